import ProjectModel
import StringCatalog
import StringExchange
import TextBasics

/// How an import judges the files that it takes translations from.
package struct ImportChoices: Sendable {
  /// Whether each text that waits for its translator is named.
  package var namesPending = false
  /// Whether languages are taken that neither the catalog nor its project has.
  package var addsLanguages = false
  /// Whether source texts that differ only in white space are the same.
  package var ignoresWhitespace = false
  /// The languages of the project.
  package var languages: [String] = []
  /// Returns how the texts of a catalog are checked; `nil` to take them whatever their format specifiers are.
  package var check: (@Sendable (_ catalog: FilePath) -> ImportOptions.Check)?

  package init() {}

  /// How an import judges the translations of a catalog, or of the tables that it represents.
  func options(for catalog: FilePath, isTable: Bool) -> ImportOptions {
    ImportOptions(isTable: isTable, ignoresWhitespace: ignoresWhitespace, check: check?(catalog))
  }

  /// The language of the catalog or of the project that a part is for.
  /// - Parameter hasTranslations: whether there is something to take; whether the part has a translation unless given.
  /// - Throws: also for a language that is new, unless that was asked for.
  func language(
    of part: XLIFFFile, for catalog: Catalog, hasTranslations: Bool? = nil
  ) throws(ExchangeProblem) -> String {
    let language = try part.language(for: catalog, or: languages)
    let isTaken = hasTranslations ?? part.units.contains(where: \.hasTranslation)
    guard isTaken, !addsLanguages, var problem = part.newLanguage(for: catalog, or: languages) else { return language }
    problem.message += "; --add-language adds \(TerminalSafeText.word(language))"
    throw problem
  }
}
