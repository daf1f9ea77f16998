import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex sync` for the catalogs of property lists.
@Suite struct PropertyListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func strex(_ arguments: String...) async throws -> ToolRun { try await ToolRun.strex(arguments, in: folder) }

  private static let catalog = "App/InfoPlist.xcstrings"

  /// A project with one target that includes the whole folder `App`.
  private func project(_ settings: String) -> String {
    """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Harbour; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    }; }
    """
  }

  private func list(_ members: String) -> String { "<plist version=\"1.0\">\n<dict>\n\(members)\n</dict>\n</plist>\n" }

  private func entry(
    _ key: String, _ value: String, _ comment: String?, german: String? = nil, state: String = "extracted_with_value"
  )
    -> (String, [String])
  {
    let unit = { (state: String, text: String) in
      "{\n          \"stringUnit\" : {\n            \"state\" : \"\(state)\",\n            \"value\" : \"\(text)\"\n"
        + "          }\n        }"
    }
    let texts = (german.map { ["\"de\" : " + unit("translated", $0)] } ?? []) + ["\"en\" : " + unit("new", value)]
    return (
      key,
      (comment.map { ["\"comment\" : \"\($0)\","] } ?? []) + [
        "\"extractionState\" : \"\(state)\",",
        "\"localizations\" : {\n        \(texts.joined(separator: ",\n        "))\n      }",
      ]
    )
  }

  private func write(settings: String, list members: String?, _ entries: (String, [String])...) throws {
    var files = [
      "A.xcodeproj/project.pbxproj": project(settings), "App/A.swift": "let a = 1\n",
      Self.catalog: CatalogText.of(entries.map { (key: $0.0, lines: $0.1) }),
    ]
    if let members { files["App/Info.plist"] = list(members) }
    try folder.write(files)
  }

  @Test func keysOfTheListAndTheSettingsAreAddedWithXcodesTitles() async throws {
    try write(
      settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; PORT = Kiel; "
        + "INFOPLIST_KEY_NSCameraUsageDescription = \"To see $(PORT)\"; INFOPLIST_KEY_UIStatusBarHidden = YES;",
      list: "<key>CFBundleDisplayName</key><string>$(PRODUCT_NAME) of $(PORT)</string>"
        + "<key>UTImportedTypeDeclarations</key><array><dict><key>UTTypeDescription</key><string>Chart</string></dict></array>"
    )
    let first = try await strex("sync")
    #expect(first.output == "\(Self.catalog): 4 added\n", "\(first)")
    let expected = CatalogText.of(
      entry("CFBundleDisplayName", "Harbour of Kiel", "Bundle display name"),
      entry("CFBundleName", "Harbour", "Bundle name"), ("Chart", []),
      entry("NSCameraUsageDescription", "To see Kiel", "Privacy - Camera Usage Description"))
    #expect(try folder.read(Self.catalog) == expected)
    #expect(try await strex("sync", "--check", "--catalog", Self.catalog).output == "all catalogs are up to date\n")
  }

  /// The Mac's file system ignores case.
  @Test func listAndSettingsFileMayDifferInCase() async throws {
    try write(
      settings: "INFOPLIST_FILE = app/info.plist; TITLE = Harbour;",
      list: "<key>CFBundleDisplayName</key><string>$(TITLE:lower) $(NONE:default=North)</string>")
    let run = try await strex("sync")
    #expect(run.output == "\(Self.catalog): 2 added\n", "\(run)")
    #expect(try folder.read(Self.catalog).contains("\"value\" : \"harbour North\""))
    #expect(try await strex("sync", "--check").output == "all catalogs are up to date\n")
  }

  /// Two apps with such a list have catalogs that builds left empty for over a year, while the catalogs of their
  /// extensions got all keys.
  @Test func preprocessedListIsNotRead() async throws {
    let list = "<key>CFBundleDisplayName</key><string>Harbour</string>"
    let setting = "INFOPLIST_FILE = App/Info.plist; INFOPLIST_PREPROCESS = YES;"
    try write(settings: setting, list: list)
    let before = try folder.read(Self.catalog)
    #expect(try await strex("sync").code == 0)
    #expect(try folder.read(Self.catalog) == before)
  }

  @Test func removedKeysBecomeStaleAndUnknownKeysStay() async throws {
    let name = entry("CFBundleName", "Harbour", "A comment of our own", german: "Hafen")
    let gone = { (state: String) in
      entry(
        "NSCameraUsageDescription", "To see", "Privacy - Camera Usage Description", german: "Zum Sehen", state: state)
    }
    let stranger = entry("NSOddKey", "Odd", nil, german: "Seltsam")
    let chart = ("Chart", CatalogText.translated("Karte"))
    let display = entry("CFBundleDisplayName", "Any", "Bundle display name")
    try write(
      settings: "INFOPLIST_FILE = App/Info.plist;", list: "<key>CFBundleDisplayName</key><string>$(ODD)</string>",
      display, name, chart, gone("extracted_with_value"), stranger)
    let run = try await strex("sync")
    #expect(run.output == "\(Self.catalog): 1 stale\n", "\(run)")
    #expect(try folder.read(Self.catalog) == CatalogText.of(display, name, chart, gone("stale"), stranger))
  }

  static let gaps: [(settings: String, list: String?, words: String)] = [
    ("INFOPLIST_FILE = App/Other.plist;", nil, "App/Other.plist: warning: cannot be read"),
    ("INFOPLIST_FILE = ../Info.plist;", nil, "Info.plist: warning: cannot be read"),
    ("INFOPLIST_FILE = App/Info.plist;", "<key>", "App/Info.plist:4:1: warning: `key` is not closed"),
  ]

  /// The missing part may contain keys or other values.
  @Test(arguments: gaps.indices)
  func catalogWithUnknownListIsNotChanged(_ row: Int) async throws {
    let (settings, list, words) = Self.gaps[row]
    try write(
      settings: settings, list: list, entry("CFBundleName", "Port", "Bundle name", german: "Hafen"),
      entry("NSCameraUsageDescription", "To see", "Privacy - Camera Usage Description", german: "Zum Sehen"))
    let before = try folder.read(Self.catalog)
    let run = try await strex("sync")
    #expect(run.code == 0 && run.output.isEmpty && run.errors.contains(words), "\(run)")
    #expect(try folder.read(Self.catalog) == before)
  }

  @Test func missingSettingsFileOnlyAllowsAdditions() async throws {
    let project = project("INFOPLIST_KEY_CFBundleDisplayName = Quay; GENERATE_INFOPLIST_FILE = YES;")
      .replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X;")
      .replacing("children = (F);", with: "children = (F, X);")
      .replacing(
        "P = {", with: "X = { isa = PBXFileReference; path = Gone.xcconfig; sourceTree = SOURCE_ROOT; };\n  P = {")
    let camera = entry("NSCameraUsageDescription", "To see", "Privacy - Camera Usage Description", german: "Zum Sehen")
    let name = entry("CFBundleName", "Port", "Bundle name", german: "Hafen")
    try folder.write([
      "A.xcodeproj/project.pbxproj": project, "App/A.swift": "let a = 1\n", Self.catalog: CatalogText.of(name, camera),
    ])
    let run = try await strex("sync")
    #expect(run.output == "\(Self.catalog): 1 added\n", "\(run)")
    #expect(run.errors.contains("a settings file or property list for its targets is missing"), "\(run)")
    let expected = CatalogText.of(entry("CFBundleDisplayName", "Quay", "Bundle display name"), name, camera)
    #expect(try folder.read(Self.catalog) == expected)
  }

  /// Settings for one platform count like others.
  @Test func keysOfOnePlatformAreKept() async throws {
    let display = entry("CFBundleDisplayName", "Quay", "Bundle display name", german: "Kai")
    let name = entry("CFBundleName", "Harbour", "Bundle name")
    let camera = entry("NSCameraUsageDescription", "To see", "Privacy - Camera Usage Description", german: "Zum Sehen")
    let photos = { (state: String) in
      entry(
        "NSPhotoLibraryUsageDescription", "To add", "Privacy - Photo Library Usage Description", german: "Zum Ergänzen",
        state: state)
    }
    try write(
      settings: "GENERATE_INFOPLIST_FILE = YES; \"INFOPLIST_FILE[sdk=macosx*]\" = App/Info.plist; "
        + "\"INFOPLIST_KEY_NSCameraUsageDescription[sdk=iphoneos*]\" = \"To see\";",
      list: "<key>CFBundleDisplayName</key><string>Quay</string>", display, name, camera,
      photos("extracted_with_value"))
    let run = try await strex("sync")
    #expect(run.output == "\(Self.catalog): 1 stale\n", "\(run)")
    #expect(try folder.read(Self.catalog) == CatalogText.of(display, name, camera, photos("stale")))
  }

  /// Project descriptions that may not determine the property lists.
  static let descriptions: [(file: String, text: String)] = [
    ("project.yml", "name: A\ntargets:\n  Harbour: {type: application, platform: iOS, sources: [App]}\n"),
    (
      "project.yml",
      "name: A\ntargets:\n  Harbour:\n    type: application\n    platform: iOS\n    sources: [App]\n"
        + "    info: {path: App/Info.plist, properties: {NSCameraUsageDescription: $(ODD), CFBundleName: $(ODD)}}\n"
    ),
    (
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(
        name: "A",
        targets: [
          .target(
            name: "Harbour", destinations: .iOS, product: .app, infoPlist: .extendingDefault(with: own()),
            sources: ["App/**"], resources: ["App/**"])
        ])
      """
    ),
    (
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(
        name: "A",
        targets: [
          .target(
            name: "Harbour", destinations: .iOS, product: .app, sources: ["App/**"], resources: ["App/**"],
            settings: .settings(base: ["INFOPLIST_KEY_NSCameraUsageDescription": .string(own())]))
        ])
      """
    ),
  ]

  @Test(arguments: descriptions.indices)
  func catalogOfTargetWithUnknownSettingsIsNotChanged(_ row: Int) async throws {
    let before = CatalogText.of(
      entry("CFBundleName", "Port", "Bundle name", german: "Hafen"),
      entry("NSCameraUsageDescription", "To see", "Privacy - Camera Usage Description"))
    try folder.write([
      Self.descriptions[row].file: Self.descriptions[row].text, Self.catalog: before, "App/A.swift": "let a = 1\n",
      "App/Localizable.xcstrings": CatalogText.of(),
    ])
    let targets = try await strex("targets", "-v")
    #expect(targets.output.contains("Harbour") && targets.output.contains(Self.catalog), "\(targets)")
    let run = try await strex("sync")
    #expect(run.code == 0 && !run.output.contains("InfoPlist"), "\(run)")
    #expect(try folder.read(Self.catalog) == before)
  }

  @Test func extractListsTheTexts() async throws {
    try write(
      settings: "INFOPLIST_FILE = App/Info.plist; PORT = Kiel;\n        INFOPLIST_KEY_CFBundleName = Quay;\n"
        + "        GENERATE_INFOPLIST_FILE = YES;",
      list: "<key>NSCameraUsageDescription</key><string>To see $(PORT)</string>")
    let lines = [
      "A.xcodeproj/project.pbxproj:10:9: \"CFBundleName\" [InfoPlist] = \"Quay\" // Bundle name",
      "App/Info.plist:3:36: \"NSCameraUsageDescription\" [InfoPlist] = \"To see Kiel\" "
        + "// Privacy - Camera Usage Description",
    ]
    let run = try await strex("extract")
    #expect(run.code == 0 && run.output == lines.joined(separator: "\n") + "\n", "\(run)")
    let json = try await strex("extract", "--format", "json").output
    #expect(json.contains("\"interfaceTexts\":[],\"propertyListTexts\":[{\"key\":\"CFBundleName\","), "\(json)")
  }

  @Test func productNamesHaveThePositionOfTheirSetting() async throws {
    try write(settings: "ODD = PRODUCT_NAME;\n        PRODUCT_NAME = Quay;", list: nil)
    let run = try await strex("extract")
    let line = "A.xcodeproj/project.pbxproj:10:9: \"CFBundleName\" [InfoPlist] = \"Quay\" // Bundle name\n"
    #expect(run.code == 0 && run.output == line, "\(run)")
  }

  static let explained: [(place: String, words: [String])] = [
    (
      "3",
      [
        "Extracted as \"CFBundleDisplayName\" in table InfoPlist", "\"Quay of Kiel\"",
        "It belongs to App/InfoPlist.xcstrings.",
      ]
    ),
    ("4", ["refers to an unknown build setting", "Not extracted."]), ("5", ["no text on line 5 of App/Info.plist"]),
    ("6:79", ["Extracted as \"Chart\"", "this string as a key"]),
    ("6:1", ["no text on line 6, column 1, of App/Info.plist"]),
  ]

  @Test(arguments: explained.indices) func explainDescribesALine(_ row: Int) async throws {
    let (place, words) = Self.explained[row]
    try write(
      settings: "INFOPLIST_FILE = App/Info.plist; PORT = Kiel;",
      list:
        "<key>CFBundleDisplayName</key><string>Quay of $(PORT)</string>\n<key>CFBundleSpokenName</key><string>$(ODD)</string>\n"
        + "<key>CFBundleVersion</key><string>2</string>\n"
        + "<key>UTImportedTypeDeclarations</key><array><dict><key>UTTypeDescription</key><string>Chart</string></dict></array>"
    )
    let run = try await strex("explain", "App/Info.plist:\(place)")
    #expect(run.code == 0, "\(run)")
    for word in words { #expect(run.output.contains(word), "\(run)") }
  }

  static let strangers: [(list: String?, code: Int32, words: String)] = [
    ("<key>CFBundleName</key><string>Quay</string>", 0, "No known target uses this property list"),
    ("<key>", 2, "[unread-property-list]"),
    (nil, 2, "error: "),
  ]

  @Test(arguments: strangers.indices) func explainReportsListsWithoutTarget(_ row: Int) async throws {
    let (list, code, words) = Self.strangers[row]
    if let list { try folder.write(["Info.plist": self.list(list)]) }
    let run = try await strex("explain", "Info.plist:3")
    #expect(run.code == code && (run.output + run.errors).contains(words), "\(run)")
  }

  /// The staged version counts, not the file on disk.
  @Test func commitIsCheckedAndFixed() async throws {
    let list = { (name: String) -> String in "<key>CFBundleDisplayName</key><string>\(name)</string>" }
    let entries = { (name: String) -> String in
      CatalogText.of(
        entry("CFBundleDisplayName", name, "Bundle display name"), entry("CFBundleName", "Harbour", "Bundle name"))
    }
    try write(settings: "INFOPLIST_FILE = App/Info.plist;", list: list("Quay"))
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.write(["App/Info.plist": self.list(list("Pier"))])
    let check = try await strex("sync", "--staged", "--check")
    #expect(
      check.code == 1 && check.output.contains("App/Info.plist:3:31: warning: \"CFBundleDisplayName\""), "\(check)")
    #expect(try await strex("sync", "--staged", "--fix").code == 0)
    #expect(try folder.read(Self.catalog) == entries("Quay"))
    #expect(try await strex("sync", "--staged", "--check").code == 0)
    try folder.git("add", "-A")
    #expect(try await strex("sync", "--staged", "--check").code == 1)
    #expect(try await strex("sync", "--staged", "--fix").code == 0)
    #expect(try folder.read(Self.catalog) == entries("Pier"))
  }

  /// It is unknown which project generates the list.
  @Test func lintNamesUsageDescriptionsOfTranslatedAppsWithoutATable() async throws {
    try folder.write([
      "A.xcodeproj/project.pbxproj": project(
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; "
          + "INFOPLIST_KEY_NSContactsUsageDescription = \"To call\";"),
      "App/A.swift": "let a = 1\n",
      "App/Info.plist": list(
        "<key>CFBundleName</key><string>Harbour</string>\n"
          + "<key>NSCameraUsageDescription</key><string>To see</string>\n"
          + "<key>NSMicrophoneUsageDescription</key><string>To hear</string>"
          + "<key>NSMotionUsageDescription</key><string>dummy</string>"),
      "App/Localizable.xcstrings": CatalogText.of(("Book", CatalogText.translated("Buchen"))),
    ])
    func lint() async throws -> ToolRun {
      try await strex("lint", "--rule", "untranslated-property-list", "-v")
    }
    let run = try await lint()
    let end = "the same in every language because `Harbour` has no InfoPlist catalog or table"
    let place = "App/Info.plist:4:36: warning: NSCameraUsageDescription and 1 other text are"
    #expect(run.code == 1 && run.output.contains("\(place) \(end)"))
    #expect(run.output.contains("project.pbxproj:9:") && run.output.contains("NSContactsUsageDescription is \(end)"))
    #expect(run.errors.contains("2 warnings"), "\(run)")
    // Another table of the target has the texts, or the app has only one language.
    try folder.write(["App/de.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Zum Sehen\";\n"])
    #expect(try await lint().code == 0)
    try FileManager.default.removeItem(atPath: folder("App/de.lproj/InfoPlist.strings"))
    try folder.write(["App/Localizable.xcstrings": CatalogText.of(("Book", []))])
    #expect(try await lint().code == 0)
    // A variant of the source language does not count as a translation.
    let british = CatalogText.of(("Book", CatalogText.translated("Reserve"))).replacingOccurrences(
      of: "\"de\"", with: "\"en-GB\"")
    try folder.write(["App/Localizable.xcstrings": british])
    #expect(british.contains("en-GB"))
    #expect(try await lint().code == 0)
  }

  @Test func lintNamesKeysThatTheSystemNeverLooksUp() async throws {
    let manual = ["\"extractionState\" : \"manual\""]
    try write(
      settings: "INFOPLIST_FILE = App/Info.plist;",
      list: "<key>UTExportedTypeDeclarations</key><array><dict><key>UTTypeDescription</key>"
        + "<string>Chart</string></dict></array>",
      ("CFBundleTypeName", manual), ("Chart", manual), ("NSCameraUsageDescription", manual),
      ("Privacy - Camera Usage Description", manual), ("UTTypeDescription", manual))
    let table = ["Bundle name", "NSCameraUsageDescripton", "cfbundlename", "NSSiriUsage", "CFBundleVersion"]
    try folder.write(["Other/de.lproj/InfoPlist.strings": table.map { "\"\($0)\" = \"Hafen\";\n" }.joined()])
    let run = try await strex("lint", "--rule", "unused-property-list-key")
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("help") }.joined(separator: "\n")
    let end = "[unused-property-list-key]"
    let expected = """
      App/InfoPlist.xcstrings:4:5: warning: "CFBundleTypeName" is never looked up because the system looks up its \
      value \(end)
      App/InfoPlist.xcstrings:13:5: warning: "Privacy - Camera Usage Description" is never looked up because it is the \
      title of NSCameraUsageDescription in Xcode \(end)
      App/InfoPlist.xcstrings:16:5: warning: "UTTypeDescription" is never looked up because the system looks up its \
      value \(end)
      Other/de.lproj/InfoPlist.strings:1:1: warning: "Bundle name" is never looked up because it is the title of \
      CFBundleName in Xcode \(end)
      Other/de.lproj/InfoPlist.strings:2:1: warning: "NSCameraUsageDescripton" is never looked up because it is a \
      misspelling of NSCameraUsageDescription \(end)
      Other/de.lproj/InfoPlist.strings:3:1: warning: "cfbundlename" is never looked up because it is a misspelling of \
      CFBundleName \(end)
      Other/de.lproj/InfoPlist.strings:4:1: warning: "NSSiriUsage" is never looked up because it is a misspelling of \
      NSSiriUsageDescription \(end)
      """
    #expect(lines == expected, "\(run)")
    #expect(run.output.contains("help: use the value as the key, for example \"Chart\""))
    #expect(run.output.contains("help: rename the key to \"NSCameraUsageDescription\""))
  }

  @Test func catalogWithoutTargetIsNotChanged() async throws {
    let before = CatalogText.of(entry("CFBundleName", "Harbour", "Bundle name"))
    try folder.write([
      Self.catalog: before, "App/A.swift": "let a = 1\n", "App/Localizable.xcstrings": CatalogText.of(),
    ])
    #expect(try await strex("sync").output == "all catalogs are up to date\n")
    let named = try await strex("sync", "--catalog", Self.catalog)
    #expect(named.code == 2 && named.errors.contains("the catalog is generated from Info.plist"), "\(named)")
  }
}
