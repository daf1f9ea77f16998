import ProjectLayout

/// Finds the files of a run: those that were asked for, and those around them that give types.
package struct SourceFinder {
  package let named: [NamedPath]
  /// Whether nothing around the named paths is read.
  package let isIsolated: Bool
  package let includesTests: Bool

  /// The project that counts alone, `project.pbxproj`; `nil` for all that are found.
  package var projectFile: FilePath?
  /// The only files that are looked at; `nil` for all.
  package var declared: DeclaredFiles?
  package var tree: any FileTree = DiskTree()
  /// Files that the command line names beside the paths.
  package var further: [FilePath] = []

  package var bounds: ProjectBounds { ProjectBounds(named: named, further: further, in: tree) }

  /// The files of the folders, before projects say more of them.
  package struct Listing {
    fileprivate var found = FoundFiles()
    fileprivate var seen: Set<FilePath> = []
    fileprivate var listed: [(path: FilePath, root: FilePath)] = []
    fileprivate let roots: [ListedFolder]

    /// The files of a kind, unless their folders are those of tests.
    package func files(of kind: FileKind) -> [FilePath] {
      let named = kind == .swiftSource ? found.selected : found.catalogs
      return named
        + listed.lazy.filter { path, root in
          FileKind(of: path) == kind && path.relative(to: root).map { !FolderRules.isInTestTarget($0) } ?? true
        }.map(\.path)
    }
  }

  /// - Parameter whenSourceIsSeen: called as soon as there is known to be a Swift source, perhaps more than once.
  package func list(whenSourceIsSeen: @escaping () -> Void = {}) -> Listing {
    var listing = Listing(roots: Set(named.compactMap(root)).sorted { $0.path < $1.path })
    if let declared {
      listing.listed = declared.files.map { ($0, declared.root) }
      listing.seen = Set(declared.files)
      listing.found.missing = declared.missing
    }
    let bounds = bounds
    for root in declared == nil ? listing.roots : [] {
      var files = tree.listing(of: root, whenSourceIsSeen: whenSourceIsSeen)
      files.keepLinks(within: bounds)
      listing.found.problems += files.problems
      listing.found.leftOut += files.leftOut.filter { path in
        includesTests || path.relative(to: root.path).map { !FolderRules.isInTestTarget($0) } ?? true
      }
      for path in files.files where listing.seen.insert(path).inserted { listing.listed.append((path, root.path)) }
    }
    for name in named { addNamed(name, to: &listing) }
    let sees = !listing.found.selected.isEmpty || listing.listed.contains { FileKind(of: $0.path) == .swiftSource }
    if sees { whenSourceIsSeen() }
    return listing
  }

  package func find() -> FoundFiles { find(in: list()) }

  /// The files of a run among those that were listed, and beyond.
  package func find(in listing: Listing) -> FoundFiles {
    var (found, listed, seen) = (listing.found, listing.listed, listing.seen)
    addProjects(to: &found, &listed, &seen, listing.roots)
    found.projects.note(listed.lazy.map(\.path))
    let places = testPlaces(listed, found.projects)
    for (path, root) in listed { add(path, below: root, to: &found, asTests: places) }
    if !isIsolated, declared == nil {
      for root in listing.roots { addLibraries(below: root.path, to: &found, &seen) }
    }
    found.sort()
    return found
  }

  /// Reads the projects among the listed files, and adds the files that they alone know of.
  private func addProjects(
    to found: inout FoundFiles, _ listed: inout [(path: FilePath, root: FilePath)], _ seen: inout Set<FilePath>,
    _ roots: [ListedFolder]
  ) {
    let search = ProjectSearch(
      listed: listed, seen: seen, roots: roots, isDeclared: declared != nil, tree: tree, bounds: bounds)
    found.projects = XcodeProjects(
      reading: projectFile.map { [$0] } ?? search.projectFiles(&found.problems), packages: search.packages,
      roots: roots.map(\.path), from: tree, within: declared == nil ? bounds : nil)
    let further = search.furtherFiles(of: found.projects)
    let spellings = search.spellings(of: further.missing)
    found.projects.respell(spellings)
    found.outside = further.outside
    found.problems += further.problems + found.projects.unread
    found.missing += further.missing.filter { path in
      spellings[path] == nil && (declared == nil || isNeeded(path, isTest: found.projects.isForTestsAlone(path)))
    }
    seen.formUnion(further.found.map(\.path))
    listed += further.found
  }

  /// Whether a file that a project lists has to be declared.
  private func isNeeded(_ path: FilePath, isTest: Bool?) -> Bool {
    let kind = FileKind(of: path)
    let isSource = kind == .swiftSource || kind == .objectiveC && path.fileExtension != "h"
    return isSource && (includesTests || isTest != true)
  }

  /// A folder that is listed for a named path; none for a file that is read alone.
  private func root(of name: NamedPath) -> ListedFolder? {
    if let declared { return ListedFolder(path: declared.root, isInWorkTree: false) }
    let project = name.project
    if !isIsolated { return project }
    return name.isFolder ? ListedFolder(path: name.physical, isInWorkTree: project.isInWorkTree) : nil
  }

  /// Whether a file is one of those that were asked for.
  /// - Parameter isTest: whether it belongs to test targets alone; `nil` where its folders have to tell.
  package func isSelected(_ path: FilePath, isTest: Bool? = nil) -> Bool {
    named.contains { name in
      guard let below = path.relative(to: name.physical) else { return false }
      return includesTests || !isTestFile(below, isTest)
    }
  }

  /// Whether a catalog is one of those that were asked for: its folders tell, unless it is an app's by its targets.
  package func isSelected(catalog: FilePath, isTest: Bool?) -> Bool {
    isSelected(catalog, isTest: isTest == false ? false : nil)
  }

  /// Whether a file counts as one of tests, by its targets or else by its folders.
  private func isTestFile(_ path: FilePath, _ isTest: Bool?) -> Bool {
    isTest ?? FolderRules.isInTestTarget(path)
  }

  /// The named folders whose sources all belong to test targets: whoever names them means tests.
  private func testPlaces(
    _ listed: [(path: FilePath, root: FilePath)], _ projects: XcodeProjects
  ) -> [FilePath] {
    if includesTests || projects.projects.isEmpty { return [] }
    return named.map(\.physical).filter { place in
      !listed.contains { $0.path.isWithin(place) && projects.isForTestsAlone($0.path) == false }
    }
  }

  private func add(
    _ path: FilePath, below root: FilePath, to found: inout FoundFiles, asTests places: [FilePath]
  ) {
    let isKnown = found.projects.isForTestsAlone(path)
    var isTest = isKnown
    if isTest == true, !places.isEmpty { isTest = nil }
    let isSelected = isSelected(path, isTest: isTest)
    guard isSelected || isAround(path, below: root, isTest: isTest) else { return }
    switch FileKind(of: path) {
    case .swiftSource where isSelected: found.selected.append(path)
    case .swiftSource: found.context.append(path)
    case .stringCatalog: found.catalogs.append(path)
    // Headers are legion, and hardly one looks a string up: those that no target lists are passed over.
    case .objectiveC where path.fileExtension == "h" && isKnown == nil: break
    case .objectiveC: found.objectiveC.append(path)
    case .interfaceBuilder: found.interfaceFiles.insert(path.stem)
    case .xcodeProject, nil: break
    }
  }

  /// Whether a file that was not asked for counts all the same: tests do not, unless tests were asked for.
  private func isAround(_ path: FilePath, below root: FilePath, isTest: Bool?) -> Bool {
    guard !isIsolated else { return false }
    guard !includesTests, let below = path.relative(to: root) else { return true }
    return !isTestFile(below, isTest) || named.contains { isInTestTarget($0, below: root) }
  }

  private func isInTestTarget(_ name: NamedPath, below root: FilePath) -> Bool {
    let probe = name.isFolder ? name.physical.appending("file") : name.physical
    return probe.relative(to: root).map(FolderRules.isInTestTarget) ?? false
  }

  /// What is named is read even where git or our own rules leave it out.
  private func addNamed(_ name: NamedPath, to listing: inout Listing) {
    if !name.isFolder {
      guard listing.seen.insert(name.physical).inserted else { return }
      switch FileKind(of: name.physical) {
      case .stringCatalog: listing.found.catalogs.append(name.physical)
      case .objectiveC: listing.found.objectiveC.append(name.physical)
      default: listing.found.selected.append(name.physical)
      }
    } else if declared == nil, !listing.seen.contains(where: { $0.isWithin(name.physical) }) {
      var files = tree.listing(walking: name.physical)
      files.keepLinks(within: bounds)
      listing.found.problems += files.problems
      for path in files.files where listing.seen.insert(path).inserted {
        listing.listed.append((path, name.physical))
      }
    }
  }

  /// The sources that package managers put beside the named paths or above them, up to the root.
  private func addLibraries(below root: FilePath, to found: inout FoundFiles, _ seen: inout Set<FilePath>) {
    let folders = Set(named.flatMap { sequence(first: $0.folder, next: \.folder).prefix { $0.isWithin(root) } })
    for folder in folders.sorted() {
      for checkouts in FolderRules.checkouts.map(folder.appending) where tree.exists(checkouts) {
        addLibraries(in: checkouts, to: &found, &seen)
      }
    }
  }

  private func addLibraries(in checkouts: FilePath, to found: inout FoundFiles, _ seen: inout Set<FilePath>) {
    if let problem = bounds.problem(checkouts) {
      if problem.isOfSystem { found.problems.append(problem) } else { found.outside.append(problem) }
      return
    }
    var files = tree.listing(walking: checkouts)
    files.keepLinks(within: bounds)
    found.problems += files.problems
    for path in files.files where isLibrarySource(path, in: checkouts) {
      if seen.insert(path).inserted { found.libraries.append(path) }
    }
  }

  private func isLibrarySource(_ path: FilePath, in folder: FilePath) -> Bool {
    FileKind(of: path) == .swiftSource && path.relative(to: folder).map { !FolderRules.isInTestTarget($0) } ?? false
  }
}
