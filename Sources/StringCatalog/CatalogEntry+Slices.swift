import StructuredText
import TextBasics

// Edits of one language after another in an entry with many languages.
extension CatalogEntry {
  /// Returns the entry with only some languages. Each edit parses an entry again, so that edits of thousands of
  /// languages would take quadratic time. `nil` for an entry with few languages.
  package func slice(of languages: Set<String>) -> CatalogEntry? {
    guard let object = node["localizations"], object.kind == .object,
      object.members.prefix(Self.fewLanguages + 1).reduce(0, { count, _ in count + 1 }) > Self.fewLanguages
    else { return nil }
    // New languages get the indentation of the last one, and the first member may be on another line.
    let last = object.members.reduce(-1) { position, _ in position + 1 }
    let kept = object.members.enumerated().filter { position, member in
      position == 0 || position == last || languages.contains { member.hasName($0) }
    }
    let rewrite = ObjectRewrite(object: object, style: style, indentation: indentation(of: object))
    var slice = self
    guard (try? slice.splice([(object.range, rewrite(kept.map { .kept($0.offset) }))])) != nil else { return nil }
    return slice
  }

  /// Entries of real projects seldom have more.
  private static let fewLanguages = 64

  /// Sets the contents of many languages to those of slices of the entry.
  package mutating func setLocalizations(
    _ changes: [(language: String, localization: Localization)]
  ) throws(JSONError) {
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
