import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests which keys an audit reports as missing.
@Suite struct MissingKeyTests {
  private func specification(_ setting: String) -> String {
    """
    name: Boats
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        settings: {SWIFT_EMIT_LOC_STRINGS: \(setting)}
      Quay:
        type: framework
        platform: iOS
        sources: [Quay]
        settings: {SWIFT_EMIT_LOC_STRINGS: \(setting)}

    """
  }

  private func findings(_ files: [String: String], _ rule: String = "key-not-in-catalog") async throws -> [Substring] {
    let folder = try TemporaryFolder()
    try folder.write(files)
    let run = try await ToolRun.strex("audit", in: folder)
    return run.output.split(separator: "\n").filter { $0.contains("[\(rule)]") }.map {
      $0.prefix { $0 != " " }
    }
  }

  /// Only the application uses a package in its folder; other programs may use the package at the root, but not the
  /// declarations of its executables.
  @Test(arguments: [("Packages/Kit/", "App", false), ("", "App", true), ("", "Sources/Kit", false)])
  func publicTypesOfPackagesMayBeUnused(_ place: String, _ app: String, _ isReported: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      place + "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])

      """,
      place + "Sources/Kit/Sign.swift": """
      import SwiftUI
      public struct Sign: View { public var body: some View { Text("Nobody sees this sign".capitalized) } }

      """,
      app + "/App.swift": """
      import SwiftUI
      @main struct PierApp: App { var body: some Scene { WindowGroup { Text("Pier") } } }

      """,
    ])
    let run = try await ToolRun.strex("audit", in: folder)
    #expect(run.output.contains("Nobody sees this sign") == isReported, "\(run)")
  }

  @Test func symbolicKeyOfTheSameTextIsNamed() async throws {
    let folder = try TemporaryFolder()
    let english = CatalogText.translated("Cast off").map { $0.replacingOccurrences(of: "\"de\"", with: "\"en\"") }
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet all = [Text(\"Cast off\"), Text(\"Moor the boat\"), Text(\"boat.stop\")]\n",
      "App/Localizable.xcstrings": CatalogText.of(
        ("boat.start", english), ("boat.stop", [])),
    ])
    let run = try await ToolRun.strex("audit", "--rule", "key-not-in-catalog", in: folder)
    #expect(
      run.output.contains(
        "\"Cast off\" is missing from App/Localizable.xcstrings, which has the same text as \"boat.start\""), "\(run)")
    #expect(run.output.contains("help: use that key, or run `strex sync`"), "\(run)")
    #expect(run.output.contains("\"Moor the boat\" is missing from App/Localizable.xcstrings ["), "\(run)")
  }

  /// A symbolic key that reaches a display without a lookup is an error that all users see, however it is written.
  @Test func symbolicKeysThatUsersSeeAreReported() async throws {
    let folder = try TemporaryFolder()
    let english = CatalogText.translated("Cast off").map { $0.replacingOccurrences(of: "\"de\"", with: "\"en\"") }
    try folder.write([
      "App/App.swift": """
      import SwiftUI
      struct Sign: View {
        let title: String
        var body: some View { Text(title) }
      }
      let signs = [Sign(title: "boat_start"), Sign(title: "boat_stop"), Sign(title: "boat_gone")]
      enum Pier: CaseIterable {
        case old, new
        var title: String {
          switch self {
          case .old: "boat_pier"
          case .new: "New pier"
          }
        }
      }
      let piers = Pier.allCases.map { Text(LocalizedStringKey($0.title)) }
      let pier = Sign(title: Pier.new.title)

      """,
      "App/Localizable.xcstrings": CatalogText.of(("boat_start", english), ("boat_pier", english), ("boat_stop", [])),
    ])
    let run = try await ToolRun.strex("audit", in: folder)
    let lines = run.output.split(separator: "\n").filter { $0.contains("[string-parameter]") && $0.contains("warning") }
    #expect(
      lines.first?.contains("the key \"boat_start\" is shown untranslated by Text.init(_:), through Sign.init") == true,
      "\(run)")
    #expect(!run.output.contains("the key \"boat_pier\"") && !run.output.contains("the key \"boat_stop\""), "\(run)")
  }

  /// A framework looks up keys in the application's tables unless it names a bundle.
  @Test func frameworkKeysMayBeInTheApplication() async throws {
    let code = """
      import SwiftUI
      let known = Text("Cast off")
      let unknown = Text("Moor the boat")
      let own = Text("Cast off", bundle: Bundle(for: Pier.self))
      final class Pier {}

      """
    let files = [
      "project.yml": specification("YES"), "App/App.swift": "import SwiftUI\nlet a = Text(\"Cast off\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("Cast off", [])), "Quay/Quay.swift": code,
      "Quay/Localizable.xcstrings": CatalogText.of(),
    ]
    #expect(try await findings(files, "main-bundle-lookup") == ["Quay/Quay.swift:3:20:"])
    #expect(try await findings(files) == ["Quay/Quay.swift:4:16:"])
  }

  /// The code of a package looks up keys in the application's tables as well.
  @Test func packageKeysMayBeInTheApplication() async throws {
    var files = SmallProject.files()
    files["App/Localizable.xcstrings"] = CatalogText.of(("Cast off", []))
    files["Kit/Package.swift"] = ModuleLookupTests.manifest
    files["Kit/Sources/Kit/Kit.swift"] = """
      import SwiftUI
      let known = Text("Cast off")
      let own = Text("Cast off", bundle: .module)

      """
    files["Kit/Sources/Kit/Resources/Localizable.xcstrings"] = CatalogText.of(("Moor", []))
    #expect(try await findings(files) == ["Kit/Sources/Kit/Kit.swift:3:16:"])
  }

  /// Only a direct display surely looks the key up in the default table.
  @Test func keysOfOtherTablesAreNamed() async throws {
    let code = """
      import SwiftUI
      let direct = Text("Cast off now")
      let title: LocalizedStringKey = "Cast off now"
      let text = Text(title, tableName: "Quay")
      func bundled(_ isOpen: Bool) -> String {
        let bundle = Bundle(identifier: "harbour")
        return String(localized: "Moor the boat", bundle: bundle)
      }

      """
    let folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift": code, "App/Localizable.xcstrings": CatalogText.of(),
      "App/Quay.xcstrings": CatalogText.of(("Cast off now", []), ("Moor the boat", [])),
    ])
    let run = try await ToolRun.strex("audit", in: folder)
    let missing = run.output.split(separator: "\n").filter { $0.contains("[key-not-in-catalog]") }
    #expect(
      missing == [
        "App/App.swift:2:19: warning: \"Cast off now\" is missing from App/Localizable.xcstrings but is in "
          + "App/Quay.xcstrings [key-not-in-catalog]"
      ])
    #expect(run.output.contains("help: name that table in the call, or run `strex sync`"), "\(run)")
  }

  /// Nothing shows the strings of sources that no target compiles.
  @Test func sourcesWithoutTargetHaveNoFindings() async throws {
    let code = "import UIKit\nfinal class Gate: UIViewController { func show() { title = \"Open the gate\" } }\n"
    let folder = try TemporaryFolder()
    try folder.write([
      "project.yml": specification("YES"), "App/App.swift": "let app = 1\n", "Quay/Quay.swift": "let quay = 1\n",
      "App/Localizable.xcstrings": CatalogText.of(), "Templates/Gate.swift": code,
    ])
    #expect(!(try await ToolRun.strex("audit", in: folder)).output.contains("Gate.swift"))
    #expect(try await ToolRun.strex("audit", "Templates/Gate.swift", in: folder).output.contains("[uikit-literal]"))
    try folder.write(["App/Gate.swift": code])
    #expect(try await ToolRun.strex("audit", in: folder).output.contains("App/Gate.swift"))
  }

  /// The key of such a member is its argument, and the receiver is the default value.
  @Test func receiversWithAKeyAreNotKeys() async throws {
    let code = """
      import Foundation
      extension String {
        var localized: String { NSLocalizedString(self, comment: "") }
        func localized(key: String) -> String { NSLocalizedString(key, tableName: "Main", value: self, comment: "") }
      }
      let gate = "Open the gate".localized(key: "gate.title")
      let lock = "Lock the gate".localized

      """
    let found = try await findings([
      "App/App.swift": code, "App/Localizable.xcstrings": CatalogText.of(),
      "App/Main.xcstrings": CatalogText.of(("gate.title", [])),
    ])
    #expect(found == ["App/App.swift:7:12:"])
  }

  /// The code chooses such a text by language, so no table needs it.
  @Test func textsInSeveralLanguagesAreNotKeys() async throws {
    let code = """
      import Foundation
      enum Language { case english, german }
      func word(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func title(_ appLanguage: Language) -> String {
        switch appLanguage {
        case .english: return "Tides"
        case .german: return "Gezeiten"
        }
      }
      let titles = [word(title(.english)), word(title(.german))]
      let boats = word("Boats")

      """
    let found = try await findings(["App/App.swift": code, "App/Localizable.xcstrings": CatalogText.of()])
    #expect(found == ["App/App.swift:11:18:"])
  }

  /// A source of two targets looks up each target's keys in the target's own catalog.
  @Test func sharedLookupsNameTheCatalogOfTheTarget() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "project.yml": """
      name: Boats
      targets:
        App: {type: application, platform: iOS, sources: [App, Words]}
        Tide: {type: app-extension, platform: iOS, sources: [Tide, Words]}

      """,
      "Words/Words.swift": """
      import Foundation
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }

      """,
      "App/App.swift": "let cast = \"Cast off\".localized\n", "Tide/Tide.swift": "let ebb = \"Low tide\".localized\n",
      "App/Localizable.xcstrings": CatalogText.of(("Cast off", [])), "Tide/Localizable.xcstrings": CatalogText.of(),
    ])
    let run = try await ToolRun.strex("audit", in: folder)
    #expect(run.output.contains("is missing from Tide/Localizable.xcstrings [key-not-in-catalog]"), "\(run)")
  }

  /// Without types, Xcode extracts only `%@`. At run time, the code looks up the specifier of the value's type.
  @Test(arguments: ["NO", "YES"])
  func keysWithOtherSpecifiersAreNotMissing(_ setting: String) async throws {
    let code = """
      import SwiftUI
      let count = 3
      let known = Text("\\(count) boats are left")
      let unknown = Text("\\(count) sails are torn")

      """
    let found = try await findings([
      "project.yml": specification(setting), "App/App.swift": code,
      "App/Localizable.xcstrings": CatalogText.of(("%lld boats are left", [])),
    ])
    #expect(found == ["App/App.swift:4:20:"])
  }

  /// The setting only decides what Xcode extracts.
  @Test(arguments: ["NO", "YES"])
  func literalsAreLookedUpWithoutExtraction(_ setting: String) async throws {
    let code = """
      import SwiftUI
      let views = [Button("Cast off") {}, Button("Moor") {}]
      let tide = Text("Low tide")

      """
    let found = try await findings([
      "project.yml": specification(setting), "App/App.swift": code,
      "App/Localizable.xcstrings": CatalogText.of(("Moor", [])),
    ])
    #expect(found == ["App/App.swift:2:21:", "App/App.swift:3:17:"])
  }

  /// Some apps compile the catalog in a script and ship a table with the same name.
  @Test func tablesBesideTheCatalogHaveKeys() async throws {
    let code = """
      import Foundation
      let boats = String(localized: "boats.count")
      let sails = String(localized: "sails.count")

      """
    let found = try await findings([
      "App/App.swift": code, "App/Localizable.xcstrings": CatalogText.of(("Moor", [])),
      "App/en.lproj/Localizable.strings": "\"boats.count\" = \"Boats\";\n",
    ])
    #expect(found == ["App/App.swift:3:31:"])
  }

  @Test func mistypedKeyNamesTheNearOne() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "V.swift": "import SwiftUI\nlet view = Text(\"pier.opne.title\")\n",
      "Localizable.xcstrings": CatalogText.of(
        ("pier.open.title", ["\"extractionState\" : \"manual\""])),
    ])
    let run = try await ToolRun.strex("audit", in: folder)
    #expect(run.output.contains("did you mean \"pier.open.title\"?"), "\(run)")
  }

  @Test func otherSpecifierNamesTheRename() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "V.swift": "import SwiftUI\nfunc f(_ n: Int) -> Text { Text(\"\\(n) boats\") }\n",
      "Localizable.xcstrings": CatalogText.of(("%@ boats", CatalogText.translated("%@ Boote"))),
    ])
    let run = try await ToolRun.strex("audit", in: folder)
    #expect(run.output.contains("translations of \"%@ boats\"") && run.output.contains("--rename"), "\(run)")
  }
}
