import ProjectModel

/// The files below a folder that concern localization, by git's rules in work trees and by strex's rules elsewhere.
///
/// Symbolic links to folders are only recorded, so the walk cannot loop.
package struct FolderListing {
  /// The absolute paths, sorted.
  package private(set) var files: [FilePath] = []
  /// Swift sources, catalogs and tables that a sparse checkout leaves out.
  package private(set) var leftOut: [FilePath] = []
  /// Folders that could not be listed.
  package private(set) var problems: [FileError] = []

  /// The symbolic links among `files`.
  private var links: [FilePath] = []

  /// Links to folders with their destinations, and links without extension that lead nowhere.
  package private(set) var folderLinks: [FilePath: FilePath?] = [:]
  /// Submodules that were not checked out.
  package private(set) var emptySubmodules: [FilePath] = []

  private let formats: ProjectFormats
  /// The name of further files to include.
  private var name: String?
  private var whenSourceIsSeen: (() -> Void)?

  /// Folders to list later.
  private var pending: [FilePath] = []

  /// - Parameters:
  ///   - folder: an absolute path without symbolic links.
  ///   - isInWorkTree: whether the folder or one above it contains `.git`.
  ///   - whenSourceIsSeen: called once, at the first Swift source, while the search continues.
  package init(
    of folder: FilePath, isInWorkTree: Bool, formats: ProjectFormats = .all,
    whenSourceIsSeen: (() -> Void)? = nil
  ) {
    (self.formats, self.whenSourceIsSeen) = (formats, whenSourceIsSeen)
    if !(isInWorkTree && addWorkTree(folder)) { walk(folder) }
    while let next = pending.popLast() {
      if !addWorkTree(next) { walk(next) }
    }
    files.sort()
    leftOut.sort()
    self.whenSourceIsSeen = nil
  }

  /// Lists the files below a folder by strex's rules, even if git ignores them.
  /// - Parameter name: the name of further files to include.
  package init(walking folder: FilePath, formats: ProjectFormats = .all, also name: String? = nil) {
    (self.formats, self.name) = (formats, name)
    walk(folder)
    while let next = pending.popLast() { walk(next) }
    files.sort()
  }

  /// Makes a listing of given files and of the checked-out files in submodules.
  package init(
    files: [FilePath], links: [FilePath], folderLinks: [FilePath: FilePath?], submodules: [FilePath],
    formats: ProjectFormats = .all
  ) {
    self.formats = formats
    (self.files, self.links, self.folderLinks) = (files, links, folderLinks)
    for submodule in submodules {
      if Self.holdsRepository(submodule) { pending.append(submodule) } else { emptySubmodules.append(submodule) }
    }
    while let next = pending.popLast() {
      if !addWorkTree(next) { walk(next) }
    }
    self.files.sort()
    leftOut.sort()
  }

  package mutating func keep(_ isKept: (FilePath) -> Bool) { files.removeAll { !isKept($0) } }

  package mutating func add(_ problem: FileError) { problems.append(problem) }

  package mutating func add(_ further: [FilePath]) { files = Set(files + further).sorted() }

  /// Adds the files that git lists; nested repositories are listed later.
  /// - Returns: whether strex's rules do not apply, because git has a list or refuses to list.
  private mutating func addWorkTree(_ folder: FilePath) -> Bool {
    guard let listing = GitListing(of: folder) else {
      do throws(FileError) { try GitListing.demandNone(around: folder) } catch {
        problems.append(error)
        return true
      }
      return false
    }
    noteSubmodules(of: folder)
    for name in listing.names {
      let path = folder.appending(name)
      guard let kind = kind(of: path) else {
        // A name that is not UTF-8 no longer matches a file once it is decoded. Reading it reports that, while dropping
        // it would lose its keys.
        if name.contains("\u{FFFD}") { addFile(path) }
        if listing.leftOut.contains(name), [.swiftSource, .stringCatalog, .stringsTable].contains(FileKind(of: path)) {
          leftOut.append(path)
        }
        continue
      }
      switch kind {
      case .file: addFile(path)
      case .link: addLink(path)
      case .folder where path != folder && Self.holdsRepository(path): pending.append(path)
      case .folder, .other: break
      }
    }
    return true
  }

  /// Returns the kind of a listed file. Records a problem if the system refuses access, because the file still exists.
  private mutating func kind(of path: FilePath) -> FileStatus.Kind? {
    do throws(FileError) {
      return try FileStatus.kind(of: path.string)
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Records the submodules of a repository that have no files.
  private mutating func noteSubmodules(of folder: FilePath) {
    guard let bytes = try? FileContents.ifThere(folder.appending(".gitmodules").string)?.bytes else { return }
    emptySubmodules += SubmoduleList(bytes).paths.map { folder.appending($0).resolvingParents }.filter { path in
      (try? FolderEntries(of: path).entries.isEmpty) ?? !FileStatus.exists(path.string)
    }
  }

  private mutating func walk(_ top: FilePath) {
    noteSubmodules(of: top)
    var folders = [top]
    while let folder = folders.popLast() {
      do {
        for (name, kind) in try FolderEntries(of: folder).entries {
          let path = folder.appending(name)
          switch kind {
          case .file: addFile(path)
          case .link: addLink(path)
          case .folder where FolderRules.isSkipped(name): break
          case .folder where Self.holdsRepository(path): pending.append(path)
          case .folder: folders.append(path)
          case .other: break
          }
        }
      } catch {
        problems.append(error)
      }
    }
  }

  private mutating func addFile(_ path: FilePath) {
    let kind = FileKind(of: path)
    guard kind != nil || isFurther(path) else { return }
    files.append(path)
    if kind == .swiftSource, let whenSourceIsSeen {
      whenSourceIsSeen()
      self.whenSourceIsSeen = nil
    }
  }

  /// Returns whether a file of no known kind is listed nevertheless.
  private func isFurther(_ path: FilePath) -> Bool {
    formats.matches(path) || ObjectModelFiles.contains(path) || name != nil && path.name == name
  }

  /// Adds a link to a file, even a dangling one: reading it reports the reason. Records a link to a folder.
  private mutating func addLink(_ path: FilePath) {
    let kind = (try? FileStatus(of: path.string))?.kind
    if kind == .folder || kind == nil && path.fileExtension.isEmpty {
      folderLinks[path] = .some(kind == nil ? nil : try? FilePath(resolving: path.string))
    }
    guard FileKind(of: path) != nil || isFurther(path), kind != .folder else { return }
    files.append(path)
    links.append(path)
  }

  /// Removes links that lead out of the project. Their targets are reported as unreadable, so no key becomes stale.
  ///
  /// - Parameter missesTables: whether that applies to tables in one language as well.
  package mutating func keepLinks(within bounds: ProjectBounds, missesTables: Bool = false) {
    let outside = links.compactMap(bounds.problem)
    if outside.isEmpty { return }
    let names = Set(outside.map(\.path))
    keep { !names.contains($0.string) }
    problems += outside.filter { missesTables || FileKind(of: FilePath($0.path))?.isTableOnly != true }
  }

  package static func holdsRepository(_ folder: FilePath) -> Bool { FileStatus.exists(folder.appending(".git").string) }
}
