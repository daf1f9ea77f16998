import Diagnostics
import TextBasics

/// Some lines of a file. One of them has a marked part.
public struct CodeExcerpt: Sendable, Equatable {
  public struct Line: Sendable, Equatable {
    /// 1-based.
    public let number: Int
    /// The text before the marked part. In other lines the whole text.
    public let before: String
    public let marked: String
    public let after: String
  }

  public let lines: [Line]

  /// The maximum displayed length of a line, in UTF-16 code units. Longer lines are usually generated.
  static let limit = 240
}

/// A file that excerpts are taken from.
public struct ExcerptSource: Sendable {
  private let lines: [ContiguousArray<UInt8>.SubSequence]
  /// The UTF-16 code units of the lines that were read. Many findings may be on one long line.
  private var units: [Int: [UInt16]] = [:]

  /// - Parameter bytes: UTF-8. Invalid parts are repaired.
  public init(_ bytes: ContiguousArray<UInt8>) {
    lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
  }

  /// Returns the lines around a range.
  /// - Parameter margin: the number of lines before and after it.
  /// - Returns: `nil` if the file has no such line.
  public mutating func excerpt(_ range: TextRange, margin: Int = 2) -> CodeExcerpt? {
    let line = range.start.line
    guard line >= 1, line <= lines.count else { return nil }
    let shown = max(1, line - margin)...min(lines.count, line + margin)
    var excerpt: [CodeExcerpt.Line] = []
    for number in shown { excerpt.append(number == line ? marked(range) : plain(number)) }
    return CodeExcerpt(lines: excerpt)
  }

  private mutating func units(ofLine number: Int) -> [UInt16] {
    if let known = units[number] { return known }
    let bytes = lines[number - 1]
    let text = String(decoding: bytes.last == .carriageReturn ? bytes.dropLast() : bytes, as: UTF8.self)
    let read = Array(text.utf16)
    units[number] = read
    return read
  }

  private mutating func plain(_ number: Int) -> CodeExcerpt.Line {
    let units = units(ofLine: number)
    let end = units.count > CodeExcerpt.limit ? "…" : ""
    return CodeExcerpt.Line(
      number: number, before: Self.text(units.prefix(CodeExcerpt.limit)) + end, marked: "", after: "")
  }

  private mutating func marked(_ range: TextRange) -> CodeExcerpt.Line {
    let units = units(ofLine: range.start.line)
    let start = min(max(range.start.column - 1, 0), units.count)
    let isWithin = range.end?.line == range.start.line
    let end = isWithin ? min(max((range.end?.column ?? 1) - 1, start), units.count) : units.count
    let marked = range.end == nil ? start..<start : start..<min(end, start + CodeExcerpt.limit)
    let first = max(0, start - CodeExcerpt.limit / 2)
    let last = min(units.count, max(marked.upperBound, first + CodeExcerpt.limit))
    return CodeExcerpt.Line(
      number: range.start.line, before: (first > 0 ? "…" : "") + Self.text(units[first..<start]),
      marked: Self.text(units[marked]),
      after: Self.text(units[marked.upperBound..<last]) + (last < units.count ? "…" : ""))
  }

  /// An unpaired surrogate becomes a replacement character.
  private static func text(_ units: some Collection<UInt16>) -> String { String(decoding: units, as: UTF16.self) }
}
