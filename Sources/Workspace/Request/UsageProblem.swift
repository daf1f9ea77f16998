/// What is wrong with the command line.

import Findings

package struct UsageProblem: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// A word that means nothing here, with the nearest that does.
  package static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageProblem {
    UsageProblem("unknown \(kind) ‘\(word)’" + Spelling.hint(for: word, in: known))
  }
}
