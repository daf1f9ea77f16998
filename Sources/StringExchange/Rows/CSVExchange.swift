import StringTables
import TextBasics

/// Units as comma-separated values by RFC 4180, a row each, for spreadsheets.
public enum CSVExchange {
  /// By this mark spreadsheets know the file for UTF-8; without it they show, and save, other letters.
  fileprivate static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The file with names of columns in its first line.
  public static func bytes(of files: [XLIFFFile]) -> [UInt8] {
    let names = ExchangeRow.Column.allCases
    var bytes = byteOrderMark + line(names.map(\.rawValue))
    for file in files {
      for unit in file.units {
        let row = ExchangeRow(unit, of: file)
        bytes += line(names.map { FormulaGuard.guarded(row.cells[$0] ?? "") })
      }
    }
    return bytes
  }

  private static func line(_ cells: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(.comma) }
      bytes += quoted(cell)
    }
    return bytes + [.carriageReturn, .lineFeed]
  }

  private static func quoted(_ cell: String) -> [UInt8] {
    let bytes = Array(cell.utf8)
    let special: Set<UInt8> = [.comma, .quote, .carriageReturn, .lineFeed, .semicolon, .tab]
    if !bytes.contains(where: special.contains), bytes.first != .space, bytes.last != .space { return bytes }
    return [.quote] + bytes.flatMap { $0 == .quote ? [.quote, .quote] : [$0] } + [.quote]
  }

  /// Reads a table whose columns are separated by commas, semicolons or tabs, or by the character of a line `sep=;` before
  /// the names of the columns. Columns of other names do not matter, and neither does the order. It is UTF-8, or UTF-16 with a byte order mark, as spreadsheets save
  /// “Unicode text”.
  /// - Throws: the first place that is no such table, or in another encoding.
  public static func files(in bytes: ContiguousArray<UInt8>) throws(ExchangeProblem) -> [XLIFFFile] {
    let bytes = try unicode(bytes)
    var scanner = CSVScanner(bytes)
    let head = try scanner.row()
    let columns = head?.cells.map { ExchangeRow.Column(rawValue: $0) } ?? []
    for needed in [ExchangeRow.Column.file, .sourceLanguage, .targetLanguage, .id, .source, .target]
    where !columns.contains(needed) {
      let name = TerminalSafeText.word(needed.rawValue)
      throw ExchangeProblem("the first line has no column \(name)", line: 1, column: 1)
    }
    var rows: [ExchangeRow] = []
    while let (cells, line) = try scanner.row() {
      // Spreadsheets save the borders of empty rows, too.
      if cells.allSatisfy(\.isEmpty) { continue }
      guard cells.count == columns.count else {
        let message = "the row has \(cells.count) columns, and the first line \(columns.count)"
        throw ExchangeProblem(message, line: line, column: 1)
      }
      var row = ExchangeRow()
      row.line = line
      for case (let column?, let cell) in zip(columns, cells) { row.cells[column] = FormulaGuard.removed(from: cell) }
      rows.append(row)
    }
    return try rows.files()
  }

  /// Spreadsheets save CSV in the machine's own encoding unless told otherwise: read as UTF-8, letters would be lost.
  private static func unicode(_ bytes: ContiguousArray<UInt8>) throws(ExchangeProblem) -> ContiguousArray<UInt8> {
    do throws(StringsProblem) {
      if let text = try TableEncoding.utf8(ofMarkedUTF16: bytes) { return text }
    } catch { throw ExchangeProblem(error.message, line: error.line, column: error.column) }
    guard let offset = UTF8Sequence.firstFault(in: bytes) else { return bytes }
    let place = LineTable.place(of: offset, in: bytes)
    let message = "these bytes are not UTF-8: save the file as CSV in UTF-8, which has all letters"
    throw ExchangeProblem(message, line: place.line, column: place.column)
  }
}

/// Keeps spreadsheets from running a text as a formula: an apostrophe before it makes it a text.
private enum FormulaGuard {
  private static let starts: Set<UInt8> = [.equal, .plus, .minus, .at, .tab, .carriageReturn]

  static func guarded(_ cell: String) -> String { isFormula(cell) ? "'" + cell : cell }

  static func removed(from cell: String) -> String {
    cell.utf8.first == .apostrophe && isFormula(String(cell.dropFirst())) ? String(cell.dropFirst()) : cell
  }

  /// Whether a cell begins as a formula does, with apostrophes before it or without.
  private static func isFormula(_ cell: String) -> Bool {
    cell.utf8.first { $0 != .apostrophe }.map(starts.contains) ?? false
  }
}

/// Takes rows from comma-separated values.
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

  /// The separator that a line `sep=;` names, as Excel reads and some programs write it.
  private static func separator(namedBy line: ContiguousArray<UInt8>.SubSequence) -> UInt8? {
    var words = String(decoding: line, as: UTF8.self)
    if words.count > 1, words.hasPrefix("\""), words.hasSuffix("\"") { words = String(words.dropFirst().dropLast()) }
    let name = words.utf8.dropFirst(4)
    guard words.lowercased().hasPrefix("sep="), name.count == 1, let byte = name.first, byte != .quote else {
      return nil
    }
    return byte
  }

  /// The next row and the line where it begins; `nil` at the end.
  mutating func row() throws(ExchangeProblem) -> (cells: [String], line: Int)? {
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

  private mutating func cell() throws(ExchangeProblem) -> String {
    guard position < bytes.count, bytes[position] == .quote else {
      let text = bytes[position...].prefix { $0 != separator && !$0.isLineBreak }
      position = text.endIndex
      return String(decoding: text, as: UTF8.self)
    }
    return try quotedCell()
  }

  private mutating func quotedCell() throws(ExchangeProblem) -> String {
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
          throw ExchangeProblem("text follows a quoted cell", line: line, column: 1)
        }
        return String(decoding: text, as: UTF8.self)
      }
      text.append(.quote)
      position += 1
    }
    throw ExchangeProblem("a quoted cell does not end", line: start, column: 1)
  }

  private mutating func takeLineBreak() {
    let isPair = bytes[position] == .carriageReturn && position + 1 < bytes.count && bytes[position + 1] == .lineFeed
    position += isPair ? 2 : 1
    line += 1
  }
}
