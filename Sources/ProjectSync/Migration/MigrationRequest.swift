import FileSystem
import ProjectLoading

/// The tables to migrate, and options.
package struct MigrationRequest: Sendable {
  package var project: ProjectRequest
  /// The tables to migrate, and folders that contain them.
  package var paths: [GivenPath] = []
  /// The language of the keys, or `nil` to use the project's language.
  package var sourceLanguage: String?
  /// Whether comments are skipped that an empty line separates from their keys.
  package var skipsHeaders = false
  /// Whether the changes are only shown, not written.
  package var isDry = false
  package var deletesTables = false

  package init(_ project: ProjectRequest) { self.project = project }
}
