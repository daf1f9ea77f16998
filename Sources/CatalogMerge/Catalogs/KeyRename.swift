import JSONText
import StringCatalog
import TextBasics

/// A key that one side renamed while the other added to what stands at the old name.
struct KeyRename: Sendable {
  let old: String
  let new: String
  /// The side that renamed it.
  let side: MergeSide
  /// What the other side added.
  let languages: [String]

  var note: MergeNote { MergeNote(kind: .renamed(to: new, languages: languages), key: old, side: side) }
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
  /// The keys that have the same texts.
  private let keys: MergeSides<[Texts: [String]]>

  init(_ roots: MergeSides<CatalogPart?>) {
    let source = roots.base?["sourceLanguage"]?.string
    let tables = roots.map { MergeTable($0?.member("strings")?.members ?? []) }
    keys = tables.map { table in
      var keys: [Texts: [String]] = [:]
      for row in table.rows { keys[Self.texts(of: row.value) { $0 != source }, default: []].append(row.name) }
      return keys
    }
    (sides, sourceLanguage) = (tables, source)
  }

  /// - Parameters:
  ///   - key: one that a side took away and the other changed.
  ///   - side: the one that took it away.
  func rename(of key: String, by side: MergeSide) -> KeyRename? {
    let other = side == .ours ? sides.theirs : sides.ours
    guard let base = sides.base.value(of: key, near: 0), let changed = other.value(of: key, near: 0) else { return nil }
    let texts = Self.texts(of: base) { $0 != sourceLanguage }
    guard !texts.isEmpty, keys.base[texts]?.count == 1, let found = keys[side][texts], found.count == 1,
      let new = sides[side].value(of: found[0], near: 0), texts.count > 1 || areAlike(base, new, texts)
    else { return nil }
    let languages = changed.languages(unlike: base)
    guard sides.base.value(of: found[0], near: 0) == nil, !base.hasTexts(in: languages) else { return nil }
    if let followed = other.value(of: found[0], near: 0), !changed.hasSame(languages, as: followed) { return nil }
    return KeyRename(old: key, new: found[0], side: side, languages: languages)
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

  fileprivate func hasTexts(in languages: [String]) -> Bool {
    languages.contains { member("localizations")?.member($0) != nil }
  }

  /// Whether two entries have the same in some languages, which this one has.
  fileprivate func hasSame(_ languages: [String], as other: CatalogPart) -> Bool {
    let different = Set(self.languages(unlike: other))
    return !languages.isEmpty && different.isDisjoint(with: languages)
  }
}

extension MergeableCatalog {
  /// The catalog with the entries of some keys at other names, each beside its old place.
  /// - Parameter keepsOld: whether they stay at their old names, too; an entry that the new name has stays then.
  /// - Returns: `nil` where that is no catalog.
  func renaming(_ renames: [KeyRename], keepsOld: Bool = false) -> MergeableCatalog? {
    guard let strings = root.member("strings") else { return self }
    let present = MergeTable(strings.members)
    let names = Dictionary(renames.map { (UTF8Key($0.old), $0.new) }) { first, _ in first }
    var (rows, contents): ([CatalogMergeRules.Row], [PartRewrite.Content]) = ([], [])
    for entry in strings.members {
      let new = names[UTF8Key(entry.name)]
      rows.append(Self.row(entry.name, entry.value))
      contents.append(new == nil || keepsOld ? .kept : .nothing)
      guard let new, present.value(of: new, near: 0) == nil else { continue }
      rows.append(Self.row(new, nil))
      contents.append(.node(entry.value.node))
    }
    var rewrite = PartRewrite(document)
    guard case .made(let bytes) = rewrite(strings, rows, contents) else { return self }
    let members = root.members.map { (Self.row($0.name, $0.value), $0.name == "strings") }
    let whole = rewrite(root, members.map(\.0), members.map { $0.1 ? .bytes(bytes) : .kept })
    guard case .made(let object) = whole else { return self }
    return try? MergeableCatalog(replacingRoot(with: object))
  }

  private static func row(_ name: String, _ part: CatalogPart?) -> CatalogMergeRules.Row {
    CatalogMergeRules.Row(name: name, sides: MergeSides(base: nil, ours: part, theirs: nil), outcome: .ours)
  }
}
