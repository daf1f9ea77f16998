import ProjectLayout

/// Finds the Xcode projects among the files of a run, and the files that they alone know of.
package struct ProjectSearch {
  /// The listed files, each with the folder that it was listed from.
  package let listed: [(path: FilePath, root: FilePath)]
  package let seen: Set<FilePath>
  package let roots: [ListedFolder]
  /// Whether the listed files are the only ones that may be looked at.
  package var isDeclared = false
  package var tree: any FileTree = DiskTree()
  package let bounds: ProjectBounds

  /// What projects name beyond the listed files.
  package struct Further {
    /// Files that git ignores, each with a root.
    package var found: [(path: FilePath, root: FilePath)] = []
    /// Files that are not there, or not to be read.
    package var missing: [FilePath] = []
    /// Files outside of the project.
    package var outside: [FileProblem] = []
    /// Folders that cannot be listed, or are outside of the project: what stands in them is not known.
    package var problems: [FileProblem] = []
  }

  /// The `project.pbxproj` files: those that were listed, and ignored ones that a generator has made from its own files.
  /// - Parameter problems: gets the folders that cannot be listed.
  package func projectFiles(_ problems: inout [FileProblem]) -> [FilePath] {
    let paths = listed.map(\.path)
    var found = paths.filter { FileKind(of: $0) == .xcodeProject }
    if isDeclared { return found }
    let generated = Set(roots.filter(\.isInWorkTree).map(\.path) + paths.filter(Self.isGenerator).compactMap(\.folder))
    for folder in generated.sorted() {
      do throws(FileProblem) { found += try projects(in: folder) } catch { problems.append(error) }
    }
    return found
  }

  /// The folders that seem to hold a package's manifest.
  package var packages: Set<FilePath> {
    Set(listed.filter { $0.path.name == "Package.swift" }.compactMap(\.path.folder))
  }

  private static func isGenerator(_ path: FilePath) -> Bool { path.name == "Project.swift" }

  /// The projects that stand in a folder itself.
  private func projects(in folder: FilePath) throws(FileProblem) -> [FilePath] {
    let names = try tree.names(in: folder, endingIn: ".xcodeproj")
    return names.map { folder.appending($0).appending("project.pbxproj") }.filter(tree.exists)
  }

  /// The listed files that are meant by paths which lead nowhere, since the Mac's file system overlooks cases.
  package func spellings(of missing: [FilePath]) -> [FilePath: FilePath] {
    if missing.isEmpty { return [:] }
    let known = Dictionary(listed.map { ($0.path.string.lowercased(), $0.path) }) { first, _ in first }
    return Dictionary(missing.compactMap { path in known[path.string.lowercased()].map { (path, $0) } }) { $1 }
  }

  package func furtherFiles(of projects: XcodeProjects) -> Further {
    var further = Further()
    var known = seen
    for file in projects.listedFiles.sorted() where known.insert(file).inserted { add(file, to: &further) }
    for folder in isDeclared ? [] : projects.synchronizedFolders.sorted() {
      if let problem = bounds.problem(folder) {
        further.problems.append(problem)
        continue
      }
      guard let root = roots.first(where: { $0.isInWorkTree && folder.isWithin($0.path) }) else { continue }
      guard tree.exists(folder) else { continue }
      var files = tree.listing(walking: folder)
      files.keepLinks(within: bounds)
      further.problems += files.problems
      for file in files.files where known.insert(file).inserted { further.found.append((file, root.path)) }
    }
    return further
  }

  private func add(_ file: FilePath, to further: inout Further) {
    if !isDeclared, let problem = bounds.problem(file) {
      if problem.isOfSystem { return further.problems.append(problem) }
      if file.fileExtension != "h" { further.outside.append(problem) }
      further.missing.append(file)
      return
    }
    guard let root = roots.first(where: { file.isWithin($0.path) }) else { return }
    if !isDeclared, tree.exists(file) { further.found.append((file, root.path)) } else { further.missing.append(file) }
  }
}
