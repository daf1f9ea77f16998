/// A unit as a row of a table, with names for its fields.
struct ExchangeRow {
  enum Column: String, CaseIterable {
    case file
    case sourceLanguage, targetLanguage
    case id, source, target, state, note
  }

  var cells: [Column: String] = [:]
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
    cells = [
      .file: file.original, .sourceLanguage: file.sourceLanguage, .targetLanguage: file.targetLanguage, .id: unit.id,
      .source: unit.source?.joined ?? "", .target: unit.target?.text.joined ?? "",
      .state: unit.isTranslatable ? state : Self.fixedState, .note: unit.note,
    ]
  }

  var unit: XLIFFUnit {
    var unit = XLIFFUnit(id: cells[.id] ?? "")
    (unit.line, unit.column) = (line, column)
    unit.source = cells[.source].map(ExchangeText.plain)
    unit.note = cells[.note] ?? ""
    let (target, state) = (cells[.target] ?? "", cells[.state] ?? "")
    unit.isTranslatable = state != Self.fixedState
    let isMachine = state == Self.machineState
    if !target.isEmpty || !state.isEmpty && unit.isTranslatable {
      let name = isMachine ? "translated" : state.isEmpty || !unit.isTranslatable ? nil : state
      unit.target = .init(.plain(target), state: name, qualifier: isMachine ? "leveraged-mt" : nil)
      unit.target?.isTakenForReview = !target.isEmpty && target != cells[.source]
    }
    return unit
  }
}

extension [ExchangeRow] {
  /// Returns the rows grouped by file and language, in order of first occurrence.
  func files() throws(ExchangeError) -> [XLIFFFile] {
    var files: [XLIFFFile] = []
    var positions: [[String]: Int] = [:]
    for row in self {
      let key = [ExchangeRow.Column.file, .sourceLanguage, .targetLanguage].map { row.cells[$0] ?? "" }
      if let position = positions[key] {
        files[position].units.append(row.unit)
      } else {
        positions[key] = files.count
        var file = XLIFFFile(original: key[0], sourceLanguage: key[1], targetLanguage: key[2], units: [row.unit])
        (file.line, file.column) = (row.line, row.column)
        try file.checkOriginal()
        files.append(file)
      }
    }
    return files
  }
}
