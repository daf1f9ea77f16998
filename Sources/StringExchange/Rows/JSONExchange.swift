import StructuredText
import TextBasics

/// Units as JSON, one object for each unit.
///
///     {"version": 1,
///      "units": [{"file", "sourceLanguage", "targetLanguage", "id", "source", "target", "state", "note"}]}
///
/// The members are the columns of the table for spreadsheets; empty ones are left out.
public enum JSONExchange {
  public static let version = 1

  public static func bytes(of files: [XLIFFFile]) -> [UInt8] {
    var json = JSONWriter(style: .xcode)
    json.object { json in
      json.member("version", version)
      json.objects("units", files.flatMap { file in file.units.map { ExchangeRow($0, of: file) } }) { json, row in
        for column in ExchangeRow.Column.allCases {
          let text = row[column] ?? ""
          json.member(column.name, text.isEmpty && column != .id && column != .source ? nil : text)
        }
      }
    }
    return json.bytes + [.lineFeed]
  }

  /// - Throws: an error at the first place that is not valid.
  public static func files(in bytes: ContiguousArray<UInt8>) throws(ParseError) -> [XLIFFFile] {
    let root = try JSONDocument(bytes).root
    guard root["version"]?.int == version, let units = root["units"], units.kind == .array else {
      throw root.problem("not a list of units in format version \(version)")
    }
    var rows: [ExchangeRow] = []
    for unit in units.elements { rows.append(try row(unit)) }
    return try rows.files()
  }

  private static func row(_ unit: JSONNode) throws(ParseError) -> ExchangeRow {
    guard unit["id"]?.string != nil else { throw unit.problem("a unit has no id") }
    var row = ExchangeRow()
    (row.line, row.column) = unit.location
    for member in unit.members {
      guard let column = ExchangeRow.Column(name: member.name) else { continue }
      guard let text = member.value.string else {
        throw member.value.problem("\(TerminalSafeText.quoted(column.name)) is not a string")
      }
      row[column] = text
    }
    return row
  }
}
