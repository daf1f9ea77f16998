import FileSystem
import ProjectModel

/// Finds the files of a run: the requested files, and the files around them that provide types.
package struct SourceFinder {
  package let selection: FileSelection
  package var named: [NamedPath] { selection.named }
  package var includesTests: Bool { selection.includesTests }

  /// The only project file to consider, or `nil` for all that are found.
  package var projectFile: FilePath?
  /// The only files that may be read, or `nil` for all.
  package let declared: DeclaredFiles?
  package let formats: ProjectFormats
  package let tree: any FileTree
  /// The folders into which the repository's own files may lead the run.
  package let bounds: ProjectBounds

  /// - Parameters:
  ///   - isIsolated: whether only the named paths are read.
  ///   - further: files that the command line names in addition to the paths.
  package init(
    named: [NamedPath], isIsolated: Bool, includesTests: Bool, declared: DeclaredFiles? = nil,
    formats: ProjectFormats = .all, tree: (any FileTree)? = nil, further: [FilePath] = []
  ) {
    selection = FileSelection(named: named, isIsolated: isIsolated, includesTests: includesTests)
    (self.declared, self.formats, self.tree) = (declared, formats, tree ?? DiskTree(formats: formats))
    bounds = ProjectBounds(named: named, further: further, in: self.tree)
  }

  /// - Parameter whenSourceIsSeen: called as soon as a Swift source is found, perhaps more than once.
  package func list(whenSourceIsSeen: @escaping () -> Void = {}) -> FileListing {
    var listing = FileListing(of: Set(named.compactMap(root)).sorted { $0.path < $1.path })
    if let declared {
      listing.add(declared.files, below: declared.root)
      listing.missing = declared.missing
    }
    for root in declared == nil ? listing.roots : [] {
      var files = tree.listing(of: root, whenSourceIsSeen: whenSourceIsSeen)
      files.keepLinks(within: bounds)
      listing.leftOut += files.leftOut.filter { path in
        includesTests || path.relative(to: root.path).map { !FolderRules.isInTestTarget($0) } ?? true
      }
      listing.add(files, below: root.path)
    }
    for name in named { add(name, to: &listing) }
    if listing.hasSource { whenSourceIsSeen() }
    return listing
  }

  /// Returns the folder to list for a named path, or `nil` for a single file.
  private func root(of name: NamedPath) -> ListedFolder? {
    if let declared { return ListedFolder(path: declared.root, isInWorkTree: false) }
    let project = name.project
    if !selection.isIsolated { return project }
    return name.isFolder ? ListedFolder(path: name.physical, isInWorkTree: project.isInWorkTree) : nil
  }

  /// Adds a named path, even one that git or strex's own rules exclude.
  private func add(_ name: NamedPath, to listing: inout FileListing) {
    if !name.isFolder {
      listing.add(named: name.physical)
    } else if declared == nil, !listing.failed(around: name.physical),
      !listing.known.contains(where: { $0.isWithin(name.physical) })
    {
      var files = tree.listing(walking: name.physical)
      files.keepLinks(within: bounds)
      listing.add(files, below: name.physical)
    }
  }

  package func find() -> FoundFiles { find(in: list()) }

  /// Selects the files of a run from the listed files, and adds further ones.
  package func find(in listing: FileListing) -> FoundFiles {
    let search = ProjectSearch(
      listing: listing, formats: formats, isDeclared: declared != nil, tree: tree, bounds: bounds)
    let projects = search.result(only: projectFile)
    var listing = listing
    listing.add(projects.found)
    var found = FoundFiles(listing, projects)
    found.missing += projects.missing.filter { path in
      declared == nil || selection.isNeeded(path, isTest: found.projects.isOnlyForTests(path))
    }
    found.projects.note(listing.entries.lazy.map(\.path))
    let namesTests = selection.namesTests(listing.entries, found.projects)
    for entry in listing.entries { add(entry, to: &found, namesTests: namesTests) }
    if !selection.isIsolated, declared == nil {
      let search = LibrarySearch(named: named, tree: tree, bounds: bounds)
      found.take(search.result(below: listing.roots.map(\.path), beyond: listing.known))
    }
    found.sort()
    return found
  }

  private func add(_ entry: FileListing.Entry, to found: inout FoundFiles, namesTests: Bool) {
    let path = entry.path
    let isKnown = found.projects.isOnlyForTests(path)
    let isTest = isKnown == true && namesTests ? nil : isKnown
    let isSelected = selection.isSelected(path, isTest: isTest)
    guard isSelected || selection.isAround(entry, isTest: isTest), !found.projects.has(path),
      !FolderRules.isInTemplate(path)
    else { return }
    switch FileKind(of: path) {
    case .swiftSource where isSelected: found.selected.append(path)
    case .swiftSource: found.context.append(path)
    case .stringCatalog: found.catalogs.append(path)
    // Headers are numerous, and few of them look up strings. Headers that no target lists are therefore read only for
    // keys of tables that no other source uses.
    case .objectiveC where path.fileExtension == "h" && isKnown == nil: found.headers.append(path)
    case .objectiveC: found.objectiveC.append(path)
    case .interfaceBuilder, .intents: found.add(interface: path)
    case .stringsTable: found.tables.append(path)
    case nil where ObjectModelFiles.contains(path): found.objectModels.append(path)
    case nil: if formats.format(of: path, .package) != nil { found.packageFiles.append(path) }
    }
  }
}
