import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Builds a key from a literal's texts and specifiers.
struct KeyBuilder {
  let index: SymbolIndex
  let source: SourceText
  let lines: LineTable
  let reading: TypedCode
  private let compared: ComparedNumbers

  init(index: SymbolIndex, source: SourceText, lines: LineTable, reading: TypedCode) {
    self.index = index
    self.source = source
    self.lines = lines
    self.reading = reading
    compared = ComparedNumbers(reading.code, in: source)
  }

  /// Returns the text of a literal with format specifiers, or `nil` for literals that the compiler would reject.
  func text(of literal: Int, naming: Bool) -> (text: String, interpolations: [InterpolationEvidence])? {
    guard let texts = texts(of: literal) else { return nil }
    let record = reading.code.tree.literals[literal]
    guard !record.interpolations.isEmpty else { return (texts.joined(), []) }
    let findings = reading.literals[literal].interpolations
    var result = ""
    var evidence: [InterpolationEvidence] = []
    for (position, text) in texts.enumerated() {
      result += naming || !text.utf8.contains(.percent) ? text : text.replacing("%", with: "%%")
      guard position < record.interpolations.count else { continue }
      let interpolation = reading.code.tree.interpolations[Int(record.interpolations.start) + position]
      let finding = position < findings.count ? findings[position] : .unknown
      let found = naming ? parameterName(of: interpolation) : specifier(of: interpolation, finding)
      result += found.specifier
      evidence.append(found)
    }
    return (result, evidence)
  }

  /// Returns the text of a literal and the literals joined to it by `+`.
  func text(ofJoined literals: [Int]) -> (text: String, interpolations: [InterpolationEvidence])? {
    guard let first = literals.first, var result = text(of: first, naming: false) else { return nil }
    for literal in literals.dropFirst() {
      guard let texts = texts(of: literal) else { return nil }
      result.text += texts.joined()
    }
    return result
  }

  /// Returns the texts between a literal's interpolations.
  func texts(of literal: Int) -> [String]? { reading.code.tree.texts(of: literal, in: source) }

  private func specifier(of interpolation: Interpolation, _ finding: InterpolationFinding) -> InterpolationEvidence {
    let arguments = Array(reading.code.tree.arguments[interpolation.arguments.indices])
    if let written = written(arguments, "specifier") { return evidence(written, .declared, interpolation) }
    if let placeholder = arguments.first(where: { $0.label == Name("placeholder") }) {
      let name = sourceText(placeholder.value)
      return evidence(
        FormatSpecifierTable.specifier(forPlaceholder: name) ?? FormatSpecifierTable.other, .declared, interpolation)
    }
    if arguments.count > 1 || arguments.first?.label != nil {
      return evidence(FormatSpecifierTable.other, .declared, interpolation)
    }
    guard finding.isKnown else {
      return evidence(finding.type.map { specifier(of: $0) } ?? assumed(interpolation), .assumed, interpolation)
    }
    let own = finding.type.map { specifier(of: $0) } ?? FormatSpecifierTable.other
    return evidence(own, finding.isInferred ? .inferred : .declared, interpolation)
  }

  private func assumed(_ interpolation: Interpolation) -> String {
    let expression = source.text(interpolation.range)
    let number = compared.type(of: expression).map { FormatSpecifierTable.specifier(forType: $0) }
    return number ?? FormatSpecifierTable.specifier(assumedOf: expression)
  }

  private func specifier(of type: DeclID) -> String {
    guard type.file < index.firstProjectFile else { return FormatSpecifierTable.other }
    return FormatSpecifierTable.specifier(forType: index.text(type))
  }

  /// Returns the specifier of an argument of `String(format:)`, or `%p` for one of unknown type.
  func formatArgument(_ finding: InterpolationFinding) -> String {
    guard finding.isKnown, let type = finding.type else { return FormatSpecifierTable.unknown }
    let declaration = index[type]
    guard type.file < index.firstProjectFile else {
      return declaration.kind == .class ? FormatSpecifierTable.other : FormatSpecifierTable.unknown
    }
    return FormatSpecifierTable.specifier(forArgument: index.text(type), isClass: declaration.kind == .class)
  }

  /// Returns the name in `\(\.$name)` or `\(.applicationName)`, as `${name}`.
  private func parameterName(of interpolation: Interpolation) -> InterpolationEvidence {
    let text = source.text(interpolation.range)
    let last = text.split(separator: ".").last.map(String.init) ?? text
    let name = last.drop { $0 == "$" || $0 == "\\" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return evidence("${\(name)}", .declared, interpolation)
  }

  private func evidence(_ specifier: String, _ evidence: Evidence, _ interpolation: Interpolation)
    -> InterpolationEvidence
  {
    let text = source.text(interpolation.range)
    return InterpolationEvidence(
      specifier: specifier, evidence: evidence, expression: text.split(separator: "\n").joined(separator: " "),
      location: lines.location(at: Int(interpolation.start)))
  }

  /// Returns the text of an argument that is a literal. Comments may have interpolations: Xcode 16 writes each as
  /// `(value)`, Xcode 15 copied the expression. The history of an app's catalog has both.
  func written(_ arguments: [Argument], _ labels: StaticString...) -> String? {
    for argument in arguments where labels.contains(where: { argument.label == Name($0) }) {
      let parts = literals(argument.value).map { texts(of: $0)?.joined(separator: "(value)") }
      guard !parts.isEmpty else { continue }
      return parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
    }
    return nil
  }

  /// Returns the literals of an expression that is a literal, or several joined by `+`.
  func literals(_ expr: ExprID) -> [Int] { reading.code.tree.joinedLiterals(expr) }

  func sourceText(_ expr: ExprID) -> String { source.text(reading.code.tree.record(expr).range) }
}
