import SwiftLexing
import SwiftParsing
import TestSupport
import Testing

@testable import ProjectModel

@Suite struct TargetMapTests {
  private let files = [
    "Orchard/App/App.swift", "Orchard/Common/Shared.swift", "Orchard/App/Strëngs/Localizable.xcstrings",
    "Orchard/Widget/View.swift", "Orchard/Widget/Localizable.xcstrings", "Orchard/Scratch/Old.swift",
    "Orchard/Widget/Drafts/Draft.swift", "Kit/Package.swift", "Kit/Sources/Kit/Kit.swift",
    "Kit/Sources/Kit/Old/a.swift",
    "Kit/Sources/Kit/Localizable.xcstrings", "Kit/Odd/b.swift", "Tool/main.swift",
  ].map { FilePath("/code").appending($0) }

  private func map(_ configured: [ConfiguredTarget] = []) throws -> TargetMap {
    let project = try XcodeProject(
      try Fixture("Orchard.pbxproj").bytes, path: FilePath("/code/Orchard/Orchard.xcodeproj"))
    let text = #"Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit", exclude: ["Old"])])"#
    let manifest = PackageManifest(SourceText(path: "Package.swift", text: text))
    let package = SwiftPackage(manifest, in: FilePath("/code/Kit"))
    return TargetMap(sources: configured + [project, package], files: files)
  }

  /// XcodeGen and SwiftPM follow links to folders.
  @Test func filesInALinkedFolderBelongToTheTargetAroundTheLink() throws {
    let text = "targets:\n  App:\n    type: application\n    sources: [{path: App, excludes: [Link/Old]}]\n"
    let file = FilePath("/code/project.yml")
    let project = try #require(try XcodeGenProject(ContiguousArray(text.utf8), file))
    let files = ["App/App.swift", "Shared/One.swift", "Shared/Old/Two.swift"].map { FilePath("/code").appending($0) }
    let (link, place) = (FilePath("/code/App/Link"), FilePath("/code/Shared"))
    let map = TargetMap(sources: [project], files: files, links: FolderLinks([link: place]))
    #expect(files.map(map.hasTarget) == [true, true, false])
    let loop = TargetMap(sources: [project], files: files, links: FolderLinks([link: FilePath("/code")]))
    #expect(files.map(loop.hasTarget) == [true, false, false])
  }

  private func names(_ file: String, in map: TargetMap) -> [String]? {
    switch map.membership(of: FilePath("/code").appending(file)) {
    case .targets(let found): found.map { map.targets[$0].name }
    case .none: []
    case .unknown: nil
    }
  }

  @Test(
    arguments: [
      ("Orchard/App/App.swift", ["Orchard"]), ("Orchard/Common/Shared.swift", ["Orchard", "Widget"]),
      ("Orchard/Widget/View.swift", ["Widget"]), ("Orchard/Widget/Localizable.xcstrings", ["Widget"]),
      ("Orchard/Scratch/Old.swift", []), ("Orchard/Widget/Drafts/Draft.swift", []),
      ("Kit/Sources/Kit/Kit.swift", ["Kit"]), ("Kit/Sources/Kit/Old/a.swift", []), ("Kit/Odd/b.swift", nil),
      ("Tool/main.swift", nil),
    ] as [(String, [String]?)])
  func projectsAndPackagesDefineTargets(_ file: String, _ targets: [String]?) throws {
    #expect(names(file, in: try map()) == targets)
  }

  @Test func targetsHaveSourcesAndCatalogs() throws {
    let widget = try #require(try map().targets.first { $0.name == "Widget" })
    #expect(widget.sources.map(\.name) == ["Shared.swift", "View.swift"])
    #expect(widget.catalogs == [FilePath("/code/Orchard/Widget/Localizable.xcstrings")])
    #expect(widget.product == "app-extension")
  }

  @Test func configurationFileTakesPrecedence() throws {
    let target = BuildTarget(name: "Own", origin: .configuration, file: FilePath("/code/.strex.json"))
    let configured = ConfiguredTarget(
      target: target, paths: [FilePath("/code/Orchard/App")], excluded: [FilePath("/code/Orchard/App/App.swift")])
    let map = try map([configured])
    #expect(names("Orchard/App/Strëngs/Localizable.xcstrings", in: map) == ["Own"])
    #expect(names("Orchard/App/App.swift", in: map) == ["Orchard"])
  }

  @Test func catalogsBelongToTargets() throws {
    let map = try map()
    let layout = CatalogLayout(catalogs: files.filter { $0.fileExtension == "xcstrings" }, map: map)
    func destination(_ file: String, _ table: String = "Localizable") -> CatalogDestination {
      layout.destination(of: FilePath("/code").appending(file), table: table)
    }
    func at(_ paths: String...) -> CatalogDestination { .catalogs(paths.map { FilePath("/code").appending($0) }) }
    let app = "Orchard/App/Strëngs/Localizable.xcstrings"
    #expect(destination("Orchard/App/App.swift") == at(app))
    #expect(destination("Orchard/Common/Shared.swift") == at(app, "Orchard/Widget/Localizable.xcstrings"))
    #expect(destination("Orchard/Scratch/Old.swift") == .nowhere)
    #expect(destination("Orchard/App/App.swift", "Other") == .nowhere)
    #expect(destination("Kit/Sources/Kit/Kit.swift") == at("Kit/Sources/Kit/Localizable.xcstrings"))
  }

  @Test func catalogWithoutTargetIsFoundByFolder() throws {
    let stray = FilePath("/code/Orchard/Stray.xcstrings")
    let layout = CatalogLayout(catalogs: [stray], map: try map())
    #expect(layout.destination(of: FilePath("/code/Orchard/App/App.swift"), table: "Stray") == .catalogs([stray]))
  }

  /// Targets for iOS, for iOS and macOS with one file only for iOS, and without compiler extraction.
  private func platformMap() -> TargetMap {
    var project = GivenProject()
    project.add("Phone", ["App.swift", "Shared.swift"]) { $0.settings.platforms = .iOS }
    project.add("Both", ["Shared.swift", "Phone.swift"]) {
      $0.settings.platforms = [.iOS, .macOS]
      $0.filters = [FilePath("/a/Phone.swift"): .iOS]
    }
    project.add("Silent", ["Silent.swift"]) {
      $0.settings.platforms = [.iOS, .macOS]
      $0.settings.extractsSwiftTypes = false
    }
    let files = ["App", "Shared", "Phone", "Silent"].map { FilePath("/a/\($0).swift") }
    return TargetMap(sources: [project], files: files)
  }

  @Test(
    arguments: [
      ("App", .macOS, false, []), ("App", [.iOS, .macOS], false, [0]), ("App", .macOS, true, [0]),
      ("Shared", .iOS, false, [0, 1]), ("Shared", .macOS, false, [1]), ("Shared", .watchOS, false, []),
      ("Phone", .macOS, false, []), ("Phone", .iOS, false, [1]), ("Silent", .all, false, []),
      ("Silent", .all, true, [2]),
    ] as [(String, Platforms, Bool, [Int])])
  func targetsReceiveStringsOfTheirCode(_ file: String, _ platforms: Platforms, _ isOfRoutine: Bool, _ targets: [Int]) {
    var traits = isOfRoutine ? StringTraits.ofRoutine : .ofType
    traits.platforms = platforms
    let found = platformMap().extractingTargets(of: traits, from: FilePath("/a/\(file).swift"))
    #expect(found == (targets.isEmpty ? .none : .targets(targets)))
  }

  /// The membership of a source that belongs to only one target.
  private func takers(_ traits: StringTraits, _ change: (inout ExtractionSettings) -> Void) -> Membership {
    let file = FilePath("/a/App.swift")
    var project = GivenProject()
    project.add("App", ["App.swift"]) { change(&$0.settings) }
    return TargetMap(sources: [project], files: [file]).extractingTargets(of: traits, from: file)
  }

  /// Two apps for macOS 12.4 and one for iOS 15 have no key of `setActionName("…")`, which accepts a resource since
  /// macOS 13 and iOS 16. An app for macOS 13 has the key.
  @Test(arguments: [(Platforms.iOS, true), (.macOS, false), ([.iOS, .macOS], true)] as [(Platforms, Bool)])
  func stringsCountOnSystemsWithoutResources(_ platforms: Platforms, _ isKey: Bool) {
    for hasStringOverload in [true, false] {
      var traits = StringTraits.ofType
      (traits.platforms, traits.hasStringOverload) = (platforms, hasStringOverload)
      let found = takers(traits) {
        $0.platforms = [.iOS, .macOS]
        $0.platformsWithResources.remove(.macOS)
      }
      #expect(found == (isKey || !hasStringOverload ? .targets([0]) : .none))
    }
  }

  @Test(arguments: [(true, false, true), (true, true, false), (false, true, true)])
  func targetsWithoutSwiftUIKeysIgnoreThem(_ isSilent: Bool, _ isSwiftUIKey: Bool, _ isKey: Bool) {
    var traits = StringTraits.ofType
    traits.isSwiftUIKey = isSwiftUIKey
    let found = takers(traits) {
      $0.extractsSwiftUIKeys = !isSilent
    }
    #expect(found == (isKey ? .targets([0]) : .none))
  }
}

/// A project with the targets of a test.
private struct GivenProject: ProjectSource {
  let origin = BuildTarget.Origin.project
  let path = FilePath("/a/A.xcodeproj")
  private(set) var buildTargets: [BuildTarget] = []
  private(set) var listedFiles: [FilePath: [Int]] = [:]

  mutating func add(_ name: String, _ files: [String], _ change: (inout BuildTarget) -> Void) {
    for file in files { listedFiles[FilePath("/a").appending(file), default: []].append(buildTargets.count) }
    var target = BuildTarget(name: name, origin: origin, file: path)
    change(&target)
    buildTargets.append(target)
  }
}
