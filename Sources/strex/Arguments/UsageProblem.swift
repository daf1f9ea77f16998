/// What is wrong with the command line.
struct UsageProblem: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// A word that means nothing here, with the nearest that does.
  static func unknown(_ kind: String, _ word: String, known: [String]) -> UsageProblem {
    let hint = Spelling.nearest(to: word, in: known).map { "; did you mean ‘\($0)’?" } ?? ""
    return UsageProblem("unknown \(kind) ‘\(word)’\(hint)")
  }
}
