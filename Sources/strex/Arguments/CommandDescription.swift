/// A command as the parser, the help and all generated texts see it.
struct CommandDescription: Sendable {
  let name: String
  /// The line in the list of commands: an imperative of at most 60 characters.
  let summary: String
  /// The part of the list of commands in which the command appears.
  let group: CommandGroup
  let operands: Operands
  /// Whether the output of a run is cached for the next equal run. True only for commands that report findings, and at
  /// most update catalogs that are out of date.
  var isCacheable = false
  /// Whether the command needs Dispatch, which needs `/proc` on Linux.
  var usesDispatch = false
  /// The text of `strex help COMMAND` below its usage line. `strex COMMAND --help` shows its first paragraph.
  let discussion: String
  var options: [OptionRow] = []

  /// The usage line.
  var usage: String { ["strex", name, "[OPTION…]", operands.usage].filter { !$0.isEmpty }.joined(separator: " ") }
}

/// The groups of commands in the help.
enum CommandGroup: String, CaseIterable, Sendable {
  case sync = "Keep catalogs in sync"
  case problems = "Find problems"
  case translations = "Work with translations"
  case integration = "Integrate strex"
  case other = "Other"
}

extension [CommandDescription] {
  subscript(named name: String) -> CommandDescription? { first { $0.name == name } }

  var names: [String] { map(\.name) }
}
