import FileSystem

/// The strex release that CI files use.
struct StrexRelease {
  /// `OWNER/NAME` on GitHub. The repository of this executable if it is a release build.
  let repository: String
  /// Whether the user has to replace `OWNER`.
  let needsOwner: Bool
  let version: String

  init(repository: String? = Build.repository, version: String = Version.current) {
    (self.repository, needsOwner) = (repository ?? "OWNER/strex", repository == nil)
    self.version = version
  }

  var tag: String { "v" + version }
  /// The container image. Its name must be in lower case.
  var image: String { "ghcr.io/\(needsOwner ? repository : repository.lowercased()):\(version)" }
}
