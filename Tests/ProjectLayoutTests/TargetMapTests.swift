import SwiftLexing
import Testing

@testable import ProjectLayout

@Suite struct TargetMapTests {
  private let files = [
    "Orchard/App/App.swift", "Orchard/Common/Shared.swift", "Orchard/App/Strëngs/Localizable.xcstrings",
    "Orchard/Widget/View.swift", "Orchard/Widget/Localizable.xcstrings", "Orchard/Scratch/Old.swift",
    "Orchard/Widget/Drafts/Draft.swift", "Kit/Package.swift", "Kit/Sources/Kit/Kit.swift",
    "Kit/Sources/Kit/Old/a.swift",
    "Kit/Sources/Kit/Localizable.xcstrings", "Kit/Odd/b.swift", "Tool/main.swift",
  ].map { FilePath("/work").appending($0) }

  private func map(_ configured: [ConfiguredTarget] = []) throws -> TargetMap {
    let project = try XcodeProject(
      try Fixture.bytes("Orchard.pbxproj"), path: FilePath("/work/Orchard/Orchard.xcodeproj"))
    let text = #"Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit", exclude: ["Old"])])"#
    let manifest = PackageManifest(SourceText(path: "Package.swift", text: text))
    return TargetMap(
      projects: [project], packages: [FilePath("/work/Kit"): manifest], configured: configured, files: files)
  }

  private func names(_ file: String, in map: TargetMap) -> [String]? {
    switch map.membership(of: FilePath("/work").appending(file)) {
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
      ("Kit/Sources/Kit/Kit.swift", ["Kit"]), ("Kit/Sources/Kit/Old/a.swift", nil), ("Kit/Odd/b.swift", nil),
      ("Tool/main.swift", nil),
    ] as [(String, [String]?)])
  func projectsAndPackagesTell(_ file: String, _ targets: [String]?) throws {
    #expect(names(file, in: try map()) == targets)
  }

  @Test func targetsKnowTheirSourcesAndCatalogs() throws {
    let widget = try #require(try map().targets.first { $0.name == "Widget" })
    #expect(widget.sources.map(\.name) == ["Shared.swift", "View.swift"])
    #expect(widget.catalogs == [FilePath("/work/Orchard/Widget/Localizable.xcstrings")])
    #expect(widget.product == "app-extension")
  }

  @Test func configurationsComeFirst() throws {
    let target = BuildTarget(name: "Own", origin: .configuration, file: FilePath("/work/.strex.json"))
    let configured = ConfiguredTarget(
      target: target, paths: [FilePath("/work/Orchard/App")], excluded: [FilePath("/work/Orchard/App/App.swift")])
    let map = try map([configured])
    #expect(names("Orchard/App/Strëngs/Localizable.xcstrings", in: map) == ["Own"])
    #expect(names("Orchard/App/App.swift", in: map) == ["Orchard"])
  }

  @Test func catalogsGoByTargets() throws {
    let map = try map()
    let layout = CatalogLayout(catalogs: files.filter { $0.fileExtension == "xcstrings" }, map: map)
    func home(_ file: String, _ table: String = "Localizable") -> Home {
      layout.home(of: FilePath("/work").appending(file), table: table)
    }
    func at(_ paths: String...) -> Home { .catalogs(paths.map { FilePath("/work").appending($0) }) }
    let app = "Orchard/App/Strëngs/Localizable.xcstrings"
    #expect(home("Orchard/App/App.swift") == at(app))
    #expect(home("Orchard/Common/Shared.swift") == at(app, "Orchard/Widget/Localizable.xcstrings"))
    #expect(home("Orchard/Scratch/Old.swift") == .nowhere)
    #expect(home("Orchard/App/App.swift", "Other") == .nowhere)
    #expect(home("Kit/Sources/Kit/Kit.swift") == at("Kit/Sources/Kit/Localizable.xcstrings"))
  }

  @Test func aCatalogInNoTargetIsFoundByItsFolder() throws {
    let stray = FilePath("/work/Orchard/Stray.xcstrings")
    let layout = CatalogLayout(catalogs: [stray], map: try map())
    #expect(layout.home(of: FilePath("/work/Orchard/App/App.swift"), table: "Stray") == .catalogs([stray]))
  }
}
