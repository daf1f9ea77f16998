import Testing

@testable import ProjectModel

@Suite struct CatalogLayoutTests {
  private func destination(_ source: String, table: String = "L", packages: [String] = [], _ catalogs: String...)
    -> CatalogDestination
  {
    let layout = CatalogLayout(catalogs: catalogs.map { FilePath($0) }, packages: Set(packages.map { FilePath($0) }))
    return layout.destination(of: FilePath(source), table: table)
  }

  private func one(_ path: String) -> CatalogDestination { .catalogs([FilePath(path)]) }

  @Test func onlyCatalogOfATableReceivesAllStrings() {
    #expect(destination("Kit/a.swift", "App/L.xcstrings", "App/M.xcstrings") == one("App/L.xcstrings"))
    #expect(destination("Kit/a.swift", table: "N", "App/L.xcstrings") == .nowhere)
  }

  @Test func nearestParentFolderWins() {
    let catalogs = ("L.xcstrings", "App/L.xcstrings", "App/Views/Deep/L.xcstrings")
    func nearest(_ source: String) -> CatalogDestination { destination(source, catalogs.0, catalogs.1, catalogs.2) }
    #expect(nearest("Kit/a.swift") == one("L.xcstrings"))
    #expect(nearest("App/Views/a.swift") == one("App/L.xcstrings"))
    #expect(nearest("App/Views/Deep/a.swift") == one("App/Views/Deep/L.xcstrings"))
  }

  @Test func resourceFoldersBelongToTheirParent() {
    let app = "App/Supporting Files/Resources/mul.lproj/L.xcstrings"
    #expect(destination("App/Views/a.swift", app, "Widget/L.xcstrings") == one(app))
    #expect(destination("Widget/Views/a.swift", app, "Widget/L.xcstrings") == one("Widget/L.xcstrings"))
    #expect(CatalogLayout.reach(of: FilePath("Resources/L.xcstrings")) == FilePath("."))
  }

  @Test func otherwiseTheNearestSharedFolderWins() {
    let catalogs = ("Apps/One/Text/L.xcstrings", "Apps/Two/Text/L.xcstrings")
    #expect(destination("Apps/Two/Views/a.swift", catalogs.0, catalogs.1) == one("Apps/Two/Text/L.xcstrings"))
    #expect(
      destination("Shared/a.swift", catalogs.0, catalogs.1) == .ambiguous([FilePath(catalogs.0), FilePath(catalogs.1)]))
  }

  @Test func packagesKeepTheirStrings() {
    let packages = [".", "Kit"]
    #expect(destination("Kit/Sources/a.swift", packages: packages, "App/L.xcstrings") == .nowhere)
    #expect(
      destination("Kit/Sources/a.swift", packages: packages, "App/L.xcstrings", "Kit/Sources/R/L.xcstrings")
        == one("Kit/Sources/R/L.xcstrings"))
    #expect(
      destination("Main/a.swift", packages: packages, "App/L.xcstrings", "Kit/Sources/R/L.xcstrings")
        == one("App/L.xcstrings")
    )
  }

  @Test func stringsTablesReceiveStringsWithoutCatalog() {
    let (catalog, table) = (FilePath("App/L.xcstrings"), FilePath("App/en.lproj/L.strings"))
    let source = FilePath("App/a.swift")
    #expect(CatalogLayout(catalogs: [], tables: [table]).destination(of: source, table: "L") == .catalogs([table]))
    let both = CatalogLayout(catalogs: [catalog], tables: [table])
    #expect(both.destination(of: source, table: "L") == .catalogs([catalog]))
    #expect(both.candidates(of: source, table: "L") == [catalog, table])
    #expect(both.paths == [catalog])
  }

  @Test func targetsLookUpStringsInTheirOwnTables() {
    let files = ["One/a.swift", "Two/b.swift", "One/en.lproj/L.strings"].map { FilePath("/" + $0) }
    let targets = ["One", "Two"].map { name in
      ConfiguredTarget(
        target: BuildTarget(name: name, origin: .configuration, file: FilePath("/.strex.json")),
        paths: [FilePath("/" + name)])
    }
    let layout = CatalogLayout(catalogs: [], tables: [files[2]], map: TargetMap(sources: targets, files: files))
    #expect(layout.destination(of: files[0], table: "L") == .catalogs([files[2]]))
    #expect(layout.destination(of: files[1], table: "L") == .nowhere)
  }

  @Test func candidateCatalogsIncludeMoreThanTheChosenOne() {
    let catalogs = ["App/L.xcstrings", "Kit/L.xcstrings", "Widget/L.xcstrings"].map { FilePath($0) }
    let layout = CatalogLayout(catalogs: catalogs, packages: [FilePath("Kit"), FilePath("Lib")])
    #expect(layout.candidates(of: FilePath("App/a.swift"), table: "L") == [catalogs[0], catalogs[2]])
    #expect(layout.candidates(of: FilePath("Kit/a.swift"), table: "L") == [catalogs[1]])
    #expect(layout.candidates(of: FilePath("Lib/a.swift"), table: "L") == Set(catalogs))
    #expect(layout.candidates(of: FilePath("Lib/a.swift"), table: "M") == [])
  }
}
