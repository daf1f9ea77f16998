import Foundation
import ProjectModel
import TextBasics

/// The files staged for the next commit that concern localization.
package final class StagedFiles: Sendable {
  private let list: StagedList
  /// All staged files in git's order, without submodules.
  package let files: [StagedEntry]
  /// The paths of `files`.
  package let paths: [FilePath]
  /// The entries by absolute path.
  package let entries: [FilePath: StagedEntry]
  /// The folders of the entries, and those above them.
  package let folders: Set<FilePath>
  package let submodules: [FilePath]
  /// Facts learned from the disk.
  package let facts = DiskFacts()
  private let positions: [FilePath: Int]
  private let blobs: StagedBlobs

  /// The formats of project files.
  package var formats: ProjectFormats { list.formats }

  /// The top of the work tree.
  package var top: FilePath { list.top }

  /// - Parameters:
  ///   - named: the files and folders that the command line names.
  ///   - readsAll: whether Swift sources and catalogs are read immediately. Otherwise, on demand.
  /// - Throws: if paths are in several work trees, or a merge is not finished.
  package init(_ list: StagedList, around named: [NamedPath], readsAll: Bool = true) throws {
    self.list = list
    let top = list.top
    let all = list.entries
    if let first = all.first(where: { $0.stage > 0 }) {
      let reason = "the file has a merge conflict; resolve it and stage the file, or run `strex merge --unmerged`"
      throw FileError(first.name, reason)
    }
    submodules = all.filter { $0.kind == .submodule }.map { top.appending($0.name) }.sorted()
    let files = all.filter { $0.kind != .submodule }
    self.files = files
    paths = files.map { top.appending($0.name) }
    entries = Dictionary(zip(paths, files)) { $1 }
    positions = Dictionary(zip(paths, files.indices)) { $1 }
    folders = FolderSet(paths, upTo: top).folders
    blobs = StagedBlobs(top)
    try blobs.load(files.filter { Self.isReadAtOnce($0, list.formats, readsAll: readsAll) }.map(\.blob))
    for name in named { try check(name) }
  }

  /// Returns whether a file is read immediately. For other files, only the names are needed.
  private static func isReadAtOnce(_ entry: StagedEntry, _ formats: ProjectFormats, readsAll: Bool) -> Bool {
    if entry.kind == .link { return true }
    let path = FilePath(entry.name)
    if path.isPropertyList { return formats.matches(path) }
    switch FileKind(of: path) {
    case .interfaceBuilder, .stringsTable, .intents: return false
    case .swiftSource: return readsAll || formats.matches(path)
    case .stringCatalog: return readsAll
    default: return true
    }
  }

  /// Reads files together that will be needed.
  package func load(_ paths: [FilePath]) {
    // A file that git failed to return is reported on demand.
    try? blobs.load(paths.compactMap { resolved($0).flatMap { entries[$0]?.blob } })
  }

  /// Checks a named path: a file must be staged, a folder must be in the work tree.
  private func check(_ name: NamedPath) throws {
    guard name.physical.isWithin(top) else {
      throw UsageError(
        "--staged needs paths in one working tree, but \(TerminalSafeText.word(name.given.string)) is not in \(top)")
    }
    if !name.isFolder, entries[name.physical] == nil { throw FileError(name.given.string, "the file is not staged") }
  }

  /// Resolves a path through staged links, or `nil` if it leads out of the index.
  package func resolved(_ path: FilePath) -> FilePath? {
    var path = path
    for _ in 0..<16 {
      guard let entry = entries[path] else { return nil }
      guard entry.kind == .link else { return path }
      guard let next = destination(of: path, entry) else { return nil }
      path = next
    }
    return nil
  }

  /// Returns the links to folders below a folder with their destinations, and links without extension to no folder.
  package func folderLinks(below folder: FilePath) -> [FilePath: FilePath?] {
    var links: [FilePath: FilePath?] = [:]
    for (path, entry) in entries where entry.kind == .link && path.isWithin(folder) && resolved(path) == nil {
      guard let place = destination(of: path, entry) else { continue }
      let isThere = folders.contains(place) || !place.isWithin(top) && FileStatus.exists(place.string)
      if isThere || path.fileExtension.isEmpty { links[path] = .some(isThere ? place : nil) }
    }
    return links
  }

  /// Returns the destination of a staged link.
  private func destination(of path: FilePath, _ entry: StagedEntry) -> FilePath? {
    guard let target = blobs.contents(of: entry.blob) else { return nil }
    let text = String(decoding: target, as: UTF8.self)
    return (text.hasPrefix("/") ? FilePath(text) : (path.folder ?? top).appending(text)).resolvingParents
  }

  /// Returns the staged contents of a path, or `nil` if nothing is staged there.
  package func contents(of path: FilePath) -> FileContents? {
    guard let path = resolved(path), let entry = entries[path], let bytes = blobs.contents(of: entry.blob),
      let status = status(of: path)
    else { return nil }
    return FileContents(bytes: bytes, status: status)
  }

  /// Returns the status of a staged file, or `nil` if nothing is staged there.
  package func status(of path: FilePath) -> FileStatus? {
    resolved(path).flatMap { positions[$0] }.map { FileStatus(staged: $0) }
  }

  /// Returns whether git manages the path: it is in this work tree, and not in a repository inside it.
  package func governs(_ path: FilePath) -> Bool { path.isWithin(top) && !submodules.contains(where: path.isWithin) }

  /// Returns git's clean and smudge filter for a path, or `nil` for none.
  package func filter(of path: FilePath) -> String? {
    guard let name = path.relative(to: top)?.string else { return nil }
    let words = ["check-attr", "-z", "filter", "--", name]
    guard let fields = Git.names(words, in: top, binding: .bound), fields.count == 3 else { return nil }
    return ["unspecified", "unset", "set"].contains(fields[2]) ? nil : fields[2]
  }

  /// Returns those paths of the work tree that git ignores.
  package func ignored(_ paths: [FilePath]) throws(FileError) -> Set<FilePath> {
    if paths.isEmpty { return [] }
    return try facts.noting { () throws(FileError) in try list.ignored(paths) }
  }
}

/// The contents of git's blobs, each read once. Blobs that are known to be needed are read together.
package final class StagedBlobs: @unchecked Sendable {
  private let top: FilePath
  private let lock = NSLock()
  private var blobs: [String: ContiguousArray<UInt8>] = [:]

  package init(_ top: FilePath) { self.top = top }

  /// - Throws: if git does not answer.
  package func load(_ names: [String]) throws(FileError) {
    let missing = lock.withLock { Set(names).filter { blobs[$0] == nil } }.sorted()
    guard let contents = GitBlobs.read(missing, in: top) else {
      throw GitBlobs.problem(top.string, "the staged files", missing, in: top)
    }
    lock.withLock {
      for (name, bytes) in zip(missing, contents) { blobs[name] = bytes }
    }
  }

  /// Returns the contents of a blob, or `nil` if it does not exist.
  package func contents(of name: String) -> ContiguousArray<UInt8>? {
    if let known = lock.withLock({ blobs[name] }) { return known }
    try? load([name])
    return lock.withLock { blobs[name] }
  }
}
