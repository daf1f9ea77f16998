import FileSystem
import ProjectModel

/// Finds the projects among the files of a run, and the files that only the projects list.
package struct ProjectSearch {
  package let listing: FileListing
  package let formats: ProjectFormats
  /// Whether only the listed files may be read.
  package let isDeclared: Bool
  package let tree: any FileTree
  package let bounds: ProjectBounds

  /// The results of the search.
  package struct Result {
    package fileprivate(set) var projects = FoundProjects()
    /// Git-ignored files that projects refer to.
    package fileprivate(set) var found: [FileListing.Entry] = []
    /// Files that projects refer to but that do not exist or may not be read.
    package fileprivate(set) var missing: [FilePath] = []
    /// Folders that may contain sources and whose contents were not read.
    package fileprivate(set) var missingFolders: [MissingFolder] = []
    /// The packages that projects name but that do not exist, with the file of the first such project.
    package fileprivate(set) var missingPackages: [FilePath: FilePath] = [:]
    /// The links to folders inside the project.
    package fileprivate(set) var links = FolderLinks()
    /// Files that projects refer to outside of the folders that may be read.
    package fileprivate(set) var outside: [FileError] = []
    /// Folders whose contents are unknown, because they cannot be listed or are outside of the project.
    package fileprivate(set) var problems: [FileError] = []
  }

  /// - Parameter projectFile: the only project to consider, or `nil` for all found projects.
  package func result(only projectFile: FilePath?) -> Result {
    var result = Result()
    result.links = FolderLinks(listing.folderLinks.compactMapValues { $0.flatMap { isListed($0) ? $0 : nil } })
    let listed =
      projectFile.map { [$0] } ?? listing.entries.map(\.path).filter { formats.format(of: $0, .project) != nil }
    let ignored = projectFile == nil && !isDeclared ? Set(generatedFiles(&result.problems)).subtracting(listed) : []
    result.projects = FoundProjects(
      reading: listed + ignored, ignored: ignored, as: formats, packages: packages, links: result.links,
      roots: listing.roots.map(\.path), from: tree, within: isDeclared ? nil : bounds)
    result.projects.respell(folderSpellings(of: result.projects))
    addFiles(to: &result)
    let spellings = spellings(of: result.missing, among: listing.entries.lazy.map(\.path))
    result.projects.respell(spellings)
    result.missing.removeAll { spellings[$0] != nil }
    result.problems += result.projects.unread
    if !isDeclared {
      result.missingFolders = missingFolders(of: result.projects)
      result.missingPackages = missingPackages(of: result.projects)
    }
    return result
  }

  /// Project files that a generator may have made from its own files, even if git ignores them.
  private func generatedFiles(_ problems: inout [FileError]) -> [FilePath] {
    let paths = listing.entries.map(\.path)
    var found: [FilePath] = []
    for format in formats.rows where format.file.bundle != nil {
      let made = paths.filter { format.generators.contains($0.name) }.compactMap(\.folder)
      for folder in Set(listing.roots.filter(\.isInWorkTree).map(\.path) + made).sorted() {
        do throws(FileError) { found += try bundled(format, in: folder) } catch { problems.append(error) }
      }
    }
    return found
  }

  /// Sources that a generator makes from tables, whether or not they exist.
  private func generatedSources(of projects: FoundProjects) -> [FilePath] {
    if isDeclared { return [] }
    let ofProjects = projects.sources.compactMap(\.path.folder) + packages
    let folders = Set(listing.roots.map(\.path) + ofProjects + foldersAroundCatalogs)
    let files = folders.sorted().flatMap { folder in GeneratorSettings.names.map(folder.appending) }
    return files.filter { tree.exists($0) && bounds.problem($0) == nil }.flatMap { file in
      (try? tree.contents(of: file)).map { GeneratorSettings($0.bytes, at: file).sources } ?? []
    }
  }

  /// The folders of catalogs and those above them, up to the root. A folder-based project is in one of these folders.
  private var foldersAroundCatalogs: Set<FilePath> {
    listing.entries.reduce(into: []) { folders, entry in
      guard FileKind(of: entry.path) == .stringCatalog else { return }
      for folder in entry.path.folders {
        guard folder.isWithin(entry.root), folders.insert(folder).inserted else { return }
      }
    }
  }

  /// The folders that seem to contain a package's manifest.
  private var packages: Set<FilePath> {
    let names = Set(formats.rows.filter { $0.origin == .package }.map(\.file.name))
    return Set(listing.entries.filter { names.contains($0.path.name) }.compactMap(\.path.folder))
  }

  /// Returns the project files in bundles directly inside a folder.
  private func bundled(_ format: ProjectFormat, in folder: FilePath) throws(FileError) -> [FilePath] {
    guard let bundle = format.file.bundle else { return [] }
    let names = try tree.names(in: folder, endingIn: ".\(bundle)")
    return names.map { folder.appending($0).appending(format.file.name) }.filter(tree.exists)
  }

  /// Returns the listed paths that differ from missing ones only in case, because the Mac's file system ignores case.
  private func spellings(of missing: [FilePath], among listed: some Sequence<FilePath>) -> [FilePath: FilePath] {
    if missing.isEmpty { return [:] }
    let known = Dictionary(listed.map { ($0.string.lowercased(), $0) }) { first, _ in first }
    return Dictionary(missing.compactMap { path in known[path.string.lowercased()].map { (path, $0) } }) { $1 }
  }

  /// Returns the listed folders that differ only in case from folders of targets.
  private func folderSpellings(of projects: FoundProjects) -> [FilePath: FilePath] {
    let named = projects.sources.flatMap { $0.targetFolders.map(\.path) }
    if named.isEmpty { return [:] }
    let listed = FolderSet(listing.entries.lazy.map(\.path)).folders
    let missing = named.filter { !listed.contains($0) }
    return missing.isEmpty ? [:] : spellings(of: missing, among: listed.sorted())
  }

  private func addFiles(to result: inout Result) {
    var known = listing.known
    let listed = result.projects.listedFiles.union(generatedSources(of: result.projects))
    for file in listed.sorted() where known.insert(file).inserted {
      add(file, to: &result)
    }
    if isDeclared { return }
    // SwiftPM compiles ignored sources, too.
    let ofPackages = packages.map { $0.appending("Sources") }
    for folder in result.projects.wholeFolders.union(ofPackages).sorted() { addAll(in: folder, to: &result, &known) }
  }

  /// Adds the git-ignored files of a folder in a work tree.
  private func addAll(in folder: FilePath, to result: inout Result, _ known: inout Set<FilePath>) {
    if let problem = bounds.problem(folder) { return result.problems.append(problem) }
    guard let root = listing.roots.first(where: { $0.isInWorkTree && folder.isWithin($0.path) }) else { return }
    guard tree.exists(folder) else { return }
    var files = tree.listing(walking: folder)
    files.keepLinks(within: bounds)
    result.problems += files.problems
    for file in files.files where known.insert(file).inserted {
      result.found.append(FileListing.Entry(path: file, root: root.path))
    }
  }

  private func add(_ file: FilePath, to result: inout Result) {
    if !isDeclared, let problem = bounds.problem(file) {
      if problem.isSystemError { return result.problems.append(problem) }
      if file.fileExtension != "h" { result.outside.append(problem) }
      result.missing.append(file)
      return
    }
    guard let root = listing.roots.first(where: { file.isWithin($0.path) })?.path else { return }
    if !isDeclared, tree.exists(file) {
      result.found.append(FileListing.Entry(path: file, root: root))
    } else {
      result.missing.append(file)
    }
  }
}
