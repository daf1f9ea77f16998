import StringCatalog
import TextBasics

/// Why a tool did not do what it was asked for, in words that help to ask better.
struct ToolProblem: Error, Equatable {
  /// Sentences without full stop, one each.
  let sentences: [String]

  init(_ sentence: String) { sentences = [sentence] }

  init(_ sentences: [String]) { self.sentences = sentences }
}

extension ToolProblem {
  /// A word that names nothing, with what it may be instead.
  static func unknown(_ noun: String, _ word: String, known: [String]) -> ToolProblem {
    let list = known.prefix(40).map { TerminalSafeText.word($0) }.joined(separator: ", ")
    let choice = known.isEmpty ? "there are none" : "there are \(list)"
    return ToolProblem("there is no \(noun) \(TerminalSafeText.word(word)): \(choice)")
  }

  /// The same problem with the argument that lets it pass.
  func allowing(_ argument: String) -> ToolProblem {
    ToolProblem([sentences[0] + "; \(argument) allows it nevertheless"] + sentences.dropFirst())
  }

  /// - Throws: for a word that no language is called.
  static func demandName(ofLanguage language: String) throws(ToolProblem) {
    if LanguageName.isPlain(language) { return }
    throw ToolProblem("\(TerminalSafeText.word(language)) is no name of a language")
  }
}
