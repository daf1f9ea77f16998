import ProjectModel

/// A file or folder named by the user.
package struct GivenPath: Hashable, Sendable {
  /// The path as the user wrote it. Messages print it.
  package let text: String
  /// The absolute path, with unresolved links.
  package let place: String

  /// - Parameter folder: the absolute folder that paths are relative to.
  package init(_ text: String, from folder: FilePath) {
    self.text = text
    // Joins the paths as text, because the system has to resolve `..` after a link. A deleted current folder has no
    // path.
    place = text.isEmpty || text.hasPrefix("/") || !folder.isAbsolute ? text : folder.string + "/" + text
  }

  private init(_ text: String, place: String) { (self.text, self.place) = (text, place) }

  /// Returns a path in the folder.
  package func appending(_ path: String) -> GivenPath {
    GivenPath(FilePath(text).appending(path).string, place: FilePath(place).appending(path).string)
  }
}
