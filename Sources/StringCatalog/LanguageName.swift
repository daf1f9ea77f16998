import TextBasics

/// The language identifiers in catalogs.
package enum LanguageName {
  /// Returns whether an identifier consists of letters, digits and separators, so that it can be a file or folder name.
  package static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDecimalDigit || $0 == .minus || $0 == .underscore }
  }

  /// Returns a sentence about a name that is not an identifier, or `nil` for an identifier.
  package static func problem(of name: String) -> String? {
    isPlain(name) ? nil : "\(TerminalSafeText.word(name)) is not a language identifier"
  }

  /// Returns whether it can be a folder name. A modifier (`sr@latin`), which translation services use, is allowed.
  package static func canNameFolder(_ name: String) -> Bool { isPlain(name.filter { $0 != "@" }) }
}
