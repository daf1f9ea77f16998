/// The version of strex, by the rules of semantic versioning.
package enum Version {
  package static let current = "0.1.0"
  /// The date of that version, for the manual page.
  package static let date = "2026-11-21"
}
