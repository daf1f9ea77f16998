import TextBasics

/// The identifiers that catalogs have for languages.
package enum LanguageName {
  /// Whether an identifier consists of letters, digits and what joins them, so that files and folders may be named by it.
  package static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDecimalDigit || $0 == .minus || $0 == .underscore }
  }

  /// Whether folders may be named by it: also one with a modifier (`sr@latin`), as translators' services name them.
  package static func canNameFolder(_ name: String) -> Bool { isPlain(name.filter { $0 != "@" }) }
}
