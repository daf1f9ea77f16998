import FileSystem
import TextBasics

extension TranslateCommand {
  static let description = CommandDescription(
    name: "translate", summary: "Translate strings with a program or translation memory", group: .translations,
    operands: .paths,
    discussion: """
      Translates missing strings with a program of your choice and writes the translations that pass all checks. If a
      string is already translated elsewhere in the project, that translation is reused first.

      For each batch of strings, strex runs COMMAND in a shell. The program reads one JSON object per line, with these
      members: id, language, key, text (or texts by plural form and device), comment, arguments, pluralCategories,
      places, neighbors, glossary, keep, and similar texts with their translations. It writes one JSON object per line,
      with the id and text, texts or phrases. To skip a string, it writes only the id.

      translate refuses a translation if its format specifiers, placeholders, tags, links or plural forms do not match,
      if it does not follow the glossary, or if it is longer than the comment allows. strex stops a program that prints
      more than 64 MB at a time or does nothing for an hour. All other translations are marked for review. Each batch is
      saved before the next one starts. If a run is interrupted, the next run continues with the missing strings. With
      --from, translate also reuses translations of identical strings from a translation memory (TMX) or another
      catalog. The exit status is 0 if everything is fine, 1 if translations were refused or missing, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<TranslateOptions>] = .joined(
    KeySelectionOptions.options(\.keys),
    [
      .paths("catalog", "FILE", .input, "Use only this catalog or table", sets: \.catalogs),
      .words("table", "TABLE", .input, "Use only catalogs and tables with this name", sets: \.tables),
      .words("language", "LANG", .input, "Translate only into this language", sets: \.languages),
      .word(
        "with", "COMMAND", .input, "Translate with this program, which reads and writes JSON lines", sets: \.command),
      .paths("from", "FILE", .input, "Use the translations in this TMX file or string catalog", sets: \.memories),
      .choice("state", .changes, "Write translations with this state", sets: \.state),
      .flag("add-language", .changes, "Allow a language that is new to the project", sets: \.addsLanguages),
      number("limit", "Pass at most this many strings to the program") { $0.limit = $1 },
      number("batch", "Pass this many strings to the program at a time (default: 20)") { $0.batch = $1 }.advanced,
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ],
    ProjectOptions.mapping(\.project))

  /// An option with a positive number.
  private static func number(
    _ name: String, _ help: String, set: @escaping @Sendable (inout TranslateOptions, Int) -> Void
  ) -> CommandOption<TranslateOptions> {
    let row = OptionRow(name: name, value: .word("NUMBER"), group: .safety, help: help)
    return CommandOption(row) { request, given throws(UsageError) in
      guard let number = Int(given.last), number > 0 else {
        throw UsageError("--\(name) needs a positive number, not \(TerminalSafeText.word(given.last))")
      }
      set(&request, number)
    }
  }
}
