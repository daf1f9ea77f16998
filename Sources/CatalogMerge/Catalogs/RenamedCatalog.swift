import StructuredText
import TextBasics

extension MergeableCatalog {
  /// Returns the base with the entries of some keys under their new names, without the strings that the other side
  /// changed. Both sides then have these strings, with different values.
  /// - Returns: `nil` if the result is not a catalog.
  func renaming(_ renames: [KeyRename]) -> MergeableCatalog? {
    var rewrite = PartRewrite(document)
    return moving(renames, keepsOld: false) { entry, rename in
      rename.contested.isEmpty ? entry.node : entry.without(rename.contested, &rewrite)
    }
  }

  /// Returns a side with the entries of some keys that the other renamed also under their new names, unless they exist
  /// there.
  /// - Returns: `nil` if the result is not a catalog.
  func following(_ renames: [KeyRename]) -> MergeableCatalog? {
    moving(renames.filter { !$0.isFollowed }, keepsOld: true) { entry, _ in entry.node }
  }

  /// An existing entry with the new name has no strings.
  private func moving(
    _ renames: [KeyRename], keepsOld: Bool, _ moved: (CatalogPart, KeyRename) -> JSONNode
  ) -> MergeableCatalog? {
    guard !renames.isEmpty, let strings = root.member("strings") else { return self }
    let table = MergeTable(strings.members)
    let all = renames.compactMap { rename in
      table.value(of: rename.old, near: 0).map { (rename, moved($0, rename)) }
    }
    let old = Dictionary(all.map { (UTF8Key($0.0.old), $0) }) { first, _ in first }
    let new = Dictionary(all.map { (UTF8Key($0.0.new), $0.1) }) { first, _ in first }
    var (rows, contents): ([CatalogMergeRules.Row], [PartRewrite.Content]) = ([], [])
    for entry in strings.members {
      let found = old[UTF8Key(entry.name)]
      rows.append(.own(entry.name, entry.value))
      contents.append(new[UTF8Key(entry.name)].map { .node($0) } ?? (found == nil || keepsOld ? .kept : .nothing))
      guard let (rename, node) = found, table.value(of: rename.new, near: 0) == nil else { continue }
      rows.append(.own(rename.new, nil))
      contents.append(.node(node))
    }
    return replacing(strings, rows, contents)
  }

  private func replacing(
    _ strings: CatalogPart, _ rows: [CatalogMergeRules.Row], _ contents: [PartRewrite.Content]
  ) -> MergeableCatalog? {
    var rewrite = PartRewrite(document)
    guard case .made(let bytes) = rewrite(strings, rows, contents) else { return self }
    guard case .made(let object) = root.replacing("strings", by: .bytes(bytes), &rewrite) else { return self }
    return try? MergeableCatalog(replacingRoot(with: object))
  }
}

extension CatalogPart {
  /// Returns an entry without some languages.
  fileprivate func without(_ languages: [String], _ rewrite: inout PartRewrite) -> JSONNode {
    guard let localizations = member("localizations") else { return node }
    let rows = localizations.members.map { CatalogMergeRules.Row.own($0.name, $0.value) }
    let contents = rows.map { languages.contains($0.name) ? PartRewrite.Content.nothing : .kept }
    let content: PartRewrite.Content =
      if case .made(let bytes) = rewrite(localizations, rows, contents) { .bytes(bytes) } else { .nothing }
    guard case .made(let entry) = replacing("localizations", by: content, &rewrite) else { return node }
    return JSONDocument(printed: Array(entry)).root
  }

  /// Returns an entry with one member replaced.
  fileprivate func replacing(
    _ name: String, by content: PartRewrite.Content, _ rewrite: inout PartRewrite
  ) -> MergeOutcome<ContiguousArray<UInt8>> {
    rewrite(self, members.map { .own($0.name, $0.value) }, members.map { $0.name == name ? content : .kept })
  }
}

extension CatalogMergeRules.Row {
  /// Returns a member of a single catalog, or `nil` for a new one.
  fileprivate static func own(_ name: String, _ part: CatalogPart?) -> Self {
    Self(name: name, sides: MergeSides(base: nil, ours: part, theirs: nil), outcome: .ours)
  }
}
