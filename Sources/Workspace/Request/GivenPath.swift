import ProjectLayout

/// A file or folder as somebody names it.
package struct GivenPath: Hashable, Sendable {
  /// As it was written, which is how messages print it.
  package let text: String
  /// Where it leads: absolute, links and all.
  package let place: String

  /// - Parameter folder: where relative paths start, absolute.
  package init(_ text: String, from folder: FilePath) {
    self.text = text
    // Joined as text, because `..` behind a link is the system's to follow. A current folder that is gone has no path.
    place = text.isEmpty || text.hasPrefix("/") || !folder.isAbsolute ? text : folder.string + "/" + text
  }
}
