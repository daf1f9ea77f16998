import Testing

@testable import CatalogMerge

/// Tests keys that one side removes or renames while the other side changes them.
@Suite struct RenameMergeTests {
  private static func named(_ key: String, _ units: String...) -> String { CatalogText.entry(key, units) }
  private static let (german, other) = (CatalogText.unit("de", "A b"), CatalogText.unit("de", "B"))
  private static let (french, unsure) = (CatalogText.unit("fr", "F"), CatalogText.unit("de", "A b", "needs_review"))
  private static let another = CatalogText.unit("en", "x")
  private static func stale(_ units: String...) -> String {
    CatalogText.entry("old", units, "\"extractionState\":\"stale\"")
  }
  /// The new key and the old one, which is kept.
  private static func both(_ units: String...) -> String {
    CatalogText.entry("new", units) + "," + CatalogText.entry("old", units)
  }
  private static let (blank, comment) = ("\"new\":{}", "\"comment\":\"c\"")
  private static let (italian, spanish) = (CatalogText.unit("it", "I"), CatalogText.unit("es", "E"))
  private static let english = CatalogText.unit("en", "old", "new")
  private static let word = CatalogText.unit("de", "A")
  private static let kept = ["old: kept fr"]
  private static let renamed = ["old: renamed to new for fr"]

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// `renaming` is the side that removes the key, and `changing` the one that changes it.
    let base, renaming, changing, expected: String
    let notes: [String]

    init(
      _ name: String, _ base: String, _ renaming: String, _ changing: String, _ expected: String, _ notes: [String]
    ) {
      (testDescription, self.base, self.renaming, self.changing) = (name, base, renaming, changing)
      (self.expected, self.notes) = (expected, notes)
    }
  }

  static let rows: [Row] = [
    Row(
      "a language moves to the new key", named("old", german), named("new", german), named("old", german, french),
      both(german, french), renamed),
    Row(
      "states may differ", named("old", german), named("new", unsure), named("old", german, french),
      named("new", unsure, french) + "," + named("old", german, french), renamed),
    Row(
      "and the source text", named("old", german, english), named("new", german), named("old", german, english, french),
      named("new", german, french) + "," + named("old", german, english, french), renamed),
    Row(
      "no change at the old key", named("old", german), named("new", german), named("old", german) + ",\"x\":{}",
      named("new", german) + ",\"x\":{}", []),
    Row(
      "another text at the new key", named("old", german), named("new", other), named("old", german, french),
      named("new", other) + "," + named("old", french), kept),
    Row(
      "no text in common", named("old"), named("new"), named("old", french), named("new") + "," + named("old", french),
      kept
    ),
    Row(
      "one common word is not enough", named("old", word), named("new", word), named("old", word, french),
      named("new", word) + "," + named("old", french), kept),
    Row(
      "common words of another text are not enough", named("old", german, english), named("new", german, another),
      named("old", german, english, french), named("new", german, another) + "," + named("old", french), kept),
    Row(
      "common words in several languages are enough", named("old", word, french), named("new", word, french),
      named("old", word, french, CatalogText.unit("it", "I")), both(word, french, CatalogText.unit("it", "I")),
      ["old: renamed to new for it"]),
    Row(
      "two new keys", named("old", german), named("new", german) + "," + named("z", german),
      named("old", german, french), named("new", german) + "," + named("old", french) + "," + named("z", german), kept),
    Row(
      "two old keys", named("a", german) + "," + named("old", german), named("a", german) + "," + named("new", german),
      named("a", german) + "," + named("old", german, french),
      named("a", german) + "," + named("new", german) + "," + named("old", french), kept),
    Row(
      "both have the new key", named("old", german), named("new", german),
      named("new", german) + "," + named("old", german, french), named("new", german) + "," + named("old", french), kept
    ),
    Row(
      "already stale, and translated", stale(german), "", stale(german, french), "", ["old: swept fr"]),
    Row("stale before", stale(german), "", stale(german), "", []),
    Row(
      "already stale, and renamed", stale(german), named("new", german), stale(german, french),
      named("new", german, french) + "," + stale(german, french), renamed),
    Row(
      "renamed to an existing key without texts", stale(german) + "," + blank, named("new", german),
      stale(german, french) + "," + blank, named("new", german, french) + "," + stale(german, french), renamed),
    Row(
      "the existing key has another comment", stale(german) + "," + blank, named("new", german),
      stale(german, french) + "," + CatalogText.entry("new", [], "\"comment\":\"c\""),
      CatalogText.entry("new", [german], "\"comment\":\"c\"") + "," + named("old", french), kept),
    Row(
      "already stale, and texts at a key with more texts", stale(german), named("new", german, another, french),
      stale(german, italian), named("new", german, another, french) + "," + named("old", italian), ["old: kept it"]),
    Row(
      "already stale, and most texts at a new key", stale(german, french, english, CatalogText.unit("it", "A")),
      named("new", german, french, italian), stale(german, french, english, CatalogText.unit("it", "A"), spanish),
      named("new", german, french, italian) + "," + named("old", spanish), ["old: kept es"]),
    Row(
      "already stale, and texts at a new key of both sides", stale(german), named("new", german),
      named("new", german) + "," + stale(german, french), named("new", german) + "," + named("old", french), kept),
    Row(
      "already stale, and half of the texts at a new key", stale(german, french),
      named("new", german, CatalogText.unit("fr", "A")),
      stale(german, french, italian), named("new", german, CatalogText.unit("fr", "A")), ["old: swept it"]),
    Row(
      "already stale, and texts at two keys", stale(german), named("new", german) + "," + named("z", german),
      stale(german, french), named("new", german) + "," + named("old", french) + "," + named("z", german), kept),
    Row(
      "only another state", named("old", german), named("new", german), named("old", unsure),
      named("new", unsure) + "," + named("old", unsure), ["old: renamed to new for de"]),
    Row(
      "a comment and a removed language", named("old", german, french), named("new", german, french),
      CatalogText.entry("old", [german], comment),
      CatalogText.entry("new", [german], comment) + "," + CatalogText.entry("old", [german], comment),
      ["old: renamed to new for "]),
    Row(
      "only removals", named("old", german), "", named("old", german, french), named("old", french), kept),
  ]

  @Test(arguments: rows)
  func merges(_ row: Row) throws {
    let (base, renaming, changing) = (
      CatalogText.of(row.base), CatalogText.of(row.renaming), CatalogText.of(row.changing)
    )
    for (ours, theirs, side) in [(renaming, changing, MergeSide.ours), (changing, renaming, .theirs)] {
      let merged = try CatalogText.merge(base, ours, theirs)
      #expect(try CatalogText.areSame(merged.bytes.text, CatalogText.of(row.expected)), "\(merged.bytes.text)")
      #expect(merged.conflicts.isEmpty && merged.notes.allSatisfy { $0.side == side })
      #expect(merged.notes.map(Self.text) == row.notes)
      for side in [ours, theirs] {
        let again = try CatalogText.merge(base, merged.bytes.text, side)
        #expect(again.conflicts.isEmpty && again.bytes == merged.bytes, "\(again.bytes.text)")
      }
      let review = try MergeReview(
        base: CatalogText.catalog(base), ours: CatalogText.catalog(ours), theirs: CatalogText.catalog(theirs))
      #expect(try review.findings(in: CatalogText.catalog(merged.bytes.text)) == [])
    }
  }

  /// If both sides changed a text, the conflict is at the new key, as it would be at the old one.
  @Test func conflictsAreFoundAtTheNewKey() throws {
    let merged = try CatalogText.merge(
      CatalogText.of(CatalogText.entry("old", [Self.german], "\"comment\":\"a\"")),
      CatalogText.of(CatalogText.entry("new", [Self.german], "\"comment\":\"b\"")),
      CatalogText.of(CatalogText.entry("old", [Self.german, Self.french], "\"comment\":\"c\"")))
    #expect(merged.conflicts.map(\.path) == [["strings", "new", "comment"]])
  }

  /// The text of the new key would be a guess. Additions are copied to it, and the old key keeps everything.
  @Test(arguments: [named("old", german), stale(german), stale(german) + "," + blank])
  func otherTextsAreConflictsAtTheNewKey(entries: String) throws {
    let base = CatalogText.of(entries)
    let renaming = CatalogText.of(Self.named("new", Self.german))
    let entry = entries.replacing(Self.german, with: Self.other + "," + Self.french)
    let changing = CatalogText.of(entry)
    let old = entry.replacing("," + Self.blank, with: "")
    for (ours, theirs, unit) in [(renaming, changing, Self.german), (changing, renaming, Self.other)] {
      let merged = try CatalogText.merge(base, ours, theirs)
      #expect(merged.conflicts.map(\.path) == [["strings", "new", "localizations", "de", "stringUnit"]])
      #expect(merged.conflicts.map(\.kind) == [.changedByBoth] && merged.notes.map(Self.text) == Self.renamed)
      let expected = CatalogText.of(Self.named("new", unit, Self.french) + "," + old)
      #expect(try CatalogText.areSame(merged.bytes.text, expected), "\(merged.bytes.text)")
    }
  }

  /// A stale key is removed silently only if no new key may be its new name.
  @Test func possiblyRenamedStaleKeysAreNotDroppedSilently() throws {
    let merged = try CatalogText.merge(
      CatalogText.of(Self.stale(Self.word)), CatalogText.of(Self.named("new", Self.word)),
      CatalogText.of(Self.stale(Self.other)))
    #expect(merged.conflicts.map(\.kind) == [.removedByOurs])
  }

  /// Merging by hand, a user need not keep the old key.
  @Test func oldKeyMayBeRemovedByHand() throws {
    let (base, renaming, changing) = (
      CatalogText.of(Self.named("old", Self.german)), CatalogText.of(Self.named("new", Self.german)),
      CatalogText.of(Self.named("old", Self.german, Self.french))
    )
    let review = try MergeReview(
      base: CatalogText.catalog(base), ours: CatalogText.catalog(renaming), theirs: CatalogText.catalog(changing))
    let followed = try CatalogText.catalog(CatalogText.of(Self.named("new", Self.german, Self.french)))
    #expect(review.findings(in: followed) == [])
    #expect(review.findings(in: try CatalogText.catalog(renaming)).map { $0.path[3] } == ["fr"])
  }

  /// The new key is inserted in key order, whichever side adds it.
  @Test func newKeysAreSorted() throws {
    let rest = (0..<3).map { Self.named("\($0)", CatalogText.unit("de", "\($0)")) }
    let base = CatalogText.of((rest + [Self.named("x", Self.german)]).joined(separator: ","))
    let changed = CatalogText.of((rest + [Self.named("x", Self.german, Self.french)]).joined(separator: ","))
    let renamed = CatalogText.of(([rest[0], Self.named("0 x", Self.german)] + rest[1...]).joined(separator: ","))
    let (old, new) = (Self.named("x", Self.german, Self.french), Self.named("0 x", Self.german, Self.french))
    let expected = CatalogText.of(([rest[0], new] + rest[1...] + [old]).joined(separator: ","))
    #expect(try CatalogText.merge(base, changed, renamed).bytes.text == expected)
    #expect(try CatalogText.merge(base, renamed, changed).bytes.text == expected)
  }

  private static func text(_ note: MergeNote) -> String {
    switch note.kind {
    case .kept(let languages): "\(note.key): kept \(languages.joined(separator: " "))"
    case .swept(let languages): "\(note.key): swept \(languages.joined(separator: " "))"
    case .renamed(let new, let languages): "\(note.key): renamed to \(new) for \(languages.joined(separator: " "))"
    }
  }
}
