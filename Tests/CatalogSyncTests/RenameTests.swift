import StringCatalog
import StringExtraction
import Testing
import TextBasics

@testable import CatalogSync

/// Tests which key receives the translations of a renamed key.
struct RenameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [(key: String, entry: String)]
    let strings: [ExtractedString]
    var former: [ExtractedString] = []
    let after: [(key: String, entry: String)]
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  private static func noted(_ value: String) -> String {
    "{\"stringUnit\":{\"note\":1,\"state\":\"new\",\"value\":\"\(value)\"}}"
  }

  private static func german(_ value: String, _ state: String = "translated", more: String = "") -> String {
    "{\(more)\"localizations\":{\"de\":\(unit(value, state))}}"
  }

  private static let stale = "\"extractionState\":\"stale\","
  private static let withValue = "\"extractionState\":\"extracted_with_value\","

  private static func valued(_ german: String, _ state: String, _ english: String, more: String = withValue) -> String {
    "{\(more)\"localizations\":{\"de\":\(unit(german, state)),\"en\":\(unit(english, "new"))}}"
  }

  private static func plural(_ state: String, extra: String = "") -> String {
    func cases(_ one: String, _ other: String) -> String {
      "{\"variations\":{\"plural\":{\"one\":\(unit(one, state)),\"other\":\(unit(other, state))}}}"
    }
    return
      "{\(extra)\"localizations\":{\"de\":\(cases("%lld Raum", "%lld Räume")),\"en\":\(cases("%lld room", "%lld rooms"))}}"
  }

  static let carried: [Row] = [
    Row(
      testDescription: "one more word", before: [("Book a room", german("Raum buchen"))],
      strings: [literal("Book a room now")],
      after: [("Book a room now", german("Raum buchen", "needs_review"))]),
    Row(
      testDescription: "other words at the same position", before: [("Pick a game", german("Spiel wählen"))],
      strings: [literal("Choose a game", at: "A.swift:14")], former: [literal("Pick a game", at: "A.swift:12")],
      after: [("Choose a game", german("Spiel wählen", "needs_review"))]),
    Row(
      testDescription: "the comment of the code takes precedence over the catalog's",
      before: [
        ("Open the door", german("Öffnen", more: "\"comment\":\"a\",")),
        ("Shut the door", german("Schließen", more: "\"comment\":\"b\",")),
      ],
      strings: [literal("Open a door", comment: "c"), literal("Shut a door")],
      after: [
        ("Open a door", german("Öffnen", "needs_review", more: "\"comment\":\"c\",")),
        ("Shut a door", german("Schließen", "needs_review", more: "\"comment\":\"b\",")),
      ]),
    Row(
      testDescription: "other specifiers", before: [("%lld rooms", german("%lld Räume"))],
      strings: [literal("%@ rooms")], after: [("%@ rooms", german("%@ Räume", "needs_review"))]),
    Row(
      testDescription: "plurals, and those of the source language", before: [("%lld rooms", plural("translated"))],
      strings: [literal("%lld rooms.")], after: [("%lld rooms.", plural("needs_review"))]),
    Row(
      testDescription: "a default value under another key",
      before: [("a.room", valued("Raum", "translated", "The room"))],
      strings: [literal("b.room", default: "The room")], after: [("b.room", valued("Raum", "needs_review", "The room"))]
    ),
    Row(
      testDescription: "a key that becomes a default value", before: [("The room", german("Raum"))],
      strings: [literal("room.title", default: "The room")],
      after: [("room.title", valued("Raum", "needs_review", "The room"))]),
    Row(
      testDescription: "a default value that becomes the key",
      before: [("room.title", valued("Raum", "translated", "The room"))],
      strings: [literal("The room")], after: [("The room", german("Raum", "needs_review"))]),
    Row(
      testDescription: "a source text that is not from the code",
      before: [("Book a room", valued("Raum buchen", "translated", "Book a room!", more: ""))],
      strings: [literal("Book a room now")],
      after: [("Book a room now", valued("Raum buchen", "needs_review", "Book a room!", more: ""))]),
    Row(
      testDescription: "a source text equal to the key",
      before: [("Rooms", "{\"localizations\":{\"de\":\(unit("Räume")),\"en\":\(unit("Rooms"))}}")],
      strings: [literal("Rooms!")], after: [("Rooms!", german("Räume", "needs_review"))]),
    Row(
      testDescription: "numbered texts",
      before: [("%@ of %lld", valued("%2$lld %1$@", "translated", "%1$@ of %2$lld", more: ""))],
      strings: [literal("%@ of %lld.")],
      after: [("%@ of %lld.", valued("%2$lld %1$@", "needs_review", "%1$@ of %2$lld.", more: ""))]),
    Row(
      testDescription: "an earlier removed key, to an untranslated key",
      before: [("Book a room", german("Raum buchen", more: stale)), ("Book rooms", "{\"comment\":\"x\"}")],
      strings: [literal("Book rooms")],
      after: [("Book rooms", german("Raum buchen", "needs_review", more: "\"comment\":\"x\","))]),
    Row(
      testDescription: "states new and needs_review are kept",
      before: [("Room one", "{\"localizations\":{\"de\":\(unit("", "new")),\"uk\":\(unit("u", "needs_review"))}}")],
      strings: [literal("Room one.")],
      after: [("Room one.", "{\"localizations\":{\"de\":\(unit("", "new")),\"uk\":\(unit("u", "needs_review"))}}")]),
    Row(
      testDescription: "unknown members and shouldTranslate",
      before: [
        (
          "The Room",
          "{\"localizations\":{\"de\":\(unit("R", "machine_translated"))},\"owner\":1,\"shouldTranslate\":false}"
        )
      ],
      strings: [literal("The room")],
      after: [
        ("The room", "{\"localizations\":{\"de\":\(unit("R", "needs_review"))},\"owner\":1,\"shouldTranslate\":false}")
      ]),
    Row(
      testDescription: "unknown members of the source text",
      before: [("Rooms", "{\"localizations\":{\"de\":\(unit("R")),\"en\":\(noted("Rooms"))}}")],
      strings: [literal("Rooms!")],
      after: [("Rooms!", "{\"localizations\":{\"de\":\(unit("R", "needs_review")),\"en\":\(noted("Rooms!"))}}")]),
    Row(
      testDescription: "two pairs with similar words",
      before: [("Add rooms", german("A")), ("Take rooms", german("T"))],
      strings: [literal("Take a room"), literal("Add a room")],
      after: [("Add a room", german("A", "needs_review")), ("Take a room", german("T", "needs_review"))]),
  ]

  @Test(arguments: carried)
  func translationsMoveToTheRenamedKey(row: Row) throws {
    let before = try catalog(row.before)
    let result = before.synchronized(with: row.strings, options: options(row))
    #expect(result.table.text == text(row.after))
    #expect(result.report.carried.count == row.after.count && result.report.stale.isEmpty)
    #expect(result.diagnostics.map(\.identifier) == Array(repeating: "carried-rename", count: row.after.count))
    let again = result.table.synchronized(with: row.strings, options: options(row))
    #expect(again.report.isUpToDate && again.table.text == result.table.text)
    // Without the option, no translation is carried, and the report names the removed translations.
    let plain = before.synchronized(with: row.strings, options: options(row, carries: false))
    #expect(plain.report.carried.isEmpty)
    #expect(plain.report.suggestedRenames.count == (row.before[0].entry.contains("stale") ? 0 : row.after.count))
    #expect(plain.diagnostics.map(\.identifier) == plain.report.suggestedRenames.map { _ in "possible-rename" })
  }

  static let left: [Row] = [
    Row(
      testDescription: "other specifiers of two keys",
      before: [("%d rooms", german("%d Räume")), ("%lld rooms", german("%lld Räume"))],
      strings: [literal("%@ rooms")], after: []),
    Row(
      testDescription: "other specifiers without words", before: [("%lld: %d", german("%lld – %d"))],
      strings: [literal("%@: %d")], after: []),
    Row(
      testDescription: "arguments in another order", before: [("%@: %lld rooms", german("x"))],
      strings: [literal("%lld rooms: %@")], former: [literal("%@: %lld rooms")], after: []),
    Row(
      testDescription: "fewer arguments", before: [("%lld rooms", german("%lld Räume"))], strings: [literal("rooms")],
      after: []),
    Row(testDescription: "another text", before: [("Door", german("Tür"))], strings: [literal("Window")], after: []),
    Row(
      testDescription: "an unrelated text at the same position", before: [("Door", german("Tür"))],
      strings: [literal("Window")],
      former: [literal("Door")], after: []),
    Row(
      testDescription: "a key with its own translations",
      before: [("Book a room", german("a")), ("Book a room!", german("b"))], strings: [literal("Book a room!")],
      after: []),
    Row(
      testDescription: "a manual key",
      before: [("Book a room", german("a")), ("Book a room!", "{\"extractionState\":\"manual\"}")],
      strings: [literal("Book a room!")], after: []),
    Row(
      testDescription: "a key not to be translated",
      before: [("Book a room", german("a")), ("Book a room!", "{\"shouldTranslate\":false}")],
      strings: [literal("Book a room!")], after: []),
    Row(
      testDescription: "a key only for debugging", before: [("Book a room", german("a"))],
      strings: [literal("Book a room!", isDebugOnly: true)], after: []),
    Row(
      testDescription: "a key that is still in the code", before: [("Book a room", german("a"))],
      strings: [literal("Book a room"), literal("Book a room!")], after: []),
    Row(
      testDescription: "a removed manual key",
      before: [("Book a room", "{\"extractionState\":\"manual\",\"localizations\":{\"de\":\(unit("a"))}}")],
      strings: [literal("Book a room!")], after: []),
    Row(
      testDescription: "only the text from the code",
      before: [("Book a room", "{\"localizations\":{\"en\":\(unit("Book a room"))}}")],
      strings: [literal("Book a room!")], after: []),
    Row(
      testDescription: "one key for two", before: [("Room A", german("a")), ("Room B", german("b"))],
      strings: [literal("Room C")],
      after: []),
    Row(
      testDescription: "two keys for one", before: [("A room", german("a"))],
      strings: [literal("B room"), literal("C room")],
      after: []),
  ]

  @Test(arguments: left)
  func translationsOfDifferentKeysAreNotMoved(row: Row) throws {
    let before = try catalog(row.before)
    let result = before.synchronized(with: row.strings, options: options(row))
    let plain = before.synchronized(with: row.strings)
    #expect(result.report.carried.isEmpty)
    #expect(result.table.text == plain.table.text)
    #expect(result.diagnostics.allSatisfy { $0.identifier == "ambiguous-rename" })
  }

  @Test func nearerPositionDecides() throws {
    let former = [literal("A room", at: "A.swift:10")]
    let strings = [
      literal("B room", at: "A.swift:30"), literal("C room", at: "A.swift:11"), literal("D room", at: "B.swift:10"),
    ]
    let row = Row(
      testDescription: "", before: [("A room", Self.german("a"))], strings: strings, former: former, after: [])
    let result = try catalog(row.before).synchronized(with: strings, options: options(row))
    #expect(result.report.carried.map(\.key) == ["C room"])
  }

  /// Many lines were inserted above and between, so line numbers would suggest the wrong partner.
  @Test func linesAreRelativeToTheNearestUnchangedKey() throws {
    let former = [
      literal("First", at: "A.swift:10"), literal("A room", at: "A.swift:11"), literal("Last", at: "A.swift:30"),
    ]
    let strings = [
      literal("B room", at: "A.swift:12"), literal("First", at: "A.swift:110"), literal("C room", at: "A.swift:111"),
      literal("Last", at: "A.swift:31"),
    ]
    let row = Row(
      testDescription: "", before: [("A room", Self.german("a"))], strings: strings, former: former, after: [])
    let result = try catalog(row.before).synchronized(with: strings, options: options(row))
    #expect(result.report.carried.map(\.key) == ["C room"])
  }

  @Test func keptKeysAreNotCarried() throws {
    var options = options(Self.carried[0])
    options.staleness = .suppressed(reason: "B.swift was not asked for")
    let result = try catalog(Self.carried[0].before).synchronized(with: Self.carried[0].strings, options: options)
    #expect(result.report.carried.isEmpty && result.report.added.count == 1)
  }

  /// Keys removed or added before the last commit of the catalog are not part of a rename, neither carried nor
  /// suggested.
  @Test(arguments: [true, false])
  func onlyChangesSinceTheLastCommitArePaired(_ carries: Bool) throws {
    let before = try catalog([
      ("Open a door", Self.german("Öffnen", more: Self.stale)), ("Open the door", "{}"),
      ("Shut a door", Self.german("Zu")),
    ])
    let strings = [literal("Open the door"), literal("Shut the door")]
    let rows: [([String]?, [String])] = [
      (nil, ["Shut the door"]), (["Open the door", "Shut a door"], ["Shut the door"]),
      (["Open a door", "Shut a door"], ["Open the door", "Shut the door"]),
      (["Open a door", "Open the door"], ["Shut the door"]),
    ]
    for (live, keys) in rows {
      var options = SyncOptions()
      (options.carriesRenames, options.allowsMassStale) = (carries, true)
      options.keysAtLastCommit = live.map { Set($0.map(UTF8Key.init)) }
      let report = before.synchronized(with: strings, options: options).report
      #expect((carries ? report.carried.map(\.key) : report.suggestedRenames.map(\.to)).sorted() == keys, "\(keys)")
      #expect(report.mayHaveRenames && report.hasRenameCandidates)
    }
  }

  @Test func carriedKeysAreNotReportedAsLost() throws {
    let before = try catalog((10..<40).map { ("Room number \($0) of all", Self.german("Raum \($0)")) })
    let strings = (10..<40).map { literal("Room number \($0) of them") }
    let blocked = before.synchronized(with: strings)
    #expect(blocked.isBlocked && !blocked.diagnostics.contains { $0.identifier == "possible-rename" })
    var options = SyncOptions()
    options.carriesRenames = true
    let result = before.synchronized(with: strings, options: options)
    #expect(!result.isBlocked && result.report.carried.count == 30)
    for number in 10..<40 {
      let unit = result.table["Room number \(number) of them"]?.localization("de")?.stringUnit
      #expect(unit == StringUnit(state: .needsReview, value: "Raum \(number)"))
    }
  }

  private func options(_ row: Row, carries: Bool = true) -> SyncOptions {
    var options = SyncOptions()
    options.carriesRenames = carries
    options.renameScope = carries ? .all : .recent
    options.former = row.former
    return options
  }
}
