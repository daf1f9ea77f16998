import TextBasics

/// The identifiers that catalogs have for languages.
package enum LanguageName {
  /// Whether an identifier consists of letters, digits and what joins them, so that files and folders may be named by it.
  package static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDecimalDigit || $0 == .minus || $0 == .underscore }
  }
}
