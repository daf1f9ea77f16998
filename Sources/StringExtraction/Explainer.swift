import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

extension Extraction {
  /// The only extracted string.
  fileprivate var first: ExtractedString? { strings.first ?? shortcuts.first?.strings.first }
}

/// Explains why literals are extracted or not.
struct Explainer {
  let index: SymbolIndex
  let file: Int
  let options: ExtractionOptions
  /// A reader without results.
  private let reader: SiteReader

  private var lines: LineTable { reader.lines }

  init(_ index: SymbolIndex, file: Int, options: ExtractionOptions) {
    self.index = index
    self.file = file
    self.options = options
    reader = SiteReader(index, file: file, options)
  }

  func explain(line: Int, column: Int?) -> [Explanation] {
    let checker = Checker(index)
    checker.tracesReferences = true
    let declarations = index.files[file].tree.declarations
    var found: [Explanation] = []
    for position in declarations.indices where declarations[position].flags.contains(.hasLiteral) {
      let decl = DeclID(file: Int32(file), index: Int32(position))
      for reading in checker.readings(of: decl) {
        let literals = reading.code.tree.literals
        var explained: Set<Int> = []
        for literal in literals.indices where covers(literals[literal], line, column) {
          let first = first(ofThoseJoinedTo: literal, reading)
          guard explained.insert(first).inserted else { continue }
          found.append(explanation(first, reading, joining: literal, isPreview: checker.isPreview(decl)))
        }
      }
    }
    return found.sorted { $0.site.location < $1.site.location }
  }

  private func covers(_ literal: StringLiteral, _ line: Int, _ column: Int?) -> Bool {
    let start = lines.location(at: Int(literal.start))
    let end = lines.location(at: Int(literal.end))
    guard let column else { return start.line == line }
    let place = SourceLocation(line: line, column: column)
    return start <= place && place < end
  }

  /// Returns the first of the literals that `+` joins in the key of a routine, which is usually the literal itself.
  private func first(ofThoseJoinedTo literal: Int, _ reading: TypedCode) -> Int {
    let builder = KeyBuilder(index: index, source: index.files[file].source, lines: lines, reading: reading)
    return reading.literals.indices.first { other in
      guard other < literal, case .functionKey = reading.literals[other].verdict else { return false }
      return CallContext(of: other, reading.literals[other], builder, index).literals.contains(literal)
    } ?? literal
  }

  /// - Parameter joined: the requested literal, which `+` may join to the explained one.
  private func explanation(
    _ literal: Int, _ reading: TypedCode, joining joined: Int, isPreview: Bool
  ) -> Explanation {
    var reader = reader
    reader.read(reading, only: literal)
    let record = reading.code.tree.literals[literal]
    let extracted = isPreview && !options.includesPreviews ? nil : reader.extraction.first
    let source = index.files[file].source
    let site = LiteralSite(in: source, lines.location(at: Int(record.start)), api: extracted?.site.api ?? "")
    let builder = KeyBuilder(index: index, source: source, lines: lines, reading: reading)
    let call = CallContext(of: literal, reading.literals[literal], builder, index)
    var steps = joinSteps(literal, joined, reading) + placeSteps(reading.literals[literal], call)
    for (position, interpolation) in reading.literals[literal].interpolations.enumerated() {
      steps += holeSteps(interpolation, extracted?.interpolations, position) + overloadSteps(interpolation, position)
    }
    if lacksTable(reading.literals[literal], call) {
      let text = "Its table is known only at run time"
      steps.append(.init("\(text), so strex keeps an existing entry but does not add one."))
    } else if !reader.isCompiled(literal, reading.literals[literal], reading.code.tree) {
      steps.append(.init("It is unreachable, so the compiler removes it before extracting strings."))
    } else if let remark = remark(extracted, at: record.start, isPreview: isPreview) {
      steps.append(remark)
    }
    return Explanation(site: site, literal: source.text(record.range), extracted: extracted, steps: steps)
  }

  /// Returns whether the literal would be a key if its table were known.
  private func lacksTable(_ finding: LiteralFinding, _ call: CallContext) -> Bool {
    switch finding.verdict {
    case .localizable: !call.isValueOfKey && call.hasUnreadableTable(isOfRoutine: false)
    case .functionKey: call.hasUnreadableTable(isOfRoutine: reader.isOfRoutine(finding))
    case .plain, .untyped: false
    }
  }

  // MARK: Steps

  private func joinSteps(_ literal: Int, _ joined: Int, _ reading: TypedCode) -> [Explanation.Step] {
    if joined == literal { return [] }
    let place = lines.location(at: Int(reading.code.tree.literals[joined].start))
    return [.init("`+` joins the literal and the one on line \(place.line), column \(place.column), into one key.")]
  }

  private func placeSteps(_ finding: LiteralFinding, _ call: CallContext) -> [Explanation.Step] {
    var steps: [Explanation.Step] = []
    if let callee = finding.callee {
      steps.append(.init("It is an argument of \(name(of: callee)).", declaration: index.place(of: callee)))
    }
    if finding.isByAnalogy {
      steps.append(
        .init("The called function was not found, so its type is guessed from the name and the other arguments."))
    }
    switch finding.verdict {
    case .localizable where call.isValueOfKey:
      steps.append(.init("It is a key's default value, not a key itself."))
    case .localizable(let type):
      steps.append(
        .init("The expected type is \(index.text(type)), so the literal is a key.", declaration: index.place(of: type)))
    case .functionKey(let function):
      let text = "\(name(of: function)) looks this argument up as a key."
      steps.append(.init(text, declaration: index.place(of: function)))
    case .plain(let type?):
      let text = "Its type is \(index.text(type)), so it is not a key."
      steps.append(.init(text, declaration: index.place(of: type)))
    case .plain(nil): steps.append(.init("It is a plain String, so it is not a key."))
    case .untyped:
      steps.append(.init("The expected type is unknown because the called function was not found."))
    }
    return steps
  }

  private func name(of decl: DeclID) -> String { TerminalSafeText.shortSignature(index.describe(decl)) }

  private func holeSteps(
    _ interpolation: InterpolationFinding, _ interpolations: [InterpolationEvidence]?, _ position: Int
  ) -> [Explanation.Step] {
    let source = index.files[file].source
    var steps = interpolation.references.map { reference in
      let text = source.text(reference.range).split(whereSeparator: \.isNewline).joined(separator: " ")
      return Explanation.Step(
        "\(TerminalSafeText.code(text)) is \(reference.type).", declaration: reference.decl.map { index.place(of: $0) })
    }
    guard let interpolations, position < interpolations.count else { return steps }
    let found = interpolations[position]
    let (code, evidence) = (TerminalSafeText.code(found.expression), found.evidence.rawValue)
    steps.append(.init("Interpolation \(position + 1), \(code), becomes \(found.specifier) (\(evidence))."))
    return steps
  }

  private func overloadSteps(_ interpolation: InterpolationFinding, _ position: Int) -> [Explanation.Step] {
    switch interpolation.overload {
    case .own: return []
    case .catchAll:
      let text = "Interpolation \(position + 1) is shown as an untranslated debug description"
      return [.init("\(text); with Xcode 16, such a literal is a String, not a key.")]
    case .added(let overload):
      let text = "Xcode does not extract the literal because interpolation \(position + 1) uses the custom"
      return [.init("\(text) \(name(of: overload)).", declaration: index.place(of: overload))]
    }
  }

  /// Returns other reasons for the verdict: previews, debug code, keys made at run time.
  private func remark(_ extracted: ExtractedString?, at start: UInt32, isPreview: Bool) -> Explanation.Step? {
    let outline = index.files[file]
    if isPreview, !options.includesPreviews {
      let isNeutral = outline.isInPreview(Int(start))
      let text = "It is in a preview\(isNeutral ? ", so strex neither adds it nor marks it as stale" : "")"
      return .init("\(text) (see --previews).")
    }
    if extracted == nil, outline.literals.isKeyConstant(start) {
      let text = "The code makes a key from the literal at run time"
      return .init("\(text), so strex keeps an existing entry but does not add one.")
    }
    guard let extracted, extracted.isDebugOnly || extracted.isReleaseOnly else { return nil }
    let builds = extracted.isDebugOnly ? "debugging" : "release"
    return .init("It is compiled only for \(builds), so strex neither adds it nor marks it as stale.")
  }
}
