import StringTables
import StructuredText
import TextBasics

/// Units as comma-separated values according to RFC 4180, one row for each unit, for spreadsheets.
public enum CSVExchange {
  /// Spreadsheets recognize UTF-8 by this mark. Without it they show and save wrong characters.
  fileprivate static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the file with column names in the first line.
  public static func bytes(of files: [XLIFFFile]) -> [UInt8] {
    var bytes = byteOrderMark
    append(ExchangeRow.Column.names, to: &bytes)
    for file in files {
      for unit in file.units {
        append(ExchangeRow(unit, of: file).texts.map { FormulaGuard.guarded($0 ?? "") }, to: &bytes)
      }
    }
    return bytes
  }

  /// Appends a line.
  private static func append(_ cells: [String], to bytes: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(.comma) }
      append(cell.utf8, to: &bytes)
    }
    bytes += [.carriageReturn, .lineFeed]
  }

  private static func append(_ cell: String.UTF8View, to bytes: inout [UInt8]) {
    guard cell.first == .space || cell.last == .space || cell.contains(where: isSpecial) else {
      bytes += cell
      return
    }
    bytes.append(.quote)
    for byte in cell {
      if byte == .quote { bytes.append(.quote) }
      bytes.append(byte)
    }
    bytes.append(.quote)
  }

  /// Whether a cell that contains this byte needs quotation marks.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case .comma, .quote, .carriageReturn, .lineFeed, .semicolon, .tab: true
    default: false
    }
  }

  /// Reads a table with columns separated by commas, semicolons, tabs, or the character in a line `sep=;` before the
  /// column names. Unknown columns are ignored, and the columns may have any order. The file is UTF-8, or UTF-16 with a
  /// byte order mark, which spreadsheets save as “Unicode text”.
  /// - Throws: an error at the first place that is not valid, or an error for another encoding.
  public static func files(in bytes: ContiguousArray<UInt8>) throws(ParseError) -> [XLIFFFile] {
    let bytes = try unicode(bytes)
    var scanner = CSVScanner(bytes)
    let head = try scanner.row()
    let columns = head?.cells.map { ExchangeRow.Column(name: $0) } ?? []
    for needed in [ExchangeRow.Column.file, .sourceLanguage, .targetLanguage, .id, .source, .target]
    where !columns.contains(needed) {
      let name = TerminalSafeText.word(needed.name)
      throw ParseError("the first line has no \(name) column")
    }
    var rows: [ExchangeRow] = []
    while let (cells, line) = try scanner.row() {
      // Spreadsheets also save empty rows that have borders.
      if isBlank(cells) { continue }
      guard cells.count == columns.count else {
        let count = "\(cells.count) column\(cells.count == 1 ? "" : "s")"
        let message = "the row has \(count), but the first line has \(columns.count)"
        throw ParseError(message, line: line)
      }
      var row = ExchangeRow()
      row.line = line
      for case (let column?, let cell) in zip(columns, cells) { row[column] = FormulaGuard.removed(from: cell) }
      rows.append(row)
    }
    return try rows.files()
  }

  /// Returns all rows of a table with any columns, without empty rows.
  /// - Throws: an error at the first place that is not valid, or an error for another encoding.
  package static func rows(
    in bytes: ContiguousArray<UInt8>
  ) throws(ParseError) -> [(cells: [String], line: Int)] {
    var scanner = CSVScanner(try unicode(bytes))
    var rows: [(cells: [String], line: Int)] = []
    while let row = try scanner.row() {
      if !isBlank(row.cells) { rows.append((row.cells.map(FormulaGuard.removed), row.line)) }
    }
    return rows
  }

  private static func isBlank(_ cells: [String]) -> Bool { cells.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  /// By default, spreadsheets save CSV in the system's legacy encoding. Reading it as UTF-8 would lose characters.
  private static func unicode(_ bytes: ContiguousArray<UInt8>) throws(ParseError) -> ContiguousArray<UInt8> {
    do throws(StringsError) {
      if let text = try TableEncoding.utf8(ofMarkedUTF16: bytes) { return text }
    } catch { throw ParseError(error.message, line: error.line, column: error.column) }
    guard let offset = UTF8Sequence.firstFault(in: bytes) else { return bytes }
    let place = LineTable.place(of: offset, in: bytes)
    let message = "the file is not UTF-8; save it as UTF-8 CSV"
    throw ParseError(message, line: place.line, column: place.column)
  }
}

/// Keeps spreadsheets from running a string as a formula, with an apostrophe before it.
private enum FormulaGuard {
  private static let starts: Set<UInt8> = [.equal, .plus, .minus, .at, .tab, .carriageReturn]

  static func guarded(_ cell: String) -> String { isFormula(cell) ? "'" + cell : cell }

  static func removed(from cell: String) -> String {
    cell.utf8.first == .apostrophe && isFormula(String(cell.dropFirst())) ? String(cell.dropFirst()) : cell
  }

  /// Returns whether a cell begins like a formula, optionally after apostrophes.
  private static func isFormula(_ cell: String) -> Bool {
    cell.utf8.first { $0 != .apostrophe }.map(starts.contains) ?? false
  }
}

/// Reads rows from comma-separated values.
private struct CSVScanner {
  private let bytes: ContiguousArray<UInt8>
  private var position: Int
  private var line = 1
  private let separator: UInt8

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    position = bytes.starts(with: CSVExchange.byteOrderMark) ? 3 : 0
    let head = bytes[position...].prefix { !$0.isLineBreak }
    if let own = Self.separator(namedBy: head) {
      (separator, position) = (own, head.endIndex)
      if position < bytes.count { takeLineBreak() }
      return
    }
    let candidates: [UInt8] = [.comma, .semicolon, .tab]
    separator = candidates.max { a, b in head.count { $0 == a } < head.count { $0 == b } } ?? .comma
  }

  /// Returns the separator declared in a line `sep=;`, which Excel reads and some programs write.
  private static func separator(namedBy line: ContiguousArray<UInt8>.SubSequence) -> UInt8? {
    var words = String(decoding: line, as: UTF8.self)
    if words.count > 1, words.hasPrefix("\""), words.hasSuffix("\"") { words = String(words.dropFirst().dropLast()) }
    let name = words.utf8.dropFirst(4)
    guard words.lowercased().hasPrefix("sep="), name.count == 1, let byte = name.first, byte != .quote else {
      return nil
    }
    return byte
  }

  /// Returns the next row and its first line, or `nil` at the end.
  mutating func row() throws(ParseError) -> (cells: [String], line: Int)? {
    guard position < bytes.count else { return nil }
    let start = line
    var cells = [try cell()]
    while position < bytes.count, bytes[position] == separator {
      position += 1
      cells.append(try cell())
    }
    if position < bytes.count { takeLineBreak() }
    return (cells, start)
  }

  private mutating func cell() throws(ParseError) -> String {
    guard position < bytes.count, bytes[position] == .quote else {
      let text = bytes[position...].prefix { $0 != separator && !$0.isLineBreak }
      position = text.endIndex
      return String(decoding: text, as: UTF8.self)
    }
    return try quotedCell()
  }

  private mutating func quotedCell() throws(ParseError) -> String {
    let start = line
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .lineFeed { line += 1 }
      position += 1
      guard byte == .quote else {
        text.append(byte)
        continue
      }
      guard position < bytes.count, bytes[position] == .quote else {
        guard position == bytes.count || bytes[position] == separator || bytes[position].isLineBreak else {
          throw ParseError("unexpected text after a quoted cell", line: line)
        }
        return String(decoding: text, as: UTF8.self)
      }
      text.append(.quote)
      position += 1
    }
    throw ParseError("a quoted cell is not closed", line: start)
  }

  private mutating func takeLineBreak() {
    let isPair = bytes[position] == .carriageReturn && position + 1 < bytes.count && bytes[position + 1] == .lineFeed
    position += isPair ? 2 : 1
    line += 1
  }
}
