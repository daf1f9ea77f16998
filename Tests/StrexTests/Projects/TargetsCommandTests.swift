import Foundation
import ProjectTestSupport
import Testing

@testable import ProjectLoading
@testable import strex

/// Tests `strex targets` and the configuration file.
@Suite struct TargetsCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func targetsAreListed() async throws {
    try folder.write(SmallProject.files(settings: "STRING_CATALOG_GENERATE_SYMBOLS = YES;"))
    let run = try await ToolRun.strex("targets", "-v", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty)
    let expected = """
      App (application, Small.xcodeproj)
        sources    4
          App/App.swift
          App/Legacy.m
          Made/Made.swift
          Shared/Both.swift
        catalogs   App/Localizable.xcstrings
        platforms  iOS
        symbols    generated for manual keys

      Widget (app-extension, Small.xcodeproj)
        sources    2
          Shared/Both.swift
          Widget/Widget.swift
        catalogs   Widget/Localizable.xcstrings
        platforms  iOS

      Not in any target, so not compiled
        sources    1
          App/Loose.swift

      """
    #expect(run.output == expected)
  }

  /// An app with tables instead of a catalog is not reported as an app without texts.
  @Test func tablesAreNamedOnceForAllLanguages() async throws {
    try folder.write([
      ".strex.json": #"{"targets": [{"name": "App", "paths": ["App"]}]}"#, "App/a.swift": "", "App/Own.strings": "",
      "App/de.lproj/Localizable.strings": "", "App/en.lproj/Localizable.strings": "",
    ])
    let text = try await ToolRun.strex("targets", in: folder).output
    let tables = "App/*.lproj/Localizable.strings, App/Own.strings"
    #expect(text.contains("\n  catalogs   none\n  tables     \(tables)\n"), "\(text)")
    let json = try await ToolRun.strex("targets", "--format", "json", in: folder).output
    #expect(json.contains(#""tables":["App/Own.strings","App/en.lproj/Localizable.strings"]"#), "\(json)")
  }

  @Test func missingConfiguredProjectIsReported() async throws {
    try folder.write([".strex.json": #"{"project": "Gone.xcodeproj"}"#, "A.swift": ""])
    let run = try await ToolRun.strex("targets", in: folder)
    let reason = "No such file or directory; .strex.json sets it as `project` [unreadable]"
    #expect(run.code == 2 && run.errors == "Gone.xcodeproj: error: cannot be read: \(reason)\n", "\(run)")
  }

  @Test func foldersAndAmbiguityAreReported() async throws {
    try folder.write([
      "A/L.xcstrings": SmallProject.empty, "B/L.xcstrings": SmallProject.empty, "A/a.swift": "", "C/c.swift": "",
    ])
    let text = try await ToolRun.strex("targets", in: folder).output
    let assigned =
      "Assigned by folder because they have no target (table L)\n  sources    1\n  catalogs   A/L.xcstrings"
    #expect(text.contains(assigned), "\(text)")
    #expect(text.contains("Ambiguous") && text.contains("catalogs   A/L.xcstrings, B/L.xcstrings"))
  }

  /// A catalog that no target compiles receives no strings of such a target (facts J).
  @Test func sourcesWithoutCatalogAreReported() async throws {
    try folder.write([
      ".strex.json": #"{"targets": [{"name": "App", "paths": ["App"]}]}"#, "App/a.swift": "",
      "Texts/L.xcstrings": SmallProject.empty,
    ])
    let text = try await ToolRun.strex("targets", in: folder).output
    #expect(text.contains("App (configuration, .strex.json)\n  sources    1\n  catalogs   none"))
    #expect(!text.contains("Assigned by folder because they have no catalog"), "\(text)")
  }

  @Test func jsonContainsAllTargets() async throws {
    try folder.write(SmallProject.files())
    let run = try await ToolRun.strex("targets", "--format", "json", "--tests", in: folder)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let targets = try #require(json["targets"] as? [[String: Any]])
    #expect(targets.map { $0["name"] as? String } == ["App", "Widget", "Specs"])
    #expect(targets[1]["sources"] as? [String] == ["Shared/Both.swift", "Widget/Widget.swift"])
    #expect(targets[2]["isTest"] as? Bool == true)
    #expect(json["uncompiled"] as? [String] == ["App/Loose.swift"])
  }

  @Test func configurationsDeclareTargets() async throws {
    try folder.write(SmallProject.files())
    try folder.write([
      ".strex.json":
        #"{"targets": [{"name": "Own", "paths": ["App"], "exclude": ["App/Legacy.m"]}], "routines": ["T"]}"#
    ])
    let text = try await ToolRun.strex("targets", "-v", "--target", "Own", in: folder).output
    #expect(
      text == "Own (configuration, .strex.json)\n  sources    2\n    App/App.swift\n    App/Loose.swift\n"
        + "  catalogs   App/Localizable.xcstrings\n")
  }

  @Test(arguments: [
    ("{\n  \"target\": []\n}", "2:3: error: unknown setting `target` (did you mean `targets`?)"),
    (
      "{\"targets\": [{\"sources\": []}]}",
      "1:15: error: unknown setting `sources` (known: `name`, `paths`, `exclude`, `isTest`, `extractsSwiftTypes`)"
    ),
    ("{\"routines\": \"T\"}", "1:14: error: `routines` must be an array of strings"),
    ("{\"//\": [\"T\", 3]}", "1:14: error: `//` must be a string or an array of strings"),
    ("{\"//\": \"a\", \"rules\": [{\"//\": 1}]}", "1:30: error: `//` must be a string or an array of strings"),
    ("{\"routines\": [\"T\", 3]}", "1:20: error: `routines` must be an array of strings"),
    ("{\"xcode\": \"16\"}", "1:11: error: `xcode` must be one of the numbers 26, 27, 16"),
    ("{\"xcode\": 17}", "1:11: error: `xcode` must be one of the numbers 26, 27, 16"),
    ("{\"targets\": [{\"name\": \"A\"}]}", "1:14: error: a target needs `paths`"),
    ("{\"targets\": [{\"paths\": []}]}", "1:14: error: a target needs a `name`"),
    ("{\"targets\": [{\"name\": \"A\", \"paths\": [], \"isTest\": 1}]}", "1:51: error: `isTest` must be true or false"),
    ("{\"project\": \"a\", \"project\": \"b\"}", "1:18: error: duplicate key `project`"),
    (
      "{\"rules\": [{\"rule\": \"unknown-tables\"}]}",
      "1:21: error: unknown rule `unknown-tables` (did you mean `unknown-table`?)"
    ),
    ("{\"rules\": [{\"enabled\": true}]}", "1:12: error: a setting needs a `rule`"),
    (
      "{\"rules\": [{\"rule\": \"unknown-table\", \"severity\": \"fatal\"}]}",
      "1:50: error: `severity` must be one of error, warning, note"
    ),
    ("[]", "1:1: error: expected an object"), ("{", "1:2: error: "),
  ])
  func faultyConfigurationsAreRefused(_ text: String, _ message: String) async throws {
    try folder.write([".strex.json": text, "a.swift": ""])
    try folder.git("init", "-q")
    let run = try await ToolRun.strex("extract", in: folder)
    #expect(run.code == 2)
    #expect(run.errors.contains(".strex.json:" + message), "\(run.errors)")
  }

  @Test func schemaListsAllMembers() async throws {
    let run = try await ToolRun.strex("targets", "--schema", in: folder)
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let members = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(members.keys) == Set(ConfigurationSchema.file.map(\.text)))
    let items = try #require(members["targets"]?["items"] as? [String: Any])
    #expect(items["required"] as? [String] == ["name", "paths"])
    #expect(items["additionalProperties"] as? Bool == false)
  }

  @Test func onlyTheNamedProjectCounts() async throws {
    try folder.write(SmallProject.files())
    try folder.write([
      "Other.xcodeproj/project.pbxproj": "{ objects = { R = { isa = PBXProject; }; }; rootObject = R; }"
    ])
    let run = try await ToolRun.strex("targets", "--project", "Other.xcodeproj", in: folder)
    #expect(run.output.contains("Assigned by folder") && !run.output.contains("application"))
    #expect(try await ToolRun.strex("targets", "--project", "No.xcodeproj", in: folder).code == 2)
  }
}
