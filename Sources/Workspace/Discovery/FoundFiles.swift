import ProjectLayout

/// The files of a run, as absolute paths without symbolic links, each list sorted.
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
  /// The names of storyboards and xibs, without extension.
  package var interfaceFiles: Set<String> = []
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
  /// Swift sources that a sparse checkout leaves out.
  package var leftOut: [FilePath] = []
  /// Folders that could not be listed.
  package var problems: [FileProblem] = []

  /// Starts with the named files and the projects; the other files are still to be chosen.
  init(_ listing: FileListing, _ search: ProjectSearch.Result) {
    selected = listing.named(.swiftSource)
    catalogs = listing.named(.stringCatalog)
    objectiveC = listing.named(.objectiveC)
    projects = search.projects
    missing = listing.missing
    outside = search.outside
    leftOut = listing.leftOut
    problems = listing.problems + search.problems
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

  package mutating func sort() {
    selected.sort()
    context.sort()
    libraries.sort()
    catalogs.sort()
    objectiveC.sort()
    packageFiles.sort()
    objectModels.sort()
  }
}
