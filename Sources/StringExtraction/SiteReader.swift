import SwiftLexing
import SwiftOutline
import SwiftTypes

/// Turns what is known of a file's literals into extracted strings.
struct SiteReader {
  let index: SymbolIndex
  let outline: FileOutline
  let lines: LineTable
  var extraction = Extraction()

  init(_ index: SymbolIndex, file: Int) {
    self.index = index
    outline = index.files[file]
    lines = LineTable(index.files[file].source)
  }

  mutating func read(_ reading: CodeReading) {
    let builder = KeyBuilder(index: index, source: outline.source, lines: lines, reading: reading)
    let allRuns = reading.code.tree.unreachable.isEmpty
    for (literal, finding) in reading.literals.enumerated() {
      if allRuns || isReachable(literal, finding, reading.code.tree) { read(literal, finding, builder) }
    }
  }

  /// Whether the compiler sees a literal: it drops what never runs before it looks for strings. Routines are found in the text.
  private func isReachable(_ literal: Int, _ finding: LiteralFinding, _ tree: SyntaxTree) -> Bool {
    if case .functionKey = finding.verdict { return true }
    let start = Int(tree.literals[literal].start)
    return !tree.unreachable.contains { $0.range.contains(start) }
  }

  private mutating func read(_ literal: Int, _ finding: LiteralFinding, _ builder: KeyBuilder) {
    switch finding.verdict {
    case .localizable(let type): add(literal, finding, builder, type: type)
    case .functionKey where builder.reading.code.tree.literals[literal].holes.isEmpty:
      add(literal, finding, builder, type: nil)
    case .untyped: addUntyped(literal, builder)
    case .plain, .functionKey: break
    }
  }

  private mutating func addUntyped(_ literal: Int, _ builder: KeyBuilder) {
    guard let text = builder.texts(of: literal)?.joined(separator: FormatSpecifierTable.other), !text.isEmpty else {
      return
    }
    extraction.untyped.append(UntypedLiteral(text: text, site: site(literal, builder, api: "")))
  }

  private func site(_ literal: Int, _ builder: KeyBuilder, api: String) -> LiteralSite {
    let start = Int(builder.reading.code.tree.literals[literal].start)
    return LiteralSite(file: outline.source.path, location: lines.location(at: start), api: api)
  }

  private mutating func add(_ literal: Int, _ finding: LiteralFinding, _ builder: KeyBuilder, type: DeclID?) {
    let flags = type.map { index[$0].flags } ?? []
    let call = CallContext(finding, builder, index)
    guard !call.isValueOfKey, !call.hasUnreadableTable else { return }
    // Phrases of App Shortcuts are read by another tool than the compiler, into a catalog of their own.
    guard !flags.contains(.isPhrase) else { return }
    let naming = flags.contains(.isSummary)
    guard let (key, holes) = builder.text(of: literal, naming: naming) else { return }
    let start = Int(builder.reading.code.tree.literals[literal].start)
    var string = ExtractedString(
      key: key, site: site(literal, builder, api: call.api ?? type.map { index.text($0) } ?? ""), interpolations: holes,
      isDebugOnly: outline.isDebugOnly(start))
    string.platforms = outline.platforms(at: start)
    string.isOfRoutine = type == nil
    call.describe(&string)
    extraction.strings.append(string)
  }
}
