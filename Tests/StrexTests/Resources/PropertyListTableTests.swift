import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `InfoPlist.strings` tables of targets whose property list has no catalog, with `sync`, `explain` and
/// `extract`.
@Suite struct PropertyListTableTests {
  private let folder: TemporaryFolder
  private static let english = "App/en.lproj/InfoPlist.strings"
  private static let german = "App/de.lproj/InfoPlist.strings"
  private static let list = "App/Info.plist"

  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); developmentRegion = en; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Harbour; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SWIFT_EMIT_LOC_STRINGS = YES; INFOPLIST_FILE = App/Info.plist; }; };
    }; }
    """

  private static func list(_ members: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n\(members)\n</dict>\n</plist>\n"
  }

  private static let members =
    "<key>NSCameraUsageDescription</key><string>To see</string>\n"
    + "<key>CFBundleDocumentTypes</key><array><dict><key>CFBundleTypeName</key><string>Chart</string></dict></array>\n"
    + "<key>NSServices</key><array><dict><key>default</key><string>Open $(PRODUCT_NAME)</string></dict></array>\n"
    + "<key>UTImportedTypeDeclarations</key><array><dict><key>UTTypeDescription</key><string>Log</string></dict>"
    + "<dict><key>UTTypeDescription</key><string>Mast</string></dict></array>"

  /// A name that is missing from the list, a key of a newer system, a document type, a service, and a removed text.
  private static let names =
    "\"CFBundleName\" = \"Hafen\";\n\"NSMoonUsageDescription\" = \"Mond\";\n\"Chart\" = \"Karte\";\n"
    + "\"Open $(PRODUCT_NAME)\" = \"$(PRODUCT_NAME) öffnen\";\n\"Old chart\" = \"Alte Karte\";\n"

  private static let own = "/* Mine */\n\"NSCameraUsageDescription\" = \"To look\";\n\"Log\" = \"Log file\";\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "A.xcodeproj/project.pbxproj": Self.project, "App/A.swift": "let a = 1\n", Self.list: Self.list(Self.members),
      Self.english: Self.own, Self.german: Self.names,
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }

  @Test func missingAndUnusedTextsAreReported() async throws {
    let run = try await strex("sync")
    #expect(run.code == 0 && run.output == "all catalogs are up to date\n", "\(run)")
    let lacking =
      "\(Self.german): note: the table is missing 2 strings from the property list, such as \"NSCameraUsageDescription\" ["
    #expect(run.errors.contains(lacking), "\(run)")
    let gone = "\(Self.german): note: 1 key is not in any source file: \"Old chart\" ["
    #expect(run.errors.contains(gone), "\(run)")
    #expect(!run.errors.contains(Self.english), "\(run)")
    #expect(try folder.read(Self.german) == Self.names)
    #expect(try await strex("sync", "--check").code == 0)
  }

  @Test func removeUnusedAndFillChangeTables() async throws {
    let run = try await strex("sync", "--fill", "--remove-unused")
    #expect(run.code == 0 && !run.errors.contains("property-list-behind"), "\(run)")
    let german = try folder.read(Self.german)
    #expect(
      german.contains("/* [new] Privacy - Camera Usage Description */\n\"NSCameraUsageDescription\" = \"To see\";\n"))
    #expect(german.contains("\"Log\" = \"Log\";\n") && !german.contains("Old chart"), "\(german)")
    for line in Self.names.split(separator: "\n").dropLast() { #expect(german.contains(line), "\(line)") }
    // The other type has no text in any language, so no table lacks it.
    #expect(try folder.read(Self.english) == Self.own && !german.contains("Mast"))
    #expect(try await strex("sync", "--check", "--fill", "--remove-unused").code == 0)
  }

  @Test func oneNoteNamesAllTables() async throws {
    try folder.write(["App/fr.lproj/InfoPlist.strings": "\"Log\" = \"Journal\";\n"])
    let run = try await strex("sync")
    let note =
      "App/*.lproj/InfoPlist.strings: note: 2 of these tables are missing strings from their property list, such as "
    #expect(run.errors.contains(note + "\"NSCameraUsageDescription\" in `de` ["), "\(run)")
    #expect(run.errors.split(separator: "\n").filter { $0.contains("property-list-behind") }.count == 1)
  }

  /// Each row: a change to the project, and whether tables change with `--fill` and `--remove-unused`.
  static let cases: [(name: String, files: [String: String], changes: Bool)] = [
    ("a catalog", ["App/InfoPlist.xcstrings": CatalogText.of()], false),
    ("no project", ["A.xcodeproj/project.pbxproj": ""], false),
    ("a list that cannot be read", [list: "<plist"], false),
    ("another table", [german: "\"NSCameraUsageDescription\" = \"Zum Sehen\";\n\"Log\" = \"Log\";\n"], false),
    ("a removed text", [list: list("<key>NSCameraUsageDescription</key><string>To see</string>")], true),
  ]

  @Test(arguments: cases.indices) func tablesAreSyncedWithTheirList(_ row: Int) async throws {
    let (name, files, changes) = Self.cases[row]
    try folder.write(files)
    let before = try folder.read(Self.german)
    _ = try await strex("sync", "--fill", "--remove-unused")
    #expect(try (folder.read(Self.german) != before) == changes, "\(name)")
  }

  private static let gone = "\"Old chart\" = \"Alte Karte\";\n"

  private static func specification(_ members: String) -> String {
    "name: A\noptions: {developmentLanguage: en}\ntargets:\n  Harbour:\n    type: application\n    platform: iOS\n"
      + "    sources: [App]\n" + members
  }

  private static func manifest(_ members: String) -> String {
    """
    import ProjectDescription
    let chart = "Chart"
    let project = Project(name: "A", targets: [
      .target(name: "Harbour", destinations: .iOS, product: .app, infoPlist: .extendingDefault(with: [
        "CFBundleDocumentTypes": [["CFBundleTypeName": .string(chart)]],
        "NSServices": [["NSMenuItem": ["default": "Open $(PRODUCT_NAME)"]]], \(members),
      ]), sources: ["App/**"], resources: ["App/**"])
    ])
    """
  }

  /// Each row: a project, and whether `--remove-unused` removes `Old chart`, which no existing property list contains.
  static let projects: [(name: String, files: [String: String], removes: Bool)] = [
    ("a list", ["A.xcodeproj/project.pbxproj": project], true),
    (
      "no setting for the list",
      ["A.xcodeproj/project.pbxproj": project.replacing("INFOPLIST_FILE = App/Info.plist;", with: "")], false
    ),
    (
      "Tuist",
      [
        "Project.swift": "import ProjectDescription\nlet project = Project(\n  name: \"A\",\n  targets: [\n"
          + "    .target(name: \"Harbour\", destinations: .iOS, product: .app, infoPlist: \"App/Info.plist\",\n"
          + "      sources: [\"App/**\"], resources: [\"App/**\"])\n  ])\n"
      ], true
    ),
    ("Tuist with a generated list", ["Project.swift": manifest("\"UILaunchScreen\": [:]")], true),
    ("Tuist with such a key", ["Project.swift": manifest("\"A\": [[\"Old chart\": 1], \"Open it\"]")], false),
    ("Tuist with an empty key", ["Project.swift": manifest("\"A\": [\"Old chart\": [:]]")], false),
    ("Tuist with a computed value", ["Project.swift": manifest("\"UIAppFonts\": fonts()")], false),
    ("Tuist with a computed key", ["Project.swift": manifest("key: \"a\"")], false),
    ("XcodeGen with a list among the sources", ["project.yml": specification("")], true),
    (
      "XcodeGen with two lists among the sources",
      ["project.yml": specification(""), "App/In/Info.plist": list(members)], false
    ),
    (
      "XcodeGen with a generated list",
      [
        "project.yml": specification(
          "    info:\n      path: App/Made.plist\n      properties:\n"
            + "        CFBundleDocumentTypes: [{CFBundleTypeName: Chart}]\n"
            + "        NSServices: [{NSMenuItem: {default: Open $(PRODUCT_NAME)}}]\n")
      ], true
    ),
    (
      "XcodeGen with such a key",
      [
        "project.yml": specification(
          "    info: {path: App/Made.plist, properties: {A: {Chart: a, \"Open $(PRODUCT_NAME)\": b, Old chart: c}}}\n")
      ], false
    ),
    (
      "a key in a dictionary",
      [
        "A.xcodeproj/project.pbxproj": project,
        list: list(members + "<key>NSPlaces</key><dict><key>Old chart</key><string>a</string></dict>"),
      ], false
    ),
    (
      "a lookup",
      [
        "A.xcodeproj/project.pbxproj": project,
        "App/A.swift": "let a = NSLocalizedString(\"Old chart\", tableName: \"InfoPlist\", comment: \"\")\n",
      ], false
    ),
    ("a text", ["A.xcodeproj/project.pbxproj": project, "App/A.swift": "let a = \"Old chart\"\n"], false),
    ("another text", ["A.xcodeproj/project.pbxproj": project, "App/A.swift": "let a = \"Old charts\"\n"], true),
    ("Objective-C", ["A.xcodeproj/project.pbxproj": project, "App/B.m": "id b = Text(@\"Old chart\");\n"], false),
  ]

  @Test(arguments: projects.indices) func onlyUnusedTextsAreRemoved(_ row: Int) async throws {
    let (name, files, removes) = Self.projects[row]
    let folder = try TemporaryFolder()
    let plain = [
      "App/A.swift": "let a = 1\n", Self.list: Self.list(Self.members), "App/Localizable.xcstrings": CatalogText.of(),
    ]
    try folder.write(plain.merging([Self.english: Self.own, Self.german: Self.names]) { $1 }.merging(files) { $1 })
    let run = try await ToolRun.strex(["sync", "--remove-unused"], in: folder)
    let expected = removes ? Self.names.replacing(Self.gone, with: "") : Self.names
    #expect(try run.code == 0 && folder.read(Self.german) == expected, "\(name): \(run)")
  }

  /// The list itself has the texts in the source language.
  @Test func sourceLanguageTableIsNotFilled() async throws {
    let own = "\"NSCameraUsageDescription\" = \"To look\";\n"
    try folder.write([Self.english: own, Self.german: "\"Log\" = \"Logbuch\";\n"])
    let run = try await strex("sync", "--fill")
    #expect(run.code == 0, "\(run)")
    #expect(try folder.read(Self.english) == own)
    #expect(try folder.read(Self.german).contains("\"NSCameraUsageDescription\" = \"To see\";"))
  }

  @Test func keysUsedByCodeAreExplained() async throws {
    try folder.write(["App/A.swift": "let a = \"Old chart\"\n"])
    let run = try await strex("explain", "\(Self.german):5")
    #expect(run.code == 0 && run.output.contains("but the code might look it up."), "\(run)")
  }

  static let lines: [(place: String, words: String)] = [
    ("\(english):2", "The entry translates a string in the property list. (App/Info.plist:3)"),
    ("\(german):1", "The entry translates a string in the property list. (A.xcodeproj:1)"),
    ("\(german):2", "The system might look up the key even if the property list does not contain it."),
    ("\(german):3", "The property list contains this string."),
    ("\(german):4", "The property list contains this string."),
    ("\(german):5", "so it is never looked up."),
    ("\(english):1", "no text on line"),
  ]

  @Test(arguments: lines.indices) func lineIsExplained(_ row: Int) async throws {
    let (place, words) = Self.lines[row]
    let run = try await strex("explain", place)
    #expect(
      run.code == 0 && run.output.contains(words.replacing("A.xcodeproj:1", with: "A.xcodeproj/project.pbxproj:1")),
      "\(run)")
  }

  /// A build may generate the list, so the sync reports nothing and keeps all entries.
  @Test func missingListIsNotReported() async throws {
    try folder.write(["A.xcodeproj/project.pbxproj": Self.project.replacing("App/Info.plist", with: "Made/Info.plist")])
    let run = try await strex("sync", "--fill", "--remove-unused")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
    #expect(try folder.read(Self.german) == Self.names)
    let line = try await strex("explain", "\(Self.german):5")
    #expect(line.output.contains("so strex does not know whether the key is used.") && line.errors.isEmpty, "\(line)")
  }

  @Test func unreadableTablesAreAnError() async throws {
    try folder.write([Self.english: "\"a\" = \"b"])
    for words in [["explain", "\(Self.english):1"], ["sync"], ["sync", "--check", "--catalog", Self.english]] {
      let run = try await ToolRun.strex(words, in: folder)
      #expect(run.code == 2 && run.errors.contains(Self.english), "\(words): \(run)")
    }
    #expect(try folder.read(Self.english) == "\"a\" = \"b")
  }

  @Test(arguments: [["sync"], ["sync", "--check"], ["sync", "--catalog", "App/InfoPlist.xcstrings"]])
  func aBrokenCatalogIsAnError(_ words: [String]) async throws {
    try folder.write(["App/InfoPlist.xcstrings": "{"])
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 2 && run.errors.contains("App/InfoPlist.xcstrings:1:"), "\(words): \(run)")
  }

  @Test func extractListsTheTexts() async throws {
    let run = try await strex("extract")
    #expect(run.output.contains("App/Info.plist:3:"), "\(run)")
  }

  /// The staged tables count, and are changed in the index.
  @Test func stagedTablesAreSynced() async throws {
    try folder.git("init", "-q")
    try folder.git("add", ".")
    let gone = Self.names.replacing("\"Old chart\" = \"Alte Karte\";\n", with: "")
    #expect(try await strex("sync", "--staged", "--check").code == 0)
    #expect(try await strex("sync", "--staged", "--check", "--remove-unused").code == 1)
    // An edit in the work tree stays there.
    try folder.write([Self.german: Self.names + "\"Mine\" = \"Meins\";\n"])
    let run = try await strex("sync", "--staged", "--fix", "--remove-unused")
    #expect(run.code == 0, "\(run)")
    let staged = try Subprocess.run("/usr/bin/env", ["git", "-C", folder("."), "show", ":" + Self.german]).output
    #expect(staged == gone)
    #expect(try folder.read(Self.german) == gone + "\"Mine\" = \"Meins\";\n")
    #expect(try await strex("sync", "--staged", "--check", "--remove-unused").code == 0)
  }
}
