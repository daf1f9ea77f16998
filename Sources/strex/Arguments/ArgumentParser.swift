import Diagnostics
import FileSystem
import ProjectModel
import TextBasics

/// Parses a command line by the descriptions of commands.
struct ArgumentParser {
  private let commands: [CommandDescription]
  /// The options of all commands. An option takes a value with every command or with none.
  private let rows: [OptionRow]
  private var arguments: ArraySlice<String>
  private var parsed: ParsedArguments

  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - commands: all commands.
  ///   - folder: the folder to which paths are relative.
  static func parse(
    _ arguments: [String], _ commands: [CommandDescription], from folder: FilePath
  ) throws(UsageError) -> ParsedArguments {
    let rows = RunOptions.rows + commands.flatMap(\.options)
    var parser = ArgumentParser(
      commands: commands, rows: rows, arguments: arguments[...], parsed: ParsedArguments(folder: folder))
    try parser.readAll()
    try parser.checkOptions()
    try parser.checkOperands()
    return parser.parsed
  }

  private mutating func readAll() throws(UsageError) {
    while let word = arguments.popFirst() {
      if word == "--" {
        parsed.markedCount = parsed.operands.count
        for operand in arguments { try readOperand(operand) }
        return
      }
      if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word)
      } else {
        try readOperand(word)
        if parsed.command?.operands == .verbatim {
          parsed.operands = Array(arguments)
          return
        }
      }
    }
  }

  private mutating func readOperand(_ word: String) throws(UsageError) {
    guard parsed.command == nil else { return parsed.operands.append(word) }
    guard let command = commands[named: word] else { throw CommandAliases.problem(of: word, commands.names) }
    parsed.command = command
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let row = row(named: parts[0].dropFirst(2)) else { throw unknown(parts[0]) }
    try read(row, as: parts[0], attached: parts.count > 1 ? parts[1] : nil)
  }

  private mutating func readLetters(_ word: String) throws(UsageError) {
    for letter in word.dropFirst() {
      guard let row = rows.first(where: { $0.letter == letter }) else { throw unknown(word) }
      try read(row, as: "-\(letter)", attached: nil)
    }
  }

  private func row(named name: Substring) -> OptionRow? { rows.first { $0.name == name } }

  private func unknown(_ word: String) -> UsageError {
    .unknown("option", word, known: Set(rows.map(\.spelling)).sorted())
  }

  private mutating func read(_ row: OptionRow, as spelling: String, attached: String?) throws(UsageError) {
    switch (row.value != .none, attached) {
    case (false, nil), (true, .some): parsed.add(row.name, attached)
    case (false, .some): throw UsageError("\(spelling) does not take a value")
    case (true, nil):
      guard let value = arguments.first, isValue(value, of: spelling) else {
        throw UsageError("\(spelling) needs a value")
      }
      arguments.removeFirst()
      parsed.add(row.name, value)
    }
  }

  /// Returns whether a word is the value of the option before it, and not another option. In git's configuration, `-p
  /// %P` may insert a path that begins with hyphens.
  private func isValue(_ word: String, of spelling: String) -> Bool {
    guard word.hasPrefix("--") else { return true }
    return !spelling.hasPrefix("--") && word != "--" && row(named: word.dropFirst(2)) == nil
  }

  /// Checks the number of operands, unless help is requested.
  private func checkOperands() throws(UsageError) {
    guard let command = parsed.command, !parsed.has("help"), !parsed.has("version") else { return }
    let counts = command.operands.counts
    if let surplus = parsed.operands.dropFirst(counts.upperBound).first, counts.lowerBound == 0 {
      let (word, usage) = (TerminalSafeText.word(surplus), TerminalSafeText.word(command.usage))
      throw UsageError("unexpected operand \(word); usage: \(usage)")
    }
    guard counts.contains(parsed.operands.count) else { throw .operand(of: command) }
  }

  /// Checks that every option belongs to the command, occurs once unless it is repeatable, and has a known value.
  private func checkOptions() throws(UsageError) {
    let allowed = parsed.rows
    for name in Set(rows.map(\.name)).sorted() where parsed.has(name) {
      guard let row = allowed.first(where: { $0.name == name }) else { throw misplaced(name) }
      let values = parsed.all(name)
      if !row.isRepeatable, values.count > 1 { throw UsageError("\(row.spelling) cannot be used more than once") }
      if case .path = row.value, values.contains("") { throw UsageError("\(row.spelling) needs a value") }
      guard case .choice(let words) = row.value else { continue }
      if let wrong = values.first(where: { !words.contains($0) }) {
        let end = TerminalSafeText.word(wrong) + Spelling.hint(for: wrong, in: words)
        throw UsageError("\(row.spelling) must be one of \(words.joined(separator: ", ")), not \(end)")
      }
    }
  }

  private func misplaced(_ name: String) -> UsageError {
    let owners = commands.filter { $0.options.contains { $0.name == name } }.names
    let list = owners.map { TerminalSafeText.word("strex \($0)") }.joined(separator: ", ")
    return UsageError("\(OptionRow.spelling(of: name)) is only valid for \(list)")
  }
}
