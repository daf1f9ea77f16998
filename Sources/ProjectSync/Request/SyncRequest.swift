import CatalogRouting
import CatalogSync
import IncrementalExtraction
import ProjectModel
import Workspace

/// What a sync does to catalogs, and how it is reported.
package struct SyncRequest: Sendable {
  package var project: ProjectRequest
  /// Whether the files staged for the next commit count, instead of those on disk.
  package var isStaged = false
  /// Whether each missing and stale key is reported, and nothing is written.
  package var checks = false
  /// Whether the changes are shown, and nothing is written.
  package var showsChanges = false
  /// Whether staged catalogs are updated.
  package var fixesStaged = false
  /// Whether a run over git's index uses what earlier ones have kept, and keeps something for later ones.
  package var usesCache = true
  package var createsCatalogs = false
  /// Whether nothing is marked stale or removed.
  package var keepsAll = false
  /// Whether keys that are gone go from `.strings` tables.
  package var removesUnused = false
  /// Whether stale keys are removed from catalogs.
  package var removesStale = false
  /// Whether `.strings` tables of other languages get the keys that they lack, marked as new.
  package var fillsTranslations = false
  /// Whether more than half of a catalog's keys may go at once.
  package var allowsMassStale = false
  /// Whether keys with assumed specifiers are added.
  package var acceptsAssumed = false
  /// Whether the entries are reported that stay although the code does not contain their keys.
  package var namesKept = false
  package var renames = RenameRequest()
  /// Whether the last commit is used to find renames.
  package var asksHistory = true
  /// Files and folders of `.stringsdata` files from which strings are taken; empty to take them from sources.
  package var stringsdata: [GivenPath] = []
  /// The path to which the only catalog is written instead of its own.
  package var output: GivenPath?
  /// The only folder in which anything is written, wherever links lead: absolute, without links; `nil` for no such bound.
  package var bounds: FilePath?
  package var format = SyncFormat.text
  /// The command line that would write the changes that a check found missing.
  package var mendingCommand = MendingCommand()
  /// Whether a commit of named files is checked, which leaves out the catalogs that it does not name.
  package var commitsNamedFiles = false

  package init(_ project: ProjectRequest) { self.project = project }

  /// A request that only finds out how catalogs relate to the sources, and changes nothing.
  package static func asJudged(_ project: ProjectRequest) -> SyncRequest {
    var request = SyncRequest(project)
    request.asksHistory = false
    return request
  }

  /// Whether no file is written.
  package var isDry: Bool { checks || showsChanges }

  /// Whether only `.stringsdata` files and catalogs are read, for build systems that run it far from the sources.
  package var isMerge: Bool { !stringsdata.isEmpty && !project.catalogs.isEmpty && project.paths.isEmpty }

  /// Whether the catalogs that an earlier run found up to date need not be processed if nothing else changes. The other
  /// formats also report the notes about them.
  package var maySkipCatalogs: Bool {
    project.catalogs.isEmpty && project.targets.isEmpty && !createsCatalogs && !namesKept && format == .text
  }

  /// Everything on which the answer depends. It is `nil` where neither the answer nor the extractions may be kept for
  /// later runs, because they depend on files outside of git's index or on earlier commits.
  package func key() throws(FileProblem) -> RunKey? {
    guard usesCache, project.interfaces.isEmpty, renames.isEmpty else { return nil }
    // The description contains every stored property, including future ones.
    return RunKey(request: String(reflecting: self), paths: try project.everyPath())
  }

  /// The request without everything that affects neither what is read nor when a catalog is in step.
  package var withoutForm: SyncRequest {
    var request = self
    (request.isStaged, request.checks, request.showsChanges, request.fixesStaged) = (false, false, false, false)
    (request.format, request.mendingCommand, request.commitsNamedFiles) = (.text, MendingCommand(), false)
    request.namesKept = false
    return request
  }
}

extension SyncRequest {
  /// The options of routing that follow from the request.
  package func routing(_ catalogs: [NamedPath], in tree: any FileTree) -> RoutingRequest {
    var routing = RoutingRequest()
    routing.catalogs = catalogs.map(\.physical)
    (routing.createsCatalogs, routing.keepsAll) = (createsCatalogs, keepsAll)
    routing.isThere = { tree.exists($0) }
    return routing
  }
}

/// A command line to which options can be added.
package struct MendingCommand: Sendable {
  /// The tool, the command and its options, as a shell reads them.
  package var options: [String] = []
  /// The operands, as a shell reads them.
  package var operands: [String] = []

  package init(options: [String] = [], operands: [String] = []) {
    (self.options, self.operands) = (options, operands)
  }

  /// The command line with further options, each once.
  package func line(adding further: [String] = []) -> String {
    (options + further.filter { !options.contains($0) } + operands).joined(separator: " ")
  }
}

/// Options about which translations go to keys that are reworded ones.
package struct RenameRequest: Sendable {
  /// Whether renames are carried out that nobody chose.
  package var carriesSuggested = false
  /// Which renames are suggested.
  package var scope = SyncOptions.RenameScope.recent
  /// The chosen renames, each as `OLD=NEW`.
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

/// The output format of a sync.
package enum SyncFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, gitlab, junit, checkstyle, xcode
}
