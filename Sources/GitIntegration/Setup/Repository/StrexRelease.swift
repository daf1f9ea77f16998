import Workspace

/// The release of strex that files for servers name.
struct StrexRelease {
  /// `OWNER/NAME` on GitHub; that of this executable if it is of a release.
  let repository: String
  /// Whether somebody has to write the true owner in place of `OWNER`.
  let needsOwner: Bool
  let version: String

  init(repository: String? = Build.repository, version: String = Version.current) {
    (self.repository, needsOwner) = (repository ?? "OWNER/strex", repository == nil)
    self.version = version
  }

  var tag: String { "v" + version }
  /// The container image, whose name has to be in lower case.
  var image: String { "ghcr.io/\(needsOwner ? repository : repository.lowercased()):\(version)" }
}
