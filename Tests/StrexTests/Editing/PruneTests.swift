import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex prune`.
@Suite struct PruneTests {
  private let folder: TemporaryFolder

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Dive" : {

        },
        "Gone" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Weg"
              }
            }
          }
        },
        "Lost" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Verloren"
              }
            }
          }
        },
        "menu.symbol" : {
          "extractionState" : "manual"
        },
        "menu.unknown" : {
          "extractionState" : "manual"
        },
        "mode.deep" : {
          "extractionState" : "stale"
        },
        "server.title" : {
          "extractionState" : "manual"
        },
        "Looked up" : {
          "extractionState" : "stale"
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
      let dive = Text("Dive")
      let symbol = Text(.menuSymbol)
      func mode(_ name: String) -> String { Bundle.main.localizedString(forKey: "mode." + name, value: nil, table: nil) }
      func show(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      let shown = show("Looked up")
      """,
      "App/config.json": "{\"title\": \"server.title\"}\n",
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }

  /// Without `bundle:`, code of a package looks keys up in the application, although Xcode adds them to the package.
  @Test(arguments: ["", ", bundle: .main"])
  func keysThatPackagesLookUpInTheAppStay(_ bundle: String) async throws {
    let stale = CatalogText.of(
      ("Gone", CatalogText.translated("Weg", state: "stale")),
      ("Shared", CatalogText.translated("Gemeinsam", state: "stale")))
    let folder = try TemporaryFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let targets: [Target] = [.target(name: "App"), .target(name: "Kit")]
      let package = Package(name: "P", defaultLocalization: "en", targets: targets)
      """,
      "Sources/App/App.swift": "import SwiftUI\nlet app = 1\n", "Sources/App/Localizable.xcstrings": stale,
      "Sources/Kit/Kit.swift": "import SwiftUI\nlet kit = Text(\"Shared\"\(bundle))\n",
      "Sources/Kit/Localizable.xcstrings": CatalogText.of(("Shared", CatalogText.translated("Gemeinsam"))),
    ])
    let run = try await ToolRun.strex("prune", "--allow-mass-removal", in: folder)
    let text = try folder.read("Sources/App/Localizable.xcstrings")
    #expect(!text.contains("Gone") && text.contains("Shared"), "\(run.output)\(run.errors)")
    #expect(try folder.read("Sources/Kit/Localizable.xcstrings").contains("Shared"))
  }

  @Test func removesOnlyKeysWithoutAnyUse() async throws {
    let run = try await strex("prune")
    #expect(run.code == 0 && run.output == "App/Localizable.xcstrings: 3 keys removed\n", "\(run.output)\(run.errors)")
    let text = try folder.read("App/Localizable.xcstrings")
    for key in ["Gone", "Lost", "menu.unknown"] { #expect(!text.contains("\"\(key)\""), "\(key)") }
    for key in ["Dive", "menu.symbol", "mode.deep", "server.title", "Looked up"] {
      #expect(text.contains("\"\(key)\""), "\(key)")
    }
    #expect(
      run.errors.contains(
        "\"mode.deep\" was kept because the code contains the key or text that can produce it (App/App.swift:4)"))
    #expect(
      run.errors.contains(
        "\"server.title\" was kept because a data file in the project contains the key (App/config.json:1)"))
    #expect(
      run.errors.contains(
        "\"menu.symbol\" was kept because the code contains the generated symbol name `menuSymbol`"))
    #expect(try await strex("prune", "--check").code == 0)
  }

  @Test func checksListTheEvidence() async throws {
    let run = try await strex("prune", "--check")
    let lines = [
      "App/Localizable.xcstrings:7: \"Gone\" is stale and not used in the code",
      "App/Localizable.xcstrings:18: \"Lost\" is not used in any of the catalog's targets",
      "App/Localizable.xcstrings:31: \"menu.unknown\" is manual, and no searched file contains the key, part of it or its symbol",
      "App/Localizable.xcstrings: 3 keys to remove", "",
    ]
    #expect(run.code == 1 && run.output == lines.joined(separator: "\n"))
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func dryRunsPrintADiff() async throws {
    let run = try await strex("prune", "--dry-run", "--only", "stale", "--verbose")
    #expect(run.code == 0 && run.output.contains("-    \"Gone\" : {\n") && !run.output.contains("-    \"Lost\""))
    #expect(run.errors.contains("App/Localizable.xcstrings:7: \"Gone\" is stale and not used in the code\n"))
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func jsonHasCausesAndReasons() async throws {
    let run = try await strex("prune", "--check", "--format", "json", "--match", "menu.*")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let removed = json?["removed"] as? [[String: Any]] ?? []
    let kept = json?["kept"] as? [[String: Any]] ?? []
    #expect(removed.map { $0["key"] as? String } == ["menu.unknown"])
    #expect(
      removed.first?["cause"] as? String == "unused-manual" && kept.map { $0["key"] as? String } == ["menu.symbol"])
  }

  /// A new key that has the text of an old key as its default value does not look up the old key.
  @Test func defaultValuesAreNoUses() async throws {
    let code = """
      import SwiftUI
      let gone = NSLocalizedString("menu.gone", value: "Gone", comment: "")
      """
    try folder.write(["App/Menu.swift": code])
    #expect(try await removedKeys() == ["Gone", "Lost", "menu.unknown"])
    try folder.write(["App/Menu.swift": code + "\nfunc key() -> String { \"Gone\" }\n"])
    #expect(try await removedKeys() == ["Lost", "menu.unknown"])
  }

  private func removedKeys() async throws -> [String] {
    let run = try await strex("prune", "--check", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return (json?["removed"] as? [[String: Any]] ?? []).compactMap { $0["key"] as? String }
  }

  @Test(
    arguments: [
      (["--key", "Gon"], "no catalog contains the key \"Gon\" (did you mean \"Gone\"?)"),
      (["--match", "z*"], "no catalog contains a key that matches \"z*\""),
      (["--only", "translated", "--language", "fr"], "unknown language `fr` (known: `de`, `en`)"),
      (["--language", "de"], "--language needs --only; to remove a language, use `strex edit language remove LANG`"),
    ])
  func selectionsWithoutAnyKeyAreErrors(_ words: [String], _ message: String) async throws {
    let run = try await ToolRun.strex(["prune"] + words, in: folder)
    #expect(run.code == 2 && run.errors.contains(message), "\(run)")
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func usesInObjectiveCHaveTheirLines() async throws {
    try folder.write(["App/A.m": "// Views\n\nvoid a(void) { show(@\"Gone\"); }\n"])
    let run = try await strex("prune", "--check")
    #expect(run.errors.contains("can produce it (App/A.m:3)"), "\(run)")
  }

  @Test(
    arguments: [
      ("Data/menu.csv", "id;text\n1;menu.unknown\n"), ("Data/names.txt", "First\nGone\n"),
      ("web/page.vue", "<p v-text=\"$t('menu.unknown')\"/>"), ("Data/menu.yaml", "title: menu.unknown # Title\n"),
      ("tools/check.sh", "grep menu.unknown file\n"), ("Data/menu.toml", "title = Gone\n"),
      ("Data/large.json", String(repeating: " ", count: 5 << 20) + "\n\"Gone\""),
      ("App/en.lproj/help.html", "<b>Gone</b>"),
    ])
  func textFilesOfAnyKindAreSearched(_ file: String, _ text: String) async throws {
    let key = text.contains("Gone") ? "Gone" : "menu.unknown"
    try folder.write([file: text])
    let line = text.split(separator: "\n").firstIndex { $0.contains(key) }.map { $0 + 1 } ?? 0
    let run = try await strex("prune", "--check", "-v")
    let message = "\"\(key)\" was kept because a data file in the project contains the key (\(file):\(line))"
    #expect(run.errors.contains(message) && !run.output.contains("\"\(key)\""), "\(run)")
  }

  @Test func documentsAndBinaryFilesAreNoUses() async throws {
    try folder.write([
      "README.md": "\"Gone\"\n", "App/data.bin": "\0\"Gone\"", "de.xliff": "<source>Gone</source>",
      "Data/names.txt": "This is Gone for good\n",
    ])
    #expect(try await removedKeys() == ["Gone", "Lost", "menu.unknown"])
  }

  @Test func unreadFilesAreNamed() async throws {
    try folder.write(["Data/words.json": "{}"])
    let file = try #require(FileHandle(forWritingAtPath: folder("Data/words.json")))
    try file.truncate(atOffset: 65 << 20)
    try file.seek(toOffset: 0)
    try file.write(contentsOf: Data(repeating: 0x20, count: 9000))
    try file.close()
    let run = try await strex("prune", "--check")
    let message = "keys were not searched for in `Data/words.json` (it is larger than 64 MB) [unsearched-file]"
    #expect(run.errors.contains(message), "\(run)")
  }

  @Test func testsCountAsUses() async throws {
    try folder.write(["AppUITests/T.swift": "let title = app.buttons[\"Lost\"]\n"])
    let run = try await strex("prune")
    #expect(try folder.read("App/Localizable.xcstrings").contains("\"Lost\""), "\(run.errors)")
    #expect(
      run.errors.contains("\"Lost\" was kept because code that belongs to no target, such as a test, contains the key"))
  }

  @Test(
    arguments: [
      ("a.title", "NSLocalizedString(\"a\" + \".\" + x, comment: \"\")"),
      ("upper.one", "NSLocalizedString(\"upper\" + \".\" + x, comment: \"\")"),
      ("upper.one", "{ let p = \"upper\" + \".\"; return show(p + x) }()"),
      ("a_b", "NSLocalizedString(\"\\(x)_\\(x)\", comment: \"\")"),
      ("a.b", "NSLocalizedString(String(format: \"%@.%@\", x, x), comment: \"\")"),
      ("menu.b", "show([\"menu\", x].joined(separator: \".\"))"),
      ("any.key", "{ _ = Text(.init(x)); return x }()"),
      ("any.key", "{ _ = [x].map(LocalizedStringKey.init); return x }()"),
      ("starting", "show(\"st\" + x)"), ("any.key", "show(x)"),
      ("any.key", "NSLocalizedString(String(describing: x), comment: \"\")"),
    ])
  func computedKeysStay(_ key: String, _ code: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(
        (key, CatalogText.translated("x", state: "manual")), ("Two words", CatalogText.translated("y", state: "stale"))),
      "App/App.swift": """
      import SwiftUI
      func show(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      struct V { var x: String; var text: String { \(code) } }
      """,
    ])
    let run = try await ToolRun.strex("prune", in: folder)
    #expect(run.code == 0)
    let text = try folder.read("App/Localizable.xcstrings")
    #expect(text.contains("\"\(key)\"") && !text.contains("Two words"), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("App/App.swift:"), "\(run.errors)")
  }

  @Test func unknownLookupsAreNamedOnce() async throws {
    try folder.write([
      "App/Item.swift":
        "import SwiftUI\nstruct Item { var name: String }\nfunc v(_ i: Item) -> Text { Text(LocalizedStringKey(i.name)) }\n"
    ])
    let run = try await strex("prune", "--check")
    #expect(
      run.errors.contains(
        "4 keys were kept because the code looks up keys that are known only at run time (App/Item.swift:3)"),
      "\(run.errors)")
    #expect(run.code == 0)
  }

  @Test func objectiveCKeysStay() async throws {
    try folder.write([
      "App/A.m": "NSString *a(void) { return NSLocalizedString(@\"menu.\" @\"unknown\", nil); }\n"
    ])
    _ = try await strex("prune")
    let text = try folder.read("App/Localizable.xcstrings")
    #expect(text.contains("menu.unknown") && !text.contains("\"Lost\""))
    try folder.write(["App/B.m": "NSString *b(id k) { return NSLocalizedString([k description], nil); }\n"])
    try folder.write(["App/Localizable.xcstrings": Self.catalog])
    #expect(try await strex("prune", "--check").errors.contains("(App/B.m:1)"))
  }

  @Test func missingSourcesKeepAllKeys() async throws {
    try folder.write([".gitmodules": "[submodule \"Kit\"]\n\tpath = Kit\n\turl = x\n", ".git/HEAD": ""])
    let run = try await strex("prune")
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog)
    #expect(run.errors.contains("source files may be missing: `Kit` is"), "\(run.errors)")
  }

  /// Manual keys are not stale, so that a sync does not mention them.
  @Test func missingSourcesAreNamedForManualKeys() async throws {
    try folder.write(["App/Localizable.xcstrings": Self.manual(comment: nil)])
    try FileManager.default.createSymbolicLink(atPath: folder("App/Shared"), withDestinationPath: "/")
    #expect(try await strex("prune").errors.contains("no keys were removed because App/Shared may contain sources"))
  }

  /// A package may look up the keys of its texts in the main bundle. Its sources are elsewhere.
  @Test(arguments: [("CurtainKit", 0), ("For CurtainKit's label", 0), ("Curtain", 1), ("SwiftUI", 1), (nil, 1)])
  func keysOfUnsearchedPackagesStay(_ comment: String?, _ code: Int32) async throws {
    try folder.write([
      "App/Localizable.xcstrings": Self.manual(comment: comment), "App/B.swift": "import struct CurtainKit.Curtain\n",
    ])
    let run = try await strex("prune", "--check")
    #expect(run.code == code, "\(run.output)\(run.errors)")
    let reason = "its comment names the package `CurtainKit`, which was not searched"
    #expect(run.errors.contains(reason) == (code == 0), "\(run.errors)")
  }

  private static func manual(comment: String?) -> String {
    let comment = comment.map { "\"comment\" : \"\($0)\", " } ?? ""
    return """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Close the curtain" : { \(comment)"extractionState" : "manual" } } }
      """
  }

  @Test func linksOutOfTheProjectKeepAllKeys() async throws {
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder("App/Shared"), withDestinationPath: other("."))
    let run = try await strex("prune")
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog)
    #expect(run.errors.contains("because App/Shared may contain sources"), "\(run.errors)")
  }

  @Test(arguments: [["--key", "nope"], ["--table", "Nope"]])
  func unknownKeysAndTablesAreErrors(_ words: [String]) async throws {
    #expect(try await ToolRun.strex(["prune"] + words, in: folder).code == 2)
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func syncRemovesOnlyStaleKeysWithoutAnyUse() async throws {
    try folder.write(["AppTests/T.swift": "let title = app.buttons[\"Gone\"]\n"])
    let check = try await strex("sync", "--remove-stale", "--check")
    #expect(!check.output.contains("\"Gone\""), "\(check.output)")
    let run = try await strex("sync", "--remove-stale")
    let text = try folder.read("App/Localizable.xcstrings")
    #expect(text.contains("\"Gone\"") && text.contains("\"mode.deep\""), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("\"Gone\" was kept because "), "\(run.errors)")
    try FileManager.default.removeItem(atPath: folder("AppTests"))
    #expect(try await strex("sync", "--remove-stale", "--check").output.contains("\"Gone\" is stale"))
    _ = try await strex("sync", "--remove-stale")
    #expect(try !folder.read("App/Localizable.xcstrings").contains("\"Gone\""))
  }

  @Test func brokenSourcesKeepAllKeys() async throws {
    try folder.write(["App/Broken.swift": "import SwiftUI\nlet x = Text(\"Open\n"])
    let run = try await strex("prune")
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("no keys were removed because "))
  }

  @Test func tablesLoseKeysInAllLanguages() async throws {
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>boats</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let folder = try TemporaryFolder()
    try folder.write([
      "App/en.lproj/Localizable.strings": "\"open\" = \"Open\";\n/* Old */\n\"old\" = \"Old\";\n",
      "App/de.lproj/Localizable.strings": "\"old\" = \"Alt\";\n\"open\" = \"Auf\";\n",
      "App/en.lproj/Localizable.stringsdict": rules, "App/de.lproj/Localizable.stringsdict": rules,
      "App/App.swift": "import Foundation\nlet open = NSLocalizedString(\"open\", comment: \"\")\n",
    ])
    let run = try await ToolRun.strex("prune", in: folder)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try folder.read("App/en.lproj/Localizable.strings") == "\"open\" = \"Open\";\n")
    #expect(try folder.read("App/de.lproj/Localizable.strings") == "\"open\" = \"Auf\";\n")
    for language in ["en", "de"] {
      #expect(try !folder.read("App/\(language).lproj/Localizable.stringsdict").contains("boats"))
    }
  }
}
