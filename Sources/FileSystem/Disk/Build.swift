/// The origin of this executable. `.ci/stamp` rewrites this file in the checkout that a release is built from, and the
/// change is never committed. A plugin that asks git would not run in all builds.
package enum Build {
  /// The commit of a release, or `nil` for a build from source.
  package static let commit: String? = nil
  /// The repository of a release on GitHub, `OWNER/NAME`, or `nil` for a build from source.
  package static let repository: String? = nil
}
