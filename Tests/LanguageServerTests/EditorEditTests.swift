import Diagnostics
import ProjectTestSupport
import Testing

@testable import LanguageServer

/// Tests the edits that an editor offers while the user types.
@Suite struct EditorEditTests {
  private static let view = """
    import SwiftUI

    struct Quay: View {
      var body: some View {
        Text("Cast off")
        Text(verbatim: "Please pay at the office")
        Pier(title: "Nobody has moored here yet")
      }
    }

    """
  private static let pier = """
    import SwiftUI

    struct Pier: View {
      let title: String
      var body: some View { Text(title) }
    }

    """
  private static let catalog = CatalogText.of(
    ("%lld boats", []), ("Cast off", CatalogText.translated("Leinen los")),
    ("Welcome aboard", CatalogText.translated("Willkommen"))
  )
  .replacing("translated\",\n            \"value\" : \"L", with: "needs_review\",\n            \"value\" : \"L")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "Quay.swift": Self.view, "Pier.swift": Self.pier, "Localizable.xcstrings": Self.catalog,
      "Port.xcstrings": CatalogText.of(("Moor", [])), ".strex.json": #"{"confidence": "low"}"#,
    ])
    try folder.git("init", "-q")
  }

  /// A session with an open document that is not saved.
  private func session(_ text: String, _ name: String = "Quay.swift") async -> EditorSession {
    let session = await EditorSession(folder)
    await session.open(name, text)
    return session
  }

  /// The completions of a literal; `|` is the cursor.
  private static let completions: [(line: String, labels: [String])] = [
    (#"Text("Cas|"#, ["Cast off"]), (#"Text("|")"#, ["Cast off", "Welcome aboard"]),
    (#"Text("|"#, ["Cast off", "Welcome aboard"]), (#"Text("ABOARD|")"#, ["Welcome aboard"]),
    (#"Text("Moor", tableName: "|"#, ["Localizable", "Port"]), (#"Text("m|", tableName: "Port")"#, ["Moor"]),
    (#"Button("we|) {}"#, ["Welcome aboard"]), (#"_ = NSLocalizedString("%|"#, ["%lld boats"]),
    (#"_ = String(localized: "ca|"#, ["Cast off"]), (#"Image(systemName: "c|"#, []), (#"// Text("c|"#, []),
    (##"Text(#"Cas|"##, ["Cast off"]), (##"Text(#"we|"#)"##, ["Welcome aboard"]),
    (##"Text("Moor", tableName: #"po|"##, ["Port"]), (##"Text(#"\#(1) c|"##, []), (##"Text("\(Text(#"c|"##, []),
    (#"Text(verbatim: "c|"#, []), (#"Text("\(1) c|"#, []), (#"Text("Cast off")|"#, []), (#"Text("none|"#, []),
  ]

  @Test(arguments: completions)
  func literalsAreCompleted(_ line: String, _ labels: [String]) async throws {
    let cursor = try #require(line.utf8.firstIndex(of: UInt8(ascii: "|")))
    let text = Self.view.replacing(#"Text("Cast off")"#, with: line.filter { $0 != "|" })
    let session = await session(text)
    let column = 4 + line.utf8.distance(from: line.utf8.startIndex, to: cursor)
    let answer = await session.ask("completion", "Quay.swift", 4, column)
    let found = answer.matches(of: /"label":"([^"]*)"/).map { String($0.1) }
    #expect(found.sorted() == labels, "\(answer)")
  }

  /// The part of a line that a completion replaces; `|` is the cursor.
  private static let parts: [(line: String, part: String?)] = [
    (#"Text("Ca|st")"#, "Cast"), (#"Text("Ca|), Text("Moor")"#, "Ca"), (#"Text("Ca|", comment: "x")"#, "Ca"),
    (#"Text("Ca|, comment: "x")"#, "Ca"), (#"Text("Ca|st \"off\"")"#, #"Cast \"off\""#), ("Ca|", nil),
    (##"f(#"Ca|"##, "Ca"),
    (##"f(#"Ca|st "off""#)"##, #"Cast "off""#), (##"f(#"Ca|), g(#"x"#)"##, "Ca"), (#""a\("b|")""#, nil),
  ]

  @Test(arguments: parts)
  func onlyTheLiteralIsReplaced(_ line: String, _ part: String?) throws {
    let cursor = try #require(line.utf8.firstIndex(of: UInt8(ascii: "|")))
    let bytes = ContiguousArray(line.utf8.filter { $0 != UInt8(ascii: "|") })
    let offset = line.utf8.distance(from: line.utf8.startIndex, to: cursor)
    let text = CompletableText(DocumentText(bytes), at: offset)
    #expect(text.map { String(decoding: bytes[$0.content], as: UTF8.self) } == part)
  }

  private static let quoted = #"b \"c\""#
  /// The completions of a multi-line literal on the line with `|`, the cursor; `'` represents three quotes.
  private static let long: [(lines: String, contents: [String])] = [
    ("'\n      Cas|\n      ')", ["Cast off"]),
    ("'\n      |\n      ')", ["Cast off", "Welcome aboard", "a\\n      " + quoted]),
    ("'\n      Cas|", ["Cast off"]), ("#'\n      we|\n      '#)", ["Welcome aboard"]),
    ("'\n      a\n      |\n      ')", [quoted]), ("'\n      a\n      B|\n      ')", [quoted]),
    // Quotes inside it start no other literal, and the lines after the cursor would remain.
    ("'\n      say \"c|\" now\n      ')", []), ("'\n      |\n      b\n      ')", []),
    ("'|\n      b\n      ')", []), ("'\n   | c\n      ')", []),
  ]

  @Test(arguments: long)
  func multilineLiteralsAreCompleted(_ lines: String, _ contents: [String]) async throws {
    let catalog = CatalogText.of(("Cast off", []), ("Welcome aboard", []), (#"a\nb \"c\""#, []))
    try folder.write(["Localizable.xcstrings": catalog])
    let code = "    Text(" + lines.replacing("'", with: "\"\"\"")
    let before = code.prefix { $0 != "|" }.split(separator: "\n", omittingEmptySubsequences: false)
    let session = await session(Self.view.replacing(#"    Text("Cast off")"#, with: code.filter { $0 != "|" }))
    let answer = await session.ask("completion", "Quay.swift", 3 + before.count, before.last?.utf8.count ?? 0)
    let found = answer.matches(of: /"newText":"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    #expect(found.sorted() == contents, "\(answer)")
    #expect(contents.contains { $0.contains("\\n") } == answer.contains("\"insertTextMode\":1"))
  }

  /// For an editor without document versions, edits only change files that are not open.
  @Test func openCatalogsAreNotEditedWithoutVersions() async {
    let session = await EditorSession(folder, workspace: #"{"applyEdit":true}"#)
    await session.open("Localizable.xcstrings", Self.catalog)
    await session.send(request: "workspace/executeCommand", #"{"command":"strex.sync"}"#)
    #expect(session.output.contains("Localizable.xcstrings is open in an editor without document versions"))
    let changes = session.output.components(separatedBy: "Content-Length").filter { $0.contains(#""changes":{"#) }
    #expect(changes.count == 1 && changes.allSatisfy { $0.contains("Port.xcstrings") && !$0.contains("Localizable") })
  }

  /// An entry stays if the open catalog cannot accept it now.
  @Test func entryForAnOpenCatalogIsKept() async throws {
    let view = Self.view.replacing("\"Cast off\"", with: "\"Cast off\", tableName: \"Port\"")
    try folder.write(["Quay.swift": view])
    let session = await EditorSession(folder, workspace: #"{"applyEdit":true}"#)
    await session.open("Port.xcstrings", try folder.read("Port.xcstrings"))
    await session.send(request: "workspace/executeCommand", #"{"command":"strex.sync"}"#)
    #expect(
      session.output.contains("Localizable.xcstrings was not changed because its entries are moved to Port.xcstrings"))
    #expect(!session.output.contains(#""changes":{"#))
  }

  @Test func aCompletionReplacesTheWholeLiteral() async {
    let session = await session(Self.view.replacing("Cast off", with: "wel"))
    let answer = await session.ask("completion", "Quay.swift", 4, 12)
    let range = #""textEdit":{"range":{"start":{"line":4,"character":10},"end":{"line":4,"character":13}}"#
    #expect(answer.contains(range + #","newText":"Welcome aboard"}"#), "\(answer)")
    #expect(answer.contains("| de | Willkommen |"), "\(answer)")
  }

  private func actions(_ session: EditorSession, _ name: String, _ line: Int, _ character: Int) async -> String {
    let place = #"{"line":\#(line),"character":\#(character)}"#
    let rest = #","range":{"start":\#(place),"end":\#(place)},"context":{"diagnostics":[]}"#
    return await session.ask("codeAction", name, line, character, rest)
  }

  private static let offers: [(line: Int, character: Int, part: String, isThere: Bool)] = [
    (5, 22, #""title":"Make the string localizable","kind":"quickfix","isPreferred":true"#, true),
    (5, 22, "\"newText\":\"    // strex:disable:next verbatim-prose reason\\n\"", true),
    (6, 18, "strex:disable:next string-parameter", true), (4, 12, "strex:disable", false),
    (4, 12, #""newText":", comment: \"\"""#, true), (5, 22, "comment: ", false), (6, 18, "comment: ", false),
    (0, 0, #""command":"strex.sync""#, true), (0, 0, "quickfix", false),
  ]

  @Test(arguments: offers)
  func editsAreOffered(_ line: Int, _ character: Int, _ part: String, _ isThere: Bool) async {
    // Positions refer to the current text, findings to the former one.
    let session = await EditorSession(folder)
    _ = await session.ask("hover", "Quay.swift", 0, 0)
    await session.open("Quay.swift", "// ü\n" + Self.view)
    let answer = await actions(session, "Quay.swift", line + 1, character)
    #expect(answer.contains(part) == isThere, "\(answer)")
  }

  /// In some calls, an argument follows the comment.
  @Test func commentIsInsertedBeforeLaterArguments() async {
    let call = #"AttributedString(localized: "Cast off", including: AttributeScopes.FoundationAttributes.self)"#
    let session = await session(Self.view.replacing(#"Text("Cast off")"#, with: "Text(\(call))"))
    let answer = await actions(session, "Quay.swift", 4, 40)
    let place = #"{"line":4,"character":47}"#
    #expect(answer.contains(#"{"start":\#(place),"end":\#(place)},"newText":", comment: "#), "\(answer)")
  }

  /// Edits contain the document version, and each request has its own id.
  @Test func catalogEditsNameTheDocumentVersion() async {
    let abilities = #"{"applyEdit":true,"workspaceEdit":{"documentChanges":true}}"#
    let session = await EditorSession(folder, workspace: abilities)
    await session.open("Localizable.xcstrings", Self.catalog.replacing("Leinen", with: "Alle Leinen"), version: 7)
    for _ in 0..<2 { await session.send(request: "workspace/executeCommand", #"{"command":"strex.sync"}"#) }
    for (name, version) in [("Localizable", "7"), ("Port", "null")] {
      #expect(session.output.contains(#"\#(name).xcstrings","version":\#(version)},"edits":[{"range":"#), "\(name)")
    }
    for number in 1...2 { #expect(session.output.contains(#""id":"strex/\#(number)","method":"workspace/applyEdit""#)) }
    #expect(!session.output.contains("\"changes\""))
  }

  /// Inside a multi-line literal, a comment would be part of the text.
  @Test func suppressionIsNotOfferedInsideALiteral() async {
    let text = Self.view.replacing(
      #"Text(verbatim: "Please pay at the office")"#,
      with: "Text(verbatim: \"\"\"\n      a \\(\n      \"Nobody is here yet\") \"\"\" )")
    let session = await session(text)
    #expect(!(await actions(session, "Quay.swift", 7, 10)).contains("strex:disable"))
  }

  @Test func textIsMarkedAsReviewed() async {
    let line =
      Self.catalog.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("Leinen los") } ?? 0
    let session = await EditorSession(folder)
    let answer = await actions(session, "Localizable.xcstrings", line, 20)
    #expect(
      answer.contains(#""title":"Mark as reviewed""#) && answer.contains(#""newText":"\"translated\"""#), "\(answer)")
    #expect(!(await actions(session, "Localizable.xcstrings", 0, 0)).contains("reviewed"))
  }

  private static let edits: [(name: String, old: String, new: String)] = [
    ("Quay.swift", "Cast off", "Cast away"), ("Quay.swift", "verbatim: ", ""), ("Quay.swift", "Pier(", "// Pier("),
    ("Quay.swift", "  var body", "  let boats = 1\n  var body"),
    ("Pier.swift", "title: String", "title: LocalizedStringKey"),
    ("Pier.swift", "Text(title)", "Image(title)"), ("Pier.swift", "struct Pier", "struct Mole"),
    ("Localizable.xcstrings", "Cast off", "Cast away"), ("Localizable.xcstrings", "{", ""),
  ]

  /// The diagnostics after an edit equal the diagnostics of a server that reads everything again.
  @Test(arguments: edits)
  func editGivesTheResultOfAFullReading(_ name: String, _ old: String, _ new: String) async throws {
    // In the order of notification: the diagnostics of the last document depend on the texts of all.
    let names = ["Localizable.xcstrings", "Pier.swift", "Quay.swift"]
    let texts = [Self.catalog, Self.pier, Self.view]
    let edited = zip(names, texts).map { $0 == name ? $1.replacing(old, with: new) : $1 }
    let session = await EditorSession(folder)
    for (name, text) in zip(names, texts) { await session.open(name, text) }
    _ = try await session.diagnostics("Quay.swift", containing: #""version":1"#)
    for (name, text) in zip(names, edited) { await session.change(name, text, version: 2) }
    let fresh = await EditorSession(folder)
    for (name, text) in zip(names, edited) { await fresh.open(name, text, version: 2) }
    for name in names.reversed() {
      let found = try await session.diagnostics(name, containing: #""version":2"#)
      #expect(found == (try await fresh.diagnostics(name, containing: #""version":2"#)))
    }
  }

  private static let shifts: [(old: String, new: String, range: Range<Int>, moved: Range<Int>?)] = [
    ("abcd", "abXcd", 0..<2, 0..<2), ("abcd", "abXcd", 2..<4, 3..<5), ("abcd", "abXcd", 1..<3, nil),
    ("abcd", "ad", 3..<4, 1..<2), ("abcd", "ad", 1..<2, nil), ("aaaa", "aaa", 0..<2, 0..<2), ("", "a", 0..<0, 0..<0),
    ("ab", "ab", 0..<2, 0..<2),
  ]

  @Test(arguments: shifts)
  func positionsMoveWithEdits(_ old: String, _ new: String, _ range: Range<Int>, _ moved: Range<Int>?) {
    let shift = TextShift(from: ContiguousArray(old.utf8), to: ContiguousArray(new.utf8))
    #expect(shift.range(range) == moved)
  }

  private static let moves: [(new: String, edit: Range<Int>, moved: Range<Int>?)] = [
    // Typed before the literal, after it, and inside the range that the edit replaces.
    (#"f(x: y"ab")"#, 5..<5, 6..<6), (#"f(x: y"ab")"#, 9..<9, 10..<10), (#"f(x: y"ab")"#, 2..<5, 2..<5),
    (#"f(x: "ab"y)"#, 5..<5, 5..<5), (#"f(x: "ab"y)"#, 9..<9, 9..<9), (#"f(x: "ab"y)"#, 9..<10, 10..<11),
    (#"f(xy: "ab")"#, 2..<5, nil),
  ]

  @Test(arguments: moves)
  func fixesMoveWithTheirLiteral(_ new: String, _ edit: Range<Int>, _ moved: Range<Int>?) throws {
    let shift = TextShift(from: ContiguousArray(#"f(x: "ab")"#.utf8), to: ContiguousArray(new.utf8))
    let finding = MovedFinding(
      finding: Diagnostic(.warning, "rule", ""), old: 5..<9, range: try #require(shift.range(5..<9)),
      shift: shift)
    #expect(finding.range(of: SourceEdit(edit, "")) == moved)
  }
}
