import StringCatalog
import TextBasics

/// One `<file>` of an XLIFF: the units of one catalog for one language.
public struct XLIFFFile: Sendable, Equatable {
  /// The catalog's path from the folder of the project.
  public var original: String
  public var sourceLanguage: String
  /// Empty where the file names none.
  public var targetLanguage: String
  public var units: [XLIFFUnit]
  /// Where it begins; 1:1 in files that are made.
  public var line = 1
  public var column = 1

  public init(original: String, sourceLanguage: String, targetLanguage: String, units: [XLIFFUnit]) {
    (self.original, self.sourceLanguage) = (original, sourceLanguage)
    (self.targetLanguage, self.units) = (targetLanguage, units)
  }

  /// - Parameter original: the catalog's path from the folder of the project.
  public init(original: String, sourceLanguage: String, targetLanguage: String, exporting units: [ExchangeUnit]) {
    self.init(
      original: original, sourceLanguage: sourceLanguage, targetLanguage: targetLanguage,
      units: units.map { XLIFFUnit($0) })
  }
}

extension XLIFFFile {
  /// Without the state that says that a translation is done: Xcode writes none for tables.
  public var asOfTable: XLIFFFile {
    var file = self
    for index in file.units.indices where file.units[index].target?.state == "translated" {
      file.units[index].target?.state = nil
    }
    return file
  }
}

/// One `<trans-unit>`.
public struct XLIFFUnit: Sendable, Equatable {
  public var id: String
  public var source: ExchangeText?
  public var target: Target?
  public var note = ""
  public var isNoteGenerated = false
  public var isTranslatable = true
  /// Whether its translation has elements in its text, of which the text alone is taken.
  public var hasInlineElements = false
  public var line = 1
  public var column = 1

  public struct Target: Sendable, Equatable {
    public var text: ExchangeText
    /// `translated`, `needs-review-l10n`; `nil` where the file has none.
    public var state: String?
    public var qualifier: String?
    /// Whether a text that is not finished is taken, for review: who edits a table of units leaves the column of states as it
    /// is.
    var isTakenForReview = false

    public init(_ text: ExchangeText, state: String?, qualifier: String? = nil) {
      (self.text, self.state, self.qualifier) = (text, state, qualifier)
    }

    init(_ target: ExchangeUnit.Target) {
      self.init(target.text, state: target.state.exchangeName, qualifier: target.state.exchangeQualifier)
    }
  }

  public init(id: String) { self.id = id }

  /// Whether it has a text in its language, finished or not.
  public var hasTranslation: Bool { target?.text.isEmpty == false }

  public init(_ unit: ExchangeUnit) {
    id = unit.id
    (source, note) = (unit.source, unit.note)
    (isNoteGenerated, isTranslatable) = (unit.isNoteGenerated, unit.isTranslatable)
    target = unit.target.map { Target($0) }
  }
}

extension XLIFFFile {
  /// The language that the file is for, as the catalog spells it.
  /// - Parameter others: further languages of the project.
  /// - Throws: where the file is for no language, or for one that no folder can be named by, or was made from texts of
  ///   another than the catalog has.
  public func language(for catalog: Catalog, or others: [String] = []) throws(ExchangeProblem) -> String {
    guard !targetLanguage.isEmpty else { throw problem("the file does not say which language it is for") }
    guard LanguageName.isPlain(targetLanguage) || LanguageCode(targetLanguage) != nil else {
      throw problem("\(TerminalSafeText.quoted(targetLanguage)) is no name of a language")
    }
    guard case .known = LanguageMatch(sourceLanguage, among: [catalog.sourceLanguage]) else {
      let languages = [sourceLanguage, catalog.sourceLanguage].map(TerminalSafeText.word)
      throw problem("the file was translated from \(languages[0]), and the catalog's language is \(languages[1])")
    }
    if case .known(let name) = match(in: catalog, or: others) { return name }
    return LanguageCode(targetLanguage)?.text ?? targetLanguage
  }

  /// Prefers the languages of the catalog to other languages of the project.
  private func match(in catalog: Catalog, or others: [String]) -> LanguageMatch {
    let own = [catalog.sourceLanguage] + catalog.languages.filter { $0 != catalog.sourceLanguage }
    let match = LanguageMatch(targetLanguage, among: own)
    if case .known = match { return match }
    return LanguageMatch(targetLanguage, among: own + others.filter { !own.contains($0) })
  }

  /// Says that neither the catalog nor its project has the language of the file; `nil` where one of them does, and for the
  /// first language that a project is translated into.
  package func newLanguage(for catalog: Catalog, or others: [String]) -> ExchangeProblem? {
    guard case .unknown(let candidates) = match(in: catalog, or: others) else { return nil }
    if (catalog.languages + others).allSatisfy({ $0 == catalog.sourceLanguage || PseudoLanguage.contains($0) }) {
      return nil
    }
    let names = candidates.map { TerminalSafeText.word($0) }.joined(separator: " or ")
    let meant = candidates.isEmpty ? "" : "; it may mean \(names)"
    return problem("the catalog has no language \(TerminalSafeText.word(targetLanguage))\(meant)")
  }

  private func problem(_ message: String) -> ExchangeProblem {
    ExchangeProblem(message, line: line, column: column)
  }
}
