/// An option with the commands that have it.
struct OptionUse {
  let row: OptionRow
  /// The names of the commands; empty if all commands have the option.
  private(set) var commands: [String] = []

  /// Returns the options of all commands. Equal options of several commands occur once.
  static func all(in commands: [CommandDescription]) -> [OptionUse] {
    var uses: [OptionUse] = []
    var positions: [OptionRow: Int] = [:]
    for command in commands {
      for row in command.options {
        let position = positions[row] ?? uses.count
        if position == uses.count { uses.append(OptionUse(row: row)) }
        positions[row] = position
        uses[position].commands.append(command.name)
      }
    }
    return uses + RunOptions.rows.map { OptionUse(row: $0) }
  }
}
