import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

/// The options of a sync, and of its report.
package struct SyncRequest: Sendable {
  package var project: ProjectRequest
  /// Whether the run reads the files staged for the next commit, instead of those on disk.
  package var isStaged = false
  /// Whether to report each missing and stale key, and to write nothing.
  package var checks = false
  /// Whether to show the changes, and to write nothing.
  package var showsChanges = false
  /// Whether to update staged catalogs.
  package var fixesStaged = false
  package var createsCatalogs = false
  /// Whether no key is marked as stale or removed.
  package var keepsAll = false
  /// The options for the sync of each table, without those that depend on the table.
  package var options = SyncOptions()
  /// The stale keys of each catalog that no code or file may use, or `nil` if that is unknown. Other stale keys stay.
  package var removableStale: [FilePath: Set<String>]?
  /// Whether missing keys are added to `.strings` tables of other languages, marked as new.
  package var fillsTranslations = false
  /// Whether to report the entries that are kept although the code does not contain their keys.
  package var namesKept = false
  /// Whether new keys get copies of the translations that other catalogs have for them.
  package var copiesTranslations = false
  /// Whether entries without a comment get one that describes the places of their keys.
  package var writesComments = false
  /// Describes the places of keys, or `nil` to leave the comments unchanged.
  package var descriptions: KeyDescriptions?
  /// The renames that the user chose, each as `OLD=NEW`.
  package var chosenRenames: [String] = []
  /// Whether the last commit is used to detect renames.
  package var asksHistory = true
  /// `.stringsdata` files, and folders of them, that provide the strings. Empty to extract them from sources.
  package var stringsdata: [GivenPath] = []
  /// The path for the only catalog, if it is not the catalog's own path.
  package var output: GivenPath?
  /// The only folder in which files may be written, as an absolute path with links resolved, or `nil` for no
  /// limit.
  package var bounds: FilePath?
  package var format = ReportFormat.text
  /// The command line that would write the changes that a check found missing.
  package var repairCommand = RepairCommand()
  /// Whether the run checks `git commit FILE`, which does not include other catalogs.
  package var commitsNamedFiles = false

  package init(_ project: ProjectRequest) { self.project = project }

  /// Returns a request that only compares catalogs with the sources, and changes nothing.
  package static func comparison(_ project: ProjectRequest) -> SyncRequest {
    var request = SyncRequest(project)
    request.asksHistory = false
    return request
  }

  /// Whether the run writes no file.
  package var isDry: Bool { checks || showsChanges }

  /// Whether the run reads only `.stringsdata` files and catalogs, for build systems that run it without the sources.
  package var isMerge: Bool { !stringsdata.isEmpty && !project.catalogs.isEmpty && project.paths.isEmpty }

  /// Whether catalogs that an earlier run found up to date may be skipped if nothing else changes. The other formats
  /// also report the notes about them.
  package var maySkipCatalogs: Bool {
    project.catalogs.isEmpty && project.targets.isEmpty && !createsCatalogs && !copiesTranslations && !namesKept
      && format == .text
  }

  /// Returns all dependencies of the result, or `nil` if neither the result nor the extractions may be cached, because
  /// they depend on files outside of git's index or on earlier commits.
  package func key() throws(FileError) -> RunKey? {
    guard project.interfaces.isEmpty, !options.carriesRenames, chosenRenames.isEmpty else { return nil }
    // The description contains every stored property, including future ones.
    return RunKey(request: String(reflecting: self), paths: try project.everyPath())
  }

  /// The request without the options that affect only its output.
  package var withoutOutputOptions: SyncRequest {
    var request = self
    (request.isStaged, request.checks, request.showsChanges, request.fixesStaged) = (false, false, false, false)
    (request.format, request.repairCommand, request.commitsNamedFiles) = (.text, RepairCommand(), false)
    request.namesKept = false
    return request
  }
}

extension SyncRequest {
  /// Returns the routing options of the request.
  package func routing(_ catalogs: [NamedPath], in tree: any FileTree) -> RoutingRequest {
    var routing = RoutingRequest()
    routing.catalogs = catalogs.map(\.physical)
    (routing.createsCatalogs, routing.keepsAll) = (createsCatalogs, keepsAll)
    routing.isThere = { tree.exists($0) }
    return routing
  }
}

/// Describes the places of keys for translators.
package struct KeyDescriptions: Sendable {
  private let line: @Sendable (_ sites: [LiteralSite], _ key: String) -> String
  private let isOwn: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - line: returns the description of a key's places in code.
  ///   - isOwn: returns whether a generated comment is such a description.
  package init(
    line: @escaping @Sendable (_ sites: [LiteralSite], _ key: String) -> String,
    isOwn: @escaping @Sendable (String) -> Bool
  ) {
    (self.line, self.isOwn) = (line, isOwn)
  }

  /// Returns the comments of the keys that all builds have.
  package func comments(of strings: [ExtractedString]) -> [UTF8Key: GeneratedComment] {
    Dictionary(grouping: strings.filter { !$0.isDebugOnly }) { UTF8Key($0.key) }.compactMapValues { strings in
      let text = line(strings.map(\.site).sorted(), strings[0].key)
      return text.isEmpty ? nil : GeneratedComment(text, isOwn: isOwn)
    }
  }
}

/// A command line that options can be added to.
package struct RepairCommand: Sendable {
  /// The tool, the command and its options, as a shell reads them.
  package var options: [String] = []
  /// The operands, as a shell reads them.
  package var operands: [String] = []

  package init(options: [String] = [], operands: [String] = []) { (self.options, self.operands) = (options, operands) }

  /// Returns the command line with further options, each once.
  package func line(adding further: [String] = []) -> String {
    (options + further.filter { !options.contains($0) } + operands).joined(separator: " ")
  }
}

extension SyncOptions {
  /// Whether detected renames of any age are applied.
  package var carriesAllRenames: Bool {
    get { carriesRenames && renameScope == .all }
    set { (carriesRenames, renameScope) = (newValue, .all) }
  }
}
