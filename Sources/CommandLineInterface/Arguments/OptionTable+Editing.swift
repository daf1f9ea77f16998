// A table: the options of the commands that select and edit keys.

import CatalogEditing
import CatalogLint
import Diagnostics

extension OptionRow {
  /// The commands with the shared options for selecting keys.
  private static let selectors: [Command] = [.edit, .prune]

  static let editing: [OptionRow] = [
    OptionRow(
      name: .key, value: .word("KEY"), isRepeatable: true, commands: selectors, help: "Select this key"),
    OptionRow(
      name: .match, value: .word("PATTERN"), isRepeatable: true, commands: selectors,
      help: "Select the keys that match this pattern, with * and ?"),
    OptionRow(
      name: .keysFrom, value: .path("FILE"), commands: selectors,
      help: "Select the keys in this file, one per line; `-` reads input"),
    OptionRow(
      name: .only, value: .choice(KeyState.words), isRepeatable: true, commands: selectors,
      help: "Select only keys in this state"),
    OptionRow(
      name: .catalog, value: .path("FILE"), isRepeatable: true, commands: selectors,
      help: "Use only this catalog or table"),
    OptionRow(
      name: .table, value: .word("TABLE"), isRepeatable: true, commands: selectors,
      help: "Use only catalogs and tables with this name"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.edit],
      help: "Edit the strings of this language"),
    OptionRow(
      name: .language, value: .word("LANG"), isRepeatable: true, commands: [.prune],
      help: "Consider only this language for --only"),
    OptionRow(
      name: .state, value: .choice(["translated", "needs-review", "new"]), commands: [.edit],
      help: "Set this state with the text"),
    OptionRow(
      name: .plural, value: .word("CATEGORY=TEXT"), isRepeatable: true, commands: [.edit],
      help: "Set the text of a plural category: one=… other=…"),
    OptionRow(
      name: .device, value: .word("DEVICE=TEXT"), isRepeatable: true, commands: [.edit],
      help: "Set the text for a device: mac=… other=…"),
    OptionRow(
      name: .variation, value: .word("PATH=TEXT"), isRepeatable: true, commands: [.edit],
      help: "Set any variation: device.mac.plural.one=…"),
    OptionRow(
      name: .comment, value: .word("TEXT"), commands: [.edit], help: "Set the comment of an added key"),
    OptionRow(
      name: .to, value: .path("CATALOG"), commands: [.edit], help: "Copy or move the keys to this catalog"),
    OptionRow(
      name: .addLanguage, commands: [.edit], help: "Allow a language that is new to the project"),
    OptionRow(
      name: .inFolder, value: .path("PATH"), isRepeatable: true, commands: [.edit],
      help: "Edit the project at this path, not the current folder"),
    OptionRow(
      name: .dryRun, commands: [.edit, .prune], help: "Write nothing; print the changes as a diff"),
    OptionRow(
      name: .check, commands: [.prune], help: "Write nothing; exit with 1 if there are keys to remove"),
    OptionRow(
      name: .unbuiltLanguages, commands: [.prune], help: "Also remove languages that no target builds"),
    OptionRow(
      name: .allowMassRemoval, commands: [.prune],
      help: "Allow more than half of a catalog's keys to be removed"),
    OptionRow(
      name: .format, value: .choice(PrintFormat.words), commands: [.prune],
      help: "Choose the output format: for people or for programs"),
    OptionRow(
      name: .verbose, letter: "v", commands: [.prune], help: "List each key, with its evidence"),
  ]
}
