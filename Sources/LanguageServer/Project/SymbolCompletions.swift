import ProjectAnalysis
import ProjectChecks
import ProjectModel
import StringCatalog
import TextBasics

/// The completions for an implicit member where a `LocalizedStringResource` is expected: `Text(.car…)`.
struct SymbolCompletions {
  struct Item {
    let key: String
    /// The symbol after the period, as written in a call: `greeting(name: )`.
    let content: String
    let member: LoadedCatalogs.Member
  }

  private(set) var items: [Item] = []
  /// The part of the document that the completions replace: the name after the period.
  let range: Range<Int>

  /// - Returns: `nil` if the cursor is not in an implicit member, or if no symbol is possible there.
  init?(_ text: DocumentText, at cursor: Int, in path: FilePath, _ live: EditedSnapshot) async {
    let catalogs = live.catalogsWithSymbols
    guard !catalogs.isEmpty, let position = live.position(of: path),
      let range = Self.name(in: text.bytes, at: cursor)
    else { return nil }
    self.range = range
    // An argument list that is being typed may lack its parenthesis.
    for closing in ["", ")"] {
      var bytes = text.bytes
      bytes.replaceSubrange(range, with: Array((Self.placeholder + closing).utf8))
      let extractor = live.extractor.replacing(position, with: live.project.sources.texts[position].holding(bytes)) {
        live.project.modules
      }
      let found = await SymbolUses(in: live.project, extractor, catalogs, sources: [position], findsUnknown: true)
      guard let symbol = found.unknown.first(where: { $0.range.lowerBound == range.lowerBound }) else { continue }
      for catalog in symbol.catalogs { add(catalog, live) }
      items.sort { $0.content < $1.content }
      return
    }
    return nil
  }

  /// A name that no declaration has.
  private static let placeholder = "strexSymbolHere"

  private mutating func add(_ catalog: CatalogWithSymbols, _ live: EditedSnapshot) {
    guard let member = live.members.first(where: { $0.path == catalog.path }) else { return }
    let source = SymbolSource(table: catalog.path.stem)
    for symbol in catalog.symbols {
      let name = source.memberName(of: symbol)
      let labels = symbol.arguments.map { ($0.label.map { $0 + ": " } ?? "") }.joined(separator: ", ")
      items.append(
        Item(key: symbol.key, content: name + (symbol.arguments.isEmpty ? "" : "(\(labels))"), member: member))
    }
  }

  /// Returns the name around a cursor, if it follows the period of an implicit member.
  private static func name(in bytes: ContiguousArray<UInt8>, at cursor: Int) -> Range<Int>? {
    let before = bytes[..<cursor]
    let start = before.lastIndex(where: { !$0.isNamePart }).map { $0 + 1 } ?? 0
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return nil }
    let end = bytes[cursor...].firstIndex(where: { !$0.isNamePart }) ?? bytes.count
    guard start > 1 else { return start..<end }
    let last = bytes[start - 2]
    return last.isWhiteSpace || last.isLineBreak || "([{,:=?!".utf8.contains(last) ? start..<end : nil
  }
}
