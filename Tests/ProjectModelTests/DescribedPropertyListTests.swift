import Testing

@testable import ProjectModel

/// Tests the property lists of targets in XcodeGen's and Tuist's files.
@Suite struct DescribedPropertyListTests {
  private static func tuistProject(_ text: String) throws -> TuistProject {
    let bytes = ContiguousArray(("import ProjectDescription\n" + text).utf8)
    return try #require(try ProjectFormat.tuist.read(bytes, FilePath("/a/Project.swift")) as? TuistProject)
  }

  /// A project with one target, for iOS unless the members specify a platform.
  private static func tuistProject(target members: String) throws -> TuistProject {
    let required = "name: \"App\", product: .app" + (members.contains("destinations:") ? "" : ", destinations: .iOS")
    return try tuistProject("let project = Project(name: \"P\", targets: [.target(\(required), \(members))])\n")
  }

  private static func xcodeGenProject(_ text: String) throws -> XcodeGenProject {
    try #require(try XcodeGenProject(ContiguousArray(text.utf8), FilePath("/a/project.yml")))
  }

  /// The content of the target's property list: `path`, `key.key = value @line:column`, `nothing` or `unknown`.
  private static func list(_ project: TuistProject) -> [String] {
    guard let bundle = project.bundles(ofTarget: 0, reading: { _ in nil }, finding: { _, _ in [] }).first else {
      return ["unknown"]
    }
    let texts = bundle.properties.map { text in
      let value =
        switch text.value {
        case .text(let text): text
        case .other: "-"
        case .computed: "?"
        }
      return "\(text.keys.joined(separator: ".")) = \(value) @\(text.place.line):\(text.place.column)"
    }
    return bundle.propertyList.map { [$0.string] } ?? (bundle.isGenerated ? texts : ["nothing"])
  }

  static let tuist: [(target: String, list: [String])] = [
    ("sources: []", []),
    ("destinations: .macOS", ["NSHumanReadableCopyright = Copyright ©. All rights reserved. @2:44"]),
    ("destinations: ours", ["NSHumanReadableCopyright = ? @2:44"]),
    ("destinations: [.iPhone, own()]", ["NSHumanReadableCopyright = ? @2:44"]), ("destinations: [.iPhone]", []),
    ("infoPlist: nil", ["nothing"]), ("infoPlist: .default", []), ("infoPlist: own()", ["unknown"]),
    ("infoPlist: \"App/Info.plist\"", ["/a/App/Info.plist"]),
    ("infoPlist: .file(path: \"App/Info.plist\")", ["/a/App/Info.plist"]),
    ("infoPlist: .file(path: .relativeToManifest(\"App/Info.plist\"))", ["/a/App/Info.plist"]),
    ("infoPlist: .file(path: .relativeToRoot(\"App/Info.plist\"))", ["unknown"]),
    ("infoPlist: .variable(\"$(NONE)/Info.plist\")", ["/a/Info.plist"]),
    (
      "infoPlist: .dictionary([\"A\": \"a\", \"B\": true, \"C\": .integer(1)])",
      ["A = a @2:129", "B = - @2:139", "C = - @2:150"]
    ),
    ("infoPlist: .dictionary(own)", ["unknown"]), ("infoPlist: .dictionary([:])", []),
    ("infoPlist: .extendingDefault(with: own())", ["unknown"]),
    (
      "infoPlist: .extendingDefault(with: [\"A\": [[\"B\": .string(\"b\"), \"C\": [1.5, false]]], \"D\": own()])",
      ["A.B = b @2:156", "A.C = - @2:168", "A.C = - @2:173", "D = ? @2:188"]
    ),
    (
      "destinations: .macOS, infoPlist: .extendingDefault(with: [\"NSHumanReadableCopyright\": .array([\"a\"])])",
      ["NSHumanReadableCopyright = a @2:174"]
    ),
    ("settings: .settings(base: [:].automaticCodeSigning(devTeam: \"A\").marketingVersion(\"1\"))", []),
    ("settings: .settings(base: [:].own())", ["unknown"]),
    ("settings: .settings(base: [:].marketingVersion(own()))", ["unknown"]),
    ("settings: .settings(base: [:].merging(own()))", ["unknown"]),
    ("settings: .settings(base: [:].merging([:]) { $1 })", ["unknown"]),
    ("settings: .settings(base: [\"INFOPLIST_FILE\": \"Info.plist\"])", ["/a/Info.plist"]),
    ("settings: .settings(base: [\"PRODUCT_NAME\": .string(own())])", ["unknown"]),
  ]

  @Test(arguments: tuist.indices) func propertyListsAreRead(_ row: Int) throws {
    #expect(Self.list(try Self.tuistProject(target: Self.tuist[row].target)) == Self.tuist[row].list)
  }

  @Test func propertyListsOfOtherProductsDiffer() throws {
    let list = { (product: String) in
      Self.list(
        try Self.tuistProject(
          "let project = Project(targets: [.target(name: \"A\", destinations: [], product: \(product))])"))
    }
    #expect(try list(".staticLibrary") == ["nothing"])
    #expect(try list(".watch2App") == ["CFBundleDisplayName = A @2:33"])
    #expect(try list(".framework") == [])
  }

  /// Constants may double with every line, or refer to themselves.
  @Test func listsOfConstantsAreLimited() throws {
    let names = (1...26).map { "let a\($0): Plist.Value = [\"k\": a\($0 - 1), \"l\": a\($0 - 1)]\n" }.joined()
    let target =
      ".target(name: \"A\", destinations: .iOS, product: .app, infoPlist: .dictionary([\"a\": a26, \"b\": me]))"
    let text =
      "let a0 = \"x\"\nlet me: Plist.Value = [\"k\": me]\n" + names + "let project = Project(targets: [\(target)])\n"
    let list = Self.list(try Self.tuistProject(text))
    #expect(list.count < 20_000 && list.contains { $0.contains("= ?") })
  }

  static let endless = [
    "let s: SettingsDictionary = [:].merging(s)\n",
    "let a0: SettingsDictionary = [:]\n"
      + (1...40).map { "let a\($0) = [:].merging(a\($0 - 1)).merging(a\($0 - 1))\n" }.joined() + "let s = a40\n",
    "let a0: SettingsDictionary = [:]\n" + (1...20_000).map { "let a\($0) = [:].merging(a\($0 - 1))\n" }.joined()
      + "let s = a20000\n",
  ]

  @Test(arguments: endless.indices) func settingsOfConstantsAreLimited(_ row: Int) throws {
    let target = ".target(name: \"A\", destinations: .iOS, product: .app, settings: .settings(base: s))"
    let project = try Self.tuistProject(Self.endless[row] + "let project = Project(targets: [\(target)])\n")
    #expect(Self.list(project) == ["unknown"])
  }

  @Test(arguments: [
    ("base: [\"PRODUCT_NAME\": \"A\"], debug: [\"PRODUCT_NAME\": \"B\"]", ["B", "A"]),
    ("release: [\"PRODUCT_NAME\": \"B\"], defaultSettings: .none", ["App", "B"]), ("debug: own()", []),
    ("base: [:], release: own()", []), ("own: 1", []),
  ])
  func configurationsHaveSettings(_ members: String, _ names: [String]) throws {
    let project = try Self.tuistProject(target: "settings: .settings(\(members))")
    let bundles = project.bundles(ofTarget: 0, reading: { _ in nil }, finding: { _, _ in [] })
    #expect(bundles.map(\.productName) == names)
  }

  /// The generated property list applies unless settings name another list. A settings file has lower precedence than
  /// Tuist's own settings.
  @Test(arguments: [
    ("base: [:]", [true, true]), ("base: [\"INFOPLIST_FILE\": \"Own.plist\"]", [false, false]),
    ("base: [\"INFOPLIST_FILE[sdk=iphoneos*]\": \"Own.plist\"]", [true, false, true, false]),
    ("configurations: [.debug(name: \"Debug\", xcconfig: \"A.xcconfig\")]", [true]),
  ])
  func settingsMayNameAnotherListThanTuist(_ settings: String, _ areGenerated: [Bool]) throws {
    let project = try Self.tuistProject(
      target: "infoPlist: .dictionary([\"A\": \"a\"]), settings: .settings(\(settings))")
    let file = BuildSettingsFile("INFOPLIST_FILE = Filed.plist\n")
    let bundles = project.bundles(ofTarget: 0, reading: { _ in file }, finding: { _, _ in [] })
    #expect(
      bundles.map(\.isGenerated) == areGenerated && bundles.map(\.properties.count) == areGenerated.map { $0 ? 1 : 0 })
  }

  @Test(arguments: [("Made", true), ("Own", false)])
  func settingsMayNameAnotherListThanXcodeGen(_ name: String, _ isGenerated: Bool) throws {
    let project = try Self.xcodeGenProject(
      """
      configs: {Debug: debug}
      targets:
        A:
          type: application
          platform: iOS
          info: {path: Made.plist, properties: {A: a}}
          settings: {INFOPLIST_FILE: \(name).plist}
      """)
    let bundles = project.bundles(ofTarget: 0, reading: { _ in nil }, finding: { _, _ in [] })
    #expect(bundles.map(\.isGenerated) == [isGenerated] && bundles.map(\.properties.isEmpty) == [!isGenerated])
  }

  /// From the weakest: the project, the target's file, Tuist's defaults, and the target.
  @Test(arguments: [
    ("", "A_b"), ("\"PRODUCT_NAME\": \"Own\"", "Own"), ("\"PRODUCT_NAME\": \"$(inherited) of $(PORT)\"", "A_b of Kiel"),
  ])
  func productNamesAreResolved(_ setting: String, _ name: String) throws {
    let project = try Self.tuistProject(
      """
      let project = Project(
        name: "P", settings: .settings(base: ["PRODUCT_NAME": "Whole", "PORT": "Kiel"]),
        targets: [
          .target(
            name: "A-b", destinations: .iOS, product: .app,
            settings: .settings(base: [\(setting.isEmpty ? ":" : setting)], configurations: [.debug(name: "Debug", xcconfig: "A.xcconfig")])
          )
        ])
      """)
    let file = BuildSettingsFile("PRODUCT_NAME = Filed\n")
    let bundles = project.bundles(
      ofTarget: 0, reading: { $0 == FilePath("/a/A.xcconfig") ? file : nil }, finding: { _, _ in [] })
    #expect(bundles.map(\.productName) == [name])
    #expect(bundles[0].place(of: "PRODUCT_NAME")?.line == (setting.isEmpty ? 6 : 7))
  }

  static let xcodeGen: [(target: String, files: [String: [String]], list: String?, isIncomplete: Bool)] = [
    ("sources: [App]", [:], nil, true),
    ("sources: [App]", ["/a/App": ["/a/App/Info.plist"]], "/a/App/Info.plist", false),
    ("sources: App", ["/a/App": ["/a/App/In/Info.plist"]], "/a/App/In/Info.plist", false),
    (
      "sources: [App, {path: More, excludes: [\"**\"]}]", ["/a/More": ["/a/More/Info.plist"]], "/a/More/Info.plist",
      false
    ),
    ("sources: [App]", ["/a/App": ["/a/App/Info.plist", "/a/App/In/Info.plist"]], nil, true),
    ("sources: [App, More]", ["/a/App": ["?"], "/a/More": ["/a/More/Info.plist"]], nil, true),
    ("sources: [App]\n    settings: {GENERATE_INFOPLIST_FILE: YES}", ["/a/App": ["?"]], nil, true),
    ("sources: [\"${GONE}\", App]", ["/a/App": ["/a/App/Info.plist"]], nil, true),
    ("sources: [App, \"${GONE}\"]", ["/a/App": ["/a/App/Info.plist"]], "/a/App/Info.plist", false),
    (
      "sources: [App]\n    configFiles: {Debug: A.xcconfig}", ["/a/App": ["/a/App/Info.plist"]], "/a/App/Info.plist",
      false
    ),
    ("sources: []\n    configFiles: {Debug: A.xcconfig}", [:], "/a/Filed.plist", false),
    (
      "sources: [App]\n    settings: {INFOPLIST_FILE: Own.plist}", ["/a/App": ["/a/App/Info.plist"]], "/a/Own.plist",
      false
    ),
    ("sources: []\n    settings: {GENERATE_INFOPLIST_FILE: YES}", [:], nil, false),
    ("sources: [App]\n    info: {path: Made.plist}", ["/a/App": ["/a/App/Info.plist"]], "/a/Made.plist", false),
    (
      "sources: []\n    info: {path: Made.plist}\n    settings: {INFOPLIST_FILE: Own.plist}", [:], "/a/Own.plist", false
    ),
  ]

  /// XcodeGen uses the first property list of the sources. If a folder contains several, the choice is unknown.
  @Test(arguments: xcodeGen.indices) func propertyListsAreFound(_ row: Int) throws {
    let (target, files, list, isIncomplete) = Self.xcodeGen[row]
    let project = try Self.xcodeGenProject(
      "configs: {Debug: debug}\ntargets:\n  A:\n    type: application\n    platform: iOS\n    \(target)\n")
    let filed = BuildSettingsFile("INFOPLIST_FILE = Filed.plist\n")
    let find: BundleSettings.Search = { name, path in
      let found = files[path.string] ?? []
      return found == ["?"] ? nil : found.filter { $0.hasSuffix(name) }.map { FilePath($0) }
    }
    let bundles = project.bundles(ofTarget: 0, reading: { _ in filed }, finding: find)
    #expect(bundles.map(\.propertyList?.string) == [list] && bundles.map(\.isIncomplete) == [isIncomplete])
  }
}
