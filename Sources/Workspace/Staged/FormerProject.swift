import ProjectLayout
import StringExtraction

/// The project as it was in an earlier commit.
package struct FormerProject {
  package let project: Project
  private let renamed: [FilePath: FilePath]

  /// - Parameter name: the commit, as the user named it.
  /// - Returns: `nil` if the commit contains none of the files that the request names.
  package static func read(
    _ name: String, of request: ProjectRequest, _ sdk: SDKLoad
  ) async throws -> FormerProject? {
    let named = try request.named()
    let revision = try GitRevision(name, around: named.first?.folder ?? request.currentFolder)
    let list = try StagedList(of: revision)
    let files = Set(list.entries.map { revision.top.appending($0.name) })
    func isThere(_ path: GivenPath) -> Bool {
      guard let name = try? NamedPath(path) else { return false }
      return name.physical.isWithin(revision.top) && (name.isFolder || files.contains(name.physical))
    }
    var former = request
    former.paths = request.paths.filter(isThere)
    former.catalogs = request.catalogs.filter(isThere)
    let isEmpty = former.paths.isEmpty && !request.paths.isEmpty || former.catalogs.isEmpty && !request.catalogs.isEmpty
    if isEmpty { return nil }
    let staged = try StagedFiles(list, around: try former.named())
    do {
      let project = try await Project(former, sdk, staged: staged)
      return FormerProject(project: project, renamed: revision.renamedFiles())
    } catch is UsageProblem {
      // The commit does not have a target that the request names.
      return nil
    }
  }

  /// The path of a file in the work tree, which may have been renamed after the commit.
  package func present(_ path: FilePath) -> FilePath { renamed[path] ?? path }
}
