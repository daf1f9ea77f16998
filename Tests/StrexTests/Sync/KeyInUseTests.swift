import ProjectTestSupport
import Testing

@testable import strex

/// Tests entries that stay because the code looks up their keys at run time.
@Suite struct KeyInUseTests {
  private static let wrapper = """
    import SwiftUI
    func translate(_ key: String) -> String { NSLocalizedString(key, comment: "") }

    """

  private func files(_ view: String) -> [String: String] {
    [
      "Translate.swift": Self.wrapper, "View.swift": view,
      "Localizable.xcstrings": CatalogText.of(("home.title", []), ("old.title", [])),
    ]
  }

  @Test func syncKeepsUsedKeysAndExplainNamesTheReason() async throws {
    let folder = try TemporaryFolder()
    try folder.write(files("let title = translate(\"home.title\")\nlet old = [\"old.title\"]\n"))
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0 && run.output.contains("1 removed"))
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of(("home.title", [])))
    let why = try await ToolRun.strex("explain", "View.swift:1", in: folder)
    #expect(why.output.contains("It is looked up in table Localizable at run time by NSLocalizedString("))
    #expect(why.output.contains("through translate(_:), so strex keeps an existing entry but does not add one."))
    #expect(try await !ToolRun.strex("explain", "View.swift:2", in: folder).output.contains("looked up"))
    let audit = try await ToolRun.strex("audit", in: folder)
    #expect(audit.output.contains("View.swift:1:23: note: \"home.title\" is looked up in Localizable.xcstrings"))
  }

  /// Only functions of the SDK use `defaultValue` as the text of a missing key.
  @Test func ownDefaultValueParametersAreKeys() async throws {
    let folder = try TemporaryFolder()
    let view = """
      struct Field: View {
        let defaultValue: LocalizedStringKey
        var body: some View { Text(defaultValue) }
      }
      struct Plant { let name: String }
      let plants = [Plant(name: "home.title")]
      let field = Field(defaultValue: LocalizedStringKey(plants[0].name))
      """
    try folder.write(files("import SwiftUI\n\(view)\n"))
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(try CatalogText.keys(of: folder.read("Localizable.xcstrings")) == ["home.title"], "\(run)")
  }

  /// A case pattern with the name of a parameter does not hide the parameter's own values.
  @Test(arguments: [
    "func title(_ key: String?) -> String { switch key { case .some(let key): translate(key); default: \"\" } }",
    "func title(_ key: String?) -> String { switch key { case let key?: translate(key); default: \"\" } }",
    "func title(_ key: String) -> String { switch key { case let key where !key.isEmpty: translate(key); default: \"\" } }",
    """
    enum Place { case home, custom(String) }
    func title(_ key: String, _ place: Place) -> String {
      let others = ["home.title": "home.title"]
      switch place {
      case .custom(let key): if let key = others[key] { return translate(key) } else { return "" }
      case .home:
        func own() -> String { translate(key) }
        return own()
      }
    }
    """,
    "func title(_ key: String) -> String { let key: String? = key; if let key { return translate(key) }; return \"\" }",
  ]) func casePatternHidesNoParameter(_ code: String) async throws {
    let folder = try TemporaryFolder()
    let arguments = code.contains("Place)") ? "\"home.title\", .home" : "\"home.title\""
    try folder.write(files("\(code)\nlet shown = title(\(arguments))\n"))
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(try CatalogText.keys(of: folder.read("Localizable.xcstrings")) == ["home.title"], "\(run)")
  }

  /// Xcode does not extract such keys: none is added, and stale entries stay stale.
  @Test func usedKeysAreNeitherAddedNorRevived() async throws {
    let folder = try TemporaryFolder()
    try folder.write(files("let title = translate(\"home.title\")\nlet other = translate(\"other.title\")\n"))
    let stale = CatalogText.of(("home.title", ["\"extractionState\" : \"stale\""]), ("old.title", []))
    try folder.write(["Localizable.xcstrings": stale])
    _ = try await ToolRun.strex("sync", in: folder)
    let after = try folder.read("Localizable.xcstrings")
    #expect(try CatalogText.keys(of: after) == ["home.title"] && after.contains("\"stale\""))
  }

  @Test func otherTableDoesNotKeepTheEntry() async throws {
    let folder = try TemporaryFolder()
    try folder.write(files("let title = translate(\"home.title\")\n"))
    try folder.write([
      "Translate.swift": Self.wrapper.replacing("key, comment", with: "key, tableName: \"Other\", comment"),
      "Other.xcstrings": CatalogText.of(("home.title", [])),
    ])
    _ = try await ToolRun.strex("sync", in: folder)
    #expect(try CatalogText.keys(of: folder.read("Localizable.xcstrings")).isEmpty)
    #expect(try CatalogText.keys(of: folder.read("Other.xcstrings")) == ["home.title"])
  }

  /// A wrapper with a table parameter may mean any table, even one without literals.
  @Test func tableParameterMayNameAnyTable() async throws {
    let folder = try TemporaryFolder()
    let tables =
      "enum L { static func tr(_ table: String, _ key: String) -> String {\n"
      + "  Bundle.main.localizedString(forKey: key, value: nil, table: table) } }\n"
    try folder.write([
      "App/Far/Localizable.xcstrings": CatalogText.of(("Far", [])),
      "App/Far/Far.swift": "import SwiftUI\nlet far = Text(\"Far\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("Hello", [])),
      "App/en.lproj/Words.strings": "\"home.title\" = \"Home\";\n",
      "App/View.swift": "import SwiftUI\n\(tables)let hello = Text(\"Hello\")\n"
        + "let home = L.tr(\"Words\", \"home.title\")\nlet bed = L.tr(\"Words\", \"bed.title\")\n",
    ])
    let audit = try await ToolRun.strex("audit", in: folder)
    #expect(!audit.output.contains("home.title"), "\(audit)")
    #expect(audit.output.contains("View.swift:6:25: warning: \"bed.title\" is looked up by Bundle.localizedString("))
    #expect(audit.output.contains(" but is missing from App/Localizable.xcstrings [key-not-in-catalog]"))
    #expect(!audit.output.contains("[dynamic-key]"))
  }

  /// Incremental runs over the index report the same as full runs.
  @Test func laterCommitsKeepUsedKeys() async throws {
    let project = try StagedProject()
    for (path, text) in files(StagedProject.view) { try project.write(path, text) }
    try project.write("Localizable.xcstrings", CatalogText.of(("Score: %lld", []), ("home.title", [])))
    try project.write("Title.swift", "let title = translate(\"home.title\")\n")
    let check = { try await ToolRun.strex("sync", "--staged", "--check", in: project.folder) }
    try project.git("add", ".")
    #expect(try await check().code == 0)
    try project.write("More.swift", "let more = 1\n")
    try project.git("add", ".")
    #expect(try await check().code == 0)
    try project.write("Title.swift", "let title = \"home.title\"\n")
    try project.git("add", ".")
    let run = try await check()
    #expect(run.code == 1 && run.output.contains("\"home.title\" is no longer used in code"))
    try project.write("Title.swift", "let title = [\"home.title\"].map { translate($0) }\n")
    try project.git("add", ".")
    #expect(try await check().code == 0)
  }
}
