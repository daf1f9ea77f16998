import StructuredText

/// A key that one side renamed while the other changed its entry.
struct KeyRename: Sendable {
  let old: String
  let new: String
  /// The side that renamed it.
  let side: MergeSide
  /// The languages that the other side added or changed.
  let languages: [String]
  /// The languages in which the other side changed strings of the base. The text of the new key would be a guess.
  let contested: [String]
  /// Whether the other side already has all these strings at the new key.
  let isFollowed: Bool

  var note: MergeNote {
    let certain = languages.filter { !contested.contains($0) }
    return MergeNote(kind: .renamed(to: new, languages: certain), key: old, side: side)
  }
}

/// Detects renamed keys: the strings of a removed key occur at exactly one other key.
///
/// A rename is certain if all of these are true:
///
/// - All translations are the same. The source language is ignored, because its text is often the key.
/// - No other key of the base and of that side has these translations.
/// - There are several translations, or one with several words and the same source text. A single word such as "OK" may
///   be the translation of any key.
struct KeyRenames {
  private typealias Texts = [[String]: String]

  private let sides: MergeSides<MergeTable<CatalogPart>>
  private let sourceLanguage: String?
  /// The translations of the rows.
  private let translations: MergeSides<[Texts]>
  /// The keys with the same translations.
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
  ///   - key: a key that one side removed and the other changed.
  ///   - side: the side that removed it.
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

  /// Returns whether most translations of a removed key are now at a key that did not have them before. It does not
  /// matter which side has that key: the result will have it, and merging the result again must change nothing.
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

  /// Returns the only key of a side with the strings of an entry, if they identify it. The base may have the key
  /// without strings.
  private func newKey(of base: CatalogPart, on side: MergeSide) -> (String, CatalogPart)? {
    let texts = translations(of: base)
    guard !texts.isEmpty, keys.base[texts]?.count == 1, let found = keys[side][texts], found.count == 1,
      let new = sides[side].value(of: found[0], near: 0), texts.count > 1 || areAlike(base, new, texts)
    else { return nil }
    if let present = sides.base.value(of: found[0], near: 0), !translations(of: present).isEmpty { return nil }
    return (found[0], new)
  }

  /// Returns whether an entry has all translations of another one that differ from the base.
  private func hasAll(of changed: CatalogPart, since base: CatalogPart, _ entry: CatalogPart) -> Bool {
    let localizations = entry.member("localizations")
    return Self.has(entry, changed, in: isTranslation)
      && changed.languages(unlike: base).allSatisfy { localizations?.member($0) != nil }
      && CatalogPart?.some(entry).agrees(with: changed, in: changed.writtenMembers(unlike: base))
  }

  private func isTranslation(_ language: String?) -> Bool { language != sourceLanguage }

  private func translations(of entry: CatalogPart) -> Texts { Self.texts(of: entry, in: isTranslation) }

  /// Returns whether an entry has all strings that another one has in some languages.
  private static func has(_ entry: CatalogPart, _ other: CatalogPart, in isMeant: (String?) -> Bool) -> Bool {
    let texts = texts(of: entry, in: isMeant)
    return Self.texts(of: other, in: isMeant).allSatisfy { texts[$0.key] == $0.value }
  }

  /// Returns whether the only translation of two entries is specific enough to identify a rename.
  private func areAlike(_ old: CatalogPart, _ new: CatalogPart, _ texts: Texts) -> Bool {
    let sources = [old, new].map { entry in Self.texts(of: entry) { $0 == sourceLanguage } }
    return texts.contains { $0.value.contains(" ") } && (sources.contains(where: \.isEmpty) || sources[0] == sources[1])
  }

  /// Returns the strings in some languages by their paths.
  private static func texts(of entry: CatalogPart, in isMeant: (String?) -> Bool) -> Texts {
    var texts: Texts = [:]
    for (path, node) in EntryTexts(of: entry).nodes where isMeant(path.dropFirst().first) {
      if let text = MergeConflict.text(of: node), !text.isEmpty { texts[path] = text }
    }
    return texts
  }
}

extension CatalogPart {
  /// Returns the languages in which another entry differs.
  func languages(unlike other: CatalogPart?) -> [String] {
    let old = MergeTable(other?.member("localizations")?.members ?? [])
    return (member("localizations")?.members ?? []).enumerated().compactMap { position, member in
      let isSame = old.value(of: member.name, near: position)?.isSame(as: member.value) ?? false
      return isSame ? nil : member.name
    }
  }
}
