import Diagnostics
import FileSystem
import ProjectModel
import StringExtraction

/// The project at an earlier commit.
package struct EarlierProject {
  package let project: Project
  private let renamed: [FilePath: FilePath]

  /// - Parameters:
  ///   - name: the commit, as the user named it.
  ///   - later: the commit to compare with; `nil` for the work tree. If it does not contain the commit, the merge base
  ///     is read.
  ///   - isExact: whether to read the commit in any case.
  ///   - listsSources: whether Swift sources are only listed, not read.
  /// - Returns: `nil` if the commit contains none of the files that the request names.
  package static func read(
    _ name: String, of request: ProjectRequest, _ sdk: SDKLoad, until later: String? = nil, isExact: Bool = false,
    listsSources: Bool = false
  ) async throws -> EarlierProject? {
    let named = try request.named()
    let folder = named.first?.folder ?? request.currentFolder
    // The later commit may be an ancestor, as in `HEAD..HEAD~1`.
    let isReverse = later.map { GitRevision.isAncestor($0, of: name, around: folder) } ?? false
    let revision = try GitRevision(name, around: folder, before: isExact || isReverse ? nil : later ?? "HEAD")
    let list = try StagedList(of: revision)
    let files = Set(list.entries.map { revision.top.appending($0.name) })
    let renamed = revision.renamedFiles(until: try later.map { try GitRevision($0, around: folder, before: nil) })
    func former(_ path: GivenPath) -> GivenPath? {
      guard let name = try? NamedPath(path), name.physical.isWithin(revision.top) else { return nil }
      if name.isFolder || files.contains(name.physical) { return path }
      // A file with a former name no longer exists on disk, so name its folder instead.
      guard let folder = renamed.first(where: { $0.value == name.physical })?.key.folder else { return nil }
      return GivenPath((FileStatus.exists(folder.string) ? folder : revision.top).string, from: request.currentFolder)
    }
    let wanted = request
    var request = request
    request.paths = wanted.paths.compactMap(former)
    request.catalogs = wanted.catalogs.filter { former($0) == $0 }
    if request.paths.isEmpty != wanted.paths.isEmpty || request.catalogs.isEmpty != wanted.catalogs.isEmpty {
      return nil
    }
    let staged = try StagedFiles(list, around: try request.named())
    do {
      let project = try await Project(request, sdk, staged: staged, listsSources: listsSources)
      return EarlierProject(project: project, renamed: renamed)
    } catch is UsageError {
      // A target that the request names does not exist in the commit.
      return nil
    }
  }

  /// Returns the current path of a file, which may have been renamed after the commit.
  package func present(_ path: FilePath) -> FilePath { renamed[path] ?? path }

  /// Returns a baseline of findings in this project, with the current paths of files.
  /// - Parameter root: the folder that the findings' paths are relative to.
  package func baseline(_ findings: [Diagnostic], from root: FilePath) -> Baseline {
    let moved = findings.map { finding in
      var finding = finding
      finding.movePaths { present($0, from: root) }
      return finding
    }
    return Baseline(moved)
  }

  /// Returns the current path of a file in findings, which may have been renamed after the commit.
  private func present(_ path: String, from root: FilePath) -> String {
    let file = FilePath(path).isAbsolute ? FilePath(path) : root.appending(path)
    guard let present = renamed[file] else { return path }
    return present.relative(to: root)?.string ?? present.string
  }
}
