import StructuredText
import TextBasics

/// Compares a committed merge with the result of merging its sides.
///
/// Conflicts, comments and extraction states are the person's decision and are not reported. New strings are not
/// reported either, because they lose nothing.
public struct MergeReview {
  private let sides: MergeSides<MergeTable<CatalogPart>>
  private let expected: CatalogPart
  private let conflicts: [[String]]
  /// The keys that one side renamed. The committed merge may omit them, because the new keys have their strings.
  private let renamed: Set<UTF8Key>

  /// - Throws: never for the result of a merge. The initializer of the merged catalog declares the error.
  public init(base: MergeableCatalog?, ours: MergeableCatalog, theirs: MergeableCatalog) throws(ParseError) {
    let merged = CatalogMerger(base: base, ours: ours, theirs: theirs).merge()
    expected = try MergeableCatalog(merged.bytes).root
    conflicts = merged.conflicts.map(\.path)
    renamed = Set(merged.notes.filter { $0.path[1] != $0.key }.map { UTF8Key($0.key) })
    sides = MergeSides(base: base?.root, ours: ours.root, theirs: theirs.root).map(Self.entries)
  }

  /// Returns the findings in the order of the merged keys, followed by those for the keys that the merge removes.
  public func findings(in result: MergeableCatalog) -> [MergeFinding] {
    let wanted = Self.entries(of: expected)
    let found = Self.entries(of: result.root)
    var findings: [MergeFinding] = []
    for (position, row) in wanted.rows.enumerated() {
      let entry = found.value(of: row.name, near: position)
      if let entry, entry.isSame(as: row.value) { continue }
      findings += self.findings(of: row.name, wanted: row.value, found: entry)
    }
    let gone = found.rows.enumerated().filter { wanted.value(of: $1.name, near: $0) == nil }.map(\.element)
    for row in gone { findings += self.findings(of: row.name, wanted: nil, found: row.value) }
    return findings
  }

  private func findings(of key: String, wanted: CatalogPart?, found: CatalogPart?) -> [MergeFinding] {
    let path = ["strings", key]
    let (wanted, units) = (EntryTexts(of: wanted), EntryTexts(of: found))
    if found == nil, renamed.contains(UTF8Key(key)) { return [] }
    if found == nil, !wanted.paths.isEmpty, !isContested(path) {
      return [MergeFinding(kind: .lostEntry(languages: wanted.languages), path: path)]
    }
    let missing = wanted.paths.compactMap { place in
      difference(wanted.nodes[place], units.nodes[place], at: path + place)
    }
    let known = knownUnits(of: key)
    let returned = units.paths.filter { wanted.nodes[$0] == nil && known.contains($0) && !isContested(path + $0) }
    return missing
      + returned.map { place in
        MergeFinding(kind: .returned(MergeConflict.text(of: units.nodes[place])), path: path + place)
      }
  }

  private func difference(_ wanted: JSONNode?, _ found: JSONNode?, at path: [String]) -> MergeFinding? {
    guard let wanted, !isContested(path) else { return nil }
    let text = MergeConflict.text(of: wanted)
    guard let found else { return MergeFinding(kind: .lost(text), path: path) }
    if wanted.isSame(as: found) { return nil }
    return MergeFinding(kind: .differs(expected: text, found: MergeConflict.text(of: found)), path: path)
  }

  /// Returns whether a path is in a conflict, contains one, or is part of one.
  private func isContested(_ path: [String]) -> Bool {
    conflicts.contains { $0.starts(with: path) || path.starts(with: $0) }
  }

  /// Returns the paths where any of the sides has strings for a key.
  private func knownUnits(of key: String) -> Set<[String]> {
    let all = MergeSide.allCases.compactMap { sides[$0].value(of: key, near: 0) }
    return Set(all.flatMap { EntryTexts(of: $0).paths })
  }

  private static func entries(of root: CatalogPart?) -> MergeTable<CatalogPart> {
    MergeTable(root?.members.first { $0.name == "strings" }?.value.members ?? [])
  }
}
