import CatalogRouting
import CatalogSync
import IncrementalExtraction
import ProjectLayout
import Workspace

/// What a sync does to catalogs, and how it is told.
package struct SyncRequest: Sendable {
  package var project: ProjectRequest
  /// Whether what is staged for the next commit counts, not what stands on disk.
  package var isStaged = false
  /// Whether each missing and stale key is to be told, and nothing written.
  package var checks = false
  /// Whether the changes are to be shown, and nothing written.
  package var showsChanges = false
  /// Whether staged catalogs are brought in step.
  package var fixesStaged = false
  package var createsCatalogs = false
  /// Whether nothing is marked stale or removed.
  package var keepsAll = false
  /// Whether more than half of a catalog's keys may go.
  package var allowsMassStale = false
  /// Whether keys with assumed specifiers are added.
  package var acceptsAssumed = false
  package var renames = RenameRequest()
  /// Whether renames are looked for by what the last commit has.
  package var asksHistory = true
  /// Files and folders of the compiler's format that strings are taken from; empty to take them from sources.
  package var stringsdata: [GivenPath] = []
  /// Where the one catalog is written instead of its own place.
  package var output: GivenPath?
  package var format = SyncFormat.text
  /// The command line that would write what a check found missing.
  package var mendingCommand = ""

  package init(_ project: ProjectRequest) { self.project = project }

  /// What asks how catalogs stand to the sources, and changes nothing.
  package static func asJudged(_ project: ProjectRequest) -> SyncRequest {
    var request = SyncRequest(project)
    request.asksHistory = false
    return request
  }

  /// Whether no file is written.
  package var isDry: Bool { checks || showsChanges }

  /// Whether nothing but `.stringsdata` files and catalogs is read, as build systems want that run it far from sources.
  package var isMerge: Bool { !stringsdata.isEmpty && !project.catalogs.isEmpty && project.paths.isEmpty }

  /// Whether catalogs do not depend on each other, and need not all be told of.
  package var hasIndependentCatalogs: Bool {
    project.catalogs.isEmpty && project.targets.isEmpty && !createsCatalogs && format != .json
  }

  /// What the answer follows from; `nil` where it may not be kept for later runs, nor what was read for it: if it rests on
  /// files that git's index does not know, or on what was committed before.
  package func key() throws(FileProblem) -> RunKey? {
    guard project.interfaces.isEmpty, renames.isEmpty else { return nil }
    // Every stored property stands in the description, those to come as well.
    return RunKey(request: String(reflecting: self), paths: try project.everyPath())
  }

  /// The request without what changes neither what is read, nor when a catalog is in step.
  package var withoutForm: SyncRequest {
    var request = self
    (request.isStaged, request.checks, request.showsChanges, request.fixesStaged) = (false, false, false, false)
    (request.format, request.mendingCommand) = (.text, "")
    return request
  }
}

extension SyncRequest {
  /// What routing has to know of it.
  package func routing(_ catalogs: [NamedPath], in tree: any FileTree) -> RoutingRequest {
    var routing = RoutingRequest()
    routing.catalogs = catalogs.map(\.physical)
    (routing.createsCatalogs, routing.keepsAll) = (createsCatalogs, keepsAll)
    routing.isThere = { tree.exists($0) }
    return routing
  }
}

/// Which translations go to keys that are the same in new words.
package struct RenameRequest: Sendable {
  /// Whether those are carried out that nobody chose.
  package var carriesSuggested = false
  /// Which of them are suggested.
  package var scope = SyncOptions.RenameScope.recent
  /// Those that were chosen, each as `OLD=NEW`.
  package var chosen: [String] = []

  package init(
    carriesSuggested: Bool = false, scope: SyncOptions.RenameScope = SyncOptions.RenameScope.recent,
    chosen: [String] = []
  ) {
    self.carriesSuggested = carriesSuggested
    self.scope = scope
    self.chosen = chosen
  }

  package var isEmpty: Bool { !carriesSuggested && chosen.isEmpty }
}

/// How a sync prints.
package enum SyncFormat: String, CaseIterable, Sendable {
  case text, json, xcode, github
}
