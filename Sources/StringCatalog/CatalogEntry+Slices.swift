import StructuredText
import TextBasics

/// An entry with many languages, of which imports edit one after another. Each edit parses an entry again, so that edits
/// of thousands of languages in the whole entry would take quadratic time.
package struct SlicedEntry: Sendable {
  private let entry: CatalogEntry
  private let object: JSONNode
  private let rewrite: ObjectRewrite
  private let positions: [UTF8Key: [Int]]
  private let count: Int

  /// `nil` for an entry with few languages.
  package init?(_ entry: CatalogEntry) {
    guard let object = entry.node["localizations"],
      object.members.dropFirst(Self.fewLanguages).contains(where: { _ in true })
    else { return nil }
    (self.entry, self.object) = (entry, object)
    rewrite = ObjectRewrite(object: object, style: entry.style, indentation: entry.indentation(of: object))
    let names = object.members.map { UTF8Key($0.name) }
    positions = Dictionary(grouping: names.indices) { names[$0] }
    count = names.count
  }

  /// Entries of real projects seldom have more.
  private static let fewLanguages = 64

  /// Returns the entry with only some languages.
  package func slice(of languages: Set<String>) -> CatalogEntry? {
    // New languages get the indentation of the last one, and the first member may be on another line.
    let kept = Set([0, count - 1] + languages.flatMap { positions[UTF8Key($0)] ?? [] })
    var slice = entry
    guard (try? slice.splice([(object.range, rewrite(kept.sorted().map { .kept($0) }))])) != nil else { return nil }
    return slice
  }
}

extension CatalogEntry {
  /// Sets the contents of many languages to those of slices of the entry.
  package mutating func setLocalizations(
    _ changes: [(language: String, localization: Localization)]
  ) throws(ParseError) {
    guard let object = node["localizations"], object.kind == .object, !changes.isEmpty else { return }
    var members = object.members.enumerated().map { (name: $0.element.name, slot: ObjectRewrite.Slot.kept($0.offset)) }
    let positions = Dictionary(members.enumerated().map { (UTF8Key($1.name), $0) }) { first, _ in first }
    var news: [(name: String, slot: ObjectRewrite.Slot)] = []
    for (language, localization) in changes {
      let bytes = ObjectRewrite.Content.bytes(
        ContiguousArray(localization.node.document.bytes[localization.node.range]))
      if let position = positions[UTF8Key(language)] {
        members[position].slot = .replaced(position, bytes)
      } else {
        news.append((language, .new(language, bytes)))
      }
    }
    members = inserting(news, into: members)
    let rewrite = ObjectRewrite(object: object, style: style, indentation: indentation(of: object))
    try splice([(object.range, rewrite(members.map(\.slot)))])
  }

  /// Returns the members with new ones at the positions that they would get one after another.
  private func inserting(
    _ news: [(name: String, slot: ObjectRewrite.Slot)], into members: [(name: String, slot: ObjectRewrite.Slot)]
  ) -> [(name: String, slot: ObjectRewrite.Slot)] {
    if news.isEmpty { return members }
    let names = members.map(\.name)
    if zip(names, names.dropFirst()).allSatisfy({ order.precedes($0, $1) }) {
      return Placement(among: names, order: order).inserting(news, into: members, name: \.name)
    }
    return news.reduce(into: members) { members, new in
      let position = Placement(among: members.map(\.name), order: order).position(of: new.name)
      members.insert(new, at: position)
    }
  }
}
