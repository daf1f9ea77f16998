import ProjectModel

/// The files of a run, as absolute paths without symbolic links, each list of files that were searched for sorted.
package struct FoundFiles {
  /// Swift sources that the run reports on.
  package var selected: [FilePath] = []
  /// Swift sources around them, for types.
  package var context: [FilePath] = []
  /// Swift sources of dependencies, for types.
  package var libraries: [FilePath] = []
  /// All string catalogs, requested ones and those around them.
  package var catalogs: [FilePath] = []
  /// Sources of C, Objective-C and C++, requested ones and those around them.
  package var objectiveC: [FilePath] = []
  /// Headers that no target lists, in folders that were requested and around them.
  package var headers: [FilePath] = []
  /// The names of storyboards, xibs and translated intent definitions, without extension.
  package var interfaceFiles: Set<String> = []
  /// `.strings` and `.stringsdict` files of any language, requested ones and those around them.
  package var tables: [FilePath] = []
  /// The catalogs of tables that a compilation of these wrote; such tables are not among ``tables``.
  package private(set) var compiledTables: [FilePath: FilePath] = [:]
  /// Storyboards, xibs and intent definitions in folders of languages, whose tables are not made from code.
  package var localizedInterfaces: [FilePath] = []
  /// Storyboards, xibs and translated intent definitions, requested ones and those around them.
  package var interfaces: [FilePath] = []
  /// Package manifests that are not Swift sources.
  package var packageFiles: [FilePath] = []
  /// The files of Core Data models.
  package var objectModels: [FilePath] = []
  /// The projects among the files.
  package var projects: FoundProjects
  /// Sources that a project lists but that do not exist, for example because a build makes them.
  package var missing: [FilePath] = []
  /// Files that a project refers to but that are not read, since they are outside of it.
  package var outside: [FileProblem] = []
  /// Swift sources, catalogs and tables that a sparse checkout leaves out.
  package var leftOut: [FilePath] = []
  /// Folders that could not be listed.
  package var problems: [FileProblem] = []

  /// Starts with the named files and the projects; the other files are still to be chosen.
  init(_ listing: FileListing, _ search: ProjectSearch.Result) {
    selected = listing.named(.swiftSource)
    catalogs = listing.named(.stringCatalog)
    objectiveC = listing.named(.objectiveC)
    tables = listing.named(.stringsTable)
    projects = search.projects
    missing = listing.missing
    outside = search.outside
    leftOut = listing.leftOut
    problems = listing.problems + search.problems
    for interface in listing.named(.interfaceBuilder) + listing.named(.intents) { add(interface: interface) }
  }

  /// Adds a storyboard, a xib or an intent definition.
  mutating func add(interface path: FilePath) {
    let isLocalized = path.folder?.fileExtension == "lproj"
    // An intent definition that is not translated has no table.
    if FileKind(of: path) == .interfaceBuilder || isLocalized {
      interfaces.append(path)
      interfaceFiles.insert(path.stem)
    }
    if isLocalized { localizedInterfaces.append(path) }
  }

  mutating func take(_ search: LibrarySearch.Result) {
    libraries += search.sources
    outside += search.outside
    problems += search.problems
  }

  /// All files that may belong to targets, including missing ones.
  package var filesOfTargets: [FilePath] { selected + context + catalogs + objectiveC + missing }

  /// Whether a catalog is made from code, and not for interface files or metadata.
  package func isFromCode(_ catalog: FilePath) -> Bool {
    CatalogRules.reasonToLeaveAlone(catalog, interfaceFiles: interfaceFiles) == nil
  }

  /// Takes compiled tables out of the others.
  mutating func setAsideCompiledTables(reading tree: any FileTree) {
    compiledTables = CompiledTables(self, from: tree).catalogs
    if !compiledTables.isEmpty { tables.removeAll { compiledTables[$0] != nil } }
  }

  package mutating func sort() {
    selected.sort()
    context.sort()
    libraries.sort()
    catalogs.sort()
    objectiveC.sort()
    headers.sort()
    tables.sort()
    interfaces.sort()
    packageFiles.sort()
    objectModels.sort()
  }
}
