import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex explain` for build settings and texts of property lists, and the lines that `extract` reports.
@Suite struct SettingExplanationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Two targets with their own settings, one of them with a settings file.
  private static let project = """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; children = (F, X, Q); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      Q = { isa = PBXFileSystemSynchronizedRootGroup; path = Quay; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };
      T = { isa = PBXNativeTarget; name = Harbour; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
      U = { isa = PBXNativeTarget; name = Quay; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (Q); buildConfigurationList = M; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      M = { isa = XCConfigurationList; buildConfigurations = (D); };
      C = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; SWIFT_EMIT_LOC_STRINGS = YES;
        INFOPLIST_KEY_NSCameraUsageDescription = "To see";
      }; };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        GENERATE_INFOPLIST_FILE = YES; SWIFT_EMIT_LOC_STRINGS = YES;
        INFOPLIST_KEY_NSCameraUsageDescription = "To look at $(PRODUCT_NAME)";
        INFOPLIST_KEY_UIStatusBarHidden = YES;
      }; };
    }; }
    """

  private static let settings = """
    // Names

    INFOPLIST_KEY_CFBundleDisplayName = Kiel // A city
    INFOPLIST_KEY_NSCameraUsageDescription = no
    """

  /// `project.yml` of XcodeGen, with a file that it includes.
  private static let specification = """
    name: Harbour
    include: more.yml
    targets:
      Harbour:
        type: application
        platform: iOS
        sources: [App]
        info:
          path: App/Info.plist
          properties:
            NSMicrophoneUsageDescription: To hear ${PORT}
            UILaunchScreen: {}
        settings:
          base:
            SWIFT_EMIT_LOC_STRINGS: YES
            GENERATE_INFOPLIST_FILE: YES
            INFOPLIST_KEY_NSCameraUsageDescription: To see
    """
  private static let more = "settings:\n  base:\n    INFOPLIST_KEY_CFBundleDisplayName: Kiel\n"

  private func write(isXcode: Bool) throws {
    var files = [
      "App/A.swift": "let a = 1\n", "Quay/B.swift": "let b = 1\n", "App/InfoPlist.xcstrings": CatalogText.of(),
      "Quay/InfoPlist.xcstrings": CatalogText.of(),
    ]
    if isXcode {
      files["A.xcodeproj/project.pbxproj"] = Self.project
      files["Base.xcconfig"] = Self.settings
    } else {
      files["project.yml"] = Self.specification
      files["more.yml"] = Self.more
    }
    try folder.write(files)
  }

  static let rows: [(isXcode: Bool, place: String, words: [String])] = [
    (
      true, "A.xcodeproj/project.pbxproj:16",
      [
        "A.xcodeproj/project.pbxproj:16:5: \"To see\"", "the property list of `Harbour`.",
        "Extracted as \"NSCameraUsageDescription\"", "It belongs to App/InfoPlist.xcstrings.",
      ]
    ),
    (
      true, "A.xcodeproj/project.pbxproj:20:5",
      [
        ":20:5: \"To look at $(PRODUCT_NAME)\"", "of `Quay`.",
        "With the build settings, the value is \"To look at Quay\".",
        "It belongs to Quay/InfoPlist.xcstrings.",
      ]
    ),
    (true, "A.xcodeproj/project.pbxproj:20:6", ["no text on line"]),
    (true, "A.xcodeproj/project.pbxproj:21", ["does not localize `UIStatusBarHidden`.", "Not extracted."]),
    (true, "A.xcodeproj/project.pbxproj:19", ["no text on line"]),
    (
      true, "Base.xcconfig:3",
      ["Base.xcconfig:3:1: \"Kiel\"", "of `Harbour`.", "Extracted as \"CFBundleDisplayName\" in table InfoPlist."]
    ),
    (
      true, "Base.xcconfig:4",
      [
        "No known target uses this setting.",
        "Another line sets the value for `Harbour`. (A.xcodeproj/project.pbxproj:16)",
        "Another line sets the value for `Quay`. (A.xcodeproj/project.pbxproj:20)", "Not extracted.",
      ]
    ),
    (
      false, "project.yml:17",
      ["project.yml:17:", "\"To see\"", "of `Harbour`.", "It belongs to App/InfoPlist.xcstrings."]
    ),
    (
      false, "project.yml:11",
      [
        "\"To hear ${PORT}\"", "The project's tool writes this text to the property list of `Harbour`.",
        "It refers to an unknown build setting.", "Not extracted.",
      ]
    ),
    (false, "more.yml:3", ["more.yml:3:", "\"Kiel\"", "Extracted as \"CFBundleDisplayName\""]),
  ]

  @Test(arguments: rows.indices) func lineIsExplained(_ row: Int) async throws {
    let (isXcode, place, words) = Self.rows[row]
    try write(isXcode: isXcode)
    let run = try await ToolRun.strex("explain", place, in: folder)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
    for text in words { #expect(run.output.contains(text), "\(text): \(run.output)") }
  }

  @Test func settingsWithoutCatalogAreExplained() async throws {
    try write(isXcode: true)
    let old =
      "GENERATE_INFOPLIST_FILE = YES; SWIFT_EMIT_LOC_STRINGS = YES;\n    INFOPLIST_KEY_NSCameraUsageDescription = \"To see\";"
    let list = "<plist version=\"1.0\"><dict>\n<key>CFBundleDisplayName</key><string>Port</string></dict></plist>"
    try folder.write([
      "A.xcodeproj/project.pbxproj": Self.project.replacing(
        old, with: "SWIFT_EMIT_LOC_STRINGS = YES;\n    INFOPLIST_KEY_NSCameraUsageDescription = \"To see\";"),
      "App/Info.plist": list, "Base.xcconfig": "INFOPLIST_FILE = App/Info.plist\n" + Self.settings,
    ])
    let idle = try await ToolRun.strex("explain", "A.xcodeproj/project.pbxproj:16", in: folder)
    #expect(idle.output.contains("GENERATE_INFOPLIST_FILE is off, so Xcode does not write settings to"), "\(idle)")
    try folder.write(["A.xcodeproj/project.pbxproj": Self.project])
    let rival = try await ToolRun.strex("explain", "Base.xcconfig:4", in: folder)
    #expect(
      rival.output.contains("The property list contains the key itself, which takes precedence. (App/Info.plist:2)"),
      "\(rival)")
  }

  /// The reported line of a setting belongs to the target whose catalog contains the text.
  @Test func extractReportsTheLineOfEachTarget() async throws {
    try write(isXcode: true)
    let run = try await ToolRun.strex("extract", in: folder)
    for line in [
      "project.pbxproj:16:5: \"NSCameraUsageDescription\" [InfoPlist] = \"To see\"",
      "project.pbxproj:20:5: \"NSCameraUsageDescription\" [InfoPlist] = \"To look at Quay\"",
      "Base.xcconfig:3:1: \"CFBundleDisplayName\"",
    ] {
      #expect(run.output.contains(line), "\(line): \(run.output)")
    }
  }

  /// Texts of a property list that XcodeGen generates and git may ignore.
  @Test func textsOfSpecificationsAreSynced() async throws {
    try write(isXcode: false)
    try folder.write(["project.yml": Self.specification.replacing("${PORT}", with: "$(PRODUCT_NAME)")])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
    #expect(
      try CatalogText.keys(of: folder.read("App/InfoPlist.xcstrings")) == [
        "CFBundleDisplayName", "CFBundleName", "NSCameraUsageDescription", "NSMicrophoneUsageDescription",
      ])
    #expect(try folder.read("App/InfoPlist.xcstrings").contains("\"To hear Harbour\""))
    #expect(try await ToolRun.strex("sync", "--check", in: folder).code == 0)
  }
}
