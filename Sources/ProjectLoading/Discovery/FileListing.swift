import FileSystem
import Foundation
import ProjectModel
import TextBasics

/// The files in the folders of a run, before projects add to them.
package struct FileListing {
  /// A file, and the folder that it was listed from.
  package struct Entry {
    package let path: FilePath
    package let root: FilePath

    package var isInTestTarget: Bool { path.relative(to: root).map(FolderRules.isInTestTarget) ?? false }
  }

  package let roots: [ListedFolder]
  package private(set) var entries: [Entry] = []
  /// The files that the command line names directly.
  package private(set) var named: [FilePath] = []
  /// All files, listed and named.
  package private(set) var known: Set<FilePath> = []
  /// Declared files that do not exist.
  package internal(set) var missing: [FilePath] = []
  /// Swift sources, catalogs and tables that a sparse checkout leaves out.
  package internal(set) var leftOut: [FilePath] = []
  /// Folders that could not be listed.
  package internal(set) var problems: [FileError] = []

  /// Links to folders with their destinations, and broken links that may have led to a folder.
  package private(set) var folderLinks: [FilePath: FilePath?] = [:]
  /// Submodules without files.
  package private(set) var emptySubmodules: Set<FilePath> = []

  init(of roots: [ListedFolder]) { self.roots = roots }

  mutating func add(_ files: some Sequence<FilePath>, below root: FilePath) {
    for path in files where known.insert(path).inserted { entries.append(Entry(path: path, root: root)) }
  }

  mutating func add(_ further: [Entry]) {
    for entry in further where known.insert(entry.path).inserted { entries.append(entry) }
  }

  mutating func add(_ listing: FolderListing, below root: FilePath) {
    problems += listing.problems
    folderLinks.merge(listing.folderLinks) { $1 }
    emptySubmodules.formUnion(listing.emptySubmodules)
    add(listing.files, below: root)
  }

  /// Returns whether a folder, or one above it, could not be listed, so that its contents are unknown.
  func failed(around folder: FilePath) -> Bool { problems.contains { folder.isWithin(FilePath($0.path)) } }

  mutating func add(named file: FilePath) {
    if known.insert(file).inserted { named.append(file) }
  }

  /// Returns the named files of a kind. A named file of an unknown kind is treated as a Swift source.
  package func named(_ kind: FileKind) -> [FilePath] { named.filter { (FileKind(of: $0) ?? .swiftSource) == kind } }

  /// Returns the files of a kind, except those in test folders.
  package func files(of kind: FileKind) -> [FilePath] {
    named(kind) + entries.lazy.filter { FileKind(of: $0.path) == kind && !$0.isInTestTarget }.map(\.path)
  }

  /// Returns the listed files of the given kinds, except those in test folders, collected in one pass.
  func listed(_ kinds: [FileKind]) -> [FileKind: [FilePath]] {
    var found: [FileKind: [FilePath]] = [:]
    for entry in entries {
      guard let kind = FileKind(of: entry.path), kinds.contains(kind), !entry.isInTestTarget else { continue }
      found[kind, default: []].append(entry.path)
    }
    return found
  }

  /// Whether the listing contains a Swift source.
  var hasSource: Bool { !named(.swiftSource).isEmpty || entries.contains { FileKind(of: $0.path) == .swiftSource } }
}

/// Collects the files that a repository refers to but that were not read, each once.
package final class FileErrors: @unchecked Sendable {
  private let lock = NSLock()
  private var problems: [String: FileError] = [:]

  package func add(_ problem: FileError) { lock.withLock { problems[problem.path] = problem } }

  /// All files, in the order of their paths.
  package var all: [FileError] { lock.withLock { problems.values.sorted { $0.path < $1.path } } }
}

/// Collects the settings files that contain a merge conflict, each once.
package final class FileConflicts: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [FilePath: Int] = [:]

  package func add(_ file: FilePath, line: Int) { lock.withLock { lines[file] = line } }

  package var problems: [FilePath: ProjectError] {
    lock.withLock { lines.mapValues { ProjectError(ConflictMarker.complaint, line: $0, column: 1) } }
  }
}

/// The results of searches for files below folders, so that each folder is walked once.
final class FileSearches: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [FilePath: [FilePath]?] = [:]

  /// - Parameter search: finds the files; returns `nil` if it is unknown which files exist.
  func files(named name: String, below folder: FilePath, _ search: () -> [FilePath]?) -> [FilePath]? {
    let place = folder.appending(name)
    if let known = lock.withLock({ found[place] }) { return known }
    let files = search()
    lock.withLock { found[place] = .some(files) }
    return files
  }
}
