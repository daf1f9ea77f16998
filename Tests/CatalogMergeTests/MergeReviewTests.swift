import Testing

@testable import CatalogMerge

/// Tests the review of merges that other tools made.
@Suite struct MergeReviewTests {
  private static let unit = CatalogText.unit
  private static func save(_ units: String...) -> String { CatalogText.entry("Save", units) }
  private static let (a, b, c) = (
    unit("de", "A", "translated"), unit("de", "B", "translated"), unit("de", "C", "translated")
  )
  private static let french = unit("fr", "F", "translated")

  struct Row: Sendable {
    let base, ours, theirs, result: String
    let expected: [MergeFinding]

    init(_ base: String, _ ours: String, _ theirs: String, _ result: String, _ expected: [MergeFinding.Kind]) {
      (self.base, self.ours, self.theirs, self.result) = (base, ours, theirs, result)
      let unit = ["strings", "Save", "localizations", "de", "stringUnit"]
      self.expected = expected.map { kind in
        if case .lostEntry = kind { return MergeFinding(kind: kind, path: ["strings", "Save"]) }
        return MergeFinding(kind: kind, path: unit)
      }
    }
  }

  static let rows: [Row] = [
    Row(save(a), save(b), save(a, french), save(b, french), []),
    Row(save(a), save(b), save(a, french), save(a, french), [.differs(expected: "B", found: "A")]),
    Row(save(french), save(a, french), save(french), save(french), [.lost("A")]),
    Row("", save(a, french), "\"Next\":{}", "\"Next\":{}", [.lostEntry(languages: ["de", "fr"])]),
    Row(save(a, french), save(french), save(a, french), save(a, french), [.returned("A")]),
    Row(save(a), "", save(a), save(a), [.returned("A")]),
    // The sides contradict each other, so the user decides.
    Row(save(a), save(b), save(c), save(a), []), Row(save(a), save(b), save(c), "", []),
    Row(save(a), "", save(b), save(b), []), Row(save(a), "", save(b), "", []),
    // Additions of the merge and keys without texts are not losses.
    Row(save(a), save(a), save(a), save(a, french) + ",\"Next\":{}", []),
    Row("\"Next\":{}", "\"Next\":{}", "\"Next\":{},\"Last\":{}", "", []),
    Row(save(a), save(a), save(a), save(unit("de", "A", "new")), [.differs(expected: "A", found: "A")]),
  ]

  @Test(arguments: rows)
  func mergesAreReviewed(_ row: Row) throws {
    func catalog(_ strings: String) throws -> MergeableCatalog { try CatalogText.catalog(CatalogText.of(strings)) }
    let review = try MergeReview(base: catalog(row.base), ours: catalog(row.ours), theirs: catalog(row.theirs))
    #expect(try review.findings(in: catalog(row.result)) == row.expected)
  }
}
