import CatalogRouting
import ProjectLayout
import Reports
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// What may stand in the literal that somebody types.
struct KeyCompletions {
  struct Item {
    /// The key, or the name of a table.
    let text: String
    /// Where it is from, as messages print it.
    let detail: String
    /// The catalog that has the key.
    let member: CatalogReading.Member?
  }

  private(set) var items: [Item] = []
  /// Whether there are more.
  private(set) var isPart = false
  /// The part of the document that they replace.
  let range: Range<Int>

  /// How many are offered at a time.
  private static let limit = 100

  /// - Parameters:
  ///   - text: the document with the literal closed.
  ///   - cursor: an offset in the literal.
  init?(_ text: CompletableText, upTo cursor: Int, in path: FilePath, _ live: LiveReading) {
    guard let position = live.position(of: path) else { return nil }
    let contexts = [text, text.withComment].lazy.compactMap { $0.flatMap { Self.context(of: $0, position, live) } }
    guard let context = contexts.first(where: { $0.expectation != .other }) else { return nil }
    range = text.content
    let typed = Array(text.bytes[text.content.lowerBound..<cursor])
    switch context.expectation {
    case .table: addTables(live.members, typed)
    case .key, .routineKey: addKeys(context, in: path, live, typed)
    case .other: return nil
    }
  }

  private static func context(of text: CompletableText, _ position: Int, _ live: LiveReading) -> LiteralContext? {
    let source = live.project.sources.texts[position]
    let extractor =
      text.bytes == source.bytes
      ? live.extractor
      : live.extractor.replacing(position, with: source.holding(text.bytes)) { live.project.modules }.extractor
    let found = extractor.literalContext(in: position, at: text.content.lowerBound)
    return found.flatMap { $0.range.lowerBound == text.content.lowerBound - 1 ? $0 : nil }
  }

  private mutating func addTables(_ members: [CatalogReading.Member], _ typed: [UInt8]) {
    var seen: Set<String> = []
    for member in members where seen.insert(member.path.stem).inserted && Self.rank(member.path.stem, typed) != nil {
      items.append(Item(text: member.path.stem, detail: member.printed, member: nil))
    }
  }

  private mutating func addKeys(
    _ context: LiteralContext, in path: FilePath, _ live: LiveReading, _ typed: [UInt8]
  ) {
    let route = RoutingKey(table: context.table, traits: context.traits, bundle: context.bundle)
    var found: [(rank: Int, item: Item)] = []
    for member in live.destinations(of: nil, route, in: path) {
      for key in member.catalog.keys {
        // The interpolations behind the specifiers of a key cannot be guessed.
        guard context.expectation == .routineKey || FormatString(key).specifiers.isEmpty,
          let rank = Self.rank(key, typed)
        else { continue }
        found.append((rank, Item(text: key, detail: member.printed, member: member)))
      }
    }
    isPart = found.count > Self.limit
    items = found.sorted { ($0.rank, $0.item.text) < ($1.rank, $1.item.text) }.prefix(Self.limit).map(\.item)
  }

  /// How well a text fits what is typed: 0 if it begins so, 1 if it has it anywhere, whatever the case of letters.
  private static func rank(_ text: String, _ typed: [UInt8]) -> Int? {
    if typed.isEmpty { return 0 }
    let (text, typed) = (text.utf8.map(lowercased), typed.map(lowercased))
    if text.starts(with: typed) { return 0 }
    return text.contains(typed) ? 1 : nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte.isUppercaseLetter ? byte | 0x20 : byte }
}
