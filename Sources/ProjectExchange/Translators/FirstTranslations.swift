import ProjectModel
import StringCatalog
import StringExchange
import TextBasics

/// The first translation of each unit, across all parts of all files. If two translations contradict each other, the
/// later one does not replace the first.
struct FirstTranslations {
  private struct Place: Hashable {
    let path: FilePath
    let language: String
  }

  private var texts: [Place: [UTF8Key: ExchangeText]] = [:]

  /// Returns a part without the units that have another translation before, and remarks about these units.
  mutating func rest(of part: XLIFFFile, for path: FilePath) -> (part: XLIFFFile, remarks: [ImportRemark]) {
    let language = LanguageCode(part.targetLanguage)?.withoutDefaults.text ?? part.targetLanguage
    let place = Place(path: path, language: language)
    let before = texts[place] ?? [:]
    var (rest, repeated): ([XLIFFUnit], [XLIFFUnit]) = ([], [])
    for unit in part.units {
      guard let text = Self.finished(unit), let old = before[UTF8Key(unit.id)], old != text else {
        rest.append(unit)
        continue
      }
      repeated.append(unit)
    }
    for unit in rest {
      let key = UTF8Key(unit.id)
      if let text = Self.finished(unit), texts[place]?[key] == nil { texts[place, default: [:]][key] = text }
    }
    let remarks = repeated.map { ImportRemark(reason: .repeated, unit: $0.id, line: $0.line, column: $0.column) }
    return (part.having(rest), remarks)
  }

  private static func finished(_ unit: XLIFFUnit) -> ExchangeText? {
    unit.target.flatMap { StringUnit.State($0) == nil || $0.text.isEmpty ? nil : $0.text }
  }
}

extension XLIFFFile {
  func having(_ units: [XLIFFUnit]) -> XLIFFFile {
    var part = self
    part.units = units
    return part
  }
}
