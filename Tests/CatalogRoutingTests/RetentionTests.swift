import ProjectModel
import StringExtraction
import SwiftLexing
import Testing

@testable import CatalogRouting

/// Tests each reason why no entry of a catalog becomes stale, and the order of the reasons.
@Suite struct RetentionTests {
  private static let catalog = "App/Localizable.xcstrings"

  private static func project(_ change: (inout RoutedProject) -> Void = { _ in }) -> RoutedProject {
    var project = RoutedProject(
      sources: ["App/View.swift": "", "App/Deep/Row.swift": ""], catalogs: [catalog], targets: [("App", ["App"])])
    change(&project)
    return project
  }

  private static func update(_ project: RoutedProject, _ request: RoutingRequest = RoutingRequest()) -> CatalogUpdate? {
    let router = CatalogRouter(project.description, request)
    return UpdatePlan(router, for: [RoutedProject.string("Key", in: "App/View.swift")]).updates.first
  }

  @Test func completeRunKeepsNoUnusedEntries() {
    #expect(Self.update(Self.project())?.suppression == nil)
  }

  @Test(
    arguments: [
      (project { $0.gaps.hasErrors = true }, "a file could not be read", true),
      (
        project { $0.gaps.unreadProjects = [RoutedProject.path("App"): "Xcode project"] },
        "the Xcode project could not be read", false
      ),
      (
        project { $0.asked = ["App/Deep"] }, "App/View.swift was not scanned and might use them", true
      ),
      (
        project { $0.gaps.leftOut = [RoutedProject.path("App/Far.swift")] },
        "App/Far.swift is not checked out and might use them", true
      ),
      (
        project { $0.gaps.missing = [RoutedProject.path("App/Made.swift")] },
        "App/Made.swift belongs to the catalog's target but is missing", false
      ),
      (
        project { $0.gaps.missingFolders = [MissingFolder(RoutedProject.path("App/Made"), .absent)] },
        "App/Made may contain sources of the catalog's target but is missing", true
      ),
      (
        project { $0.gaps.missingFolders = [MissingFolder(RoutedProject.path("App/Sub"), .emptySubmodule)] },
        "App/Sub may contain sources of the catalog's target but is an empty submodule", true
      ),
      // The first reason that applies is reported.
      (
        project {
          $0.gaps.missing = [RoutedProject.path("App/Made.swift")]
          $0.gaps.hasErrors = true
        }, "a file could not be read", true
      ),
    ])
  func incompleteRunKeepsEntries(_ project: RoutedProject, _ reason: String, _ isPartial: Bool) throws {
    var request = RoutingRequest()
    request.catalogs = [RoutedProject.path(Self.catalog)]
    let suppression = try #require(Self.update(project, request)?.suppression)
    #expect(suppression.reason == reason && suppression.isPartial == isPartial)
  }

  @Test func folderOfAnotherTargetKeepsNoEntries() throws {
    var project = Self.project()
    project.targets = [("App", ["App"]), ("Kit", ["Kit"])]
    project.gaps.missingFolders = [MissingFolder(RoutedProject.path("Kit/Made"), .absent)]
    #expect(try #require(Self.update(project)).suppression == nil)
  }

  @Test(arguments: [([("App", ["App"])], true), ([], false)])
  func unreadProjectElsewhereKeepsEntriesOfCatalogsWithoutTarget(
    _ targets: [(name: String, paths: [String])], _ isKnown: Bool
  ) throws {
    var project = Self.project { $0.gaps.unreadProjects = [RoutedProject.path("Other"): "Xcode project"] }
    project.targets = targets
    #expect(try (#require(Self.update(project)).suppression == nil) == isKnown)
  }

  /// Another request would not change that, so the note does not recommend one.
  @Test func catalogWithoutSourcesInAWholeRunIsReported() throws {
    var project = Self.project()
    project.sources = ["Other/View.swift": ""]
    project.targets = [("App", ["App"]), ("Other", ["Other"])]
    var request = RoutingRequest()
    request.catalogs = [RoutedProject.path(Self.catalog)]
    let suppression = try #require(Self.update(project, request)?.suppression)
    #expect(suppression.reason == "no source file belongs to the catalog" && !suppression.isOfRun)
  }

  @Test(arguments: [("App/View.swift", false), ("App/Old.c", true)])
  func missingCSourceMattersIfCodeInCUsesTheCatalog(_ user: String, _ keeps: Bool) {
    var project = RoutedProject(
      sources: ["App/View.swift": "", "App/Old.c": ""], catalogs: [Self.catalog], targets: [("App", ["App"])])
    project.gaps.missing = [RoutedProject.path("App/Sort.cpp")]
    let router = CatalogRouter(project.description, RoutingRequest())
    let update = UpdatePlan(router, for: [RoutedProject.string("Key", in: user)]).updates.first
    #expect(update != nil && (update?.suppression != nil) == keeps)
  }

  @Test func literalOfUnknownTypeKeepsNoEntryOfAnotherModule() {
    let catalogs = [Self.catalog, "Kit/Localizable.xcstrings"]
    let project = RoutedProject(
      sources: ["App/View.swift": "", "Kit/Row.swift": ""], catalogs: catalogs,
      targets: [("App", ["App"]), ("Kit", ["Kit"])])
    var request = RoutingRequest()
    request.catalogs = catalogs.map(RoutedProject.path)
    var found = Extraction()
    let site = LiteralSite(file: "Kit/Row.swift", location: SourceLocation(line: 1, column: 1), api: "")
    found.untyped = [UntypedLiteral(text: "Key", site: site)]
    var plan = UpdatePlan(CatalogRouter(project.description, request), for: [])
    plan.protect(with: found, around: Extraction())
    #expect(plan.updates.count == 2)
    #expect(plan.updates.filter { !$0.possibleKeys.isEmpty }.map(\.path) == [RoutedProject.path(catalogs[1])])
  }

  @Test func noStaleOptionKeepsEntries() {
    var request = RoutingRequest()
    request.keepsAll = true
    #expect(Self.update(Self.project(), request)?.suppression == .asked)
  }
}
