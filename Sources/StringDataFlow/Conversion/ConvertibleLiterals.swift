import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

extension Extractor {
  /// Returns the literals at some places of a source, each with the code around it or the reason why no symbol can
  /// replace it.
  ///
  /// - Parameters:
  ///   - position: the position of the source among all.
  ///   - places: the places where the literals begin.
  package func convertibleLiterals(
    in position: Int, at places: Set<SourceLocation>
  ) -> [SourceLocation: Result<ConvertibleLiteral, ConversionRefusal>] {
    let file = index.firstProjectFile + Int32(position)
    let outline = index.files[Int(file)]
    let lines = LineTable(outline.source)
    let checker = Checker(index)
    checker.recordsFlow = true
    var found: [SourceLocation: Result<ConvertibleLiteral, ConversionRefusal>] = [:]
    for number in outline.tree.declarations.indices where outline.tree.declarations[number].flags.contains(.hasLiteral)
    {
      let decl = DeclID(file: file, index: Int32(number))
      for reading in checker.readings(of: decl) {
        for literal in reading.literals.indices {
          let place = lines.location(at: Int(reading.code.tree.literals[literal].start))
          guard places.contains(place), found[place] == nil else { continue }
          let reader = LiteralConversionReader(literal: literal, reading: reading, decl: decl, checker: checker)
          found[place] = Result { () throws(ConversionRefusal) in try reader.convertible() }
        }
      }
    }
    return found
  }
}

/// Reads the code around one literal.
private struct LiteralConversionReader {
  let literal: Int
  let reading: TypedCode
  let decl: DeclID
  let checker: Checker

  private var index: SymbolIndex { checker.index }
  private var tree: SyntaxTree { reading.code.tree }
  private var source: SourceText { index.files[Int(reading.file)].source }
  private var finding: LiteralFinding { reading.literals[literal] }

  func convertible() throws(ConversionRefusal) -> ConvertibleLiteral {
    try demandPlaceForSymbol()
    let type = try keyType()
    let arguments = try describingArguments()
    return ConvertibleLiteral(try form(type, arguments), values(arguments), taker: taker(type))
  }

  // MARK: The place

  /// - Throws: for code that may contain only literals, or nothing internal.
  private func demandPlaceForSymbol() throws(ConversionRefusal) {
    switch reading.flow.root {
    case .arguments: throw ConversionRefusal("an attribute argument must stay a literal")
    case .defaultValue where index[decl].flags.contains(.isPublic):
      throw ConversionRefusal("default arguments of public functions cannot use symbols, which are internal")
    default: break
    }
    if isIntentMetadata {
      throw ConversionRefusal("App Intents reads this text from the code, so it must stay a literal")
    }
    if finding.isByAnalogy { throw ConversionRefusal("the called function's declaration is unknown") }
    if finding.hasAddedInterpolation || finding.isMerged {
      throw ConversionRefusal("Xcode does not extract this literal")
    }
  }

  /// Whether the build reads the literal from the code as metadata of an intent.
  private var isIntentMetadata: Bool {
    guard index.files[Int(reading.file)].imports.contains(Name("AppIntents")) else { return false }
    if let callee = finding.callee, !index.isOwn(callee), index.place(of: callee).hasPrefix("AppIntents") {
      return true
    }
    return index[decl].kind == .variable && index[decl].flags.contains(.isStatic)
  }

  /// Returns the type of the key, or `nil` for the key of `NSLocalizedString`.
  private func keyType() throws(ConversionRefusal) -> String? {
    switch finding.verdict {
    case .localizable(let type):
      let name = index.text(type)
      let isKnown = ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"].contains(name)
      guard isKnown, name == "LocalizedStringResource" || finding.callee != nil else {
        throw ConversionRefusal("its type is \(name), but symbols have the type LocalizedStringResource")
      }
      return name
    case .functionKey(let function):
      if index.type(of: function) != nil { return "LocalizationValue" }
      guard !index.isOwn(function), index.text(function) == "NSLocalizedString" else {
        throw ConversionRefusal("\(TerminalSafeText.code(index.text(function))) does not accept symbols")
      }
      if finding.formatArguments != nil {
        throw ConversionRefusal("`String(format:)` inserts arguments into this text")
      }
      return nil
    case .plain, .untyped: throw ConversionRefusal("its type is unknown")
    }
  }

  /// Returns a sentence about the parameter that takes the literal, if neither it nor the one of an overload takes a
  /// `LocalizedStringResource`.
  private func taker(_ type: String?) -> String? {
    guard let type, type != "LocalizedStringResource", let callee = finding.callee,
      !checker.hasOverloadForResources(callee, parameter: finding.parameter)
    else { return nil }
    let name = type == "LocalizationValue" ? "String.LocalizationValue" : type
    return "\(TerminalSafeText.code(index.describe(callee))) takes a \(name), not a LocalizedStringResource"
  }

  // MARK: The call

  /// An argument of the literal's call that describes the key.
  private struct DescribingArgument {
    let label: Name
    let value: ExprID
    /// The bytes from the end of the argument before to its own end.
    let range: Range<Int>
  }

  private static let described = Set(
    ["table", "tableName", "bundle", "comment", "defaultValue", "value"].map { Name($0) })

  /// The arguments of the call whose argument the literal is. Empty if the literal is only a part of an argument.
  private var callArguments: [Argument] {
    guard let call = finding.call else { return [] }
    switch tree[call] {
    case .call(_, let run), .macro(_, let run):
      let arguments = Array(tree.arguments[run.indices])
      let own = tree.literals[literal].expr
      return arguments.contains { $0.value == own } ? arguments : []
    default: return []
    }
  }

  /// Returns the arguments that describe the key, in calls that have such arguments.
  /// - Throws: for arguments that a symbol cannot express.
  private func describingArguments() throws(ConversionRefusal) -> [DescribingArgument] {
    guard let callee = finding.callee, index[callee].flags.contains(.isLocalizing) else { return [] }
    if callArguments.isEmpty, let call = finding.call, case .call(_, let run) = tree[call], run.count > 1 {
      throw ConversionRefusal("the call has further arguments, and the literal is only a part of its first one")
    }
    var (found, end) = ([DescribingArgument](), 0)
    for argument in callArguments {
      let record = tree.record(argument.value)
      defer { end = Int(record.end) }
      guard let label = argument.label, end > 0 else { continue }
      if label == Name("locale") { throw ConversionRefusal("the call specifies a locale") }
      guard Self.described.contains(label) else { continue }
      if label == Name("bundle"), !Self.isOwnBundle(text(argument.value)) {
        throw ConversionRefusal("the call specifies a bundle, but symbols always use their catalog's bundle")
      }
      found.append(DescribingArgument(label: label, value: argument.value, range: end..<Int(record.end)))
    }
    return found
  }

  /// Returns whether code names the bundle that a symbol uses: the main bundle or the one of the module.
  private static func isOwnBundle(_ code: String) -> Bool {
    let names = ["nil", ".main", ".module", "#bundle", "Bundle.main", "Bundle.module", "Foundation.Bundle.module"]
    return names.contains(code) || ["Bundle(for:", ".forClass(", ".init(for:"].contains { code.hasPrefix($0) }
      || [".atURL(Bundle.module.bundleURL)", ".atURL(#bundle.bundleURL)"].contains(code)
  }

  private func form(_ type: String?, _ arguments: [DescribingArgument]) throws(ConversionRefusal)
    -> ConvertibleLiteral.Form
  {
    guard let type else {
      guard let call = finding.call, !callArguments.isEmpty, arguments.count + 1 == callArguments.count else {
        throw ConversionRefusal("the key is not written as a plain literal here")
      }
      return .call(bytes(call), before: "String(localized: .", after: ")")
    }
    if type == "LocalizedStringResource", let (call, isImplicit) = construction {
      return .call(bytes(call), before: isImplicit ? "." : "LocalizedStringResource.", after: "")
    }
    if let owner = finding.callee.flatMap({ index.type(of: $0) }), !callArguments.isEmpty, let call = finding.call {
      switch index.text(owner) {
      case "LocalizedStringResource":
        guard arguments.count + 1 == callArguments.count else {
          throw ConversionRefusal("the call has arguments that a symbol cannot express")
        }
        return .call(bytes(call), before: "LocalizedStringResource.", after: "")
      case "LocalizedStringKey", "LocalizationValue":
        throw ConversionRefusal("its type is \(type), but symbols have the type LocalizedStringResource")
      default: break
      }
    }
    return .literal(tree.literals[literal].range, removing: arguments.map(\.range))
  }

  /// The call `LocalizedStringResource("…")` or `.init("…")` whose only argument is the literal. Such a call has no
  /// declaration, because the literal itself has the type.
  private var construction: (call: ExprID, isImplicit: Bool)? {
    guard finding.callee == nil else { return nil }
    let own = tree.literals[literal].expr
    for number in tree.exprs.indices {
      guard case .call(let callee, let run) = tree.exprs[number].node, run.count == 1,
        let argument = tree.arguments[run.indices].first, argument.value == own, argument.label == nil
      else { continue }
      switch tree[callee] {
      case .implicitMember(.`init`): return (ExprID(index: Int32(number)), true)
      case .identifier, .member:
        let names = ["LocalizedStringResource", "Foundation.LocalizedStringResource"]
        return names.contains(text(callee)) ? (ExprID(index: Int32(number)), false) : nil
      default: return nil
      }
    }
    return nil
  }

  // MARK: The values

  /// Returns the values that the key inserts, or the default value if the key inserts none.
  private func values(_ arguments: [DescribingArgument]) -> [ConvertibleLiteral.Value] {
    let own = values(of: literal)
    guard own.isEmpty, let value = arguments.first(where: { $0.label == Name("defaultValue") })?.value,
      case .string(let text) = tree[value]
    else { return own }
    return values(of: Int(text))
  }

  private func values(of literal: Int) -> [ConvertibleLiteral.Value] {
    let interpolations = tree.interpolations[tree.literals[literal].interpolations.indices]
    let findings = reading.literals[literal].interpolations
    return interpolations.enumerated().map { number, interpolation in
      let arguments = Array(tree.arguments[interpolation.arguments.indices])
      guard let first = arguments.first, first.label == nil, arguments.count == 1 || isSpecified(arguments) else {
        return .init(text: source.text(interpolation.range), type: nil)
      }
      return .init(text: text(first.value), type: findings.indices.contains(number) ? name(of: findings[number]) : nil)
    }
  }

  /// Returns whether an interpolation has only a value and a format specifier, which the catalog keeps.
  private func isSpecified(_ arguments: [Argument]) -> Bool {
    arguments.count == 2 && arguments[1].label == Name("specifier")
  }

  private func name(of finding: InterpolationFinding) -> String? {
    guard finding.isKnown, let type = finding.type, !index.isOwn(type) else { return nil }
    return index.fullName(of: type)
  }

  private func text(_ expr: ExprID) -> String { source.text(bytes(expr)) }

  private func bytes(_ expr: ExprID) -> Range<Int> { tree.record(expr).range }
}
