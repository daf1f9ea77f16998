/// What is wrong with the command line.
struct UsageProblem: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// A word that means nothing here, with the nearest that does.
  static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageProblem {
    UsageProblem("unknown \(kind) ‘\(word)’" + Spelling.hint(for: word, in: known))
  }
}
