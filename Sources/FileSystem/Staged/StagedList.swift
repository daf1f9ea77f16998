import Foundation
import ProjectModel

/// The entries of git's index that concern localization.
package struct StagedList: Sendable {
  /// The top of the work tree.
  package let top: FilePath
  /// The git directory that all work trees of the repository share.
  package let commonFolder: FilePath
  /// The formats of project files.
  package let formats: ProjectFormats
  private let bytes: ContiguousArray<UInt8>
  private let records: [Range<Int>]
  /// Names that were added with `--intent-to-add`. They have no contents yet, and are not part of a commit.
  private let intended: Set<String>

  /// - Parameters:
  ///   - named: the files and folders to report on.
  ///   - current: the current folder, from which git runs its hooks.
  /// - Throws: if the paths are outside of work trees, or if git fails.
  package init(around named: [NamedPath], from current: FilePath, formats: ProjectFormats = .all) throws {
    let isInHook = EnvironmentVariable.current("GIT_DIR") != nil
    let place = isInHook ? current : named.first?.folder ?? current
    let (top, folder) = try Git.demandWorkTree(around: place, otherwise: "nothing is staged")
    guard let bytes = Git.output(["ls-files", "-s", "-z"], in: top, binding: .bound) else {
      throw FileError(top.string, "git failed to list the staged files")
    }
    self.top = top
    commonFolder = folder
    (self.bytes, self.formats) = (bytes, formats)
    records = Self.records(of: bytes, StagedNames(formats))
    let hasEmpty = records.contains { StagedEntry(bytes[$0])?.isEmpty ?? false }
    intended = hasEmpty ? try Self.intended(top) : []
  }

  /// Lists the files of a commit as if they were staged.
  package init(of revision: GitRevision, formats: ProjectFormats = .all) throws(FileError) {
    bytes = try revision.records()
    (top, commonFolder, self.formats) = (revision.top, revision.commonFolder, formats)
    records = Self.records(of: bytes, StagedNames(formats))
    intended = []
  }

  private static func intended(_ top: FilePath) throws(FileError) -> Set<String> {
    let options = ["diff-files", "--diff-filter=A", "--name-only", "-z"]
    guard let names = Git.names(options, in: top, binding: .bound) else {
      throw FileError(top.string, "git failed to list the files marked as intent-to-add")
    }
    return Set(names)
  }

  private static func records(of bytes: ContiguousArray<UInt8>, _ names: StagedNames) -> [Range<Int>] {
    var records: [Range<Int>] = []
    var start = 0
    for position in bytes.indices where bytes[position] == 0 {
      if names.mayCount(bytes[start..<position]) { records.append(start..<position) }
      start = position + 1
    }
    return records
  }

  /// The entries, except those added with `--intent-to-add`.
  package var entries: [StagedEntry] {
    records.compactMap { StagedEntry(bytes[$0]) }.filter { !($0.isEmpty && intended.contains($0.name)) }
  }

  /// Adds all entries to a digest.
  package func add(to digest: inout Digest) {
    digest.add(top.string)
    for record in records { digest.add(bytes[record]) }
    for name in intended.sorted() { digest.add(name) }
  }

  /// Returns those paths of the work tree that git ignores. They are not part of a commit, and are read from disk.
  /// - Throws: if git fails, because an ignored file must not be reported as missing.
  package func ignored(_ paths: [FilePath]) throws(FileError) -> Set<FilePath> {
    guard let ignored = GitListing.ignored(paths, in: top) else {
      throw FileError(top.string, "git failed to list the ignored files")
    }
    return ignored
  }
}
