import Diagnostics
import TextBasics

/// A problem with the command line.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// Reports an unknown word and suggests the nearest known word, or else lists all known words if they are few.
  package static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageError {
    UsageError("unknown \(kind) \(TerminalSafeText.word(word))" + Spelling.choice(for: word, in: known))
  }

  /// - Throws: for the first word that is unknown.
  package static func demand(_ words: [String], _ kind: String, among known: Set<String>) throws(UsageError) {
    if let word = words.first(where: { !known.contains($0) }) { throw .unknown(kind, word, known: known.sorted()) }
  }
}
