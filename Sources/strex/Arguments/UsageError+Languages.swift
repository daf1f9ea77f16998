import FileSystem
import StringCatalog
import TextBasics

extension UsageError {
  /// - Throws: for the first value of `--language` that is not a language identifier.
  static func demandIdentifiers(of languages: [String]) throws(UsageError) {
    guard let wrong = languages.first(where: { !LanguageName.isPlain($0) }) else { return }
    throw UsageError("--language needs a language identifier, not \(TerminalSafeText.word(wrong))")
  }
}
