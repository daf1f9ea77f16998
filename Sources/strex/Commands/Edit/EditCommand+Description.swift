extension EditCommand {
  static let description = CommandDescription(
    name: "edit", summary: "Edit keys, strings, states and languages in catalogs", group: .translations,
    operands: .edit,
    discussion: """
      Edits the catalogs and tables in a project, by default the one in the current folder. The rest of each file stays
      the same, byte for byte. Pass keys as operands or select them with --key, --match, --only and --keys-from.

      `set KEY TEXT --language LANG` sets a string. `set KEY --language LANG --plural one=TEXT other=TEXT` sets plural
      forms. edit refuses a string if its format specifiers do not match the key or if it does not compile. By default,
      it also refuses to replace plural forms, device variations and substitutions with a string; --replace allows this.

      `add KEY [TEXT]` adds a manual key. `comment KEY TEXT` sets the comment; an empty TEXT removes it. `state STATE
      KEY…` sets the state of strings. `manual KEY…` marks keys that you maintain yourself. `automatic KEY…` marks keys
      maintained by sync. `translate yes|no KEY…` marks keys as translatable or not. `remove KEY…` removes keys with all
      their translations. With --language, it removes only the strings in that language. `copy KEY…` and `move KEY…`
      copy or move keys to the catalog specified with --to.

      `language add LANG` adds the source strings in the `new` state. `language prefill LANG FROM` copies the strings
      from the FROM language and marks them for review. `language rename OLD NEW` and `language remove LANG` change all
      catalogs. If you also have to change the languages in an Xcode project, a note names the project. `format`
      rewrites catalogs with Xcode's formatting and order.

      The exit status is 0 if everything is fine, 1 if an edit was refused, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<EditOptions>] = .joined(
    KeySelectionOptions.options(\.keys),
    [
      .paths("catalog", "FILE", .input, "Use only this catalog or table", sets: \.catalogs),
      .words("table", "TABLE", .input, "Use only catalogs and tables with this name", sets: \.tables),
      .words("language", "LANG", .input, "Edit the strings in this language", sets: \.keys.selection.languages),
      .paths(
        "in", "PATH", .input, "Edit the project at this path instead of the current folder", sets: \.project.paths),
      .choice("state", .changes, "Set the string's state", sets: \.state),
      .words(
        "plural", "CATEGORY=TEXT", .changes, "Set the string for a plural category: one=… other=…", sets: \.plurals),
      .words("device", "DEVICE=TEXT", .changes, "Set the string for a device: mac=… other=…", sets: \.devices).advanced,
      .words("variation", "PATH=TEXT", .changes, "Set any variation: device.mac.plural.one=…", sets: \.variations)
        .advanced,
      .word("comment", "TEXT", .changes, "Set the comment for a new key", sets: \.comment),
      .path("to", "CATALOG", .changes, "Copy or move the keys to this catalog", sets: \.target),
      .flag("add-language", .changes, "Allow a language that is new to the project", sets: \.addsLanguages),
      .flag(
        "replace", .changes, "Allow strings to replace variations and vice versa",
        sets: \.replaces),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ],
    ProjectOptions.mapping(\.project))
}
