import Foundation
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
        "\"mode.deep\" stays: the code contains its text, or text that can produce it (App/App.swift:4)"))
    #expect(
      run.errors.contains("\"server.title\" stays: a data file of the project contains its text (App/config.json:1)"))
    #expect(run.errors.contains("\"menu.symbol\" stays: code contains the name of its generated symbol, `menuSymbol`"))
    #expect(try await strex("prune", "--check").code == 0)
  }

  @Test func checksListTheEvidence() async throws {
    let run = try await strex("prune", "--check")
    let lines = [
      "App/Localizable.xcstrings:7: \"Gone\" is stale, and no code contains it",
      "App/Localizable.xcstrings:18: \"Lost\" is not used in any source of the catalog's targets",
      "App/Localizable.xcstrings:31: \"menu.unknown\" is manual, and neither code nor another file contains it, its symbol or a part of it",
      "App/Localizable.xcstrings: 3 keys to remove", "",
    ]
    #expect(run.code == 1 && run.output == lines.joined(separator: "\n"))
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog)
  }

  @Test func dryRunsPrintADiff() async throws {
    let run = try await strex("prune", "--dry-run", "--only", "stale")
    #expect(run.code == 0 && run.output.contains("-    \"Gone\" : {\n") && !run.output.contains("-    \"Lost\""))
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

  @Test func brokenSourcesKeepAllKeys() async throws {
    try folder.write(["App/Broken.swift": "import SwiftUI\nlet x = Text(\"Open\n"])
    let run = try await strex("prune")
    #expect(try folder.read("App/Localizable.xcstrings") == Self.catalog, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("no key is removed: "))
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
