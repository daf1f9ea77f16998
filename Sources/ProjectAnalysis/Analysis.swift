import CatalogRouting
import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectLoading
import ProjectModel
import StringExtraction

/// An immutable snapshot of a project: its strings, the catalogs to which they belong, and all input for the sync of
/// each catalog. Commands read it, and a sync is planned from it (`SyncPlan`).
package struct Analysis: Sendable {
  package let names: PathNames
  /// The problems of reading the project.
  package let diagnostics: [Diagnostic]
  /// The localizable literals of the sources that the run reports on.
  package let strings: [ExtractedString]
  /// The strings whose tables have no catalog, in projects that have catalogs.
  package let unrouted: [ExtractedString]
  /// The phrases of App Shortcuts that are in no table, one string for each shortcut.
  package private(set) var unroutedPhrases: [ExtractedString] = []
  /// Explains why some strings are not in any catalog, or `nil` if no project is read.
  package let absence: CatalogAbsence?
  /// Finds the texts that code looks up at run time, or `nil` if no sources are read.
  package let keys: RunTimeKeys?
  /// The project's settings of the rules that a sync reports.
  package let rules: DiagnosticRules
  package private(set) var request: SyncRequest
  /// The language of the texts in sources, or `nil` if no project is read.
  package let languages: DevelopmentLanguages?
  package let declared: DeclaredFiles?
  /// The tree that files are read from.
  package let tree: any FileTree
  /// Input for the sync of each catalog, in addition to the strings of the sources.
  package let contexts: [FilePath: CatalogContext]
  /// The catalogs to update, with the strings of each.
  package let updates: [CatalogUpdate]
  /// The strings of the catalogs that are not updated.
  package private(set) var outside: [FilePath: [ExtractedString]] = [:]
  /// The storyboards and xibs that were read.
  package let interfaces: [FilePath: InterfaceTexts]
  /// The catalogs that are not processed, because they are still up to date.
  package let upToDate: [(path: FilePath, record: CatalogRecord)]

  /// Diagnostics about everything that prevents a complete run, for commands that neither change nor need catalogs.
  package var blockingDiagnostics: [Diagnostic] { rules.blocking(in: diagnostics) }

  /// Returns the analysis for a sync with other options.
  /// - Parameter change: changes only options that do not affect which strings and files are read.
  package func with(_ change: (inout SyncRequest) -> Void) -> Analysis {
    var analysis = self
    change(&analysis.request)
    return analysis
  }
}

extension Analysis {
  /// Reads and routes the strings of a project.
  /// - Parameters:
  ///   - extractions: the extractions from the sources, if they are known.
  ///   - readsAll: whether to process also the catalogs that an earlier run found up to date.
  ///   - keysInUse: finds the texts that the sources look up at run time, if the sources were type-checked before.
  package init(
    _ project: Project, _ request: SyncRequest, _ sdk: SDKLoad, extractions: CachedExtractions? = nil,
    readsAll: Bool = false, keysInUse: RunTimeKeys? = nil, progress: (String?) -> Void = { _ in }
  ) async throws {
    let named = try NamedPath.all(request.project.catalogs)
    let resources = ResourceUpdates(project, named: named, request)
    try Self.refuseOtherCatalogs(named, resources, project)
    progress("Type-checking \(Quantity.of(project.sources.texts.count, "file"))")
    let data = request.stringsdata.isEmpty ? nil : StringsDataInput(request.stringsdata, project.names)
    if let problems = data?.problems, !problems.isEmpty {
      self.init(without: problems, project, request, resources)
      return
    }
    let dataSources = data.map { StringsDataSources($0, project) }
    var selected = project
    if let dataSources { selected.select(dataSources.has) }
    let reader = AnalysisReader(
      project: selected, request: request, sdk: sdk, resources: resources, dataSources: dataSources,
      keys: keysInUse ?? RunTimeKeys(selected, sdk))
    self = try await reader.analysis(extractions, readsAll: readsAll)
    progress(nil)
  }

  /// An analysis without strings, because the `.stringsdata` files cannot be read.
  private init(
    without problems: [Diagnostic], _ project: Project, _ request: SyncRequest, _ resources: ResourceUpdates
  ) {
    self.init(
      names: project.names, diagnostics: problems, strings: [], unrouted: [], absence: nil, keys: nil,
      rules: SyncGap.rules(of: project), request: request, languages: project.developmentLanguages,
      declared: project.declared, tree: project.tree, contexts: [:], updates: [], interfaces: resources.interfaces,
      upToDate: [])
  }

  /// Reads only `.stringsdata` files and the named catalogs.
  package init(merging request: SyncRequest) throws {
    let named = try NamedPath.all(request.project.catalogs)
    let names = PathNames(named: named, current: request.project.currentFolder)
    let data = StringsDataInput(request.stringsdata, names)
    let updates = data.problems.isEmpty ? try StringsDataUpdates(data, named: named, request, names).updates : []
    let contexts = try updates.reduce(into: [:]) { contexts, update in
      contexts[update.path] = CatalogContext(tree: DiskTree(), status: try FileStatus(of: update.path.string))
    }
    self.init(
      names: names, diagnostics: data.problems, strings: data.items.flatMap(\.file.strings), unrouted: [], absence: nil,
      keys: nil, rules: DiagnosticRules([], [], names), request: request, languages: nil, declared: nil,
      tree: DiskTree(), contexts: contexts, updates: updates, interfaces: [:], upToDate: [])
  }

  /// Rejects catalogs that are not made from code, because a sync would remove all their entries.
  private static func refuseOtherCatalogs(
    _ named: [NamedPath], _ resources: ResourceUpdates, _ project: Project
  ) throws(FileError) {
    for name in named where !project.isWithinReach(name.physical) {
      throw FileError(name.given.string, "the file is not staged")
    }
    for name in resources.otherNames {
      try name.demandFromCode(interfaceFiles: project.found.interfaceFiles)
      if name.physical.isStringsDict, !project.tables.contains(where: { $0.path == name.physical }) {
        throw FileError(
          name.given.string,
          "the file is updated together with the .strings table with the same name; pass the .strings table instead")
      }
    }
  }
}

extension DiagnosticRules {
  /// Returns the diagnostics about everything that prevents a complete run, except missing catalogs.
  package func blocking(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    applied(to: diagnostics).filter { diagnostic in
      diagnostic.severity == .error && !["no-catalog", "not-checked-out"].contains(diagnostic.identifier)
        || BrokenSources.identifiers.contains(diagnostic.identifier)
        || SyncGap.ofProjects.contains(diagnostic.identifier)
    }
  }
}
