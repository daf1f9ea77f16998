import StringExtraction
import Testing

@testable import CatalogSync

/// Tests renames that the user chose.
struct ChosenRenameTests {
  private func german(_ value: String, _ state: String = "translated", more: String = "") -> String {
    "{\(more)\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}}}"
  }

  @Test func chosenRenameKeepsTheWholeEntry() throws {
    let unknown = "\"comment\":\"old\",\"extractionState\":\"manual\",\"note\":1,"
    let before = try catalog([
      ("A", german("a", more: unknown)), ("Pick a game", german("g", "needs_review")),
    ])
    var options = SyncOptions()
    options.chosenRenames = [ChosenRename(from: "A", to: "Other words"), ChosenRename(from: "Pick a game", to: "B")]
    let result = before.synchronized(with: [literal("Other words"), literal("B", comment: "new")], options: options)
    let first = german("a", more: "\"comment\":\"old\",\"note\":1,")
    let second = german("g", "needs_review", more: "\"comment\":\"new\",")
    #expect(try result.table.text == catalog([("B", second), ("Other words", first)]).text)
    #expect(result.report.refusedRenames.isEmpty && result.report.carried.count == 2)
  }

  static let refused: [(String, String, ChosenRename.Refusal)] = [
    ("Gone", "None", .newKeyIsMissing), ("Gone", "%lld rooms", .otherArguments), ("Kept", "New", .oldKeyIsKept),
    ("Gone", "Kept", .newKeyIsTranslated), ("Gone", "Debug", .newKeyIsMissing),
  ]

  @Test(arguments: refused)
  func impossibleChosenRenameIsRejected(_ old: String, _ new: String, _ refusal: ChosenRename.Refusal) throws {
    let before = try catalog([("Gone", german("g")), ("Kept", german("k"))])
    var debug = literal("Debug")
    debug.isDebugOnly = true
    var options = SyncOptions()
    let rename = ChosenRename(from: old, to: new)
    options.chosenRenames = [rename]
    let strings = [literal("Kept"), literal("New"), literal("%lld rooms"), debug]
    #expect(before.synchronized(with: strings, options: options).report.refusedRenames == [rename: refusal])
    options.staleness = .suppressed(reason: "why")
    let partial = before.synchronized(with: [literal("New")], options: options).report
    if new == "New" { #expect(partial.refusedRenames == [rename: .nothingIsRemoved(reason: "why")]) }
  }
}
