import StructuredText

/// A unit as a row of a table, with names for its fields.
struct ExchangeRow {
  enum Column: Int, CaseIterable {
    case file
    case sourceLanguage, targetLanguage
    case id, source, target, state, note

    /// The names of all columns, in order.
    static let names = allCases.map { "\($0)" }

    var name: String { Self.names[rawValue] }

    init?(name: String) {
      guard let position = Self.names.firstIndex(of: name) else { return nil }
      self.init(rawValue: position)
    }
  }

  /// The texts of all columns, in order.
  private(set) var texts = [String?](repeating: nil, count: Column.allCases.count)
  var line = 1
  var column = 1

  /// The state of machine translations, for which XLIFF has a qualifier.
  static let machineState = "machine-translated"
  /// The value of the state column for strings that are not to be translated.
  static let fixedState = "do-not-translate"

  init() {}

  init(_ unit: XLIFFUnit, of file: XLIFFFile) {
    let isMachine = unit.target?.qualifier != nil
    let state = isMachine ? Self.machineState : unit.target?.state ?? ""
    texts = [
      file.original, file.sourceLanguage, file.targetLanguage, unit.id, unit.source?.joined ?? "",
      unit.target?.text.joined ?? "", unit.isTranslatable ? state : Self.fixedState, unit.note,
    ]
  }

  subscript(column: Column) -> String? {
    get { texts[column.rawValue] }
    set { texts[column.rawValue] = newValue }
  }

  var unit: XLIFFUnit {
    var unit = XLIFFUnit(id: self[.id] ?? "")
    (unit.line, unit.column) = (line, column)
    unit.source = self[.source].map { .plain($0) }
    unit.note = self[.note] ?? ""
    let (target, state) = (self[.target] ?? "", self[.state] ?? "")
    unit.isTranslatable = state != Self.fixedState
    let isMachine = state == Self.machineState
    // People clear a cell to have the text translated again, so an empty one removes no translation.
    let isBlank = target.allSatisfy(\.isWhitespace) && self[.source]?.allSatisfy(\.isWhitespace) == false
    if !isBlank, !target.isEmpty || !state.isEmpty && unit.isTranslatable {
      let name = isMachine ? "translated" : state.isEmpty || !unit.isTranslatable ? nil : state
      unit.target = .init(.plain(target), state: name, qualifier: isMachine ? "leveraged-mt" : nil)
      unit.target?.isTakenForReview = !target.isEmpty && target != self[.source]
    }
    return unit
  }

  /// A file with only this row.
  fileprivate var file: XLIFFFile {
    var file = XLIFFFile(
      original: self[.file] ?? "", sourceLanguage: self[.sourceLanguage] ?? "",
      targetLanguage: self[.targetLanguage] ?? "", units: [unit])
    (file.line, file.column) = (line, column)
    return file
  }
}

extension [ExchangeRow] {
  /// Returns the rows grouped by file and language, in order of first occurrence.
  func files() throws(ParseError) -> [XLIFFFile] {
    let files = map(\.file).joined
    for file in files { try file.checkOriginal() }
    return files
  }
}
