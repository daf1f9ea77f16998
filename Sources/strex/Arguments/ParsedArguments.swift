import Diagnostics
import FileSystem
import ProjectModel

/// A parsed and checked command line.
struct ParsedArguments: Sendable {
  /// The folder to which paths are relative.
  let folder: FilePath
  var command: CommandDescription?
  var operands: [String] = []
  /// The number of operands before the word `--`, or `nil` if there is no such word.
  var markedCount: Int?
  /// The values of each option that was given; empty for options without a value.
  private(set) var values: [String: [String]] = [:]

  /// The operand of a command that takes exactly one.
  var operand: String { operands.first ?? "" }

  /// The options of the command and the common ones.
  var rows: [OptionRow] { (command?.options ?? []) + RunOptions.rows }

  /// - Parameter name: the long name of an option, without dashes.
  func has(_ name: String) -> Bool { values[name] != nil }

  mutating func add(_ name: String, _ value: String?) { values[name, default: []] += value.map { [$0] } ?? [] }

  /// Returns the words given with an option.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns a request with the values of the given options.
  func applied<Request>(
    _ options: [CommandOption<Request>], to request: Request
  ) throws(UsageError) -> Request {
    var request = request
    for option in options {
      guard let words = values[option.row.name] else { continue }
      try option.apply(&request, OptionWords(words: words, folder: folder))
    }
    return request
  }

  /// Returns an equivalent command line for a shell, with options in the order of the table.
  func line(without dropped: Set<String>) -> String {
    let (options, operands) = words(without: dropped)
    return (options + operands).joined(separator: " ")
  }

  /// Returns the same in two parts: the tool with the command and its options, and the operands.
  /// - Parameter further: the names of options without a value to add.
  func words(without dropped: Set<String>, adding further: [String] = []) -> (options: [String], operands: [String]) {
    let options = rows.flatMap { row -> [String] in
      if further.contains(row.name) { return [row.spelling] }
      guard !dropped.contains(row.name), let given = values[row.name] else { return [] }
      return given.isEmpty ? [row.spelling] : given.flatMap { Self.words(row.spelling, $0) }
    }
    let mark = operands.contains { $0.hasPrefix("-") } ? ["--"] : []
    let words = [command?.name].compactMap(\.self) + options
    return (["strex"] + words.map(ShellWord.quotedIfNeeded), (mark + operands).map(ShellWord.quotedIfNeeded))
  }

  private static func words(_ spelling: String, _ value: String) -> [String] {
    value.hasPrefix("--") ? ["\(spelling)=\(value)"] : [spelling, value]
  }
}
