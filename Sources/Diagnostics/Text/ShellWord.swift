import TextBasics

/// Quotes texts as words of a shell's command line.
package enum ShellWord {
  /// Returns the text unchanged if every shell parses it as one word, otherwise in single quotes.
  package static func quotedIfNeeded(_ text: String) -> String {
    let plain = text.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDecimalDigit || "-_./+=:@,".utf8.contains(byte)
    }
    return plain && !text.isEmpty ? text : quoted(text)
  }

  /// Returns the text in single quotes, as bash and zsh parse it.
  package static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
