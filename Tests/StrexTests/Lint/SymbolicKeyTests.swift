import ProjectTestSupport
import Testing

@testable import strex

/// Tests rules about symbolic keys whose findings depend on build settings and on the code.
@Suite struct SymbolicKeyTests {
  private func lint(_ rule: String, _ files: [String: String]) async throws -> ToolRun {
    let folder = try TemporaryFolder()
    try folder.write(files)
    return try await ToolRun.strex("lint", "--quiet", "--rule", rule, in: folder)
  }

  /// Xcode generates symbols for the keys of an application only with this setting.
  @Test(arguments: [("", false), ("NO", false), ("YES", true)])
  func symbolsOfApplicationsDependOnTheSetting(_ setting: String, _ isReported: Bool) async throws {
    let settings = setting.isEmpty ? "" : "STRING_CATALOG_GENERATE_SYMBOLS = \(setting);"
    var files = SmallProject.files(settings: settings)
    files["App/Localizable.xcstrings"] = CatalogText.of(("→", ["\"extractionState\" : \"manual\""]))
    let run = try await lint("symbol-name", files)
    #expect(run.output.contains("[symbol-name]") == isReported, "\(run)")
  }

  @Test func keysWithDefaultValuesAreNotShownToUsers() async throws {
    let code = """
      import SwiftUI
      let tide = String(localized: "tide.title", defaultValue: "Tide")
      let ferry = NSLocalizedString("ferry.title", value: "Ferry", comment: "")
      let quay = Text("quay.title")

      """
    let entry = CatalogText.translated("Titel")
    let catalog = CatalogText.of(("ferry.title", entry), ("quay.title", entry), ("tide.title", entry))
    let run = try await lint("raw-key", ["App/a.swift": code, "App/Localizable.xcstrings": catalog])
    let lines = run.output.split(separator: "\n").filter { $0.contains("[raw-key]") }
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains("\"quay.title\"") }, "\(run)")
  }

  /// A sync adds a mistyped key with the key as its text. A suggested key is one that the code does not have.
  @Test func newKeysOfTablesHaveNoText() async throws {
    let code = """
      import SwiftUI
      let views = [Text("quay.opne"), Text("quay.close"), Text("quay.clone"), Text("quay.boat"), Text("Quay")]

      """
    let keys = ["quay.open", "quay.close", "quay.boot"].map { "\"\($0)\" = \"Title\";\n" }
    let added = ["quay.opne", "quay.clone", "quay.boat", "Quay"].map { "\"\($0)\" = \"\($0)\";\n" }
    let table = (keys + added).joined()
    let run = try await lint("key-as-text", ["App/a.swift": code, "App/en.lproj/Localizable.strings": table])
    let lines = run.output.split(separator: "\n").filter { $0.contains("[key-as-text]") }
    #expect(
      lines == [
        #"App/en.lproj/Localizable.strings:4:1: warning: the text for "quay.opne" is the key itself "#
          + #"(did you mean "quay.open"?) [key-as-text]"#,
        #"App/en.lproj/Localizable.strings:5:1: warning: the text for "quay.clone" is the key itself [key-as-text]"#,
        #"App/en.lproj/Localizable.strings:6:1: warning: the text for "quay.boat" is the key itself "#
          + #"(did you mean "quay.boot"?) [key-as-text]"#,
      ], "\(run)")
  }

  /// If users see another text, the language is only incomplete.
  @Test func keysWithAnotherFallbackAreNotShownToUsers() async throws {
    let code = """
      import Foundation
      extension String {
        static func tide(_ key: String, fallback value: String) -> String {
          Bundle.main.localizedString(forKey: key, value: value, table: nil)
        }
        static func ferry(_ key: String) -> String {
          let text = NSLocalizedString(key, comment: "")
          guard text == key, let path = Bundle.main.path(forResource: "en", ofType: "lproj"),
            let english = Bundle(path: path)
          else { return text }
          return NSLocalizedString(key, bundle: english, comment: "")
        }
        static func quay(_ key: String) -> String { NSLocalizedString(key, comment: "") }
        private static let english: Bundle? = {
          let code = "en"
          return Bundle.main.path(forResource: code, ofType: "lproj").flatMap(Bundle.init(path:))
        }()
        private static var chosen: Bundle? {
          Bundle.main.path(forResource: UserDefaults.standard.string(forKey: "language"), ofType: "lproj")
            .flatMap(Bundle.init(path:))
        }
        var buoy: String {
          let text = NSLocalizedString(self, comment: "")
          return text == self ? String.english?.localizedString(forKey: self, value: nil, table: nil) ?? self : text
        }
        var boat: String { String.chosen?.localizedString(forKey: self, value: nil, table: nil) ?? self }
      }
      let tide = String.tide("tide.title", fallback: "Tide")
      let ferry = String.ferry("ferry.title")
      let buoy = "buoy.title".buoy
      let boat = "rowing.title".boat
      let quay = String.quay("quay.title")

      """
    let keys = ["tide.title", "ferry.title", "buoy.title", "quay.title", "rowing.title", "pier.title"]
    let run = try await lint(
      "raw-key-in-language",
      [
        "App/a.swift": code, "App/en.lproj/Localizable.strings": keys.map { "\"\($0)\" = \"Title\";\n" }.joined(),
        "App/de.lproj/Localizable.strings": "\"boat.title\" = \"Boot\";\n",
      ])
    let lines = run.output.split(separator: "\n").filter { $0.contains("[raw-key-in-language]") }
    #expect(
      lines.count == 1
        && lines.allSatisfy { $0.contains("\"quay.title\" and 1 other key have no translation in de") }, "\(run)")
  }

  /// A key of a translation that neither the source language nor the code has is left over.
  @Test(arguments: [("raw-key", ["made.title"]), ("unused-key", ["gone.title"])])
  func leftoversOfTranslationsAreOnlyUnused(_ rule: String, _ keys: [String]) async throws {
    let code = """
      import Foundation
      let quay = NSLocalizedString("quay.title", comment: "")
      func title(_ name: String) -> String { NSLocalizedString("made." + name, comment: "") }

      """
    let german = ["quay.title", "gone.title", "made.title"].map { "\"\($0)\" = \"Titel\";\n" }.joined()
    let run = try await lint(
      rule,
      [
        "App/a.swift": code, "App/en.lproj/Localizable.strings": "\"quay.title\" = \"Quay\";\n",
        "App/de.lproj/Localizable.strings": german,
      ])
    let lines = run.output.split(separator: "\n").filter { $0.contains("[\(rule)]") }
    #expect(lines.count == 1 && zip(lines, keys).allSatisfy { $0.contains("\"\($1)\"") }, "\(run)")
  }
}
