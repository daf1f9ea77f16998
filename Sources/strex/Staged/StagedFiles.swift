import Foundation
import ProjectLayout

/// What is staged for the next commit, as far as it has to do with localization.
final class StagedFiles: Sendable {
  /// The top of the work tree.
  let top: FilePath
  /// By absolute path.
  let entries: [FilePath: StagedEntry]
  /// The folders of the entries, and those above them.
  let folders: Set<FilePath>
  let submodules: [FilePath]
  private let positions: [FilePath: Int]
  private let blobs: [String: ContiguousArray<UInt8>]

  /// - Parameter named: the files and folders that the command line names.
  /// - Throws: where there is no work tree, paths stand in several, or a merge is not done.
  init(around named: [NamedPath]) throws {
    let isInHook = ProcessInfo.processInfo.environment["GIT_DIR"] != nil
    let current = FilePath(FileManager.default.currentDirectoryPath)
    let place = isInHook ? current : named.first?.folder ?? current
    guard let top = Git.path(["rev-parse", "--show-toplevel"], in: place, binding: .bound) else {
      throw FileProblem(place.string, "it is in no work tree of git, so nothing is staged")
    }
    guard let list = Git.output(["ls-files", "-s", "-z"], in: top, binding: .bound) else {
      throw FileProblem(top.string, "git does not list what is staged")
    }
    self.top = top
    let all = try Self.entries(list, top)
    submodules = all.filter { $0.kind == .submodule }.map { top.appending($0.name) }.sorted()
    let files = all.filter { $0.kind != .submodule }
    entries = Dictionary(files.map { (top.appending($0.name), $0) }) { $1 }
    positions = Dictionary(files.enumerated().map { (top.appending($1.name), $0) }) { $1 }
    folders = Self.folders(of: entries.keys, below: top)
    blobs = try Self.blobs(of: files, top)
    for name in named { try check(name) }
  }

  private static func entries(_ list: Data, _ top: FilePath) throws(FileProblem) -> [StagedEntry] {
    let records = list.split(separator: 0).lazy.compactMap { StagedEntry($0) }
    let kept = records.filter { $0.kind == .submodule || isWanted(FilePath($0.name)) }
    if let first = kept.first(where: { $0.stage > 0 }) {
      throw FileProblem(first.name, "it is in conflict: end the merge and stage the file first")
    }
    let entries = Array(kept)
    guard entries.contains(where: \.isEmpty) else { return entries }
    // What was added with --intent-to-add has no contents yet, and is in no commit.
    let options = ["diff-files", "--diff-filter=A", "--name-only", "-z"]
    let intended = Git.output(options, in: top, binding: .bound)?.split(separator: 0) ?? []
    let names = Set(intended.map { String(decoding: $0, as: UTF8.self) })
    return entries.filter { !($0.isEmpty && names.contains($0.name)) }
  }

  /// Whether a file is ever read or asked for.
  private static func isWanted(_ path: FilePath) -> Bool {
    FileKind(of: path) != nil || path.fileExtension == "xcconfig" || path.name == Configuration.fileName
  }

  private static func folders(of files: some Sequence<FilePath>, below top: FilePath) -> Set<FilePath> {
    var folders: Set = [top]
    for file in files {
      var next = file.folder
      while let folder = next, folders.insert(folder).inserted { next = folder.folder }
    }
    return folders
  }

  /// What the files hold, but for those whose names alone count.
  private static func blobs(of files: [StagedEntry], _ top: FilePath) throws(FileProblem) -> [String: Bytes] {
    let read = files.filter { $0.kind == .link || FileKind(of: FilePath($0.name)) != .interfaceBuilder }
    let names = Array(Set(read.map(\.blob)))
    guard let contents = GitBlobs.read(names, in: top) else {
      throw FileProblem(top.string, "git does not say what is staged")
    }
    return Dictionary(zip(names, contents).compactMap { name, bytes in bytes.map { (name, $0) } }) { $1 }
  }

  private typealias Bytes = ContiguousArray<UInt8>

  /// A named file has to be staged; a folder has to be in the work tree.
  private func check(_ name: NamedPath) throws {
    guard name.physical.isWithin(top) else {
      throw UsageProblem("--staged takes paths of one work tree, and ‘\(name.given)’ is not in \(top)")
    }
    if !name.isFolder, entries[name.physical] == nil { throw FileProblem(name.given.string, "it is not staged") }
  }

  /// The file that a path leads to through links that are staged; `nil` where it leads out of the index.
  func resolved(_ path: FilePath) -> FilePath? {
    var path = path
    for _ in 0..<16 {
      guard let entry = entries[path] else { return nil }
      guard entry.kind == .link else { return path }
      guard let target = blobs[entry.blob] else { return nil }
      let text = String(decoding: target, as: UTF8.self)
      path = (text.hasPrefix("/") ? FilePath(text) : (path.folder ?? top).appending(text)).resolvingParents
    }
    return nil
  }

  /// What is staged under a path; `nil` where nothing is.
  func contents(of path: FilePath) -> FileContents? {
    guard let path = resolved(path), let entry = entries[path], let bytes = blobs[entry.blob] else { return nil }
    return FileContents(bytes: bytes, status: FileStatus(staged: positions[path] ?? 0, size: bytes.count))
  }

  /// Whether git speaks for the path: it is in this work tree, and in no repository inside of it.
  func governs(_ path: FilePath) -> Bool {
    path.isWithin(top) && !submodules.contains(where: path.isWithin)
  }

  /// Those of some paths of the work tree that git ignores: they are in no commit, and read where they are.
  func ignored(_ paths: [FilePath]) -> Set<FilePath> {
    if paths.isEmpty { return [] }
    let names = paths.compactMap { $0.relative(to: top)?.string }
    let input = Data(names.map { $0 + "\0" }.joined().utf8)
    let answer = Git.output(["check-ignore", "-z", "--stdin"], in: top, input: input, binding: .bound)
    return Set((answer?.split(separator: 0) ?? []).map { top.appending(String(decoding: $0, as: UTF8.self)) })
  }
}
