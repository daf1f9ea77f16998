import Workspace

/// Which tables become catalogs, and what becomes of them.
package struct MigrationRequest: Sendable {
  package var project: ProjectRequest
  /// The tables that are meant, and the folders that hold them.
  package var paths: [GivenPath] = []
  /// The language of the keys; `nil` for what the project says.
  package var sourceLanguage: String?
  /// Whether comments that an empty line parts from their keys are left out.
  package var skipsHeaders = false
  /// Whether the changes are to be shown, and nothing written.
  package var isDry = false
  package var deletesTables = false

  package init(_ project: ProjectRequest) { self.project = project }
}
