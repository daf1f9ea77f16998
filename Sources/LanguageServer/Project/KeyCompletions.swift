import CatalogRouting
import ProjectChecks
import ProjectModel
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// The completions for the literal that is being typed.
struct KeyCompletions {
  struct Item {
    /// The key, or the name of a table.
    let text: String
    /// The replacement for ``range``.
    let content: String
    /// The location of the key or table, as messages print it.
    let detail: String
    /// The catalog that contains the key.
    let member: LoadedCatalogs.Member?
  }

  private(set) var items: [Item] = []
  /// Whether there are more completions than ``items`` contains.
  private(set) var isPart = false
  /// The part of the document that the completions replace.
  let range: Range<Int>

  /// The largest number of completions.
  private static let limit = 100

  /// - Parameters:
  ///   - text: the document, with the literal terminated.
  ///   - cursor: an offset in the literal.
  init?(_ text: CompletableText, upTo cursor: Int, in path: FilePath, _ live: EditedSnapshot) {
    guard let position = live.position(of: path) else { return nil }
    let contexts = [text, text.withComment].lazy.compactMap { $0.flatMap { Self.context(of: $0, position, live) } }
    guard let context = contexts.first(where: { $0.expectation != .other }) else { return nil }
    range = text.content
    let typed = Typed(before: text.before, text.bytes[text.content.lowerBound..<cursor], text.spelling)
    switch context.expectation {
    case .table: addTables(live.members, typed)
    case .key, .routineKey: addKeys(context, in: path, live, typed)
    case .other: return nil
    }
  }

  private static func context(of text: CompletableText, _ position: Int, _ live: EditedSnapshot) -> LiteralContext? {
    let source = live.project.sources.texts[position]
    let extractor =
      text.bytes == source.bytes
      ? live.extractor
      : live.extractor.replacing(position, with: source.holding(text.bytes)) { live.project.modules }
    let found = extractor.literalContext(in: position, at: text.content.lowerBound)
    return found.flatMap { $0.range.lowerBound == text.start ? $0 : nil }
  }

  private mutating func addTables(_ members: [LoadedCatalogs.Member], _ typed: Typed) {
    var seen: Set<String> = []
    for member in members where seen.insert(member.path.stem).inserted {
      guard let (content, _) = typed.completion(to: member.path.stem) else { continue }
      items.append(Item(text: member.path.stem, content: content, detail: member.printed, member: nil))
    }
  }

  private mutating func addKeys(
    _ context: LiteralContext, in path: FilePath, _ live: EditedSnapshot, _ typed: Typed
  ) {
    let route = RoutingKey(table: context.table, traits: context.traits, bundle: context.bundle)
    var found: [(rank: Int, item: Item)] = []
    for member in live.destinations(of: nil, route, in: path) {
      for key in member.catalog.keys {
        // The interpolations for the specifiers of a key cannot be guessed.
        guard context.expectation == .routineKey || FormatString(key).specifiers.isEmpty,
          let (content, rank) = typed.completion(to: key)
        else { continue }
        found.append((rank, Item(text: key, content: content, detail: member.printed, member: member)))
      }
    }
    isPart = found.count > Self.limit
    items = found.sorted { ($0.rank, $0.item.text) < ($1.rank, $1.item.text) }.prefix(Self.limit).map(\.item)
  }
}

/// The part of the literal that has been typed.
private struct Typed {
  /// The source text on the preceding lines.
  private let before: [UInt8]
  /// The text on the line of the cursor, in lower case.
  private let part: [UInt8]
  private let spelling: LiteralSpelling

  init(before: String, _ part: some Sequence<UInt8>, _ spelling: LiteralSpelling) {
    (self.before, self.part, self.spelling) = (Array(before.utf8), part.map(\.lowercased), spelling)
  }

  /// Returns the content for the line of the cursor that completes the literal to a text, and the rank of the match: 0
  /// for a prefix and 1 for any other occurrence. Matching ignores case.
  func completion(to text: String) -> (content: String, rank: Int)? {
    let whole = spelling.content(of: text)
    guard whole.utf8.starts(with: before) else { return nil }
    let content = before.isEmpty ? whole : String(decoding: whole.utf8.dropFirst(before.count), as: UTF8.self)
    if part.isEmpty { return (content, 0) }
    let letters = content.utf8.map(\.lowercased)
    if letters.starts(with: part) { return (content, 0) }
    return letters.contains(part) ? (content, 1) : nil
  }
}
