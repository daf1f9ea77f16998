import ProjectTestSupport
import Testing

/// Tests renames of keys, inlay hints, code lenses and the outline of catalogs in editors.
@Suite struct EditorRenameTests {
  private static let view = """
    import SwiftUI

    struct Quay: View {
      var body: some View {
        Text("Cast off")
        Button("menu.moor") { print("é") }
        Text("Cast off")
        Text("\\(2) boats")
      }
    }

    """

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld boats" : {

        },
        "Cast off" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Leinen los"
              }
            }
          }
        },
        "menu.moor" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Moor"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["Quay.swift": Self.view, "Localizable.xcstrings": Self.catalog])
    try folder.git("init", "-q")
  }

  private func session() async -> EditorSession {
    await EditorSession(folder, workspace: #"{"workspaceEdit":{"documentChanges":true}}"#)
  }

  @Test func preparedRenameIsTheTextBetweenTheQuotes() async throws {
    let session = await session()
    let source = await session.ask("prepareRename", "Quay.swift", 4, 12)
    #expect(source.contains(#""start":{"line":4,"character":10},"end":{"line":4,"character":18}"#), "\(source)")
    #expect(source.contains(#""placeholder":"Cast off""#), "\(source)")
    let entry = await session.ask("prepareRename", "Localizable.xcstrings", 6, 8)
    #expect(entry.contains(#""start":{"line":6,"character":5},"end":{"line":6,"character":13}"#), "\(entry)")
    for (name, line) in [("Quay.swift", 2), ("Localizable.xcstrings", 11), ("Localizable.xcstrings", 1)] {
      let none = await session.ask("prepareRename", name, line, 8)
      #expect(none.contains(#""result":null"#), "\(none)")
    }
  }

  @Test func renameEditsUnsavedCodeAndCatalog() async throws {
    let session = await session()
    // The editor contains a use that is not on disk.
    await session.open("Quay.swift", Self.view.replacing("Text(\"\\(2)", with: "Text(\"Cast off\")\n    Text(\"\\(2)"))
    let answer = await session.ask("rename", "Quay.swift", 4, 12, #","newName":"Set \"sail\"""#)
    #expect(answer.contains(#""uri":"Localizable.xcstrings","version":null"#), "\(answer)")
    #expect(answer.contains(#""uri":"Quay.swift","version":1"#), "\(answer)")
    #expect(answer.ranges(of: #"Set \\\"sail\\\""#).count == 4, "\(answer)")
    #expect(try folder.read("Quay.swift") == Self.view)
  }

  @Test func renameFromTheCatalogEditsTheCode() async throws {
    let session = await session()
    let answer = await session.ask("rename", "Localizable.xcstrings", 16, 6, #","newName":"menu.dock""#)
    #expect(answer.contains(#""uri":"Quay.swift""#), "\(answer)")
    #expect(answer.ranges(of: "dock").count == 2, "\(answer)")
  }

  @Test func refusedRenameNamesTheUse() async throws {
    let session = await session()
    let arguments = await session.ask("rename", "Quay.swift", 7, 10, #","newName":"%lld ships""#)
    #expect(arguments.contains(#""code":-32803"#), "\(arguments)")
    #expect(arguments.contains("nothing was renamed: Quay.swift:8:10: error:"), "\(arguments)")
    let present = await session.ask("rename", "Quay.swift", 4, 12, #","newName":"menu.moor""#)
    #expect(present.contains("already contains"), "\(present)")
    let empty = await session.ask("rename", "Quay.swift", 4, 12, #","newName":"""#)
    #expect(empty.contains("the new key is empty"), "\(empty)")
    let nothing = await session.ask("rename", "Quay.swift", 0, 0, #","newName":"x""#)
    #expect(nothing.contains("no key at this position"), "\(nothing)")
    let same = await session.ask("rename", "Quay.swift", 4, 12, #","newName":"Cast off""#)
    #expect(same.contains(#""result":null"#), "\(same)")
  }

  @Test func identifiersHaveTheirTextAsInlayHint() async throws {
    let session = await session()
    let range = #","range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}"#
    let answer = await session.ask("inlayHint", "Quay.swift", 0, 0, range)
    #expect(answer.contains(#"[{"position":{"line":5,"character":22},"label":"\"Moor\"","paddingLeft":true}]"#))
    let above = #","range":{"start":{"line":0,"character":0},"end":{"line":4,"character":0}}"#
    let none = await session.ask("inlayHint", "Quay.swift", 0, 0, above)
    #expect(none.contains(#""result":[]"#), "\(none)")
  }

  @Test func codeLensesCountLanguagesAndUses() async throws {
    let session = await session()
    let answer = await session.ask("codeLens", "Localizable.xcstrings", 0, 0)
    let titles = answer.matches(of: /"title":"([^"]*)"/).map { String($0.1) }
    #expect(
      titles == [
        "0 of 1 language translated · 1 use", "1 of 1 language translated · 2 uses",
        "0 of 1 language translated · 1 use",
      ], "\(answer)")
    await session.open("Quay.swift", Self.view.replacing("Cast off", with: "Weigh anchor"))
    let edited = await session.ask("codeLens", "Localizable.xcstrings", 0, 0)
    #expect(edited.contains("1 of 1 language translated · 0 uses"), "\(edited)")
    let source = await session.ask("codeLens", "Quay.swift", 0, 0)
    #expect(source.contains(#""result":null"#), "\(source)")
  }

  @Test func outlineOfACatalogListsItsKeys() async throws {
    let session = await session()
    let flat = await session.ask("documentSymbol", "Localizable.xcstrings", 0, 0)
    #expect(flat.contains(#"{"name":"Cast off","kind":20,"location":{"uri":"#), "\(flat)")
    let nested = await EditorSession(
      folder, textDocument: #"{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}"#)
    let answer = await nested.ask("documentSymbol", "Localizable.xcstrings", 0, 0)
    #expect(answer.matches(of: /"name":"([^"]*)"/).map { String($0.1) } == ["%lld boats", "Cast off", "menu.moor"])
    #expect(answer.contains(#""detail":"1 of 1 language translated""#), "\(answer)")
  }
}
