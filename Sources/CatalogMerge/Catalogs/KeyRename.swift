import StringCatalog
import StructuredText
import TextBasics

/// A key that one side renamed while the other changed what stands at the old name.
struct KeyRename: Sendable {
  let old: String
  let new: String
  /// The side that renamed it.
  let side: MergeSide
  /// What the other side added or changed.
  let languages: [String]
  /// Those of them in which it changed texts of the base: which the new key is to have would be a guess.
  let contested: [String]
  /// Whether the other side has all this at the new key already.
  let isFollowed: Bool

  var note: MergeNote {
    let certain = languages.filter { !contested.contains($0) }
    return MergeNote(kind: .renamed(to: new, languages: certain), key: old, side: side)
  }
}

/// What tells that a key was renamed: its texts stand at another one, and nowhere else.
///
/// A rename counts as certain if all translations are the same, in all languages but the source language, whose text is
/// often the key; if no further key of the base and of that side has just these; and if these are several, or one of several
/// words of the same source text: the one word that a translation is, "OK", may be that of any key.
struct KeyRenames {
  private typealias Texts = [[String]: String]

  private let sides: MergeSides<MergeTable<CatalogPart>>
  private let sourceLanguage: String?
  /// The translations of the rows.
  private let translations: MergeSides<[Texts]>
  /// The keys that have the same ones.
  private let keys: MergeSides<[Texts: [String]]>

  init(_ roots: MergeSides<CatalogPart?>) {
    let source = roots.base?["sourceLanguage"]?.string
    let translated = roots.map { root in
      let table = MergeTable(root?.member("strings")?.members ?? [])
      return (table: table, texts: table.rows.map { row in Self.texts(of: row.value) { $0 != source } })
    }
    keys = translated.map { table, texts in
      Dictionary(grouping: zip(texts, table.rows)) { $0.0 }.mapValues { $0.map(\.1.name) }
    }
    (sides, translations, sourceLanguage) = (translated.map(\.table), translated.map(\.texts), source)
  }

  /// - Parameters:
  ///   - key: one that a side took away and the other changed.
  ///   - side: the one that took it away.
  func rename(of key: String, by side: MergeSide) -> KeyRename? {
    let other = side == .ours ? sides.theirs : sides.ours
    guard let base = sides.base.value(of: key, near: 0), let changed = other.value(of: key, near: 0),
      let (name, new) = newKey(of: base, on: side)
    else { return nil }
    let (present, followed) = (sides.base.value(of: name, near: 0), other.value(of: name, near: 0))
    let isFollowed = followed.map { hasAll(of: changed, since: base, $0) } ?? false
    if let followed, !isFollowed, !(present?.isSame(as: followed) ?? false) { return nil }
    let languages = changed.languages(unlike: base)
    let contested = languages.filter { language in
      new.member("localizations")?.member(language) != nil && !Self.has(changed, base) { $0 == language }
    }
    return KeyRename(
      old: key, new: name, side: side, languages: languages, contested: contested, isFollowed: isFollowed)
  }

  /// Whether most translations of a key that a side took away stand at any key that did not have them. It is the same which
  /// side has that key: the result will, and merging it once more shall change nothing.
  func areTextsMoved(from key: String) -> Bool {
    guard let base = sides.base.value(of: key, near: 0) else { return false }
    let texts = translations(of: base)
    func hasMost(_ other: Texts) -> Bool { 2 * texts.count { other[$0.key] == $0.value } > texts.count }
    return [MergeSide.ours, .theirs].contains { side in
      translations[side].enumerated().contains { position, other in
        guard hasMost(other) else { return false }
        let former = sides.base.value(of: sides[side].rows[position].name, near: position)
        return !(former.map { hasMost(translations(of: $0)) } ?? false)
      }
    }
  }

  /// The only key of a side with the texts of an entry, if they tell; the base may have it without any.
  private func newKey(of base: CatalogPart, on side: MergeSide) -> (String, CatalogPart)? {
    let texts = translations(of: base)
    guard !texts.isEmpty, keys.base[texts]?.count == 1, let found = keys[side][texts], found.count == 1,
      let new = sides[side].value(of: found[0], near: 0), texts.count > 1 || areAlike(base, new, texts)
    else { return nil }
    if let present = sides.base.value(of: found[0], near: 0), !translations(of: present).isEmpty { return nil }
    return (found[0], new)
  }

  /// Whether an entry has all translations of another one, and what that has otherwise than the base.
  private func hasAll(of changed: CatalogPart, since base: CatalogPart, _ entry: CatalogPart) -> Bool {
    let localizations = entry.member("localizations")
    return Self.has(entry, changed, in: isTranslation)
      && changed.languages(unlike: base).allSatisfy { localizations?.member($0) != nil }
      && CatalogPart?.some(entry).agrees(with: changed, in: changed.writtenMembers(unlike: base))
  }

  private func isTranslation(_ language: String?) -> Bool { language != sourceLanguage }

  private func translations(of entry: CatalogPart) -> Texts { Self.texts(of: entry, in: isTranslation) }

  /// Whether an entry has all texts that another one has in some languages.
  private static func has(_ entry: CatalogPart, _ other: CatalogPart, in isMeant: (String?) -> Bool) -> Bool {
    let texts = texts(of: entry, in: isMeant)
    return Self.texts(of: other, in: isMeant).allSatisfy { texts[$0.key] == $0.value }
  }

  /// Whether the only translation of two entries tells that one is the other.
  private func areAlike(_ old: CatalogPart, _ new: CatalogPart, _ texts: Texts) -> Bool {
    let sources = [old, new].map { entry in Self.texts(of: entry) { $0 == sourceLanguage } }
    return texts.contains { $0.value.contains(" ") } && (sources.contains(where: \.isEmpty) || sources[0] == sources[1])
  }

  /// What is written for people in some languages, by its place.
  private static func texts(of entry: CatalogPart, in isMeant: (String?) -> Bool) -> Texts {
    var texts: Texts = [:]
    for (path, node) in EntryTexts(of: entry).nodes where isMeant(path.dropFirst().first) {
      if let text = MergeConflict.text(of: node), !text.isEmpty { texts[path] = text }
    }
    return texts
  }
}

extension CatalogPart {
  /// The languages of an entry for which another one has something else.
  func languages(unlike other: CatalogPart?) -> [String] {
    let old = MergeTable(other?.member("localizations")?.members ?? [])
    return (member("localizations")?.members ?? []).enumerated().compactMap { position, member in
      let isSame = old.value(of: member.name, near: position)?.isSame(as: member.value) ?? false
      return isSame ? nil : member.name
    }
  }
}
