import ProjectTestSupport
import Testing

@testable import strex

/// Tests property lists that XcodeGen or Tuist generates from the description of a project.
@Suite struct DescribedListTests {
  private let folder: TemporaryFolder
  private static let catalog = "App/InfoPlist.xcstrings"

  init() throws { folder = try TemporaryFolder() }

  private static let specification = """
    name: A
    targets:
      Harbour:
        type: application
        platform: iOS
        sources: [App]
        info:
          path: App/Info.plist
          properties:
            CFBundleDisplayName: Quay of $(PRODUCT_NAME)
            NSCameraUsageDescription: To see
            CFBundleDocumentTypes: [{CFBundleTypeName: Chart}]
            UTImportedTypeDeclarations:
              - UTTypeDescription: Chart of $(PRODUCT_NAME)
            UIApplicationShortcutItems:
              - UIApplicationShortcutItemTitle: Moor
                UIApplicationShortcutItemSubtitle: ""
        settings: {SWIFT_EMIT_LOC_STRINGS: YES}
    """

  private static let manifest = """
    import ProjectDescription

    let chart = "Chart of $(PRODUCT_NAME)"
    let project = Project(
      name: "A",
      targets: [
        .target(
          name: "Harbour", destinations: .iOS, product: .app,
          infoPlist: .extendingDefault(with: [
            "CFBundleDisplayName": "Quay of $(PRODUCT_NAME)",
            "NSCameraUsageDescription": "To see",
            "UTImportedTypeDeclarations": [["UTTypeDescription": .string(chart)]],
            "CFBundleDocumentTypes": [["CFBundleTypeName": "Chart"]],
            "UIApplicationShortcutItems": [
              ["UIApplicationShortcutItemTitle": "Moor", "UIApplicationShortcutItemSubtitle": ""]
            ],
            "UIAppFonts": fonts(),
          ]),
          sources: ["App/**"], resources: ["App/**"], settings: .settings(base: ["SWIFT_EMIT_LOC_STRINGS": "YES"]))
      ])
    """

  private func write(_ file: String, _ text: String) throws {
    try folder.write([file: text, "App/A.swift": "let a = 1\n", Self.catalog: CatalogText.of()])
  }

  static let rows: [(file: String, places: [String])] = [
    ("project.yml", ["10:30", "14:32", "11:35", "16:45"]), ("Project.swift", ["10:32", "3:13", "11:37", "15:46"]),
  ]

  @Test(arguments: rows.indices) func generatedListsAreSynced(_ row: Int) async throws {
    let (file, places) = Self.rows[row]
    try write(file, file.hasSuffix("yml") ? Self.specification : Self.manifest)
    let extracted = try await ToolRun.strex("extract", in: folder)
    for (place, text) in zip(
      places,
      [
        "\"CFBundleDisplayName\" [InfoPlist] = \"Quay of Harbour\" // Bundle display name",
        "\"Chart of Harbour\" [InfoPlist]",
        "\"NSCameraUsageDescription\" [InfoPlist] = \"To see\" // Privacy - Camera Usage Description",
        "\"Moor\" [InfoPlist]",
      ])
    {
      #expect(extracted.output.contains("\(file):\(place): \(text)\n"), "\(text): \(extracted)")
    }
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
    let keys = try CatalogText.keys(of: folder.read(Self.catalog))
    #expect(
      keys == ["CFBundleDisplayName", "CFBundleName", "Chart of Harbour", "Moor", "NSCameraUsageDescription"], "\(keys)"
    )
    #expect(try await ToolRun.strex("sync", "--check", in: folder).code == 0)
  }

  static let lines: [(file: String, line: Int, words: [String])] = [
    (
      "project.yml", 16,
      ["\"Moor\"", "Xcode extracts this string as a key", "Extracted as \"Moor\" in table InfoPlist."]
    ),
    ("project.yml", 12, ["Xcode does not localize `CFBundleTypeName`.", "Not extracted."]),
    (
      "Project.swift", 10,
      ["\"Quay of $(PRODUCT_NAME)\"", "the value is \"Quay of Harbour\".", "It belongs to \(catalog)."]
    ),
    ("Project.swift", 3, ["Extracted as \"Chart of Harbour\" in table InfoPlist."]),
    ("Project.swift", 15, ["Extracted as \"Moor\" in table InfoPlist."]),
    ("Project.swift", 8, ["It is the name of `Harbour`.", "Extracted as \"CFBundleName\""]),
    ("Project.swift", 17, ["no text on line 17 of Project.swift"]),
  ]

  @Test(arguments: lines.indices) func linesOfGeneratedListsAreExplained(_ row: Int) async throws {
    let (file, line, words) = Self.lines[row]
    try write(file, file.hasSuffix("yml") ? Self.specification : Self.manifest)
    let run = try await ToolRun.strex("explain", "\(file):\(line)", in: folder)
    #expect(run.code == 0, "\(run)")
    for text in words { #expect(run.output.contains(text), "\(text): \(run)") }
  }

  @Test func aTextOfSeveralKeysIsExplainedForEach() async throws {
    try write("Project.swift", Self.manifest.replacing("\"To see\"", with: "chart"))
    let run = try await ToolRun.strex("explain", "Project.swift:3", in: folder)
    for key in ["Chart of Harbour", "NSCameraUsageDescription"] {
      #expect(run.output.contains("Extracted as \"\(key)\""), "\(run)")
    }
  }

  /// An app may have a source with this name.
  @Test func sourceWithThisNameIsCode() async throws {
    try folder.write(["Project.swift": "import SwiftUI\nlet a = Text(\"Moor\")\n"])
    let run = try await ToolRun.strex("explain", "Project.swift:2", in: folder)
    #expect(run.output.contains("Extracted as \"Moor\""), "\(run)")
  }

  /// The staged version counts, and XcodeGen chooses among the files that may be committed.
  @Test func listsAmongStagedSourcesAreFound() async throws {
    let list =
      "<plist version=\"1.0\"><dict>\n<key>NSCameraUsageDescription</key><string>To see</string>\n</dict></plist>\n"
    let text = "name: A\ntargets:\n  Harbour: {type: application, platform: iOS, sources: [App]}\n"
    try write("project.yml", text)
    try folder.write(["App/In/Info.plist": list])
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.write(["App/Info.plist": list])
    let run = try await ToolRun.strex("sync", "--staged", "--fix", in: folder)
    #expect(run.code == 0, "\(run)")
    let keys = try CatalogText.keys(of: folder.read(Self.catalog))
    #expect(keys == ["CFBundleName", "NSCameraUsageDescription"], "\(run)")
  }
}
