import FileSystem
import ProjectModel

/// The files of a run, as absolute paths without symbolic links. Each list of searched files is sorted.
package struct FoundFiles {
  /// Swift sources that the run reports on.
  package var selected: [FilePath] = []
  /// Swift sources around the selected ones; read for their types.
  package var context: [FilePath] = []
  /// Swift sources of dependencies; read for their types.
  package var libraries: [FilePath] = []
  /// All string catalogs, requested or around the requested files.
  package var catalogs: [FilePath] = []
  /// C, Objective-C and C++ sources, requested or around the requested files.
  package var objectiveC: [FilePath] = []
  /// Headers that no target lists, in requested folders and around them.
  package var headers: [FilePath] = []
  /// The names of storyboards, xibs and translated intent definitions, without extension.
  package var interfaceFiles: Set<String> = []
  /// `.strings` and `.stringsdict` files of any language, requested or around the requested files.
  package var tables: [FilePath] = []
  /// The catalogs of compiled tables. Compiled tables are not among ``tables``.
  package private(set) var compiledTables: [FilePath: FilePath] = [:]
  /// Storyboards, xibs and intent definitions in language folders. Their tables are not made from code.
  package var localizedInterfaces: [FilePath] = []
  /// Storyboards, xibs and translated intent definitions, requested or around the requested files.
  package var interfaces: [FilePath] = []
  /// Package manifests that are not Swift sources.
  package var packageFiles: [FilePath] = []
  /// The files of Core Data models.
  package var objectModels: [FilePath] = []
  /// The projects among the files.
  package var projects: FoundProjects
  /// Missing sources that a project lists, for example because a build generates them.
  package var missing: [FilePath] = []
  /// Folders that may contain sources and whose contents were not read.
  package private(set) var missingFolders: [MissingFolder] = []
  /// The packages that projects name but that do not exist, with the file of the first such project.
  package private(set) var missingPackages: [FilePath: FilePath] = [:]
  /// The links to folders inside the project.
  package private(set) var links = FolderLinks()
  /// Files outside of the project that a project refers to. They are not read.
  package var outside: [FileError] = []
  /// Swift sources, catalogs and tables that a sparse checkout leaves out.
  package var leftOut: [FilePath] = []
  /// Folders that could not be listed.
  package var problems: [FileError] = []

  /// Starts with the named files and the projects. The caller adds the other files.
  init(_ listing: FileListing, _ search: ProjectSearch.Result) {
    selected = listing.named(.swiftSource)
    catalogs = listing.named(.stringCatalog)
    objectiveC = listing.named(.objectiveC)
    tables = listing.named(.stringsTable)
    projects = search.projects
    missing = listing.missing
    (missingFolders, links) = (search.missingFolders, search.links)
    missingPackages = search.missingPackages
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

  /// All files that may belong to targets, including missing files.
  package var filesOfTargets: [FilePath] { selected + context + catalogs + leftOutCatalogs + objectiveC + missing }

  /// The catalogs that a sparse checkout leaves out.
  package var leftOutCatalogs: [FilePath] { leftOut.filter { FileKind(of: $0) == .stringCatalog } }

  /// Returns whether a catalog is made from code, and not from interface files or metadata.
  package func isFromCode(_ catalog: FilePath) -> Bool {
    CatalogRules.isFromCode(catalog, interfaceFiles: interfaceFiles)
  }

  /// Moves compiled tables out of ``tables``.
  mutating func excludeCompiledTables(reading tree: any FileTree) {
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
