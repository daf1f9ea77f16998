import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex rename`.
@Suite struct RenameTests {
  private let folder: TemporaryFolder

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Sichern"
              }
            }
          }
        },
        "Zoom" : {

        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Localizable.xcstrings": Self.catalog,
      "App/App.swift": """
      import SwiftUI
      let a = Text("Save"), b = Button("Save") {}
      let c = String(localized: "Save")
      func show(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      let d = show("Save")
      let log = print("Save"), zoom = Text("Zoom")
      """,
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }

  @Test func literalsAndEntriesAreRenamed() async throws {
    let run = try await strex("rename", "Save", "Save \"all\"")
    #expect(
      run.code == 0 && run.output == "renamed 4 literals and the key in 1 catalog or table\n",
      "\(run.output)\(run.errors)")
    let code = try folder.read("App/App.swift")
    #expect(code.split(separator: #""Save \"all\"""#).count == 5 && code.contains("print(\"Save\")"))
    let text = try folder.read("App/Localizable.xcstrings")
    #expect(text == Self.catalog.replacing("\"Save\" :", with: #""Save \"all\"" :"#))
    #expect(try await strex("sync", "--check").code == 0)
  }

  @Test func identifiersKeepTheText() async throws {
    #expect(try await strex("rename", "Save", "toolbar.save").code == 0)
    let text = try folder.read("App/Localizable.xcstrings")
    #expect(text.contains("\"toolbar.save\" : {") && text.contains("\"value\" : \"Save\""))
  }

  @Test(
    arguments: [
      ("let e = Text(#\"Save\"#)", "not written as a plain literal"),
      ("let e = Text(\"\"\"\n  Save\n  \"\"\")", "not written as a plain literal"),
    ])
  func otherUsesPreventTheRename(_ line: String, _ reason: String) async throws {
    try folder.write(["App/More.swift": "import SwiftUI\n\(line)\n"])
    let before = try folder.read("App/App.swift")
    let run = try await strex("rename", "Save", "Keep")
    #expect(run.code == 1 && run.errors.contains(reason) && run.errors.contains("[unrenamable-use]"), "\(run.errors)")
    #expect(try folder.read("App/App.swift") == before && folder.read("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func existingAndUnknownKeysAreErrors() async throws {
    #expect(try await strex("rename", "Save", "Zoom").code == 1)
    #expect(try await strex("rename", "Nope", "New").code == 2)
    #expect(try await strex("rename", "Save").code == 2)
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func tablesAreRenamedInAllLanguages() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/en.lproj/Localizable.strings": "/* Menu */\n\"open\" = \"Open\";\n",
      "App/de.lproj/Localizable.strings": "/* Menu */\n\"open\" = \"Auf\";\n",
      "App/App.swift": "import Foundation\nlet open = NSLocalizedString(\"open\", comment: \"\")\n",
    ])
    let run = try await ToolRun.strex("rename", "open", "file.open", in: folder)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try folder.read("App/de.lproj/Localizable.strings") == "/* Menu */\n\"file.open\" = \"Auf\";\n")
    #expect(try folder.read("App/App.swift").contains("\"file.open\""))
  }

  /// The entry of the other target would lose its literal.
  @Test(arguments: [["--target", "App"], ["App"], ["Shared/V.swift"]])
  func literalsOfCatalogsOutsideTheRunAreNotRenamed(_ words: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    let code = "import SwiftUI\nlet a = Text(\"Save\")\n"
    let targets = ["App", "Kit"].map { #"{"name": "\#($0)", "paths": ["\#($0)", "Shared"]}"# }
    try folder.write([
      "App/Localizable.xcstrings": Self.catalog, "Kit/Localizable.xcstrings": Self.catalog, "Shared/V.swift": code,
      ".strex.json": #"{"targets": [\#(targets.joined(separator: ", "))]}"#,
    ])
    let run = try await ToolRun.strex(["rename", "Save", "Store"] + words, in: folder)
    let message = "Kit/Localizable.xcstrings: error: the literals also use this catalog"
    #expect(run.code == 1 && run.errors.contains(message), "\(run)")
    #expect(try folder.read("Shared/V.swift") == code && folder.read("App/Localizable.xcstrings") == Self.catalog)
    #expect(try await ToolRun.strex("rename", "Save", "Store", in: folder).code == 0)
  }

  /// The system looks up the keys of Info.plist and of the Settings app. The same text in another table is another key.
  @Test func onlyTablesOfTheCodeAreRenamed() async throws {
    let others = [
      "App/InfoPlist.xcstrings": Self.catalog, "App/Menu.xcstrings": Self.catalog,
      "App/Settings.bundle/en.lproj/Root.strings": "\"Save\" = \"Save\";\n",
      "App/en.lproj/InfoPlist.strings": "\"Save\" = \"Save\";\n",
    ]
    try folder.write(others)
    let run = try await strex("rename", "Save", "Store")
    #expect(run.code == 0 && run.output.contains("the key in 1 catalog or table"), "\(run)")
    for (path, text) in others { #expect(try folder.read(path) == text, "\(path)") }
    try folder.write(["App/InfoPlist.xcstrings": CatalogText.of(("Only", CatalogText.translated("x")))])
    let none = try await strex("rename", "Only", "Other")
    let message = "the system looks up the keys in this file, so they cannot be renamed [unrenamable-use]"
    #expect(none.code == 1 && none.errors.contains("App/InfoPlist.xcstrings: error: \(message)"), "\(none)")
  }

  @Test func pushNotificationsPreventTheRename() async throws {
    try folder.write(["push/new.json": "{\n  \"aps\": {\"alert\": {\"loc-key\": \"Save\"}}\n}\n"])
    let run = try await strex("rename", "Save", "Store")
    let message = "push/new.json:2:32: error: the key is used in a push notification [unrenamable-use]"
    #expect(run.code == 1 && run.errors.contains(message), "\(run)")
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func argumentsStayTheSame() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift":
        "import Foundation\nlet a = String(format: NSLocalizedString(\"Hi %@\", comment: \"\"), \"x\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("Hi %@", CatalogText.translated("Hallo %@"))),
    ])
    for key in ["Bye", "Bye %d", "Bye %@ %@"] {
      let run = try await ToolRun.strex("rename", "Hi %@", key, in: folder)
      #expect(run.code == 1 && run.errors.contains("but \"Hi %@\" takes `%@` [other-arguments]"), "\(run)")
    }
    #expect(try await ToolRun.strex("rename", "Hi %@", "Bye %1$@", in: folder).code == 0)
    #expect(try await ToolRun.strex("rename", "Bye %1$@", "Bye", "--keep-text", in: folder).code == 0)
  }
}
