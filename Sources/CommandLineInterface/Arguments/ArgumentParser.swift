import Diagnostics
import FileSystem
import TextBasics

/// Parses a command line by the table of options.
package struct ArgumentParser {
  private var arguments: ArraySlice<String>
  private var parsed = ParsedArguments()

  /// - Parameter arguments: the words after the program's name.
  package static func parse(_ arguments: [String]) throws(UsageProblem) -> ParsedArguments {
    var parser = ArgumentParser(arguments: arguments[...])
    try parser.readAll()
    try parser.checkOptions()
    try parser.checkOperands()
    return parser.parsed
  }

  private mutating func readAll() throws(UsageProblem) {
    while let word = arguments.popFirst() {
      if word == "--" {
        for operand in arguments { try readOperand(operand) }
        return
      }
      if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word)
      } else {
        try readOperand(word)
      }
    }
  }

  private mutating func readOperand(_ word: String) throws(UsageProblem) {
    guard parsed.command == nil else { return parsed.operands.append(word) }
    guard let command = Command(rawValue: word) else {
      throw Command.problem(of: word)
    }
    parsed.command = command
  }

  private mutating func readLong(_ word: String) throws(UsageProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = OptionName(rawValue: String(parts[0].dropFirst(2))) else {
      throw .unknown("option", parts[0], known: OptionName.allCases.map(\.spelling))
    }
    try read(name, as: parts[0], attached: parts.count > 1 ? parts[1] : nil)
  }

  private mutating func readLetters(_ word: String) throws(UsageProblem) {
    for letter in word.dropFirst() {
      guard let row = OptionRow.all.first(where: { $0.letter == letter }) else {
        throw .unknown("option", word, known: OptionName.allCases.map(\.spelling))
      }
      try read(row.name, as: "-\(letter)", attached: nil)
    }
  }

  private mutating func read(_ name: OptionName, as spelling: String, attached: String?) throws(UsageProblem) {
    let takesValue = OptionRow.all.contains { $0.name == name && $0.value != .none }
    switch (takesValue, attached) {
    case (false, nil), (true, .some): parsed.add(name, attached)
    case (false, .some): throw UsageProblem("\(spelling) takes no value")
    case (true, nil):
      guard let value = arguments.first, isValue(value, of: spelling) else {
        throw UsageProblem("\(spelling) needs a value")
      }
      arguments.removeFirst()
      parsed.add(name, value)
    }
  }

  /// Returns whether a word is the value of the option before it, and not another option. In git's configuration, `-p
  /// %P` may insert a path that begins with hyphens.
  private func isValue(_ word: String, of spelling: String) -> Bool {
    guard word.hasPrefix("--") else { return true }
    return !spelling.hasPrefix("--") && word != "--" && OptionName(rawValue: String(word.dropFirst(2))) == nil
  }

  /// Checks the number of operands, unless help is requested.
  private func checkOperands() throws(UsageProblem) {
    guard let command = parsed.command, !parsed.has(.help), !parsed.has(.version) else { return }
    let counts = command.operands.counts
    if let surplus = parsed.operands.dropFirst(counts.upperBound).first, counts.lowerBound == 0 {
      let (word, usage) = (TerminalSafeText.word(surplus), TerminalSafeText.word(command.usage))
      throw UsageProblem("\(word) is an unexpected operand; usage: \(usage)")
    }
    guard counts.contains(parsed.operands.count) else { throw .operand(of: command) }
  }

  /// Checks that every option belongs to the command, occurs once unless it is repeatable, and has a known value.
  private func checkOptions() throws(UsageProblem) {
    for name in OptionName.allCases where parsed.has(name) {
      guard let row = parsed.row(of: name) else { throw misplaced(name) }
      let values = parsed.all(name)
      if !row.isRepeatable, values.count > 1 { throw UsageProblem("\(name.spelling) can only be given once") }
      if case .path = row.value, values.contains("") { throw UsageProblem("\(name.spelling) needs a value") }
      guard case .choice(let words) = row.value else { continue }
      if let wrong = values.first(where: { !words.contains($0) }) {
        let end = TerminalSafeText.word(wrong) + Spelling.hint(for: wrong, in: words)
        throw UsageProblem("\(name.spelling) is one of \(words.joined(separator: ", ")), not \(end)")
      }
    }
  }

  private func misplaced(_ name: OptionName) -> UsageProblem {
    let owners = Command.allCases.filter { command in
      OptionRow.all.contains { $0.name == name && $0.applies(to: command) }
    }
    let list = owners.map { TerminalSafeText.word("strex \($0.rawValue)") }.joined(separator: ", ")
    return UsageProblem("\(name.spelling) belongs to \(list)")
  }
}
