import ProjectLoading
import StringExtraction

extension Console {
  /// Reads a project, and shows progress.
  func project(_ request: ProjectRequest, _ sdk: SDKLoad?, listsSources: Bool = false) async throws -> Project {
    progress("Reading source files")
    defer { progress(nil) }
    return try await Project(request, sdk, listsSources: listsSources)
  }
}
