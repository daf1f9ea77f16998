import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex audit --fix`: the edits, the remaining findings and the exit code.
@Suite struct AuditFixTests {
  private let folder: TemporaryFolder
  private static let row =
    "import SwiftUI\nstruct Row: View { let title: String; var body: some View { Text(title) } }\n"
  private static let dry = "import SwiftUI\nlet dry = Row(title: \"Dry soil\")\n"
  private static let fixed = "import SwiftUI\nlet dry = Row(title: String(localized: \"Dry soil\"))\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Row.swift": Self.row, "App/Dry.swift": Self.dry,
      "Other/Wet.swift": "import SwiftUI\nlet wet = Row(title: \"Wet soil\")\n",
      "Localizable.xcstrings": CatalogText.of(("Known", [])),
    ])
    try folder.git("init", "-q")
  }

  private func audit(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["audit"] + arguments, in: folder)
  }

  @Test func onlySelectedFilesAreFixed() async throws {
    let wet = try folder.read("Other/Wet.swift")
    let run = try await audit("App", "--fix")
    #expect(run.code == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("fixed 1 finding in 1 file"))
    #expect(try folder.read("App/Dry.swift") == Self.fixed)
    #expect(try folder.read("Other/Wet.swift") == wet && folder.read("App/Row.swift") == Self.row)
  }

  @Test func fixedTextsAreAddedToTheCatalog() async throws {
    _ = try await audit("--fix")
    #expect(try await ToolRun.strex(["sync"], in: folder).code == 0)
    let catalog = try folder.read("Localizable.xcstrings")
    #expect(catalog.contains("\"Dry soil\"") && catalog.contains("\"Wet soil\""))
    let after = try await audit()
    #expect(after.code == 0 && after.output.isEmpty)
  }

  @Test func aSecondRunChangesNothing() async throws {
    _ = try await audit("--fix")
    let files = ["App/Row.swift", "App/Dry.swift", "Other/Wet.swift"]
    let texts = try files.map(folder.read)
    let second = try await audit("--fix")
    #expect(!second.errors.contains("fixed"))
    #expect(try files.map(folder.read) == texts)
  }

  @Test func aDryRunPrintsADiff() async throws {
    let run = try await audit("App", "--fix", "--dry-run")
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 0)
    #expect(lines.contains("--- App/Dry.swift") && lines.contains("+++ App/Dry.swift"), "\(run.output)")
    #expect(lines.contains("-let dry = Row(title: \"Dry soil\")"))
    #expect(lines.contains("+let dry = Row(title: String(localized: \"Dry soil\"))"))
    #expect(try folder.read("App/Dry.swift") == Self.dry)
  }

  @Test func suppressedFindingsAreNotFixed() async throws {
    let suppressed = "import SwiftUI\n// strex:disable:next string-parameter why\nlet dry = Row(title: \"Dry soil\")\n"
    try folder.write(["App/Dry.swift": suppressed])
    #expect(try await audit("App", "--fix").code == 0)
    #expect(try folder.read("App/Dry.swift") == suppressed)
    try folder.write(["App/Dry.swift": Self.dry])
    _ = try await audit("--baseline", "known.txt", "--update-baseline")
    #expect(try await audit("--fix", "--baseline", "known.txt").code == 0)
    #expect(try folder.read("App/Dry.swift") == Self.dry)
    try folder.write([".strex.json": #"{"rules": [{"rule": "string-parameter", "enabled": false}]}"#])
    #expect(try await audit("App", "--fix").code == 0)
    #expect(try folder.read("App/Dry.swift") == Self.dry)
  }

  /// Findings without a single safe edit are still reported.
  @Test func otherFindingsAreStillReported() async throws {
    try folder.write([
      "App/Sum.swift": "import SwiftUI\nfunc f(_ s: String) -> Text { Text(s + \" was sown by \" + s) }\n"
    ])
    let run = try await audit("App", "--fix")
    #expect(run.code == 1 && run.output.contains("App/Sum.swift:2:36: warning: ") && !run.output.contains("Dry.swift"))
  }

  @Test func protectedFilePreventsAllWrites() async throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder("Other/Wet.swift"))
    let run = try await audit("--fix")
    #expect(
      run.code == 2 && run.errors.contains("Wet.swift") && run.errors.contains("write-protected"), "\(run.errors)")
    #expect(try folder.read("App/Dry.swift") == Self.dry)
  }

  @Test func unreadableFilePreventsAllWrites() async throws {
    try FileManager.default.createSymbolicLink(atPath: folder("App/c.swift"), withDestinationPath: "nowhere")
    #expect(try await audit("--fix").code == 2)
    #expect(try folder.read("App/Dry.swift") == Self.dry)
  }

  @Test func packageFixesNameTheBundle() async throws {
    try folder.write([
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", defaultLocalization: "en", platforms: [.iOS(.v15), .macOS("12.0")],
        targets: [.target(name: "Kit"), .target(name: "Bare")])
      """,
      "Kit/Sources/Kit/Row.swift": Self.row + "let dry = Row(title: \"Dry soil\")\n",
      "Kit/Sources/Kit/Localizable.xcstrings": CatalogText.of(("Known", [])),
      "Kit/Sources/Bare/Row.swift": Self.row + "let dry = Row(title: \"Dry soil\")\n",
    ])
    #expect(try await audit("Kit", "--fix").code == 1)
    #expect(
      try folder.read("Kit/Sources/Kit/Row.swift").hasSuffix(
        "title: String(localized: \"Dry soil\", bundle: .module))\n"))
    #expect(try folder.read("Kit/Sources/Bare/Row.swift").hasSuffix("title: \"Dry soil\")\n"))
  }

  /// Packages declare their platforms.
  @Test(arguments: [
    ("platforms: [.iOS(.v17)], ", true), ("platforms: [.iOS(.v15), .macOS(.v10_15)], ", false),
    ("platforms: [.macOS(\"11.3\")], ", false), ("platforms: oldest, ", false), ("", false),
  ])
  func packagePlatformsLimitFixes(_ platforms: String, _ areNew: Bool) async throws {
    try folder.write([
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", defaultLocalization: "en", \(platforms)targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/Row.swift": Self.row + "let dry = Row(title: \"Dry soil\")\n",
      "Kit/Sources/Kit/Localizable.xcstrings": CatalogText.of(("Known", [])),
    ])
    #expect(try await audit("Kit", "--fix").code == 0)
    let call =
      areNew
      ? "String(localized: \"Dry soil\", bundle: .module)"
      : "NSLocalizedString(\"Dry soil\", bundle: .module, comment: \"\")"
    #expect(try folder.read("Kit/Sources/Kit/Row.swift").hasSuffix("title: \(call))\n"))
    #expect(try await ToolRun.strex(["sync", "Kit"], in: folder).code == 0)
    #expect(try folder.read("Kit/Sources/Kit/Localizable.xcstrings").contains("\"Dry soil\""))
  }

  /// Xcode's settings decide whether keys get into a target's catalog, and whether its platforms can look them up.
  @Test(arguments: [
    ("YES", "String(localized: \"Dry soil\")"), ("NO", "\"Dry soil\""),
    ("YES, IPHONEOS_DEPLOYMENT_TARGET: '15.0'", "String(localized: \"Dry soil\")"),
    ("YES, IPHONEOS_DEPLOYMENT_TARGET: '14.4'", "NSLocalizedString(\"Dry soil\", comment: \"\")"),
    ("YES, MACOSX_DEPLOYMENT_TARGET: '11.0'", "String(localized: \"Dry soil\")"),
  ])
  func targetsWithoutLookupAreNotFixed(_ setting: String, _ title: String) async throws {
    try folder.write([
      "project.yml": """
      name: Garden
      targets:
        Garden:
          type: application
          platform: iOS
          sources: [App]
          settings: {SWIFT_EMIT_LOC_STRINGS: \(setting)}
      """
    ])
    _ = try await audit("App", "--fix")
    #expect(try folder.read("App/Dry.swift") == "import SwiftUI\nlet dry = Row(title: \(title))\n")
  }

  @Test(arguments: [
    (["--dry-run"], "--dry-run needs --fix"),
    (["--fix", "--update-baseline", "--baseline", "b"], "--fix and --update-baseline cannot be combined"),
  ])
  func incompatibleOptionsAreRejected(_ options: [String], _ message: String) async throws {
    let run = try await ToolRun.strex(["audit"] + options, in: folder)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
  }

  /// A wrapper's literals are keys in use: a missing key is reported until the wrapper is configured as a routine.
  @Test func wrappersAreFound() async throws {
    let source = """
      import Foundation
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      extension String { var looked: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) } }
      let known = String(localized: "Known")
      let titles = [tr("Known"), tr("Unheard of"), "Known".looked, "Never seen".looked]

      """
    try folder.write(["Wrap/Wrap.swift": source])
    let run = try await audit("Wrap")
    let missing = run.output.split(separator: "\n").filter { $0.contains("[key-not-in-catalog]") }
    #expect(missing.count == 2, "\(run.output)")
    #expect(missing.allSatisfy { $0.contains("is looked up by") })
    #expect(
      missing.first?.contains("\"Unheard of\"") == true
        && missing.first?.contains("through tr(_:)") == true)
    #expect(missing.last?.contains("\"Never seen\"") == true)
    let advice = run.output.split(separator: "\n").filter { $0.hasPrefix("help: ") }
    #expect(advice.count == 2 && advice.first?.contains("add `tr` to `routines`") == true, "\(run.output)")
    #expect(advice.last?.contains("routines") == false)
    // Each missing key that reaches the lookups is reported.
    #expect(!run.output.contains("[dynamic-key]"))
    try folder.write([".strex.json": #"{"routines": ["tr"]}"#])
    let named = try await audit("Wrap")
    #expect(!named.output.contains("[dynamic-key]"), "\(named.output)")
    #expect(named.output.contains("\"Unheard of\" is missing from Localizable.xcstrings"))
  }

  @Test func samplesAndVersionedNamesAreNotMissing() async throws {
    let source = """
      import Foundation
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      enum Plots { static var mocks: [String] { [tr("Plot name 1")] } }
      let titles = [tr("Unheard of"), tr("seed-model-250915"), String(localized: "Known")]

      """
    try folder.write(["Wrap/Wrap.swift": source])
    let run = try await audit("Wrap")
    let missing = run.output.split(separator: "\n").filter { $0.contains("[key-not-in-catalog]") }
    #expect(missing.count == 1 && missing.first?.contains("\"Unheard of\"") == true, "\(run.output)")
  }

  /// Translators know a key that the table of another language contains, even if another line of the table has an
  /// error.
  @Test(arguments: ["", #""Yes" = "Ja";;"#])
  func keysOfOtherLanguagesAreNotMissing(_ error: String) async throws {
    let source = """
      import Foundation
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      let titles = [tr("Known abroad"), tr("Unheard of"), String(localized: "Also abroad"), String(localized: "Nowhere")]

      """
    let folder = try TemporaryFolder()
    try folder.write([
      "Old/Old.swift": source, "Old/en.lproj/Localizable.strings": "\"Known\" = \"Known\";\n",
      "Old/de.lproj/Localizable.strings": """
      \(error)
      "Known abroad" = "Da bekannt";
      "Also abroad" = "Auch da";

      """,
    ])
    let run = try await ToolRun.strex(["audit"], in: folder)
    let missing = run.output.split(separator: "\n").filter { $0.contains("[key-not-in-catalog]") }
    #expect(missing.count == 2, "\(run.output)")
    #expect(missing.first?.contains("\"Unheard of\"") == true && missing.last?.contains("\"Nowhere\"") == true)
  }

  /// An extension of `RawRepresentable` looks up only the values that it is called on, not the values of all other
  /// enums.
  @Test func onlyLookedUpRawValuesAreReportedMissing() async throws {
    let source = """
      import Foundation
      extension RawRepresentable where RawValue == String { var shown: String { NSLocalizedString(rawValue, comment: "") } }
      enum Stage: String { case ready = "Ready to go", known = "Known" }
      enum Setting: String { case folder = "Folder of seeds" }
      func title(of stage: Stage?) -> String { stage?.shown ?? String(localized: "Known") }

      """
    try folder.write(["Wrap/Wrap.swift": source])
    let run = try await audit("Wrap")
    let missing = run.output.split(separator: "\n").filter { $0.contains("[key-not-in-catalog]") }
    #expect(missing.count == 1 && missing.first?.contains("\"Ready to go\" is looked up by") == true, "\(run.output)")
  }
}
