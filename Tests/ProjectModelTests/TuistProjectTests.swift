import SwiftParsing
import Testing

@testable import ProjectModel

@Suite struct TuistProjectTests {
  private static func read(_ text: String) throws -> (any ProjectSource)? {
    try ProjectFormat.tuist.read(ContiguousArray(text.utf8), FilePath("/a/Project.swift"))
  }

  private static func project(_ text: String) throws -> TuistProject {
    try #require(try read("import ProjectDescription\n" + text) as? TuistProject)
  }

  /// A project with one target, for unknown platforms unless the members specify some.
  private static func project(target members: String) throws -> TuistProject {
    let hasPlatforms = members.contains("destinations:") || members.contains("platform:")
    let required = "name: \"App\", product: .app" + (hasPlatforms ? "" : ", destinations: ours")
    return try project("let project = Project(name: \"P\", targets: [.target(\(required), \(members))])\n")
  }

  @Test func dependenciesOnTargetsAreRead() throws {
    let list = "[.target(name: \"Widget\"), .external(name: \"Other\"), .project(target: \"Far\", path: \"..\")]"
    #expect(try Self.project(target: "dependencies: \(list)").buildTargets[0].dependencies == ["Widget"])
  }

  private static func settings(_ project: TuistProject) -> ExtractionSettings? {
    project.settings(ofTarget: 0) { _ in nil }
  }

  @Test(
    arguments: [
      ("sources: [\"Code/**\"]", "/a/Code/X.swift", true), ("sources: [\"Code/**\"]", "/a/Code/In/X.swift", true),
      ("sources: [\"Code/**\"]", "/a/Code/L.xcstrings", false), ("sources: [\"Code/**\"]", "/a/Code/X.h", false),
      ("sources: [\"Code/**\"]", "/a/Codes/X.swift", false), ("sources: \"Code/*.swift\"", "/a/Code/X.swift", true),
      ("sources: [\"Code/*.swift\"]", "/a/Code/In/X.swift", false),
      ("sources: [\"Code/*\"]", "/a/Code/In/X.swift", false),
      ("sources: [\"**/*.swift\"]", "/a/In/X.swift", true),
      ("sources: [\"Code/**/*.{swift,m}\"]", "/a/Code/In/X.m", true),
      ("sources: [\"./Code/X.swift\"]", "/a/Code/X.swift", true), ("sources: [\"../Code/**\"]", "/Code/X.swift", true),
      ("sources: [.glob(\"Code/**\", excluding: [\"Code/In/**\"])]", "/a/Code/In/X.swift", false),
      ("sources: [.glob(\"Code/**\", excluding: [\"Code/In/**\"])]", "/a/Code/X.swift", true),
      ("sources: [.glob(\"Code/**\", excluding: \"**/X*.swift\")]", "/a/Code/X.swift", false),
      (
        "sources: .sourceFilesList(globs: [.glob(\"Code/**\", excluding: [\"Code/In/**\"]), \"More/**\"])",
        "/a/Code/In/X.swift", false
      ),
      ("sources: .sourceFilesList(globs: [.glob(\"Code/**\"), \"More/**\"])", "/a/More/X.swift", true),
      ("sources: .paths([.relativeToManifest(\"Code/X.swift\")])", "/a/Code/X.swift", true),
      ("resources: [\"Code/**\"]", "/a/Code/L.xcstrings", true), ("resources: [\"Code/**\"]", "/a/Code/X.swift", false),
      ("resources: [\"Code/L.xcstrings\"]", "/a/Code/L.xcstrings", true),
      ("resources: [.glob(pattern: \"Code/**\", excluding: [\"**/L.xcstrings\"])]", "/a/Code/L.xcstrings", false),
      ("resources: .resources([\"Code/**\"], privacyManifest: nil)", "/a/Code/L.xcstrings", true),
      ("resources: [.folderReference(path: \"Code\")]", "/a/Code/L.xcstrings", false),
      ("resources: nil", "/a/Code/L.xcstrings", false),
      ("buildableFolders: [\"Code\"]", "/a/Code/In/X.swift", true),
      ("buildableFolders: [\"Code\"]", "/a/Code/In/L.xcstrings", true),
    ])
  func patternsSelectFiles(_ members: String, _ file: String, _ isIn: Bool) throws {
    let project = try Self.project(target: members)
    #expect(ProjectMembers([project]).targets(of: FilePath(file)) == (isIn ? [0] : []))
    #expect(project.unknownParts.isEmpty)
  }

  @Test func targetsMayBeConstants() throws {
    let project = try Self.project(
      """
      let name = "Nice"
      let base: SettingsDictionary = ["SWIFT_EMIT_LOC_STRINGS": "YES"]
      let kit: ProjectDescription.Target = .target(
        name: "\\(name)Kit", destinations: .macOS, product: .staticFramework, sources: ["\\(name)/Kit/**"], settings: .settings(base: base))
      let checks = [Target.target(name: name + "Tests", destinations: [.mac], product: .unitTests, sources: ["Tests/**"])]
      func other() -> Int { let project = 1; return project }
      let project = Project(
        name: name, options: .options(developmentRegion: "de"), settings: .settings(base: base.merging([:])),
        targets: [.target(name: name, destinations: [.iPhone, .macCatalyst], product: .app, sources: [])] + checks + [kit])
      """)
    #expect(project.buildTargets.map(\.name) == ["Nice", "NiceTests", "NiceKit"])
    #expect(project.buildTargets.map(\.product) == ["application", "unit-test", "framework"])
    #expect(project.buildTargets.map(\.isTest) == [false, true, false])
    #expect(project.buildTargets.map(\.moduleNames) == [[], [], ["NiceKit"]])
    #expect(project.targetFolders.map(\.path.string) == ["/a/Tests", "/a/Nice/Kit"])
    #expect(project.generated == FilePath("/a/Nice.xcodeproj") && project.developmentLanguage == "de")
    #expect(project.applicationNames == ["Nice"] && project.unknownParts.isEmpty)
    // The project's settings are computed, so all of them are unknown.
    #expect(Self.settings(project) == nil)
  }

  @Test(
    arguments: [
      ("", false, .all), ("settings: .settings(base: [\"SWIFT_EMIT_LOC_STRINGS\": \"YES\"])", true, .all),
      ("settings: .settings(base: [\"SWIFT_EMIT_LOC_STRINGS\": true])", true, .all),
      ("settings: .settings(base: [\"SWIFT_EMIT_LOC_STRINGS\": .string(\"YES\")])", true, .all),
      (
        "settings: .settings(configurations: [.release(name: \"Release\", settings: [\"SWIFT_EMIT_LOC_STRINGS\": \"YES\"])])",
        true, .all
      ),
      ("settings: .settings(configurations: [.debug(name: \"Debug\", xcconfig: \"Missing.xcconfig\")])", false, .all),
      ("settings: .settings(base: [:].swiftVersion(\"6\").merging([\"SWIFT_EMIT_LOC_STRINGS\": \"YES\"]))", true, .all),
      (
        "settings: .settings(base: SettingsDictionary()\n.merging([\"SWIFT_EMIT_LOC_STRINGS\": \"YES\"])\n.codeSignIdentity(own()))",
        true, .all
      ),
      ("settings: .settings(base: [:])", false, .all), ("destinations: .iOS", false, .iOS),
      ("destinations: [.iPhone, .mac]", false, [.iOS, .macOS]),
      ("destinations: [.iPad, .macCatalyst]", false, [.iOS, .macCatalyst]), ("platform: .tvOS", false, .tvOS),
    ] as [(String, Bool, Platforms)])
  func settingsAreCombined(_ member: String, _ extracts: Bool, _ platforms: Platforms) throws {
    let settings = try #require(Self.settings(try Self.project(target: member)))
    #expect(settings.extractsSwiftTypes == extracts && settings.platforms == platforms)
  }

  @Test(
    arguments: [
      (".iOS(\"15.0\")", [.iOS, .macCatalyst]), (".iOS(\"16.0\")", []),
      (".multiplatform(iOS: \"17.0\", macOS: \"12.0\")", .macOS),
      (".iOS(targetVersion: \"15.0\", devices: [.iphone])", [.iOS, .macCatalyst]),
    ] as [(String, Platforms)])
  func oldestSystemsAreRead(_ versions: String, _ without: Platforms) throws {
    let settings = try #require(Self.settings(try Self.project(target: "deploymentTargets: \(versions)")))
    #expect(settings.platformsWithResources == .all.subtracting(without))
  }

  @Test(
    arguments: [
      ("let project = make()\n", 1, 1, "a function computes the project"),
      ("let project = Project(name: \"A\", targets: targets())\n", 2, 43, "a target is computed"),
      ("let project = Project(name: \"A\", targets: [make()])\n", 2, 44, "a target is computed"),
      ("let project = Project(name: \"A\", targets: names.map { make($0) })\n", 2, 43, "a target is computed"),
      ("let project = Project(name: \"A\")\n", 2, 15, "the project's `targets` is not a literal"),
      ("let project = Project(name: \"A\", targets: [.target(name: n, sources: [])])\n", 2, 44, "a target is computed"),
      (
        "let project = Project(name: \"A\", targets: [.target(name: \"B\", sources: [\"\\(x)/**\"], destinations: .iOS, product: .app)])\n",
        2, 73, "a path of `B` is computed"
      ),
      (
        "let project = Project(name: \"A\", targets: [.target(name: \"B\", sources: [.relativeToRoot(\"x\")], platform: .iOS, product: .app)])\n",
        2, 73, "a path of `B` is computed"
      ),
      // Functions from the project's own helpers.
      (
        "let project = Project(name: \"A\", targets: [.target(name: \"B\", product: .app, sources: [\"B/**\"])])\n", 2,
        44,
        "a function computes `B`, which might have more settings"
      ),
      (
        "let project = Project(name: \"A\", targets: [.target(name: \"B\", platform: .iOS, sources: [\"**\"])])\n", 2,
        44,
        "a target is computed"
      ),
      (
        "let project = Project(name: \"A\", targets: [.module(name: \"B\", sources: [\"../**\", \"B.swift\"])])\n", 2,
        44,
        "a target is computed"
      ),
    ])
  func computedValuesHavePositions(_ text: String, _ line: Int, _ column: Int, _ message: String) throws {
    let parts = try Self.project(text).unknownParts
    #expect(parts == [ProjectError(message, line: line, column: column)])
  }

  /// A function of the project's own helpers passes on its file arguments.
  @Test func helperFunctionsCreateTargetsFromArguments() throws {
    let project = try Self.project(
      """
      let project = Project(name: "A", settings: .settings(base: ["SWIFT_EMIT_LOC_STRINGS": "NO"]), targets: [
        .module(name: "Kit", sources: ["Code/Kit/**"], resources: ["Texts/Kit/**"]),
        .module(name: "App", product: .app, sources: ["App/**"], resources: ["App/**"]),
        .testModule(name: "KitChecks", sources: ["Checks/**"]), .empty(name: "None"),
        .latestModule(name: "Last", sources: ["Last/**"], resources: ["Last/**", "**/*.strings"]),
      ])
      """)
    #expect(project.buildTargets.map(\.name) == ["Kit", "App", "KitChecks", "Last"])
    #expect(project.buildTargets.map(\.product) == [nil, "application", nil, nil])
    #expect(project.buildTargets.map(\.isTest) == [false, false, true, false])
    #expect(project.buildTargets.map(\.moduleNames) == [["Kit"], [], [], ["Last"]])
    #expect(Self.settings(project) == nil && project.unknownParts.count == 5)
    let files = ["/a/Code/Kit/X.swift", "/a/Texts/Kit/L.xcstrings", "/a/App/L.xcstrings", "/a/More/Y.swift"]
      .map { FilePath($0) }
    let map = TargetMap(sources: [project], files: files)
    #expect(files.map(map.membership) == [.targets([0]), .targets([0]), .targets([1]), .unknown])
    // The last one's folder does not exist, so its path is relative to something else.
    #expect(map.targets.map(\.folders) == [[FilePath("/a/Texts/Kit")], [FilePath("/a/App")], [], []])
  }

  /// A target with unknown contents may contain any file, so a known target proves nothing.
  @Test func unknownTargetsMayContainAnyFile() throws {
    let project = try Self.project(
      """
      let project = Project(name: "A", targets: [
        .target(name: "Kit", destinations: .iOS, product: .framework, sources: ["Kit/**"], resources: ["Kit/**"]),
        .target(name: "Checks", destinations: .iOS, product: .unitTests, sources: ["App/**"]), make(),
      ])
      """)
    let files = ["/a/Kit/X.swift", "/a/Kit/L.xcstrings", "/a/App/Y.swift", "/a/App/L.xcstrings"].map { FilePath($0) }
    let map = TargetMap(sources: [project], files: files)
    #expect(files.map(map.membership) == [.targets([0]), .targets([0]), .unknown, .unknown])
    let layout = CatalogLayout(catalogs: [files[1], files[3]], map: map)
    #expect(layout.destination(of: files[0], table: "L") == .catalogs([files[1]]))
    #expect(layout.candidates(of: files[0], table: "L") == [files[1], files[3]])
    #expect(layout.destination(of: files[2], table: "L") == .catalogs([files[3]]))
    var mac = StringTraits.ofType
    mac.platforms = .macOS
    #expect(map.extractingTargets(of: mac, from: files[0]) == .unknown)
  }

  @Test(arguments: ["struct Project {}\n", "// import ProjectDescription\nstruct Project {}\n", ""])
  func sourceNamedProjectIsNotAManifest(_ text: String) throws {
    #expect(try Self.read(text) == nil)
  }

  private static let whole = """
    let a = [1, "x\\(b)", .c(d: [:], e: nil)] + f { $0 }
    let project = Project(name: a, settings: .settings(base: ["K": ["v"]]), targets: [.target(name: "B", sources: ["**"]), g(])
    """

  /// Every prefix of a manifest, and every manifest with one changed byte, is parsed or rejected.
  @Test func damagedManifestsDoNotCrash() throws {
    let bytes = Array(Self.whole.utf8)
    let marks = Array("()[]{},:.\"\\+ \n".utf8)
    for index in bytes.indices {
      var changed = bytes
      changed[index] = marks[index % marks.count]
      for text in [
        Array(bytes[..<index]), changed, Array(bytes[..<index]) + [marks[(index * 5) % marks.count]] + bytes[index...],
      ] {
        do { _ = try Self.project(String(decoding: text, as: UTF8.self)).buildTargets } catch is ProjectError {}
      }
    }
    let deep = String(repeating: "[f(", count: 20_000)
    #expect(throws: ProjectError.self) { try Self.project("let project = Project(targets: \(deep) let x = 1)") }
    let bomb = "let a0 = [\"x\", \"x\"]\n" + (1...40).map { "let a\($0) = [a\($0 - 1), a\($0 - 1)]\n" }.joined()
    let target = ".target(name: \"B\", destinations: .iOS, product: .app, sources: a40)"
    _ = try Self.project(bomb + "let project = Project(name: \"A\", targets: [\(target)])")
  }

  /// A list of any elements above the limit is reported at its first excess element.
  @Test(arguments: [
    (
      "targets: [.target(name: \"B\", destinations: .iOS, product: .app, sources: [", "\"A/**\",\n", "])]",
      "`B` has too many paths"
    ),
    ("targets: [", "[],\n", "]", "there are too many targets"),
  ])
  func listsAreNotCutSilently(_ head: String, _ element: String, _ tail: String, _ message: String) throws {
    for (count, isCut) in [(19_999, false), (20_000, true), (30_000, true)] {
      let list = head + "\n" + String(repeating: element, count: count) + tail
      let parts = try Self.project("let project = Project(name: \"A\", " + list + ")").unknownParts
      #expect(parts == (isCut ? [ProjectError(message, line: 20_002, column: 1)] : []))
    }
  }

  /// Sums that double with every line would use up the memory.
  @Test(arguments: [("[\"x\", \"x\"]", "a26"), ("\"xx\"", "[a26]")])
  func tooLongSumsAreComputedValues(_ first: String, _ sources: String) throws {
    let sums = "let a0 = \(first)\n" + (1...26).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined()
    let target = ".target(name: \"B\", destinations: .iOS, product: .app, sources: \(sources))"
    let project = try Self.project(sums + "let project = Project(name: \"A\", targets: [\(target)])\n")
    #expect(project.unknownParts.map(\.message) == ["a path of `B` is computed"])
  }

  @Test func sumsOfConstantsAreEvaluated() throws {
    let text = """
      let own = ["A/**"]
      let all = own + ["B/" + "**"] + own
      let project = Project(
        name: "A", targets: [.target(name: "B", destinations: .iOS, product: .app, sources: all + ["C/**"])])
      """
    let project = try Self.project(text)
    #expect(project.targetFolders.map(\.path.string) == ["/a/A", "/a/B", "/a/A", "/a/C"])
    #expect(project.unknownParts.isEmpty)
  }
}
