import StringCatalog
import StructuredText
import TextBasics

/// One `<file>` of an XLIFF: the units of a single catalog for one language.
public struct XLIFFFile: Sendable, Equatable {
  /// The catalog's path relative to the project folder.
  public var original: String
  public var sourceLanguage: String
  /// Empty if the file declares none.
  public var targetLanguage: String
  public var units: [XLIFFUnit]
  /// The line where it begins, or 1 in a file that was not read.
  public var line = 1
  public var column = 1

  public init(original: String, sourceLanguage: String, targetLanguage: String, units: [XLIFFUnit]) {
    (self.original, self.sourceLanguage) = (original, sourceLanguage)
    (self.targetLanguage, self.units) = (targetLanguage, units)
  }

  /// - Parameter original: the catalog's path relative to the project folder.
  public init(original: String, sourceLanguage: String, targetLanguage: String, exporting units: [ExchangeUnit]) {
    self.init(
      original: original, sourceLanguage: sourceLanguage, targetLanguage: targetLanguage,
      units: units.map { XLIFFUnit($0) })
  }
}

extension XLIFFFile {
  /// The file without the state for finished translations, which Xcode does not write for tables.
  public var asOfTable: XLIFFFile {
    var file = self
    for index in file.units.indices where file.units[index].target?.state == "translated" {
      file.units[index].target?.state = nil
    }
    return file
  }
}

extension [XLIFFFile] {
  /// The files with all units of a catalog and language in one file, in order of first occurrence. An import reads the
  /// whole catalog for each file.
  package var joined: [XLIFFFile] {
    var files: [XLIFFFile] = []
    var positions: [[UTF8Key]: Int] = [:]
    for file in self {
      let key = [file.original, file.sourceLanguage, file.targetLanguage].map { UTF8Key($0) }
      if let position = positions[key] {
        files[position].units += file.units
      } else {
        positions[key] = files.count
        files.append(file)
      }
    }
    return files
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
  /// Whether its translation contains elements, of which only the text is imported.
  public var hasInlineElements = false
  public var line = 1
  public var column = 1

  public struct Target: Sendable, Equatable {
    public var text: ExchangeText
    /// `translated`, `needs-review-l10n`, or `nil` if the file has none.
    public var state: String?
    public var qualifier: String?
    /// Whether an unfinished text is imported for review, because people who edit a table of units do not change the
    /// column of states.
    var isTakenForReview = false

    public init(_ text: ExchangeText, state: String?, qualifier: String? = nil) {
      (self.text, self.state, self.qualifier) = (text, state, qualifier)
    }

    init(_ target: ExchangeUnit.Target) {
      self.init(target.text, state: target.state.exchangeName, qualifier: target.state.exchangeQualifier)
    }
  }

  public init(id: String) { self.id = id }

  /// Whether it has a string in its language, finished or not.
  public var hasTranslation: Bool { target?.text.isEmpty == false }

  public init(_ unit: ExchangeUnit) {
    id = unit.id
    (source, note) = (unit.source, unit.note)
    (isNoteGenerated, isTranslatable) = (unit.isNoteGenerated, unit.isTranslatable)
    target = unit.target.map { Target($0) }
  }
}

extension XLIFFFile {
  /// Returns the language of the file as the catalog writes it.
  /// - Parameter languages: the languages of the catalog, and further ones of the project.
  /// - Throws: if the file has no language or an invalid one, or was made from another source language than the
  ///   catalog's.
  package func language(for catalog: Catalog, among languages: ImportLanguages) throws(ParseError) -> String {
    guard !targetLanguage.isEmpty else { throw problem("the file does not specify its target language") }
    guard case .known = LanguageMatch(sourceLanguage, among: [catalog.sourceLanguage]) else {
      let languages = [sourceLanguage, catalog.sourceLanguage].map(TerminalSafeText.word)
      throw problem("the source language is \(languages[0]) in the file, but \(languages[1]) in the catalog")
    }
    if case .known(let name) = languages.match(targetLanguage) { return name }
    let code = LanguageCode(targetLanguage)?.text
    let correction = LanguageName.correction(of: targetLanguage)
    if let name = correction?.name, name != code, correction?.isIdentifier == false {
      let hint = "did you mean \(TerminalSafeText.word(name))?"
      throw problem("\(TerminalSafeText.quoted(targetLanguage)) is not a language identifier (\(hint))")
    }
    guard LanguageName.isPlain(targetLanguage) || code != nil else {
      throw problem("\(TerminalSafeText.quoted(targetLanguage)) is not a language identifier")
    }
    return correction?.name ?? code ?? targetLanguage
  }

  /// Returns the problem that neither the catalog nor its project has the language of the file, or `nil` if one of them
  /// has it, and for the first language that a project is translated into.
  package func newLanguage(among languages: ImportLanguages) -> ParseError? {
    guard case .unknown(let candidates) = languages.match(targetLanguage), languages.hasTranslations else { return nil }
    let names = candidates.map { TerminalSafeText.word($0) }.joined(separator: " or ")
    let meant = candidates.isEmpty ? "" : " (did you mean \(names)?)"
    return problem("the catalog has no language \(TerminalSafeText.word(targetLanguage))\(meant)")
  }

  private func problem(_ message: String) -> ParseError { ParseError(message, line: line, column: column) }
}

/// The languages of a catalog and its project, for matching the languages of many files.
package struct ImportLanguages: Sendable {
  private var own: LanguageIndex
  private var all: LanguageIndex
  private let named: Set<String>
  /// Whether there is another language than the source language, without pseudo-languages.
  private(set) var hasTranslations: Bool

  /// - Parameters:
  ///   - others: further languages of the project.
  ///   - named: the languages that the imported files name. A language with another name is never treated as one of
  ///     them.
  package init(of catalog: Catalog, and others: [String] = [], beside named: Set<String> = []) {
    self.named = named
    own = LanguageIndex([catalog.sourceLanguage] + catalog.languages)
    all = own
    for language in others { all.add(language) }
    hasTranslations = all.names.contains { $0 != catalog.sourceLanguage && !PseudoLanguage.contains($0) }
  }

  /// Returns whether the catalog has a text in a language.
  func contains(_ language: String) -> Bool { own.contains(language) }

  /// Adds a language to those of the catalog.
  package mutating func add(_ language: String) {
    own.add(language)
    all.add(language)
    hasTranslations = hasTranslations || language != own.names.first && !PseudoLanguage.contains(language)
  }

  /// Whether the order of the languages matters.
  var haveTies: Bool { all.hasTies }

  /// The languages without those that only the project has.
  var ofCatalog: ImportLanguages {
    var languages = self
    languages.all = own
    return languages
  }

  /// Prefers the languages of the catalog to other languages of the project.
  fileprivate func match(_ name: String) -> LanguageMatch {
    var match = own.match(name)
    if case .unknown = match { match = all.match(name) }
    // Texts in "pt-BR" must not replace those in "pt".
    if case .known(let other) = match, other != name, named.contains(other),
      LanguageCode(other)?.withoutDefaults != LanguageCode(name)?.withoutDefaults
    {
      return .unknown(candidates: [other])
    }
    return match
  }
}
