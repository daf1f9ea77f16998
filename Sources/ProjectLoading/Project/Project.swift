import Diagnostics
import FileSystem
import Foundation
import ProjectModel
import StringExtraction
import SwiftLexing
import SwiftTypeChecking
import TextBasics

/// The files that a command line requests, found and read.
package struct Project {
  private var plan: SearchPlan
  private let search: SearchResult
  package private(set) var sources: SourceSet
  /// The targets of sources and catalogs, from projects and packages.
  package let map: TargetMap
  /// The `.strings` tables that are made from code and have no catalog.
  package let tables: [SourceTable]
  package let developmentLanguages: DevelopmentLanguages
  /// The storyboards and xibs that are translated.
  package let interfaceLayout: InterfaceLayout
  /// The targets named by `--target`, or `nil` for all.
  package let chosen: TargetChoice?
  /// The staged files, if the run reads them instead of those on disk.
  package let staged: StagedFiles?
  /// Files outside of the repository that it refers to. They are not read.
  private let refusals: [FileError]
  /// Settings files that exist but could not be read.
  private let unreadSettings: [FileError]
  /// Settings files that contain a merge conflict.
  private let conflictingSettings: [FilePath: ProjectError]
  /// Folders and listed sources whose contents were not read.
  package let missingFolders: [MissingFolder]
  /// Whether Swift sources are only listed, not read.
  private var listsSources: Bool
  /// Whether the sources are being type-checked.
  private var isTyped: Bool
  /// The extractor of all sources. Their declarations are read while the targets are being found.
  private var typing: Task<Extractor, Never>

  /// - Parameters:
  ///   - sdk: the loading SDK, or `nil` if literals are not needed.
  ///   - staged: the staged files, if the run reads them instead of those on disk.
  ///   - listsSources: whether Swift sources are only listed, because their extractions are known.
  ///   - typesSources: whether sources that are read are type-checked. Otherwise, only on demand.
  ///   - formats: the formats of project files; ignored for staged files, which have their own.
  ///   - unsaved: texts that replace those of files on disk, by paths without links.
  /// - Throws: for a named file or folder that does not exist, an unknown target or an invalid configuration.
  package init(
    _ request: ProjectRequest, _ sdk: SDKLoad?, staged: StagedFiles? = nil,
    listsSources: Bool = false, typesSources: Bool = true, formats: ProjectFormats = .all,
    unsaved: [FilePath: ContiguousArray<UInt8>] = [:]
  ) async throws {
    let plan = try SearchPlan(request, staged, formats, unsaved: unsaved)
    let sdk = typesSources && !listsSources ? sdk : nil
    var ahead: [FilePath: SourceReader.Outcome]? = staged == nil && !listsSources ? [:] : nil
    let search = try await SearchResult(plan, sdk, ahead: &ahead)
    var sources = await SourceSet(
      reading: search.found, further: try plan.typeSources(), formats: plan.finder.formats, names: plan.names,
      from: plan.tree, ahead: ahead ?? [:], listsSources: listsSources)
    let settings = SettingsReader(declared: plan.declared, tree: plan.tree, bounds: plan.finder.bounds)
    extractionOptions = Self.extractionOptions(request, plan.configuration)
    let languages = DevelopmentLanguages(search.found.projects.sources + sources.packageSources)
    // A sandboxed phase may not read tables that it does not declare.
    var found = search.found
    if let staged { found.tables.removeAll { staged.resolved($0) == nil } }
    tables = plan.declared == nil ? SourceTables(found, languages).tables : []
    developmentLanguages = languages
    interfaceLayout = InterfaceLayout(search.found.interfaces, languages, catalogs: search.found.catalogs)
    let mapping = Self.mapping(search.found, tables, sources, plan.configuration, settings, plan.tree)
    isTyped = sdk != nil
    typing = Self.typing(sources, extractionOptions, sdk, mapping)
    map = await mapping.value
    chosen = try TargetChoice(request.targets, among: map)
    if let chosen { sources.select(chosen.contains) }
    (self.plan, self.search, self.staged, self.listsSources) = (plan, search, staged, listsSources)
    self.sources = sources
    refusals = settings.refusals.all + search.found.outside
    unreadSettings = settings.unread.all
    conflictingSettings = settings.conflicts.problems
    missingFolders = search.found.missingFolders + Self.missingSources(of: sources, plan)
  }

  package var request: ProjectRequest { plan.request }
  package var finder: SourceFinder { plan.finder }
  package var names: PathNames { plan.names }
  /// The tree that files are read from.
  package var tree: any FileTree { plan.tree }
  package var configuration: Configuration { plan.configuration }
  /// The only files that may be read, or `nil` for all.
  package var declared: DeclaredFiles? { plan.declared }
  package var found: FoundFiles { search.found }
  /// The status of each catalog, including the catalogs that the command line names, before the sources were read.
  package var catalogs: CatalogStatuses { search.catalogs }

  /// Returns whether a catalog is part of the next commit. Always `true` if the run does not read staged files.
  package func isWithinReach(_ catalog: FilePath) -> Bool {
    guard let staged else { return true }
    return staged.resolved(catalog) != nil
  }

  /// Restricts the report to some Swift sources. The others only provide types.
  package mutating func select(_ isWanted: (FilePath) -> Bool) { sources.select(isWanted) }

  /// Errors about folders that could not be listed, so that they may contain any catalog.
  package var unlistedFolders: [Diagnostic] { readErrors(found.problems) }

  private func readErrors(_ problems: [FileError]) -> [Diagnostic] {
    problems.map { FileError(names.printed(FilePath($0.path)), $0.reason).diagnostic("unreadable", "cannot be read") }
  }

  /// Errors about everything that could not be read.
  package var problems: [Diagnostic] {
    let unknown = catalogs.problems.sorted { $0.key < $1.key }.map(\.value)
    let unreadable =
      unlistedFolders + readErrors(unreadSettings + unknown)
      + sources.problems.map { $0.diagnostic("unreadable", "cannot be read") }
    let manifests =
      manifestProblems.sorted { $0.key < $1.key }.map { $1.warning(file: names.printed($0)) }
      + conflictingSettings.sorted { $0.key < $1.key }.map { $1.settingsWarning(file: names.printed($0)) }
    let models = sources.modelProblems.sorted { $0.key < $1.key }.map { file, problem in
      let message = "the model's classes are unknown: \(problem.message)"
      return Diagnostic(.warning, "object-model", message, file: names.printed(file), location: problem.location)
    }
    let parts = found.projects.unknownParts(beside: sources.packageSources.filter { !isForeign($0.path) }, names)
    return unreadable + outside + found.projects.diagnostics(names) + parts + manifests + missingPackages + models
      + missingSettings + misnamedSettings
  }

  /// The identifier of the warning about a package that a project names and that does not exist.
  package static let missingPackage = "missing-package"

  /// Returns whether another project maintains a file, so that it cannot be corrected here.
  private func isForeign(_ file: FilePath) -> Bool {
    finder.named.contains { file.relative(to: $0.project.path).map(FolderRules.isForeign) ?? false }
  }

  private var manifestProblems: [FilePath: ProjectError] { sources.manifestProblems.filter { !isForeign($0.key) } }

  private var missingPackages: [Diagnostic] {
    let missing = found.missingPackages.filter { package, file in
      !isForeign(file) && !found.leftOut.contains(package.appending("Package.swift"))
    }
    let groups = Dictionary(grouping: missing.sorted { $0.key < $1.key }, by: \.value)
    return groups.sorted { $0.key < $1.key }.map { file, packages in
      let name = TerminalSafeText.code(names.printed(packages[0].key))
      let missing =
        packages.count == 1
        ? "the local package \(name) is missing, so its"
        : "\(packages.count) local packages, such as \(name), are missing, so their"
      return Diagnostic(
        .warning, Self.missingPackage, "\(missing) strings and types are unknown", file: names.printed(file))
    }
  }

  /// The folders of projects and packages that could not be read completely, each with its name in sentences.
  var unreadProjects: [FilePath: String] {
    let packages = finder.formats.folders(of: manifestProblems.keys)
    let known = found.projects.unreadFolders.merging(packages) { project, _ in project }
    guard let file = conflictingSettings.keys.min() else { return known }
    let roots = finder.named.map { ($0.project.path, "settings file \(names.printed(file))") }
    return known.merging(roots) { project, _ in project }
  }

  /// The rule about files outside of the repository that the repository refers to.
  package static let outsideRule = RuleDescription(
    "outside", summary: "A file that belongs to the project but is outside its folder",
    explanation: """
      strex does not read such a file unless you pass its folder as PATH. If the project does not need the file, \
      disable the rule in .strex.yml.
      """)

  /// A warning at the first of the files that are ignored for the same reason.
  private var outside: [Diagnostic] {
    let warnings = Set(refusals.map(\.path)).sorted().compactMap { path in
      refusals.first { $0.path == path }.map { problem in
        Diagnostic(.warning, Self.outsideRule.identifier, problem.reason, file: names.printed(FilePath(path)))
      }
    }
    let counted = DiagnosticRules([Self.outsideRule], configuration.rules, names).applied(to: warnings)
    return Dictionary(grouping: counted, by: \.message).values.compactMap { alike in
      guard var first = alike.first else { return nil }
      let others = alike.count == 1 ? "" : ", like \(Quantity.of(alike.count - 1, "other file"))"
      first.message = "ignored\(others): \(first.message)"
      return first
    }.sorted { ($0.file ?? "") < ($1.file ?? "") }
  }

  /// A note for users who gave the wrong path, if the run found no sources to report on.
  package var absence: [Diagnostic] {
    selectedSources.isEmpty && selectedInterfaces.isEmpty && !problems.hasErrors
      ? [Diagnostic(.note, "no-source", "no source file found")] : []
  }

  /// Options that decide which literals of the sources are extracted, and how.
  package let extractionOptions: ExtractionOptions

  private static func extractionOptions(
    _ request: ProjectRequest, _ configuration: Configuration
  ) -> ExtractionOptions {
    var options = ExtractionOptions()
    options.includesPreviews = request.includesPreviews
    options.xcode = xcode(of: request, configuration)
    options.workers = request.workers ?? workers
    return options
  }

  /// The number of files that are type-checked in parallel. Stored, because Linux reads several files for it.
  package static let workers = ProcessInfo.processInfo.activeProcessorCount

  package var extractor: Extractor { get async { await typing.value } }

  /// Returns an extractor of all sources. Sources that were only listed are read now.
  package func wholeExtractor(_ sdk: SDKLoad) async throws(FileError) -> Extractor {
    if isTyped { return await extractor }
    return await Extractor(
      sources: try wholeTexts, interfaces: sources.interfaces, sdk: sdk, options: extractionOptions
    ) { [paths = sources.paths, map] in SourceModules(of: paths, in: map) }
  }

  /// All sources. Reads those that were only listed.
  /// - Throws: an error with the printed path if a source cannot be read.
  package var wholeTexts: [SourceText] {
    get throws(FileError) {
      guard listsSources else { return sources.texts }
      staged?.load(sources.paths)
      var texts: [SourceText] = []
      for (path, text) in zip(sources.paths, sources.texts) {
        do throws(FileError) {
          texts.append(text.holding(try tree.contents(of: path).bytes))
        } catch { throw FileError(text.path, error.reason) }
      }
      return texts
    }
  }

  /// The Swift sources whose printed paths are their paths on disk, and that cannot become manifests by an edit.
  package var plainSources: [FilePath] {
    zip(sources.paths, sources.texts).filter { path, text in
      FilePath(text.path).name == path.name && !finder.formats.matches(path)
    }.map(\.0)
  }

  /// Drops the contents of Swift sources, because their extractions are known. They can be read again on demand.
  package mutating func forgetTexts() {
    sources.forgetTexts()
    listsSources = true
  }

  /// Replaces the project's extractor by one of all sources with more declarations.
  package mutating func use(_ extractor: Extractor) { (typing, isTyped) = (BackgroundTask.start { extractor }, true) }

  /// Type-checks the sources if that was not requested before.
  package mutating func type(_ sdk: SDKLoad) {
    typing = Self.typing(sources, extractionOptions, sdk, BackgroundTask.start { [map] in map })
    isTyped = true
  }

  /// Returns the project after edits in an editor.
  /// - Parameters:
  ///   - sources: the new texts of Swift sources, by their positions.
  ///   - unsaved: all texts that replace those of files on disk.
  ///   - extractor: the extractor of the edited sources.
  package func editing(
    _ sources: [Int: SourceText], unsaved: [FilePath: ContiguousArray<UInt8>], _ extractor: Extractor
  ) -> Project {
    var project = self
    for (position, text) in sources { project.sources.replace(position, with: text) }
    project.plan = plan.reading(unsaved)
    project.use(extractor)
    return project
  }

  /// Returns the sources that packages list but that do not exist.
  private static func missingSources(of sources: SourceSet, _ plan: SearchPlan) -> [MissingFolder] {
    if plan.declared != nil { return [] }
    return sources.packageSources.compactMap { $0 as? SwiftPackage }.sorted { $0.path < $1.path }.flatMap { package in
      package.missingSources { plan.tree.hasFolder($0) || plan.tree.exists($0) }
    }.map { MissingFolder($0, .absent) }
  }

  /// The modules that the sources belong to.
  package var modules: SourceModules { SourceModules(of: sources.paths, in: map) }

  private static func typing(
    _ sources: SourceSet, _ options: ExtractionOptions, _ sdk: SDKLoad?, _ mapping: Task<TargetMap, Never>
  ) -> Task<Extractor, Never> {
    let texts = sdk == nil ? [] : sources.texts
    return BackgroundTask.start { [interfaces = sources.interfaces, paths = sources.paths] in
      await Extractor(sources: texts, interfaces: interfaces, sdk: sdk, options: options) {
        await SourceModules(of: paths, in: mapping.value)
      }
    }
  }

  /// Finds the targets of sources while their declarations are being read.
  private static func mapping(
    _ found: FoundFiles, _ tables: [SourceTable], _ sources: SourceSet, _ configuration: Configuration,
    _ settings: SettingsReader, _ tree: any FileTree
  ) -> Task<TargetMap, Never> {
    BackgroundTask.start {
      let map = TargetMap(
        sources: configuration.targets + found.projects.sources + sources.packageSources,
        files: found.filesOfTargets + tables.map(\.path), compiled: found.compiledTables, links: found.links,
        settings: settings.file)
      return ExtractionEvidence(tree).applied(to: map)
    }
  }
}
