import CatalogRouting
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import ProjectLoading
@testable import ProjectModel
@testable import strex

/// Tests that a new project format needs only one row: the rest of the tool does not know it.
@Suite struct ProjectFormatTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "targets.list":
        "App: App/ Shared/Both.swift\nWidget: Widget/ Shared/Both.swift Made/Made.swift\nAppTests: Checks/\n",
      "App/A.swift": "", "App/Localizable.xcstrings": CatalogText.of(), "Shared/Both.swift": "",
      "Shared/Loose.swift": "", "Widget/W.swift": "", "Widget/Localizable.xcstrings": CatalogText.of(),
      "Checks/C.swift": "", "Made/Made.swift": "", ".gitignore": "Made\n",
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
  }

  /// The formats of the tool and one more.
  private static func formats(_ row: ProjectFormat = .targetsList) -> ProjectFormats {
    ProjectFormats(ProjectFormats.all.rows + [row])
  }

  private func project(_ row: ProjectFormat = .targetsList, staged: StagedFiles? = nil) async throws -> Project {
    let request = ProjectRequest(currentFolder: folder.path)
    return try await Project(request, nil, staged: staged, formats: Self.formats(row))
  }

  private func names(_ file: String, in map: TargetMap) -> [String]? {
    switch map.membership(of: folder.path.appending(file)) {
    case .targets(let found): found.map { map.targets[$0].name }
    case .none: []
    case .unknown: nil
    }
  }

  private func expectTargets(_ project: Project) {
    #expect(project.problems.isEmpty)
    #expect(names("App/A.swift", in: project.map) == ["App"])
    #expect(names("Shared/Both.swift", in: project.map) == ["App", "Widget"])
    #expect(names("Shared/Loose.swift", in: project.map) == [])
    #expect(project.map.targets.map(\.isTest) == [false, false, true])
  }

  @Test func newFormatDefinesTargets() async throws {
    let project = try await project()
    expectTargets(project)
    let widget = try #require(project.map.targets.first { $0.name == "Widget" })
    #expect(widget.sources.map(\.name) == ["Made.swift", "Both.swift", "W.swift"])
    #expect(widget.catalogs.map(\.folder?.name) == ["Widget"])
  }

  @Test func testTargetsAreExcluded() async throws {
    let sources = try await project().sources.paths.map(\.name)
    #expect(sources.contains("Made.swift") && !sources.contains("C.swift"))
  }

  @Test func stringsBelongToItsTargets() async throws {
    let description = try await project().description
    var router = CatalogRouter(description, RoutingRequest())
    let key = RoutingKey(table: "Localizable", traits: .ofType, bundle: nil)
    let catalogs = ["App", "Widget"].map { folder.path.appending("\($0)/Localizable.xcstrings") }
    #expect(router.destination(of: key, in: folder.path.appending("App/A.swift")) == .catalogs([catalogs[0]]))
    #expect(router.destination(of: key, in: folder.path.appending("Shared/Both.swift")) == .catalogs(catalogs))
    #expect(router.destination(of: key, in: folder.path.appending("Shared/Loose.swift")) == .nowhere)
  }

  @Test func stagedProjectCounts() async throws {
    try folder.write(["targets.list": "nonsense\n"])
    let named = [try folder.named("")]
    let list = try StagedList(around: named, from: folder.path, formats: Self.formats())
    expectTargets(try await project(staged: try StagedFiles(list, around: named)))
  }

  @Test func invalidProjectIsReportedAndKeepsEntries() async throws {
    try folder.write(["targets.list": "App: App/\nWidget\n"])
    let project = try await project()
    let problem = try #require(project.problems.first)
    #expect(problem.file == "targets.list" && problem.range?.start.line == 2 && problem.range?.start.column == 7)
    #expect(problem.message == "the project was ignored, so files are assigned by folder: names a target without files")
    #expect(try project.description.gaps.unreadProjects == [folder.path: "targets list"])
    #expect(names("App/A.swift", in: project.map) == nil)
  }

  @Test func packageOwnsTheFilesOfItsFolder() async throws {
    try folder.write(["Kit/package.list": "Kit: Code/\n", "Kit/Code/K.swift": "", "Kit/Other/O.swift": ""])
    let project = try await project(.packageList)
    #expect(project.problems.isEmpty && project.sources.packages == [folder.path.appending("Kit")])
    #expect(names("Kit/Code/K.swift", in: project.map) == ["Kit"])
    #expect(names("Kit/Other/O.swift", in: project.map) == nil)
    #expect(project.map.targets.map(\.origin) == [.package])
    try folder.write(["Kit/package.list": "Kit\n"])
    let broken = try await self.project(.packageList)
    #expect(broken.problems.map(\.file) == ["Kit/package.list"])
    #expect(try broken.description.gaps.unreadProjects == [folder.path.appending("Kit"): "package list"])
  }
}
