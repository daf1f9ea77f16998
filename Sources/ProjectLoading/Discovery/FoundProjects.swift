import Diagnostics
import FileSystem
import ProjectModel
import StringExtraction
import TextBasics

/// The projects of a run, each read once. Packages are read later, with the sources.
package struct FoundProjects: Sendable {
  /// The projects, in the order of their files.
  package private(set) var sources: [any ProjectSource] = []
  /// The file of each of `sources`.
  package private(set) var files: [FilePath] = []
  /// Problems of unusable projects, by the paths of their files.
  package private(set) var problems: [FilePath: ProjectError] = [:]
  /// Project files that could not be read. Their contents are unknown, so no key may become stale.
  package private(set) var unread: [FileError] = []
  private let formats: ProjectFormats
  /// All project files, including those that could not be read.
  private var taken: Set<FilePath> = []
  private var members = ProjectMembers([])
  private let packages: Set<FilePath>
  private let links: FolderLinks
  /// The number of each source's first target. Targets are numbered across all sources.
  private var firstTargets: [Int] = []
  /// Whether each target is a test target.
  private var areTests: [Bool] = []
  /// The targets of projects in test folders. Their apps exist only for tests.
  private var forTests: Set<Int> = []
  /// The targets that have a catalog made from code. Xcode updates such targets wherever they are located.
  private var localized: Set<Int> = []

  package init() { (packages, links, formats) = ([], FolderLinks(), .all) }

  /// - Parameters:
  ///   - files: the absolute paths of project files.
  ///   - ignored: the project files that git ignores.
  ///   - packages: the folders that contain a package's manifest.
  ///   - links: the links to folders inside the project.
  ///   - roots: the folders whose own names are ignored when a folder's name is checked for tests.
  ///   - tree: the tree that the files are read from.
  ///   - bounds: the limits for links, or `nil` for none.
  package init(
    reading files: [FilePath], ignored: Set<FilePath> = [], as formats: ProjectFormats, packages: Set<FilePath>,
    links: FolderLinks = FolderLinks(), roots: [FilePath], from tree: any FileTree, within bounds: ProjectBounds?
  ) {
    (self.formats, self.packages, self.links) = (formats, packages, links)
    for file in Set(files).sorted() { read(file, from: tree, within: bounds) }
    chooseAmongGenerated(ignored: ignored)
    members = ProjectMembers(sources, packages: packages, links: links)
    for source in sources {
      let targets = source.buildTargets
      firstTargets.append(areTests.count)
      if Self.isForTests(source, roots) { forTests.formUnion(areTests.count..<areTests.count + targets.count) }
      areTests += targets.map { $0.isTest && source.unknownParts.isEmpty }
    }
  }

  private mutating func read(_ file: FilePath, from tree: any FileTree, within bounds: ProjectBounds?) {
    taken.insert(file)
    if let problem = bounds?.problem(file) {
      if problem.isSystemError {
        unread.append(problem)
      } else {
        problems[file] = ProjectError("cannot be read: \(problem.reason)")
      }
      return
    }
    do {
      let bytes = try tree.contents(of: file).bytes
      try ProjectError.refuseConflict(in: bytes)
      let others: ProjectFormat.OtherFiles = { Self.contents(of: $0, from: tree, within: bounds) }
      let format = formats.format(ofNamed: file)
      guard let source = try format?.read(bytes, file, others: others, variables: tree.variable) else {
        taken.remove(file)
        return
      }
      sources.append(source)
      files.append(file)
    } catch let problem as ProjectError {
      problems[file] = problem
    } catch {
      unread.append(error as? FileError ?? FileError(file.string, "\(error)"))
    }
  }

  /// Reads a file that a project file includes, unless it is outside of the project or cannot be read.
  private static func contents(
    of file: FilePath, from tree: any FileTree, within bounds: ProjectBounds?
  ) -> ContiguousArray<UInt8>? {
    guard bounds?.problem(file) == nil, let bytes = try? tree.contents(of: file).bytes else { return nil }
    return bytes.count < 1 << 22 && ConflictMarker.line(in: bytes) == nil ? bytes : nil
  }

  private static func isForTests(_ source: any ProjectSource, _ roots: [FilePath]) -> Bool {
    guard let root = roots.first(where: source.path.isWithin) else { return false }
    return source.path.relative(to: root).map(FolderRules.isInTestTarget) ?? false
  }

  /// Replaces paths by their spelling in the file system.
  package mutating func respell(_ spellings: [FilePath: FilePath]) {
    if spellings.isEmpty { return }
    for index in sources.indices { sources[index].respell(spellings) }
    members = ProjectMembers(sources, packages: packages, links: links)
  }

  /// Records the catalogs among the files of a run. A target with a catalog is not only for tests.
  package mutating func note(_ files: some Sequence<FilePath>) {
    if forTests.isEmpty { return }
    for file in files where FileKind(of: file) == .stringCatalog && CatalogRules.isFromCode(file) {
      localized.formUnion(members.targets(of: file))
    }
  }

  /// Returns a warning for each project that is ignored completely or in part. Folders then decide about its files.
  package func diagnostics(_ names: PathNames) -> [Diagnostic] {
    let parts = zip(sources, files).flatMap { source, file in
      source.warnings.map { Diagnostic(.warning, "project", $0, file: names.printed(file)) }
    }
    return problems.sorted { $0.key < $1.key }.map { $1.warning(file: names.printed($0)) } + parts
  }

  /// Returns one note about all parts of projects and packages that cannot be determined statically, located at the
  /// first of them.
  /// - Parameter packages: the packages among the files.
  package func unknownParts(beside packages: [any ProjectSource], _ names: PathNames) -> [Diagnostic] {
    let all = Array(zip(sources, files)) + packages.map { ($0, $0.path) }.sorted { $0.1 < $1.1 }
    let parts = all.flatMap { source, file in source.unknownParts.map { (file, $0) } }
    guard let (file, first) = parts.first else { return [] }
    let others = parts.count > 1 ? " (and \(parts.count - 1) more)" : ""
    let message =
      "\(first.message); strex cannot evaluate this\(others), so files outside the known targets are assigned by folder"
    return [Diagnostic(.note, "project", message, file: names.printed(file), location: first.location)]
  }

  /// Checks the only project to consider, if there is one.
  /// - Throws: if the file is not a project.
  package func demand(_ file: FilePath?, _ names: PathNames) throws {
    guard let file, let format = formats.format(ofNamed: file) else { return }
    if let problem = unread.first(where: { $0.path == file.string }) {
      if problem.isAbsence, file.name == format.file.name, let folder = file.folder {
        throw FileError(names.printed(folder), "the folder is not a valid \(format.noun) (no \(file.name))")
      }
      throw FileError(names.printed(file), problem.reason)
    }
    guard let problem = problems[file] else { return }
    let message = "not a valid \(format.noun): \(problem.message)"
    throw ConfigurationError(
      diagnostic: Diagnostic(.error, "project", message, file: names.printed(file), location: problem.location))
  }

  /// The folders of projects that could not be read, each with the project's name in sentences.
  package var unreadFolders: [FilePath: String] { formats.folders(of: problems.keys) }

  /// Returns whether a file is a project file, and therefore not a source.
  package func has(_ file: FilePath) -> Bool { taken.contains(file) }

  /// Returns the targets that contain a file, each by its project and its position in the project.
  package func targets(of file: FilePath) -> [(source: any ProjectSource, position: Int)] {
    members.targets(of: file).map { number in
      let position = firstTargets.firstIndex(sortedSo: { $0 > number }) - 1
      return (sources[position], number - firstTargets[position])
    }
  }

  /// Returns whether the targets of a file are only for tests, or `nil` for a file in no target.
  package func isOnlyForTests(_ file: FilePath) -> Bool? {
    let members = members.targets(of: file)
    return members.isEmpty
      ? nil : members.allSatisfy { areTests[$0] || forTests.contains($0) && !localized.contains($0) }
  }

  /// The files of targets that concern localization, except tables in one language.
  package var listedFiles: Set<FilePath> {
    sources.reduce(into: []) {
      $0.formUnion($1.listedFiles.keys.filter { FileKind(of: $0).map { !$0.isTableOnly } ?? false })
    }
  }

  /// The folders whose files belong to targets because of their location, even if git ignores them.
  package var wholeFolders: Set<FilePath> {
    Set(sources.flatMap { $0.targetFolders.filter(\.countsIgnored).map(\.path) })
  }
}

// Projects that tools generate from their own files.
extension FoundProjects {
  /// Leaves out either a generated project or the file that it is generated from. If git tracks both, the generated
  /// project stays, because Xcode builds it. If git ignores the generated project, the other file stays, because the
  /// project may be older; but not if that file describes the project incompletely.
  private mutating func chooseAmongGenerated(ignored: Set<FilePath>) {
    var dropped: Set<FilePath> = []
    for (source, file) in zip(sources, files) where isGenerator(file) {
      let made = files.filter { Self.isGenerated($0, from: source) }
      if made.contains(where: { !ignored.contains($0) }) || !made.isEmpty && !source.unknownParts.isEmpty {
        dropped.insert(file)
      } else {
        dropped.formUnion(made)
      }
    }
    problems = problems.filter { file, _ in !isReplaced(file, ignored: ignored) }
    if dropped.isEmpty { return }
    let kept = files.indices.filter { !dropped.contains(files[$0]) }
    (sources, files) = (kept.map { sources[$0] }, kept.map { files[$0] })
  }

  /// Returns whether an unusable project file does not matter: a tracked Xcode project was generated from it, git
  /// ignores it and it is generated again, or another file includes it.
  private func isReplaced(_ file: FilePath, ignored: Set<FilePath>) -> Bool {
    if sources.contains(where: { $0.includedFiles.contains(file) }) { return true }
    if isGenerator(file) {
      return zip(sources, files).contains { source, other in
        source.path.fileExtension == "xcodeproj" && source.path.folder == file.folder && !ignored.contains(other)
      }
    }
    return ignored.contains(file)
      && zip(sources, files).contains { isGenerator($1) && Self.isGenerated(file, from: $0) }
  }

  private func isGenerator(_ file: FilePath) -> Bool { formats.rows.contains { $0.generators.contains(file.name) } }

  /// Returns whether a project file is in a bundle that a tool generates from another file.
  private static func isGenerated(_ file: FilePath, from source: any ProjectSource) -> Bool {
    guard let bundle = file.folder, bundle.fileExtension == "xcodeproj" else { return false }
    return source.generated.map { $0 == bundle } ?? (bundle.folder == source.path.folder)
  }
}
