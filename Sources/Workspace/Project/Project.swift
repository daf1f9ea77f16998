import AppleSDK
import Foundation
import ProjectLayout
import StringExtraction
import SwiftLexing
import SwiftTypes

/// The files that a command line asks for, found and read.
package struct Project {
  package let request: ProjectRequest
  package let finder: SourceFinder
  package let names: PathNames
  /// Where files are read.
  package let tree: any FileTree
  /// What counts instead of the files on disk, if anything does.
  package let staged: StagedFiles?
  package let found: FoundFiles
  package private(set) var sources: SourceSet
  /// What each catalog, also those that the command line names, was before the sources were read.
  package let catalogs: CatalogStatuses
  /// The targets of sources and catalogs, as far as projects and packages tell.
  package let map: TargetMap
  package let configuration: Configuration
  /// The only files that are looked at; `nil` for all.
  package let declared: DeclaredFiles?
  /// The targets that `--target` names; `nil` for all.
  package let chosen: TargetChoice?
  /// What the repository names outside of itself, which is not read.
  private let refusals: [FileProblem]
  /// Settings files that are there and could not be read.
  private let unreadSettings: [FileProblem]
  /// Whether Swift sources are only listed.
  private let listsSources: Bool
  /// The declarations of all sources, which are read while their targets are looked for.
  private var typing: Task<Extractor, Never>

  /// - Parameters:
  ///   - sdk: a reading of the SDK; `nil` where no literal will be asked for.
  ///   - staged: what counts instead of the files on disk.
  ///   - listsSources: whether Swift sources are only listed, for who has readings of them.
  /// - Throws: for a named file or folder that is not there, an unknown target or a faulty configuration.
  package init(
    _ request: ProjectRequest, _ sdk: SDKLoad?, staged: StagedFiles? = nil,
    listsSources: Bool = false
  ) async throws {
    (self.request, self.staged) = (request, staged)
    let named = try request.named()
    (names, self.listsSources) = (PathNames(named: named, current: request.currentFolder), listsSources)
    tree = staged.map(StagedTree.init) ?? DiskTree()
    declared = try request.isScriptPhase ? DeclaredFiles(ProcessInfo.processInfo.environment) : nil
    configuration = try ConfigurationFile.read(for: request, named: named, declared: declared, names, from: tree)
    var finder = SourceFinder(
      named: named, isIsolated: request.isIsolated, includesTests: request.includesTests, declared: declared,
      tree: tree, further: try Self.further(request))
    finder.projectFile = try Self.projectFile(request, configuration, finder.bounds)
    self.finder = finder
    let listing = finder.list { sdk?.start() }
    var catalogs = try CatalogStatuses(of: listing.files(of: .stringCatalog) + Self.catalogs(request), in: tree)
    let ahead: [FilePath: SourceReader.Outcome]
    (found, ahead) = await Self.find(with: finder, in: listing, readsAhead: staged == nil && !listsSources)
    try found.projects.demand(finder.projectFile, names)
    // What was read before a catalog's status was known is read again.
    let areLate = catalogs.ask(found.catalogs, in: tree)
    self.catalogs = catalogs
    var sources = await SourceSet(
      reading: found, further: try Self.typeSources(request), names: names, from: tree, ahead: areLate ? [:] : ahead,
      listsSources: listsSources)
    extractionOptions = Self.extractionOptions(request, configuration)
    let settings = SettingsReader(declared: declared, tree: tree, bounds: finder.bounds)
    let mapping = Self.mapping(found, sources, configuration, settings)
    typing = Self.typing(sources, extractionOptions, listsSources ? nil : sdk, mapping)
    map = await mapping.value
    refusals = settings.refusals.all + found.outside
    unreadSettings = settings.unread.all
    chosen = try TargetChoice(request.targets, among: map)
    if let chosen { sources.select(chosen.contains) }
    self.sources = sources
  }

  /// Finds the files of a run, and reads most of its sources while projects say what else there is.
  private static func find(
    with finder: SourceFinder, in listing: SourceFinder.Listing, readsAhead: Bool
  ) async -> (FoundFiles, ahead: [FilePath: SourceReader.Outcome]) {
    let early = readsAhead ? listing.files(of: .swiftSource) : []
    async let outcomes = SourceReader.read(early)
    let found = finder.find(in: listing)
    return (found, Dictionary(zip(early, await outcomes)) { $1 })
  }

  /// Whether a catalog is part of the next commit, if that is what counts.
  package func isWithinReach(_ catalog: FilePath) -> Bool {
    guard let staged else { return true }
    return staged.resolved(catalog) != nil
  }

  /// Reports on those sources of Swift alone that are wanted; the others give types.
  package mutating func select(_ isWanted: (FilePath) -> Bool) { sources.select(isWanted) }

  /// What could not be read, as errors.
  package var problems: [Diagnostic] {
    let unknown = catalogs.problems.sorted { $0.key < $1.key }.map(\.value)
    let folders = (found.problems + unreadSettings + unknown).map {
      FileProblem(names.printed(FilePath($0.path)), $0.reason)
    }
    let unreadable = (folders + sources.problems).map { $0.diagnostic("unreadable", "cannot be read") }
    return unreadable + outside + found.projects.diagnostics(names) + lackingSettings
  }

  /// A warning for each file that the repository names and that is outside of it.
  private var outside: [Diagnostic] {
    refusals.map { problem in
      let message = "it counts as not there: \(problem.reason)"
      return Diagnostic(.warning, "outside", message, file: names.printed(FilePath(problem.path)))
    }
  }

  /// A note where there is no source to report on, for whoever looked in the wrong place.
  package var absence: [Diagnostic] {
    selectedSources.isEmpty && problems.isEmpty ? [Diagnostic(.note, "no-source", "no source was found")] : []
  }

  /// What of sources is read and how.
  package let extractionOptions: ExtractionOptions

  private static func extractionOptions(
    _ request: ProjectRequest, _ configuration: Configuration
  ) -> ExtractionOptions {
    var options = ExtractionOptions()
    options.includesPreviews = request.includesPreviews
    options.xcode = request.xcode ?? configuration.xcode ?? .latest
    options.workers = workers
    return options
  }

  /// How many files are typed at once.
  package static var workers: Int { ProcessInfo.processInfo.activeProcessorCount }

  package var extractor: Extractor {
    get async { await typing.value }
  }

  /// An extractor of all sources also where they are only listed, which are read then.
  package func wholeExtractor(_ sdk: SDKLoad) async throws(FileProblem) -> Extractor {
    guard listsSources, staged != nil else { return await extractor }
    return await Extractor(
      sources: try wholeTexts, interfaces: sources.interfaces, sdk: sdk, options: extractionOptions
    ) { [paths = sources.paths, map] in SourceModules(of: paths, in: map) }
  }

  /// All sources, also where they are only listed, which are read then.
  /// - Throws: for one that cannot be read, with its path as messages print it.
  package var wholeTexts: [SourceText] {
    get throws(FileProblem) {
      guard listsSources, let staged else { return sources.texts }
      staged.load(sources.paths)
      var texts: [SourceText] = []
      for (path, text) in zip(sources.paths, sources.texts) {
        do throws(FileProblem) {
          texts.append(SourceText(path: text.path, bytes: try tree.contents(of: path).bytes))
        } catch { throw FileProblem(text.path, error.reason) }
      }
      return texts
    }
  }

  /// Takes an extractor of all sources that knows more than that of the project.
  package mutating func use(_ extractor: Extractor) { typing = Task { extractor } }

  private static func typing(
    _ sources: SourceSet, _ options: ExtractionOptions, _ sdk: SDKLoad?, _ mapping: Task<TargetMap, Never>
  ) -> Task<Extractor, Never> {
    let texts = sdk == nil ? [] : sources.texts
    return Task { [interfaces = sources.interfaces, paths = sources.paths] in
      await Extractor(sources: texts, interfaces: interfaces, sdk: sdk, options: options) {
        await SourceModules(of: paths, in: mapping.value)
      }
    }
  }

  /// Finds the targets of sources while their declarations are read.
  private static func mapping(
    _ found: FoundFiles, _ sources: SourceSet, _ configuration: Configuration, _ settings: SettingsReader
  ) -> Task<TargetMap, Never> {
    Task {
      TargetMap(
        projects: found.projects.projects, packages: sources.manifests, configured: configuration.targets,
        files: found.filesOfTargets, settings: settings.settings)
    }
  }

  /// The project that alone counts, as the request says or else the configuration.
  private static func projectFile(
    _ request: ProjectRequest, _ configuration: Configuration, _ bounds: ProjectBounds
  ) throws(FileProblem) -> FilePath? {
    let configured = configuration.project.map { GivenPath($0.string, from: request.currentFolder) }
    guard let path = request.project ?? configured else { return nil }
    let name = try NamedPath(path)
    if request.project == nil, let problem = bounds.problem(name.physical) { throw problem }
    return name.isFolder ? name.physical.appending("project.pbxproj") : name.physical
  }

  /// What is named beside the paths: catalogs, and the work tree of the project.
  private static func further(_ request: ProjectRequest) throws(FileProblem) -> [FilePath] {
    let project = try request.project.flatMap { path throws(FileProblem) in try NamedPath.ifThere(path) }
    return try catalogs(request) + (project.map { [$0.project.path] } ?? [])
  }

  /// The named catalogs that are there.
  private static func catalogs(_ request: ProjectRequest) throws(FileProblem) -> [FilePath] {
    var catalogs: [FilePath] = []
    for path in request.catalogs { catalogs += try NamedPath.ifThere(path).map { [$0.physical] } ?? [] }
    return catalogs
  }

  /// The sources that give types only.
  private static func typeSources(_ request: ProjectRequest) throws -> [FilePath] {
    try NamedPath.all(request.interfaces).flatMap(typeSources)
  }

  private static func typeSources(_ name: NamedPath) throws(FileProblem) -> [FilePath] {
    guard name.isFolder else { return [name.physical] }
    let listing = FolderListing(walking: name.physical)
    if let problem = listing.problems.first { throw problem }
    let sources = listing.files.filter { FileKind(of: $0) == .swiftSource }
    if sources.isEmpty { throw FileProblem(name.given.string, "it holds no Swift source") }
    return sources
  }
}
