extension SymbolsCommand {
  static let description = CommandDescription(
    name: "symbols", summary: "Convert literals to generated symbols, or back", group: .translations,
    operands: .symbols,
    discussion: """
      `convert --to symbols` replaces literals such as `Text("Checkout")` with the symbols that Xcode 26 generates, such
      as `Text(.checkout)`. The keys become manual. `convert --to literals` replaces symbols with literals, and the keys
      become automatic again. Translations and comments are kept.

      Select keys with --key, --match, --only, --keys-from or --table, or pass files and folders to convert the keys
      that they use. If you select only one key, --new-key also renames the key and its symbol.

      A key is converted in all places or not at all. strex checks the types of the converted code before it writes
      anything: each symbol or literal must refer to the same entry as before, and no other literal may get another
      key. If a key cannot be converted, for example because a place accepts only a LocalizedStringKey, strex lists the
      reasons. Exits with 0 if everything is fine, 1 if some selected keys cannot be converted or if --check finds keys
      to convert, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<SymbolsOptions>] = .joined(
    [.optionalChoice("to", .changes, "Convert the keys to symbols or to literals", sets: \.direction)],
    KeySelectionRequest.options(\.keys),
    [
      .words("table", "TABLE", .input, "Use only catalogs with this name", sets: \.tables),
      .word("new-key", "KEY", .changes, "Rename the only selected key", sets: \.newKey),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
      .flag("check", .safety, "Write nothing; exit with 1 if there are keys to convert", sets: \.checks),
    ],
    ProjectOptions.mapping(\.project))
}
