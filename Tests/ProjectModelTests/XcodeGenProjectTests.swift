import SwiftParsing
import Testing

@testable import ProjectModel

@Suite struct XcodeGenProjectTests {
  private static func read(_ text: String, others: [String: String] = [:]) throws -> XcodeGenProject? {
    try XcodeGenProject(ContiguousArray(text.utf8), FilePath("/a/project.yml")) { file in
      others[file.string].map { ContiguousArray($0.utf8) }
    }
  }

  private static func project(_ text: String, others: [String: String] = [:]) throws -> XcodeGenProject {
    try #require(try read(text, others: others))
  }

  /// The names of the targets that contain each file.
  private static func owners(_ files: [String], in project: XcodeGenProject) -> [[String]] {
    let members = ProjectMembers([project])
    return files.map { file in members.targets(of: FilePath(file)).map { project.buildTargets[$0].name } }
  }

  private static func settings(_ project: XcodeGenProject, files: [String: String] = [:]) -> [ExtractionSettings] {
    project.buildTargets.indices.compactMap { position in
      project.settings(ofTarget: position) { files[$0.string].map(BuildSettingsFile.init) }
    }
  }

  @Test func dependenciesOnTargetsAreRead() throws {
    let list = "[{target: Widget}, {sdk: X.framework}]"
    let text = "targets: {App: {type: application, platform: iOS, dependencies: \(list)}}"
    #expect(try Self.project(text).buildTargets[0].dependencies == ["Widget"])
  }

  @Test(
    arguments: [
      ("Code", "/a/Code/X.swift", true), ("Code", "/a/Code/In/X.swift", true), ("Code", "/a/Codes/X.swift", false),
      ("Code", "/a/Code/X.h", false), ("Code", "/a/Code/X.m", true), ("Code", "/a/Code/mul.lproj/L.xcstrings", true),
      ("../Code", "/Code/X.swift", true), ("[Code, More]", "/a/More/X.swift", true),
      ("Code/X.swift", "/a/Code/X.swift", true),
      ("Code/X.swift", "/a/Code/Y.swift", false), ("[{path: Code}]", "/a/Code/X.swift", true),
      ("{path: Code}", "/a/Code/X.swift", true),
      ("[{path: Code, excludes: ['*.swift']}]", "/a/Code/X.swift", false),
      ("[{path: Code, excludes: ['*.swift']}]", "/a/Code/In/X.swift", true),
      ("[{path: Code, excludes: ['**/*.swift']}]", "/a/Code/In/X.swift", false),
      ("[{path: Code, excludes: ['**/*.swift']}]", "/a/Code/X.swift", false),
      ("[{path: Code, excludes: [In]}]", "/a/Code/In/X.swift", false),
      ("[{path: Code, excludes: [In/**]}]", "/a/Code/In/X.swift", false),
      ("[{path: Code, excludes: [In]}]", "/a/Code/Inner/X.swift", true),
      ("[{path: Code, excludes: ['*.{swift,m}']}]", "/a/Code/X.m", false),
      ("[{path: Code, excludes: ['X[0-2].swift']}]", "/a/Code/X1.swift", false),
      ("[{path: Code, excludes: ['X[!0-2].swift']}]", "/a/Code/X1.swift", true),
      ("[{path: Code, includes: ['*.xcstrings']}]", "/a/Code/X.swift", false),
      ("[{path: Code, includes: ['In']}]", "/a/Code/In/X.swift", true),
      ("[{path: Code, includes: ['In'], excludes: ['**/X.swift']}]", "/a/Code/In/X.swift", false),
      ("[{path: Code, buildPhase: none}]", "/a/Code/X.swift", false),
      ("[{path: Code, buildPhase: resources}]", "/a/Code/X.swift", false),
      ("[{path: Code, buildPhase: resources}]", "/a/Code/L.xcstrings", true),
      ("[{path: Code, buildPhase: resources}]", "/a/Code/en.lproj/L.strings", true),
      ("[{path: Code, buildPhase: resources}]", "/a/Code/en.lproj/L.stringsdict", true),
      ("[{path: Code, buildPhase: resources}]", "/a/Code/Base.lproj/L.intentdefinition", true),
      ("[{path: Code, buildPhase: copyFiles}]", "/a/Code/en.lproj/L.strings", false),
      ("[{path: Code, buildPhase: {copyFiles: {destination: resources}}}]", "/a/Code/L.xcstrings", false),
      ("[{path: Code, type: folder}]", "/a/Code/L.xcstrings", false),
      ("[{path: Code.v1, type: group}]", "/a/Code.v1/X.swift", true),
      ("[{path: Code.v1}]", "/a/Code.v1/X.swift", false),
      ("[{path: Code/X.swift, optional: true}]", "/a/Code/X.swift", true),
      ("[{path: Code/X.swift, optional: true}]", "/a/Code/Y.swift", false),
      ("[{path: Code, destinationFilters: [iOS], type: syncedFolder}]", "/a/Code/X.swift", true),
    ])
  func sourcesAreFilesAndFolders(_ sources: String, _ file: String, _ isIn: Bool) throws {
    let project = try Self.project("targets:\n  App:\n    type: application\n    sources: \(sources)\n")
    #expect(Self.owners([file], in: project) == [isIn ? ["App"] : []])
    #expect(project.unknownParts.isEmpty)
  }

  @Test func targetKindsAreRead() throws {
    let project = try Self.project(
      """
      name: My App
      options: {developmentLanguage: de}
      packages: {Kit: {path: ../Kit}, Far: {url: "https://a.b"}}
      localPackages: [Local]
      targets:
        App: {type: application, platform: iOS, sources: [App, App/Extra.swift], info: {path: App/Info.plist, properties: {CFBundleDisplayName: Nice}}}
        My-Kit: {type: framework.static, platform: iOS, sources: Kit}
        Tests: {type: bundle.unit-test, platform: iOS, name: Checks, sources: Tests}
      """)
    #expect(project.buildTargets.map(\.name) == ["App", "Checks", "My-Kit"])
    #expect(project.buildTargets.map(\.product) == ["application", "unit-test", "static"])
    #expect(project.buildTargets.map(\.isTest) == [false, true, false])
    #expect(project.buildTargets.map(\.moduleNames) == [[], [], ["My_Kit"]])
    #expect(project.buildTargets.map { $0.folders.map(\.string) } == [["/a/App"], ["/a/Tests"], ["/a/Kit"]])
    #expect(project.generated == FilePath("/a/My App.xcodeproj") && project.developmentLanguage == "de")
    #expect(project.packages.map(\.string) == ["/Kit", "/a/Local"])
    #expect(project.applicationNames == ["App", "Nice"])
    #expect(project.applicationPropertyLists == [FilePath("/a/App/Info.plist")])
    #expect(project.listedFiles == [FilePath("/a/App/Extra.swift"): [0]])
  }

  @Test func templatesAndPlatformsMakeTargets() throws {
    let project = try Self.project(
      """
      targetTemplates:
        Base:
          sources: [Shared]
          settings: {SWIFT_EMIT_LOC_STRINGS: YES}
        Feature:
          templates: [Base]
          type: framework
          sources: ["Features/${target_name}", "${extra}/Code"]
      targets:
        News: {templates: [Feature], templateAttributes: {extra: More}, platform: iOS, sources: [Own]}
        Plain: {templates: [Feature], platform: macOS, templateAttributes: {extra: Less}, sources:REPLACE: [Only]}
        Both: {type: application, platform: [iOS, macOS], sources: ["Both/${platform}", Both/Common]}
      """)
    #expect(project.buildTargets.map(\.name) == ["Both_iOS", "Both_macOS", "News", "Plain"])
    let files = ["Shared", "Features/News", "More/Code", "Own", "Only", "Both/iOS", "Both/Common"].map {
      "/a/\($0)/X.swift"
    }
    #expect(
      Self.owners(files, in: project)
        == [["News"], ["News"], ["News"], ["News"], ["Plain"], ["Both_iOS"], ["Both_iOS", "Both_macOS"]])
    let settings = Self.settings(project)
    #expect(settings.map(\.platforms) == [.iOS, .macOS, .iOS, .macOS])
    #expect(settings.map(\.extractsSwiftTypes) == [false, false, true, true])
    #expect(settings.map(\.moduleNames) == [["Both"], ["Both"], ["News"], ["Plain"]])
  }

  @Test func includedFilesAreMerged() throws {
    let others = [
      "/a/sub/base.yml": "include: more.yml\ntargets:\n  App: {type: application, sources: [Code]}\n",
      "/a/sub/more.yml": "include: base.yml\nname: More\ntargets:\n  App: {platform: iOS}\n",
      "/a/flat.yml": "targets:\n  App: {sources: [Flat]}\n", "/a/deep/flat.yml": "targets:\n  App: {sources: [Root]}\n",
    ]
    let text = """
      include:
        - sub/base.yml
        - path: flat.yml
        - {path: deep/flat.yml, relativePaths: false}
        - {path: missing.yml, enable: false}
      targets:
        App: {sources: [Own]}
      """
    let project = try Self.project(text, others: others)
    let files = ["sub/Code", "Flat", "Root", "Own", "Code"].map { "/a/\($0)/X.swift" }
    #expect(Self.owners(files, in: project) == [["App"], ["App"], ["App"], ["App"], []])
    #expect(project.includedFiles == Set(others.keys.map { FilePath($0) }))
    #expect(Self.settings(project).map(\.platforms) == [.iOS])
  }

  @Test(
    arguments: [
      ("settings: {SWIFT_EMIT_LOC_STRINGS: YES}", "", true),
      ("", "settings: {base: {SWIFT_EMIT_LOC_STRINGS: true}}", true),
      ("settings: {SWIFT_EMIT_LOC_STRINGS: YES}", "settings: {SWIFT_EMIT_LOC_STRINGS: 'NO'}", false), ("", "", false),
      ("settingGroups: {loc: {SWIFT_EMIT_LOC_STRINGS: YES}}", "settings: {groups: [loc]}", true),
      (
        "settingGroups: {a: {groups: [b]}, b: {groups: [a], base: {SWIFT_EMIT_LOC_STRINGS: on}}}",
        "settings: {groups: [a]}", true
      ),
      ("", "settings: {configs: {release: {SWIFT_EMIT_LOC_STRINGS: YES}}}", true),
      ("", "settings: {configs: {other: {SWIFT_EMIT_LOC_STRINGS: YES}}}", false),
      ("configFiles: {Debug: On.xcconfig}", "", true), ("", "configFiles: {Debug: On.xcconfig}", true),
      ("configFiles: {Debug: Off.xcconfig}", "", false), ("configFiles: {Debug: Missing.xcconfig}", "", false),
      ("configs: {Beta: release}", "settings: {configs: {Beta: {SWIFT_EMIT_LOC_STRINGS: YES}}}", true),
    ])
  func settingsAreCombined(_ common: String, _ own: String, _ extracts: Bool) throws {
    let text = "\(common)\ntargets:\n  App:\n    type: application\n    platform: iOS\n    \(own)\n"
    let files = ["/a/On.xcconfig": "SWIFT_EMIT_LOC_STRINGS = YES", "/a/Off.xcconfig": "SWIFT_EMIT_LOC_STRINGS = NO"]
    #expect(Self.settings(try Self.project(text), files: files).map(\.extractsSwiftTypes) == [extracts])
  }

  @Test(
    arguments: [
      ("platform: tvOS", .tvOS, .all), ("supportedDestinations: [iOS, macOS]", [.iOS, .macOS], .all),
      ("supportedDestinations: [macCatalyst]", [.iOS, .macCatalyst], .all),
      ("platform: macOS\n    deploymentTarget: 12.4", .macOS, .all.subtracting(.macOS)),
      ("platform: [iOS]\n    deploymentTarget: {iOS: '15.0'}", .iOS, .all.subtracting([.iOS, .macCatalyst])),
    ] as [(String, Platforms, Platforms)])
  func platformsAndOldestSystemsAreRead(_ member: String, _ platforms: Platforms, _ withResources: Platforms)
    throws
  {
    let settings = Self.settings(try Self.project("targets:\n  App:\n    type: application\n    \(member)\n"))
    #expect(settings.map(\.platforms) == [platforms] && settings.map(\.platformsWithResources) == [withResources])
    #expect(settings.map(\.conditions) == [["DEBUG"]])
  }

  /// A merge or a tool may have cut off the file. XcodeGen has no other file with these members.
  @Test(
    arguments: [
      "", "# Boats\n", "name: x\noptions: {}\n", "options: [unclosed\n", "name: x\noptions:\n  a: 1\ntargets:\n",
      "targets: {}\n",
      "name: x\ntargets:\n  App:\n",
    ])
  func specificationWithoutTargetsIsIncomplete(_ text: String) {
    #expect(throws: ProjectError.self) { try Self.read(text) }
  }

  @Test(
    arguments: [
      "nom: x\n", "name: x\nversion: 1\n", "targets:\n  - a\n", "targets:\n  a: 1\n", "aggregateTargets: {}\n",
      "targets:\n  a: {kind: b}\n",
      "included_tools: []\nname: [\n", "project_name: 'a\n", " targets:\n",
    ])
  func filesOfOtherToolsAreIgnored(_ text: String) throws {
    #expect(try Self.read(text) == nil)
  }

  @Test(
    arguments: [
      ("targets:\n  App: {type: application\n", 2, 8, "the bracket is not closed"),
      ("targets: App\n", 1, 10, "has `targets` that are not a mapping"),
      ("targets:\n  A: {type: tool}\n  B: 1\n", 3, 6, "has a target that is not a mapping"),
      (
        "targets:\n  A:\n    type: tool\n    sources:\n      - [a]\n", 5, 9,
        "has a source that is neither a path nor a mapping with a path"
      ),
      ("name: a\ninclude: no.yml\n", 2, 10, "includes `no.yml`, which cannot be read"),
      (
        "name: a\ninclude:\n  - ${A}.yml\n", 3, 5,
        "includes a file whose name depends on the environment variable `A`, which is not set here"
      ),
      (
        "include: bad.yml\n", 1, 10,
        "includes `bad.yml`, which has an error on line 1, column 4: the bracket is not closed"
      ),
    ])
  func problemsHavePositions(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let expected = ProjectError(message, line: line, column: column)
    #expect(throws: expected) { try Self.read(text, others: ["/a/bad.yml": "a: [b"]) }
  }

  @Test func totalIncludedFilesAreLimited() throws {
    let values = Array(repeating: "a", count: 400).joined(separator: ", ")
    let aliases = Array(repeating: "*x", count: 300).joined(separator: ", ")
    let many = "x: &x [\(values)]\ny: [\(aliases)]\n"
    let others = ["/a/one.yml": many, "/a/two.yml": many]
    let targets = "targets:\n  App: {type: tool}\n"
    #expect(try Self.read("include: one.yml\n" + targets, others: others) != nil)
    #expect(throws: ProjectError.self) {
      try Self.read("include: [one.yml, two.yml]\n" + targets, others: others)
    }
  }

  @Test func variablesMakeAPathUnknown() throws {
    let project = try Self.project(
      "targets:\n  App:\n    type: application\n    sources:\n      - ${DIR}/Code\n      - Own\n")
    #expect(project.unknownParts.map { "\($0.line ?? 0):\($0.column ?? 0)" } == ["5:9"])
    let message = "a source path in `App` depends on the environment variable `DIR`, which is not set here"
    #expect(project.unknownParts.map(\.message) == [message])
    #expect(project.buildTargets.map(\.unresolved) == [1])
    let files = ["/a/Own/X.swift", "/a/Else/Y.swift"].map { FilePath($0) }
    let map = TargetMap(sources: [project], files: files)
    #expect(files.map(map.membership) == [.targets([0]), .unknown])
  }

  /// Each row: a specification, and the variables that it uses if `DIR` is `In` and `MORE` is `more.yml`.
  static let variables: [(text: String, file: String, isIncluded: Bool, asked: Set<String>)] = [
    ("sources: [\"${DIR}/Code\"]", "/a/In/Code/X.swift", false, ["DIR"]),
    ("sources: [{path: \"Code/${DIR}.swift\"}]", "/a/Code/In.swift", false, ["DIR"]),
    ("sources: [\"Code/$(DIR)\"]", "/a/Code/In/X.swift", false, []),
    ("sources: [Code]\ninclude: ${MORE}", "/a/Code/X.swift", true, ["MORE"]),
    (
      "templates: [T]\ntargetTemplates:\n  T: {sources: [\"${target_name}\"]}", "/a/App/X.swift", false, ["target_name"]
    ),
  ]

  @Test(arguments: variables.indices) func environmentVariablesAreExpanded(_ row: Int) throws {
    let (text, file, isIncluded, asked) = Self.variables[row]
    let lines = text.split(separator: "\n", maxSplits: 1)
    let whole = "targets:\n  App:\n    type: tool\n    \(lines[0])\n\(lines.dropFirst().joined())\n"
    var names: Set<String> = []
    let project = try #require(
      try XcodeGenProject(
        ContiguousArray(whole.utf8), FilePath("/a/project.yml"),
        others: { $0 == FilePath("/a/more.yml") ? ContiguousArray("options: {}\n".utf8) : nil },
        variables: { name in
          names.insert(name)
          return ["DIR": "In", "MORE": "more.yml"][name]
        }))
    #expect(Self.owners([file], in: project) == (text.contains("$(") ? [[]] : [["App"]]))
    #expect(project.unknownParts.isEmpty != text.contains("$("))
    #expect(!project.includedFiles.isEmpty == isIncluded)
    #expect(names == asked)
  }

  @Test(arguments: [
    ("enable: YES", true), ("enable: \"true\"", true), ("enable: off", false), ("enable: \"no\"", false),
    ("enable: 1", true),
  ])
  func booleansAreParsedConsistently(_ enable: String, _ isIncluded: Bool) throws {
    let text = "include:\n  - {path: more.yml, \(enable)}\ntargets:\n  A: {type: tool, platform: macOS}\n"
    let other = ContiguousArray("targets:\n  B: {type: tool, platform: macOS}\n".utf8)
    let project = try #require(
      try XcodeGenProject(ContiguousArray(text.utf8), FilePath("/a/project.yml"), others: { _ in other }))
    #expect(project.buildTargets.map(\.name) == (isIncluded ? ["A", "B"] : ["A"]))
  }

  @Test func tooManyTemplatesAreRejected() throws {
    let templates = (0..<70).map { "  T\($0): {templates: [T\($0 + 1)]}\n" }.joined()
    let text = "targetTemplates:\n\(templates)targets:\n  A: {type: tool, templates: [T0]}\n"
    let error = #expect(throws: ProjectError.self) {
      _ = try XcodeGenProject(ContiguousArray(text.utf8), FilePath("/a/project.yml"))
    }
    #expect(error?.message == "has too many templates in templates")
  }

  /// Nested templates take little time.
  @Test func nestedTemplateBombsAreRejected() {
    let names = (0..<400).map { "T\($0)" }.joined(separator: ", ")
    let values = (0..<50).map { "a\($0)" }.joined(separator: ", ")
    let templates = (0..<400).map { "  T\($0): {sources: [\(values)]}\n" }.joined()
    let targets = (0..<400).map { "  A\($0): {type: tool, templates: *t}\n" }.joined()
    let text = "names: &t [\(names)]\ntargetTemplates:\n\(templates)targets:\n\(targets)"
    #expect(throws: ProjectError.self) { try Self.read(text) }
  }
}
