import Diagnostics
import FileSystem
import StringCatalog
import TextBasics

/// The reason why a tool failed, with sentences that help a model to correct its request.
struct ToolError: Error, Equatable {
  /// Sentences without full stops.
  let sentences: [String]

  init(_ sentence: String) { sentences = [sentence] }

  init(_ sentences: [String]) { self.sentences = sentences }
}

extension ToolError {
  /// Creates the error about an unknown name, with the name that is probably meant, or else with all known names.
  static func unknown(_ noun: String, _ word: String, known: [String]) -> ToolError {
    let hint = Spelling.hint(for: word, in: known)
    if !hint.isEmpty { return ToolError("unknown \(noun) \(TerminalSafeText.word(word))\(hint)") }
    let list = known.prefix(40).map { TerminalSafeText.word($0) }.joined(separator: ", ")
    let choice = known.isEmpty ? "there are none" : "known: \(list)"
    return ToolError("unknown \(noun) \(TerminalSafeText.word(word)) (\(choice))")
  }

  /// Creates the error about a file that cannot be written.
  static func unwritable(_ problem: FileError) -> ToolError {
    ToolError("\(TerminalSafeText.escaped(problem.path)) cannot be written: \(problem.reason)")
  }

  /// - Throws: a sentence for each of the errors, because they prevent writing.
  static func demandNone(of errors: [Diagnostic]) throws(ToolError) {
    if !errors.isEmpty { throw ToolError(["nothing was written"] + errors.map { DiagnosticText.line($0) }) }
  }

  /// Returns the error with a hint about the argument that allows the request.
  func allowing(_ argument: String) -> ToolError {
    ToolError([sentences[0] + "; set \(argument) to allow it"] + sentences.dropFirst())
  }

  /// - Throws: if a word is not the identifier of a language.
  static func demandName(ofLanguage language: String) throws(ToolError) {
    if let problem = LanguageName.problem(of: language) { throw ToolError(problem) }
  }
}
