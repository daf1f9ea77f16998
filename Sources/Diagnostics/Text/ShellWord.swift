import TextBasics

/// Quotes texts as words of a shell's command line.
package enum ShellWord {
  /// The text itself where every shell takes it for one word, otherwise in single quotes.
  package static func quotedIfNeeded(_ text: String) -> String {
    let plain = text.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDecimalDigit || "-_./+=:@,".utf8.contains(byte)
    }
    return plain && !text.isEmpty ? text : quoted(text)
  }

  /// The text in single quotes, as bash and zsh read it.
  package static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
