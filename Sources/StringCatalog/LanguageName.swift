import TextBasics

/// The language identifiers in catalogs.
package enum LanguageName {
  /// Returns whether an identifier consists of letters, digits and separators, so that it can be a file or folder name.
  package static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDecimalDigit || $0 == .minus || $0 == .underscore }
  }

  /// Returns whether it can be a folder name. A modifier (`sr@latin`), which translation services use, is allowed.
  package static func canNameFolder(_ name: String) -> Bool { isPlain(name.filter { $0 != "@" }) }
}
