import ProjectTestSupport
import Testing

@testable import LanguageServer

/// Tests the language server on generated symbols of manual keys.
@Suite struct EditorSymbolTests {
  private let folder: TemporaryFolder
  private static let source = """
    import SwiftUI

    let cart = Text(.cartTitle)
    let other = Text(.cartTitle)
    let sum = Text(.Tickets.total(3))

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Ferry", defaultLocalization: "en", targets: [.target(name: "Ferry")])
      """,
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(
        ("cart.title", CatalogText.translated("Wagen", state: "manual"))),
      "Sources/Ferry/Tickets.xcstrings": CatalogText.of(("total %lld", ["\"extractionState\" : \"manual\""])),
      "Sources/Ferry/View.swift": Self.source,
    ])
  }

  private static let places: [(method: String, line: Int, character: Int, answer: String)] = [
    ("hover", 2, 18, "Generated symbol for `cart.title` in table `Localizable`"), ("hover", 2, 18, "| de | Wagen |"),
    ("hover", 2, 18, #""range":{"start":{"line":2,"character":17},"end":{"line":2,"character":26}}"#),
    ("hover", 4, 26, "`LocalizedStringResource.Tickets.total(_:)`"), ("hover", 2, 13, #""result":null"#),
    (
      "definition", 2, 18,
      #"[{"uri":"Sources/Ferry/Localizable.xcstrings","range":{"start":{"line":3,"character":4},"end":{"line":3,"character":16}}}]"#
    ),
    (
      "references", 2, 18,
      #"[{"uri":"Sources/Ferry/View.swift","range":{"start":{"line":2,"character":17},"end":{"line":2,"character":26}}},{"uri":"Sources/Ferry/View.swift","range":{"start":{"line":3,"character":18},"end":{"line":3,"character":27}}}]"#
    ),
  ]

  @Test(arguments: places)
  func symbolsAreResolved(_ method: String, _ line: Int, _ character: Int, _ part: String) async {
    let session = await EditorSession(folder)
    let answer = await session.ask(method, "Sources/Ferry/View.swift", line, character)
    #expect(answer.contains(part), "\(answer)")
  }

  @Test func entriesHaveReferences() async {
    let session = await EditorSession(folder)
    let answer = await session.ask("references", "Sources/Ferry/Tickets.xcstrings", 3, 6)
    #expect(
      answer.contains(
        #"[{"uri":"Sources/Ferry/View.swift","range":{"start":{"line":4,"character":24},"end":{"line":4,"character":29}}}]"#
      ), "\(answer)")
  }

  @Test func unsavedTextIsRead() async {
    let session = await EditorSession(folder)
    await session.open("Sources/Ferry/View.swift", "import SwiftUI\n\n\nlet moved = Text(.cartTitle)\n")
    #expect(await session.ask("hover", "Sources/Ferry/View.swift", 3, 20).contains("| de | Wagen |"))
    let answer = await session.ask("references", "Sources/Ferry/View.swift", 3, 20)
    #expect(
      answer.contains(#""start":{"line":3,"character":18}"#) && !answer.contains(#""start":{"line":2,"#), "\(answer)")
  }

  @Test(arguments: [
    ("let cart = Text(.)", 17, true), ("let cart = Text(.ca)", 19, true), ("let cart = Text(.ca", 19, true),
    ("let cart: LocalizedStringResource = .", 37, true), ("let cart: Color = .ca", 21, false),
    ("let cart = song.ca", 18, false),
  ])
  func symbolsAreCompleted(_ line: String, _ character: Int, _ isCompleted: Bool) async {
    let session = await EditorSession(folder)
    await session.open("Sources/Ferry/View.swift", "import SwiftUI\n\(line)\nlet next = 1\n")
    let answer = await session.ask("completion", "Sources/Ferry/View.swift", 1, character)
    #expect(
      (answer.contains(#""label":"cartTitle","kind":10"#) && answer.contains(#""label":"Tickets.total()""#))
        == isCompleted,
      "\(answer)")
  }

  @Test func renameOfASymbolRenamesTheKey() async {
    let session = await EditorSession(folder, workspace: #"{"workspaceEdit":{"documentChanges":true}}"#)
    let prepared = await session.ask("prepareRename", "Sources/Ferry/View.swift", 2, 18)
    #expect(
      prepared.contains(#""start":{"line":2,"character":17},"end":{"line":2,"character":26}"#)
        && prepared.contains(#""placeholder":"cart.title""#), "\(prepared)")
    for (name, line, character) in [("View.swift", 2, 18), ("Localizable.xcstrings", 3, 8)] {
      let answer = await session.ask("rename", "Sources/Ferry/\(name)", line, character, #","newName":"cart.head""#)
      #expect(answer.contains(#""uri":"Sources/Ferry/Localizable.xcstrings""#), "\(answer)")
      #expect(answer.contains("Head)\\nlet other = Text(.cartHead"), "\(answer)")
    }
    let refused = await session.ask("rename", "Sources/Ferry/View.swift", 4, 26, #","newName":"%@ %@""#)
    #expect(refused.contains("nothing was renamed"), "\(refused)")
  }

  @Test func conversionsAreOffered() async throws {
    let session = await EditorSession(folder, workspace: #"{"applyEdit":true}"#)
    await session.open("Sources/Ferry/View.swift", Self.source)
    let context = { (line: Int) in
      #","range":{"start":{"line":\#(line),"character":18},"end":{"line":\#(line),"character":18}},"context":{}"#
    }
    let actions = await session.ask("codeAction", "Sources/Ferry/View.swift", 2, 18, context(2))
    let arguments = #"[{"key":"cart.title","table":"Localizable","to":"literals"}]"#
    #expect(
      actions.contains("Convert to a literal")
        && actions.contains(#""command":"strex.convert","arguments":\#(arguments)"#), "\(actions)")
    await session.send(
      request: "workspace/executeCommand", #"{"command":"strex.convert","arguments":\#(arguments)}"#)
    #expect(session.output.contains("workspace/applyEdit"), "\(session.output)")
    #expect(session.output.contains(#"\"cart.title\", bundle: .module"#), "\(session.output)")
    #expect(try folder.read("Sources/Ferry/View.swift") == Self.source)
    await session.send(request: "workspace/executeCommand", #"{"command":"strex.convert","arguments":[{}]}"#)
    #expect(session.output.contains("needs a key, a table and a direction"), "\(session.output)")
  }
}
