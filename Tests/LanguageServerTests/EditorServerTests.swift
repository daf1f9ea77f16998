import Foundation
import ProjectTestSupport
import Testing

@testable import LanguageServer

@Suite struct EditorServerTests {
  private static let source = """
    import SwiftUI

    // Ünder the quay 🚢
    let quay = Text("Quay"), pier = Text("Pier")
    func shown(_ text: String) -> some View { Text(text) }
    let boat = Image(systemName: "boat")

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "Quay.swift": Self.source,
      "Localizable.xcstrings": CatalogText.of(("Pier", []), ("Quay", CatalogText.translated("Kai"))),
    ])
    try folder.git("init", "-q")
  }

  private static let lifeCycle: [(messages: [String], part: String)] = [
    ([], #""capabilities":{"positionEncoding":"utf-16","textDocumentSync":{"openClose":true,"change":2,"save":true}"#),
    (["initialize"], #""error":{"code":-32600,"message":"the server is already initialized"}"#),
    (["shutdown"], #""result":null"#), (["shutdown", "textDocument/hover"], #""error":{"code":-32600,"#),
    (["nothing"], #""error":{"code":-32601,"#),
    (["textDocument/hover"], #""error":{"code":-32602,"message":"textDocument must be an object"}"#),
    (["exit"], "exit false"), (["shutdown", "exit"], "exit true"),
  ]

  @Test(arguments: lifeCycle)
  func protocolIsFollowed(_ messages: [String], _ part: String) async {
    let session = await EditorSession(folder)
    for message in messages {
      if message == "exit" { await session.notify(message, "{}") } else { await session.send(request: message) }
    }
    #expect(session.output.contains(part), "\(session.output)")
  }

  @Test(arguments: [(#"["utf-8","utf-16"]"#, "utf-8"), (#"["utf-32"]"#, "utf-16"), ("[]", "utf-16")])
  func encodingsAreNegotiated(_ offered: String, _ chosen: String) async {
    let session = await EditorSession(folder, encodings: offered)
    #expect(session.output.contains(#""positionEncoding":"\#(chosen)""#))
  }

  private static let places: [(method: String, file: String, line: Int, character: Int, answer: String)] = [
    ("hover", "Quay.swift", 3, 18, "| de | Kai |"), ("hover", "Quay.swift", 3, 18, "`Quay` in table `Localizable`"),
    ("hover", "Quay.swift", 3, 39, "| de | — |"), ("hover", "Quay.swift", 3, 5, #""result":null"#),
    ("hover", "Quay.swift", 5, 30, "**Not localizable**"), ("hover", "Quay.swift", 99, 0, #""result":null"#),
    ("hover", "Quay.swift", .max, .max, #""result":null"#), ("hover", "Quay.swift", -1, .min, #""result":null"#),
    ("hover", "None.swift", 0, 0, #""error":{"code":-32602"#),
    (
      "definition", "Quay.swift", 3, 18,
      #"[{"uri":"Localizable.xcstrings","range":{"start":{"line":6,"character":4},"end":{"line":6,"character":10}}}]"#
    ),
    ("definition", "Quay.swift", 5, 30, #""result":null"#),
    (
      "references", "Localizable.xcstrings", 9, 0,
      #"[{"uri":"Quay.swift","range":{"start":{"line":3,"character":16},"end":{"line":3,"character":22}}}]"#
    ),
    ("references", "Localizable.xcstrings", 0, 0, "[]"),
  ]

  @Test(arguments: places)
  func positionsAreResolved(_ method: String, _ file: String, _ line: Int, _ character: Int, _ part: String) async {
    let session = await EditorSession(folder)
    let answer = await session.ask(method, file, line, character)
    #expect(answer.contains(part), "\(answer)")
  }

  /// At any position in literals joined by `+`, the hover shows the first one's key. Any line of a long literal shows
  /// its key.
  @Test(arguments: [
    ("let s = NSLocalizedString(\"Qu\" + \"ay\", comment: \"\")\n", 0, 34),
    ("let s = String(localized: \"\"\"\n  Qu\\\n  ay\n  \"\"\")\n", 2, 3),
  ]) func joinedLiteralShowsTheWholeKey(_ code: String, _ line: Int, _ character: Int) async throws {
    try folder.write(["Sum.swift": code])
    let session = await EditorSession(folder)
    #expect(await session.ask("hover", "Sum.swift", line, character).contains("| de | Kai |"))
  }

  /// The typed text counts, whether or not it is saved.
  @Test func unsavedTextIsUsed() async throws {
    let session = await EditorSession(folder)
    await session.open("Quay.swift", Self.source)
    _ = try await session.diagnostics("Quay.swift", containing: #""version":1,"diagnostics":[]"#)
    let change = #"{"range":{"start":{"line":3,"character":17},"end":{"line":3,"character":21}},"text":"🚢 \u00fc"}"#
    await session.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(session.uri("Quay.swift"))","version":2},"contentChanges":[\#(change)]}"#)
    let found = try await session.diagnostics("Quay.swift", containing: "missing-key")
    #expect(found.contains(#""range":{"start":{"line":3,"character":16}"#) && found.contains("🚢 ü"), "\(found)")
    #expect(await session.ask("hover", "Quay.swift", 3, 18).contains("Not in a catalog yet"))
    // The catalog may be open and unsaved, too.
    await session.open("Localizable.xcstrings", CatalogText.of(("Pier", []), ("🚢 ü", CatalogText.translated("%@ Kai"))))
    _ = try await session.diagnostics("Quay.swift", containing: #""version":2,"diagnostics":[]"#)
    #expect(await session.ask("hover", "Quay.swift", 3, 18).contains("| de | %@ Kai |"))
    #expect(
      try await session.diagnostics("Localizable.xcstrings", containing: "format-extra").contains(#""severity":1"#))
    await session.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(session.uri("Localizable.xcstrings"))","version":3},"contentChanges":[{"text":"{"}]}"#
    )
    #expect(
      try await session.diagnostics("Localizable.xcstrings", containing: "invalid-catalog").contains(#""version":3"#))
    await session.notify(
      "textDocument/didClose", #"{"textDocument":{"uri":"\#(session.uri("Localizable.xcstrings"))"}}"#)
    #expect(
      try await session.diagnostics("Localizable.xcstrings", containing: #""diagnostics":[]"#).contains("Localizable"))
    #expect(try folder.read("Quay.swift") == Self.source)
  }

  /// A notification with one invalid change is ignored entirely.
  @Test func invalidChangeDiscardsTheNotification() async throws {
    let session = await EditorSession(folder)
    await session.open("Quay.swift", Self.source)
    let changes = #"{"text":""},{"range":{"start":{"line":3}},"text":"x"}"#
    await session.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(session.uri("Quay.swift"))","version":2},"contentChanges":[\#(changes)]}"#)
    #expect(session.output.contains("window/logMessage"), "\(session.output)")
    #expect(await session.ask("hover", "Quay.swift", 3, 18).contains("| de | Kai |"))
  }

  /// Keys of tables without a catalog have no location that an editor can show, and keys without a destination are not
  /// added.
  @Test func keysWithoutCatalogHaveNoDefinitionLocation() async throws {
    try folder.write([
      "en.lproj/Old.strings": "\"Anchor\" = \"Anchor\";\n",
      "Old.swift":
        "import SwiftUI\nlet old = Text(\"Anchor\", tableName: \"Old\")\nlet no = Text(\"No\", tableName: \"No\")\n",
    ])
    let session = await EditorSession(folder)
    let definition = await session.ask("definition", "Old.swift", 1, 17)
    #expect(!definition.contains("xcstrings") && definition.contains("\"result\":[]"), "\(definition)")
    let hover = await session.ask("hover", "Old.swift", 2, 16)
    #expect(hover.contains("It does not belong to a catalog") && !hover.contains("Not in a catalog yet"), "\(hover)")
  }

  /// The hover text of a literal does not depend on the documents that were open when the project was read.
  @Test func hoverDoesNotDependOnOpenDocuments() async throws {
    try folder.write([
      "Late.swift": """
      import SwiftUI
      let late = "Quay"
      func said() -> String { NSLocalizedString(late, comment: "") }
      let shown = Text(verbatim: "Nobody has moored here yet")

      """
    ])
    let session = await EditorSession(folder)
    let use = await session.ask("hover", "Late.swift", 1, 14)
    #expect(use.contains("It is looked up"), "\(use)")
    let display = await session.ask("hover", "Late.swift", 3, 32)
    #expect(display.contains("It is shown untranslated by Text.init(verbatim:)."), "\(display)")
  }

  /// The editor's version of tables without a catalog counts, too.
  @Test func unsavedTablesAreUsed() async throws {
    try folder.write([
      "en.lproj/Old.strings": "\"Anchor\" = \"Anchor\";\n", "de.lproj/Old.strings": "\"Anchor\" = \"Haken\";\n",
      "Old.swift": "import SwiftUI\nlet old = Text(\"Anchor\", tableName: \"Old\")\n",
    ])
    let session = await EditorSession(folder)
    await session.open("de.lproj/Old.strings", "\"Anchor\" = Anker\n")
    let found = try await session.diagnostics("Old.strings", containing: "invalid-table")
    #expect(found.contains("invalid-table"), "\(found)")
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "`` a`b ``"), ("`` a ```", "```` `` a ``` ````"), ("a\nb", "`a b`"),
    ("`\u{301}``", "``` `\u{301}`` ```"),
  ])
  func hoverCodeIsEscaped(_ text: String, _ markdown: String) { #expect(HoverText.code(text) == markdown) }

  @Test(arguments: [("a\r\nb", "a  b"), ("*\u{301}a*", "\\*\u{301}a\\*"), ("<b|`", "\\<b\\|\\`")])
  func hoverTextEscapesMarkdown(_ text: String, _ markdown: String) {
    #expect(HoverText.plain(text).unicodeScalars.elementsEqual(markdown.unicodeScalars))
  }

  @Test func columnsUseTheNegotiatedEncoding() async {
    let text = "let a = \"ü🚢\", b = 1\r\nlet c = 2\rlet d"
    let document = DocumentText(ContiguousArray(text.utf8))
    let rows: [(PositionEncoding, Int, Int, Int)] = [
      (.utf16, 0, 9, 9), (.utf16, 0, 10, 11), (.utf16, 0, 12, 15), (.utf8, 0, 15, 15), (.utf16, 0, 999, 23),
      (.utf16, 1, 4, 29), (.utf16, 2, 5, 40), (.utf16, 3, 0, 40), (.utf8, 99, 9, 40), (.utf16, -1, 0, 40),
      (.utf8, 0, -5, 0),
    ]
    for (encoding, line, character, offset) in rows {
      let position = DocumentPosition(line: line, character: character)
      #expect(document.offset(of: position, encoding) == offset, "\(encoding) \(line):\(character)")
    }
    for encoding in [PositionEncoding.utf8, .utf16] {
      for offset in [0, 9, 11, 15, 16, 25, 29, 35, 40] {
        #expect(
          document.offset(of: document.position(of: offset, encoding), encoding) == offset, "\(encoding) \(offset)")
      }
    }
  }
}
