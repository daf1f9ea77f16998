import Diagnostics
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Turns findings about a file's literals into extracted strings.
struct SiteReader {
  let index: SymbolIndex
  let outline: FileOutline
  let lines: LineTable
  private let includesPreviews: Bool
  var extraction = Extraction()
  /// The availability scopes, computed on first use.
  private var availability: AvailabilityScopes?
  /// The call that contains the last phrases.
  private var lastShortcut: ExprID?

  init(_ index: SymbolIndex, file: Int, _ options: ExtractionOptions = ExtractionOptions()) {
    self.index = index
    includesPreviews = options.includesPreviews
    outline = index.files[file]
    lines = LineTable(index.files[file].source)
  }

  /// The results in source order.
  var sorted: Extraction {
    var sorted = extraction
    sorted.strings.sort { ($0.site.location, $0.site.api) < ($1.site.location, $1.site.api) }
    sorted.untyped.sort { $0.site.location < $1.site.location }
    return sorted
  }

  /// Adds a diagnostic if the file is incomplete Swift.
  mutating func noteBreak() {
    if let broken = outline.sourceBreak { extraction.diagnostics.append(Diagnostic(broken, in: outline.source)) }
  }

  /// - Parameter literal: the only literal to read, or `nil` for all.
  mutating func read(_ reading: TypedCode, only literal: Int? = nil) {
    lastShortcut = nil
    let builder = KeyBuilder(index: index, source: outline.source, lines: lines, reading: reading)
    let isComplete = reading.code.tree.removed.isEmpty
    noteDepth(of: reading.code.tree)
    if let first = reading.givenUp.first {
      noteDepth(at: first.lowerBound, "closures are nested too deeply to find the types of their strings")
    }
    for literal in literal.map({ $0..<$0 + 1 }) ?? reading.literals.indices {
      let finding = reading.literals[literal]
      if isComplete || isCompiled(literal, finding, reading.code.tree) { read(literal, finding, builder) }
    }
  }

  /// Adds one diagnostic if code of a file is nested too deep to be parsed. Its literals are unknown.
  mutating func noteDepth(of tree: SyntaxTree) {
    if let first = tree.passedOver.first { noteDepth(at: first.start, "the code is nested too deeply") }
  }

  private mutating func noteDepth(at start: UInt32, _ message: String) {
    guard !extraction.diagnostics.contains(where: { $0.identifier == Diagnostic.nestedTooDeep }) else { return }
    extraction.diagnostics.append(
      Diagnostic(
        .warning, Diagnostic.nestedTooDeep, message, file: outline.source.path,
        location: lines.location(at: Int(start))))
  }

  /// Returns whether the compiler extracts a literal. It removes code that never runs before it looks for strings.
  /// Routines are found by their text.
  func isCompiled(_ literal: Int, _ finding: LiteralFinding, _ tree: SyntaxTree) -> Bool {
    if isOfRoutine(finding) { return true }
    let start = Int(tree.literals[literal].start)
    return !tree.removed.contains { $0.range.contains(start) }
  }

  /// Returns whether a key is found by a routine's name. The compiler finds the keys of initializers, such as
  /// `String(localized:defaultValue:)`.
  func isOfRoutine(_ finding: LiteralFinding) -> Bool {
    guard case .functionKey(let function) = finding.verdict else { return false }
    return index[function].parent < 0
  }

  private mutating func read(_ literal: Int, _ finding: LiteralFinding, _ builder: KeyBuilder) {
    switch finding.verdict {
    case .localizable(let type): add(literal, finding, builder, type: type)
    case .functionKey where builder.reading.code.tree.literals[literal].interpolations.isEmpty:
      add(literal, finding, builder, type: nil)
    case .untyped: addUntyped(literal, builder)
    case .plain(let type): addPlain(literal, finding, builder, isArgument: type != nil && finding.callee != nil)
    case .functionKey: break
    }
  }

  /// Handles a literal that is not a key, but may be a reason to keep an entry with its text. One kind is a constant
  /// that a key is made from at run time. The other is an argument that is a String because of its interpolations or
  /// exact matches, although the call also takes keys. Versions of Xcode disagree about the latter: one app's catalog
  /// had no such key for a year, and has it from Xcode 26 on.
  private mutating func addPlain(
    _ literal: Int, _ finding: LiteralFinding, _ builder: KeyBuilder, isArgument: Bool
  ) {
    let record = builder.reading.code.tree.literals[literal]
    if outline.literals.isKeyConstant(record.start) {
      addUntyped(literal, builder, isConstant: true)
    } else if isArgument, finding.isExactMatch || !record.interpolations.isEmpty {
      addUntyped(literal, builder)
    }
  }

  private mutating func addUntyped(_ literal: Int, _ builder: KeyBuilder, isConstant: Bool = false) {
    guard let text = builder.texts(of: literal)?.joined(separator: FormatSpecifierTable.other), !text.isEmpty else {
      return
    }
    let site = site(literal, builder, api: "")
    extraction.untyped.append(UntypedLiteral(text: text, site: site, isConstant: isConstant))
  }

  private func site(_ literal: Int, _ builder: KeyBuilder, api: String) -> LiteralSite {
    let start = Int(builder.reading.code.tree.literals[literal].start)
    return LiteralSite(in: outline.source, lines.location(at: start), api: api)
  }

  private mutating func add(_ literal: Int, _ finding: LiteralFinding, _ builder: KeyBuilder, type: DeclID?) {
    let flags = type.map { index[$0].flags } ?? []
    let call = CallContext(of: literal, finding, builder, index)
    guard !call.isValueOfKey else { return }
    // Its table is unknown: the literal is not a key, but an entry with its text is not marked as unused.
    guard !call.hasUnreadableTable(isOfRoutine: isOfRoutine(finding)) else { return addUntyped(literal, builder) }
    // Xcode does not extract this literal, although the running app looks it up: the entry may have been written by
    // hand.
    guard !finding.hasAddedInterpolation, !finding.isMerged else { return addUntyped(literal, builder) }
    let isPhrase = flags.contains(.isPhrase)
    guard
      let (key, interpolations) = type == nil
        ? builder.text(ofJoined: call.literals)
        : builder.text(of: literal, naming: isPhrase || flags.contains(.isSummary))
    else { return }
    let start = Int(builder.reading.code.tree.literals[literal].start)
    let typeName = type.map { index.text($0) }
    let site = site(literal, builder, api: call.api ?? typeName ?? "")
    let isDebugOnly = outline.isDebugOnly(start) || !includesPreviews && outline.isInPreview(start)
    guard !isPhrase else {
      return addPhrase(
        key, of: finding.call,
        ShortcutPhrases([key], site: site, isDebugOnly: isDebugOnly, traits: traits(start, typeName, finding)))
    }
    var string = ExtractedString(
      key: key, site: site, interpolations: interpolations, isDebugOnly: isDebugOnly,
      traits: traits(start, typeName, finding))
    string.isReleaseOnly = outline.isReleaseOnly(start)
    string.traits.hasStringOverload = typeName == "LocalizedStringResource" && hasStringOverload(finding, at: start)
    call.describe(&string)
    string.formatArguments = finding.formatArguments.map { $0.map(builder.formatArgument) }
    extraction.strings.append(string)
  }

  /// Adds the name of an enum case, which is the raw value if none is written.
  mutating func add(nameOf enumCase: DeclID, _ type: DeclID) {
    let start = Int(index[enumCase].nameRange.start)
    let site = LiteralSite(in: outline.source, lines.location(at: start), api: index.text(type))
    let key = index.text(enumCase).filter { $0 != "`" }
    var string = ExtractedString(
      key: key, site: site, isDebugOnly: outline.isDebugOnly(start), traits: traits(start, site.api))
    string.isReleaseOnly = outline.isReleaseOnly(start)
    extraction.strings.append(string)
  }

  /// Returns the traits that follow from a string's position and type.
  ///
  /// - Parameter type: the type that makes it a key, or `nil` if a call does.
  func traits(_ start: Int, _ type: String?, _ finding: LiteralFinding? = nil) -> StringTraits {
    StringTraits(
      platforms: outline.platforms(at: start), conditions: outline.conditions(at: start),
      isOfRoutine: finding.map(isOfRoutine) ?? false, isSwiftUIKey: type == "LocalizedStringKey")
  }

  /// Returns whether the call takes a `String` where `LocalizedStringResource` is not available.
  private mutating func hasStringOverload(_ finding: LiteralFinding, at start: Int) -> Bool {
    guard let callee = finding.callee, index.hasStringOverload(callee, parameter: finding.parameter) else {
      return false
    }
    let scopes = availability ?? AvailabilityScopes(outline.source)
    availability = scopes
    return !scopes.cover(start)
  }

  /// Adds a phrase. All phrases of a single call make one entry.
  private mutating func addPhrase(_ phrase: String, of call: ExprID?, _ shortcut: ShortcutPhrases) {
    if call != nil, call == lastShortcut {
      extraction.shortcuts[extraction.shortcuts.count - 1].phrases.append(phrase)
    } else {
      extraction.shortcuts.append(shortcut)
    }
    lastShortcut = call
  }
}
