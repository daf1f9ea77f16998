import TextBasics

/// The merged entries of a catalog, with the content to write for each.
struct MergedEntries: Sendable {
  /// One for each entry.
  private(set) var rows: [CatalogMergeRules.Row] = []
  /// One for each row.
  private(set) var contents: [PartRewrite.Content] = []
  private var conflictsOfRows: [MergeConflict] = []
  private var conflictsOfContents: [MergeConflict] = []
  private(set) var notes: [MergeNote] = []

  var conflicts: [MergeConflict] { conflictsOfRows + conflictsOfContents }

  /// The smallest number of entries that justifies a thread.
  private static let portion = 256

  /// Merges the entries on several threads that share nothing. The result is the same as on one thread.
  /// - Parameter moved: the stale keys that are merged like others.
  init(of sides: MergeSides<CatalogPart?>, _ rewrite: PartRewrite, moved: Set<UTF8Key>) async {
    let rules = CatalogMergeRules(rewrite, at: ["strings"], moved: moved)
    async let base = Self.table(of: sides.base)
    async let ours = Self.table(of: sides.ours)
    async let theirs = Self.table(of: sides.theirs)
    let tables = await MergeSides(base: base, ours: ours, theirs: theirs)
    let count = tables.ours.rows.count
    let starts = Array(stride(from: 0, to: count, by: Self.portion))
    await withTaskGroup(of: (Int, Self).self) { group in
      for start in starts {
        group.addTask { (start, Self(tables, rules, start..<min(start + Self.portion, count))) }
      }
      group.addTask { (count, Self(tables, rules, nil)) }
      var found: [(Int, Self)] = []
      for await portion in group { found.append(portion) }
      for (_, portion) in found.sorted(by: { $0.0 < $1.0 }) { append(portion) }
    }
  }

  private static func table(of part: CatalogPart?) -> MergeTable<CatalogPart> { MergeTable(part?.members ?? []) }

  /// - Parameter positions: the positions of some entries of our side, or `nil` for the entries that only their side
  ///   has.
  private init(_ tables: MergeSides<MergeTable<CatalogPart>>, _ start: CatalogMergeRules, _ positions: Range<Int>?) {
    var rules = start
    rows = positions.map { rules.merge(tables, $0) } ?? rules.additions(of: tables)
    conflictsOfRows = rules.conflicts
    contents = rows.map { rules.content(of: $0) }
    conflictsOfContents = Array(rules.conflicts.dropFirst(conflictsOfRows.count))
    notes = rules.notes
  }

  private mutating func append(_ other: Self) {
    rows += other.rows
    contents += other.contents
    conflictsOfRows += other.conflictsOfRows
    conflictsOfContents += other.conflictsOfContents
    notes += other.notes
  }
}
