/// The version of strex, according to semantic versioning.
package enum Version {
  package static let current = "0.1.0"
  /// The date of that version, for the manual page.
  package static let date = "2026-11-21"

  /// The version with its commit and kind of build: `0.1.0 (commit 0123456789ab, release build)`.
  package static var described: String {
    "\(current) (\(Build.commit.map { "commit \($0)" } ?? "from source"), \(kind) build)"
  }

  private static var kind: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
