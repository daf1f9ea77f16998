/// Where this executable comes from. `.ci/stamp` writes this file anew in the checkout that a release is built from, and
/// the change is never committed: a plugin that asks git would not run in all builds.
package enum Build {
  /// The commit of a release; `nil` for what somebody built from source.
  package static let commit: String? = nil
  /// The repository of a release on GitHub, `OWNER/NAME`; `nil` for what somebody built from source.
  package static let repository: String? = nil
}
