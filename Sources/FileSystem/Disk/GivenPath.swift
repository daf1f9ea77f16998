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

  /// - Parameters:
  ///   - text: the path as messages print it.
  ///   - place: the absolute path.
  package init(_ text: String, place: String) { (self.text, self.place) = (text, place) }

  /// Returns a path in the folder.
  package func appending(_ path: String) -> GivenPath {
    GivenPath(FilePath(text).appending(path).string, place: FilePath(place).appending(path).string)
  }
}

extension GivenPath {
  /// Fails if a symbolic link would decide where an output is written, because a repository may contain any link.
  ///
  /// The output itself must not be a link. Neither must a folder on the path to it, if the folder is in the work tree,
  /// in the current folder, or in the output. Other folders of the user, such as `/tmp` on macOS, may be links.
  /// - Parameter path: the relative path of a file in the output.
  package func demandNoLinks(to path: String = "") throws(FileError) {
    let named = text.split(separator: "/")
    let inner = path.split(separator: "/")
    guard !named.isEmpty else { return }
    let components = place.split(separator: "/")
    let checked = text.hasPrefix("/") ? checkedCount(components) : named.count
    var (prefix, printed) = ("", text.hasPrefix("/") ? "" : ".")
    for (position, component) in (components + inner).enumerated() {
      prefix += "/" + component
      if position >= components.count - named.count { printed += "/" + component }
      guard position >= components.count - checked, component != "..", component != "." else { continue }
      if try FileStatus.ifThere(prefix, followsLinks: false)?.kind == .link { throw .link(FilePath(printed).string) }
    }
  }

  /// Returns the number of last components of an absolute path that must not be links: the components in the work tree,
  /// and the last one, unless it is directly below the root.
  private func checkedCount(_ components: [Substring]) -> Int {
    let tops = components.indices.filter { end in
      FileStatus.exists("/" + components[...end].joined(separator: "/") + "/.git")
    }
    return max(tops.last.map { components.count - 1 - $0 } ?? 0, components.count > 1 ? 1 : 0)
  }
}
