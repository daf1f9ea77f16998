import CatalogMerge
import FileSystem
import ProjectModel
import StructuredText

/// The versions of each catalog in a merge.
struct CatalogVersions {
  /// A catalog that the merge may have damaged.
  struct File {
    /// The path relative to the top.
    let path: FilePath
    /// The versions in the best common ancestors that contain the catalog.
    let bases: [ContiguousArray<UInt8>]
    let ours: ContiguousArray<UInt8>
    let theirs: ContiguousArray<UInt8>
    /// The merged version, or `nil` if the merge does not contain the catalog.
    let result: ContiguousArray<UInt8>?
  }

  /// The result of the merge.
  private enum Result {
    /// The blobs of the catalogs in its commit.
    case commit([FilePath: String])
    /// The files on disk, for a merge in progress.
    case workTree
  }

  /// The catalogs of both sides whose merged version is more than one side's change.
  let contested: [File]

  /// Fails if git does not know the merge.
  /// - Throws: if git failed to return the contents of a version.
  init?(of merge: GitMerge, in top: FilePath) throws(FileError) {
    func catalogs(_ commit: String) -> [FilePath: String]? {
      GitBlobs.names(ofFilesIn: commit, in: top) { FileKind(of: $0) == .stringCatalog }
    }
    let bases = merge.bases(in: top).compactMap(catalogs)
    guard let ours = catalogs(merge.ours), let theirs = catalogs(merge.theirs) else { return nil }
    var result = Result.workTree
    if let commit = merge.commit {
      guard let merged = catalogs(commit) else { return nil }
      result = .commit(merged)
    }
    let paths = ours.keys.filter { path in
      guard let (our, their) = theirs[path].flatMap({ their in ours[path].map { ($0, their) } }) else { return false }
      guard case .commit(let merged) = result else { return true }
      return !Self.isPlain(our, their, bases.map { $0[path] }, merged[path])
    }
    var contested: [File] = []
    for path in paths.sorted() {
      let file = try Self.file(path, in: top, bases.compactMap { $0[path] }, ours[path], theirs[path], result)
      if let file { contested.append(file) }
    }
    self.contested = contested
  }

  /// Returns whether only one side changed the catalog, and the result is its version.
  private static func isPlain(_ ours: String, _ theirs: String, _ bases: [String?], _ result: String?) -> Bool {
    if ours == theirs { return result == ours }
    // Unrelated histories have no base, so both sides count as changed.
    if bases.isEmpty { return false }
    if bases.allSatisfy({ $0 == ours }) { return result == theirs }
    return bases.allSatisfy { $0 == theirs } && result == ours
  }

  private static func file(
    _ path: FilePath, in top: FilePath, _ bases: [String], _ ours: String?, _ theirs: String?, _ result: Result
  ) throws(FileError) -> File? {
    guard let ours, let theirs else { return nil }
    let blob: String? = if case .commit(let merged) = result { merged[path] } else { nil }
    let names = bases + [ours, theirs] + (blob.map { [$0] } ?? [])
    guard let contents = GitBlobs.read(names, in: top), let our = contents[bases.count],
      let their = contents[bases.count + 1]
    else { throw GitBlobs.problem(path.string, "the merged versions", names, in: top) }
    let made =
      switch result {
      case .workTree: try? FileContents(of: top.appending(path.string).string).bytes
      case .commit: blob == nil ? nil : contents.last.flatMap { $0 }
      }
    return File(
      path: path, bases: contents.prefix(bases.count).compactMap(\.self), ours: our, theirs: their, result: made)
  }
}

extension CatalogVersions.File {
  /// - Throws: if a side is not a catalog.
  func review() throws(ParseError) -> MergeReview {
    var base: MergeableCatalog?
    for bytes in bases {
      // As in git, several ancestors are merged first.
      let next = try MergeableCatalog(bytes)
      base =
        try base.map { old throws(ParseError) in
          try MergeableCatalog(CatalogMerger(base: nil, ours: old, theirs: next).merge().bytes)
        } ?? next
    }
    let our = try MergeableCatalog(ours)
    return try MergeReview(base: base, ours: our, theirs: MergeableCatalog(theirs, like: our))
  }
}
