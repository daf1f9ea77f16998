import Diagnostics

/// A parsed and checked command line.
package struct ParsedArguments: Equatable, Sendable {
  package var command: Command?
  package var operands: [String] = []
  /// The values of each option that was given. Empty for options without a value.
  package private(set) var values: [OptionName: [String]] = [:]

  /// The operand of a command that takes exactly one.
  package var operand: String { operands.first ?? "" }

  package func has(_ name: OptionName) -> Bool { values[name] != nil }

  package func all(_ name: OptionName) -> [String] { values[name] ?? [] }

  /// Returns the value of an option, if it was given.
  package func choice<Choice: RawRepresentable<String>>(_ name: OptionName) -> Choice? {
    values[name]?.last.flatMap(Choice.init)
  }

  package mutating func add(_ name: OptionName, _ value: String?) {
    values[name, default: []] += value.map { [$0] } ?? []
  }

  /// Returns an equivalent command line for a shell, with options in the order of the table.
  package func line(without dropped: Set<OptionName>, adding further: [OptionName] = []) -> String {
    let (options, operands) = words(without: dropped, adding: further)
    return (options + operands).joined(separator: " ")
  }

  /// Returns the same in two parts: the tool with the command and its options, and the operands.
  package func words(
    without dropped: Set<OptionName>, adding further: [OptionName] = []
  ) -> (options: [String], operands: [String]) {
    let options = OptionName.allCases.flatMap { name -> [String] in
      if further.contains(name) { return [name.spelling] }
      guard !dropped.contains(name), let given = values[name] else { return [] }
      return given.isEmpty ? [name.spelling] : given.flatMap { Self.words(name, $0) }
    }
    let mark = operands.contains { $0.hasPrefix("-") } ? ["--"] : []
    let words = [command?.rawValue].compactMap(\.self) + options
    return (["strex"] + words.map(ShellWord.quotedIfNeeded), (mark + operands).map(ShellWord.quotedIfNeeded))
  }

  private static func words(_ name: OptionName, _ value: String) -> [String] {
    value.hasPrefix("--") ? ["\(name.spelling)=\(value)"] : [name.spelling, value]
  }

  /// Returns the option's row for this command.
  package func row(of name: OptionName) -> OptionRow? {
    OptionRow.all.first { $0.name == name && $0.applies(to: command) }
  }
}
