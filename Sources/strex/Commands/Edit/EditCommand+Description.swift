extension EditCommand {
  static let description = CommandDescription(
    name: "edit", summary: "Edit keys, strings, states and languages of catalogs", group: .translations,
    operands: .edit,
    discussion: """
      Edits the catalogs and tables of the project in the current folder. All other bytes stay the same. Keys are
      operands, or you select them with --key, --match, --only and --keys-from.

      set KEY TEXT --language LANG sets a string. set KEY --language LANG --plural one=TEXT other=TEXT sets plural
      forms. A string is refused if its format specifiers do not match the key, or if it does not compile. --replace
      allows a string to replace plural forms, device variations and substitutions, which are kept otherwise.

      add KEY [TEXT] adds a manual key. comment KEY TEXT sets the comment, and an empty TEXT removes it. state STATE
      KEY… sets the state of strings. manual KEY… and automatic KEY… choose whether you or a sync maintain the keys.
      translate yes|no KEY… marks keys as translatable or not. remove KEY… removes keys with all translations, or with
      --language only the strings of that language. copy
      KEY… and move KEY… copy or move keys to the catalog in --to.

      language add LANG adds the source strings in the state `new`. language prefill LANG FROM copies the strings of
      FROM and marks them for review. language rename OLD NEW and language remove LANG change all catalogs. Notes list
      the Xcode projects whose languages you have to change. format writes catalogs with Xcode's spelling and order.

      Exits with 0 if everything is fine, 1 if an edit was refused, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<EditOptions>] = .joined(
    KeySelectionRequest.options(\.keys),
    [
      .paths("catalog", "FILE", .input, "Use only this catalog or table", sets: \.catalogs),
      .words("table", "TABLE", .input, "Use only catalogs and tables with this name", sets: \.tables),
      .words("language", "LANG", .input, "Edit the strings of this language", sets: \.keys.selection.languages),
      .paths("in", "PATH", .input, "Edit the project at this path, not the current folder", sets: \.folders),
      .choice("state", .changes, "Set this state for the string", sets: \.state),
      .words(
        "plural", "CATEGORY=TEXT", .changes, "Set the string for a plural category: one=… other=…", sets: \.plurals),
      .words("device", "DEVICE=TEXT", .changes, "Set the string for a device: mac=… other=…", sets: \.devices).advanced,
      .words("variation", "PATH=TEXT", .changes, "Set any variation: device.mac.plural.one=…", sets: \.variations)
        .advanced,
      .word("comment", "TEXT", .changes, "Set the comment of an added key", sets: \.comment),
      .path("to", "CATALOG", .changes, "Copy or move the keys to this catalog", sets: \.target),
      .flag("add-language", .changes, "Allow a language that is new to the project", sets: \.addsLanguages),
      .flag(
        "replace", .changes, "Allow strings to replace variations, and vice versa",
        sets: \.replaces),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ])
}
