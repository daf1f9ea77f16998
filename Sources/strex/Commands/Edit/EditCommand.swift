import CatalogEditing
import Diagnostics
import FileSystem
import ProjectEditing
import ProjectExchange
import ProjectLoading
import StringCatalog
import TextBasics

/// `strex edit`: changes keys, texts and languages of catalogs.
struct EditCommand: Command {
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

  private let request: EditRequest
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    request = try EditRequest(arguments)
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: request.isDry ? nil : request.project.named(), run: edit)
  }

  private func edit() async throws -> ExitCode {
    let project = try await console.project(request.project, nil, listsSources: true)
    let scope = try EditScope(project, catalogs: request.catalogs, tables: request.tables)
    let notes = languageNotes(scope)
    let plan = try await plan(scope)
    console.report(project.problems + plan.diagnostics + (plan.edits.isEmpty ? [] : notes))
    return try console.perform(plan, isDry: request.isDry)
  }

  private func plan(_ scope: consuming EditScope) async throws -> EditPlan {
    switch request.action {
    case .entries(let edit):
      if case .texts(_, let language, _) = edit, !scope.languages.contains(language) { try demandNew(language) }
      return try scope.plan(edit, of: try await request.keys.resolved())
    case .add(let key, let text, let comment): return try scope.plan(adding: key, text: text, comment: comment)
    case .transfer(let target, let moves):
      return try scope.plan(copying: try await request.keys.resolved(), to: target, moves: moves)
    case .language(let edit): return try scope.plan(edit)
    case .format: return try scope.formattingPlan()
    }
  }

  /// - Throws: if the language must not be added.
  private func demandNew(_ language: String) throws(UsageError) {
    if let problem = LanguageName.problem(ofNew: language) { throw UsageError(problem) }
    if request.addsLanguages { return }
    let name = TerminalSafeText.word(language)
    throw UsageError("the project has no strings in \(name); use --add-language to add the language")
  }

  private func languageNotes(_ scope: EditScope) -> [Diagnostic] {
    guard case .language(let edit) = request.action else { return [] }
    switch edit {
    case .add(let new), .prefill(let new, _): return scope.projectNotes(adding: new, removing: nil)
    case .rename(let old, let new): return scope.projectNotes(adding: new, removing: old)
    case .remove(let old): return scope.projectNotes(adding: nil, removing: old)
    }
  }
}

extension Console {
  /// Writes the files of a plan, or prints them as a diff, with a line for each catalog.
  func perform(_ plan: EditPlan, isDry: Bool) throws -> ExitCode {
    try write(plan.edits, isDry: isDry)
    for (printed, count) in plan.counts {
      let line =
        "\(TerminalSafeText.escaped(printed)): \(Quantity.of(count, "key")) \(isDry ? "would change" : "changed")"
      summarize(line, isDry: isDry)
    }
    if plan.counts.isEmpty, !plan.diagnostics.hasErrors { summarize("nothing to change") }
    return plan.diagnostics.hasErrors ? .findings : .success
  }

  /// Writes files, or prints them as a diff.
  func write(_ edits: [FileEdit], isDry: Bool) throws {
    if isDry {
      for edit in edits { print(diff(from: edit.bytesBefore, to: edit.after ?? [], edit.printed)) }
    } else {
      try WriteError.catching { () throws(FileError) in try FileEdit.performAll(edits) }
    }
  }
}
