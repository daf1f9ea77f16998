import Diagnostics
import FileSystem
import ProjectEditing
import ProjectLoading

/// `strex prune`: removes keys that no code uses.
struct PruneCommand: Command {
  static let description = CommandDescription(
    name: "prune", summary: "Remove unused keys", group: .sync, operands: .paths,
    discussion: """
      Removes stale and unused keys from the catalogs and tables under PATH, with their translations in all languages.
      Keys that might be used in code or other files are kept and listed with the reason.

      prune removes a key if it is not used in the catalog's targets and not looked up at run time. The key must not
      appear in any other literal or file in the project, except as the default value of another key. A manual key is
      also kept if the code contains its generated symbol name, or if its comment names an imported package whose
      sources are outside the project. If one of a catalog's source files is missing, prune does not remove any keys
      from that catalog. To remove stale keys with each sync, use `strex sync --remove-stale`.

      --unbuilt-languages removes languages that are not built for any target because BUILD_ONLY_KNOWN_LOCALIZATIONS
      limits the targets to the languages of their projects. The exit status is 0 if everything is fine, 1 if --check
      finds keys to remove, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<PruneOptions>] = .joined(
    KeySelectionOptions.options(\.keys),
    [
      .paths("catalog", "FILE", .input, "Use only this catalog or table", sets: \.request.project.catalogs),
      .words("table", "TABLE", .input, "Use only catalogs and tables with this name", sets: \.request.tables),
      .words("language", "LANG", .input, "Apply --only to this language", sets: \.keys.selection.languages),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
      .flag("check", .safety, "Write nothing; exit with status 1 if there are keys to remove", sets: \.checks),
      .flag(
        "unbuilt-languages", .changes, "Also remove languages that are not built for any target",
        sets: \.request.removesLanguages),
      .flag(
        "allow-mass-removal", .safety, "Allow more than half of a catalog's keys to be removed",
        sets: \.request.allowsMost
      ).advanced,
      .choice("format", .output, "Choose the output format", sets: \.format),
      .flag("verbose", .output, "List each key with the reason for its removal", sets: \.listsAll).letter("v"),
    ],
    ProjectOptions.mapping(\.request.project))

  private let options: PruneOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    options = try arguments.applied(Self.options, to: PruneOptions(request: PruneRequest(arguments.projectRequest)))
    if arguments.has("language"), !arguments.has("only") {
      throw UsageError("--language needs --only; to remove a language, use `strex edit language remove LANG`")
    }
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(
      in: options.checks || options.isDry ? nil : options.request.project.named(), run: prune)
  }

  private func prune() async throws -> ExitCode {
    var request = options.request
    request.selection = try await options.keys.resolved()
    let project = try await console.project(request.project, sdk)
    let plan = try await PrunePlan(project, request, sdk)
    if options.format == .json { console.print(PruneJSON.text(plan), as: .json) } else { report(plan) }
    if plan.diagnostics.hasErrors { return .problem }
    if !options.checks {
      try console.write(options.format == .json && options.isDry ? [] : plan.edits, isDry: options.isDry)
    }
    if options.format == .text { summarize(plan) }
    return options.checks && !plan.isEmpty ? .findings : .success
  }

  private func report(_ plan: PrunePlan) {
    console.report(plan.diagnostics + plan.keptNotes(limit: options.listsAll ? .max : 5))
    guard options.checks || options.listsAll else { return }
    for line in plan.lines { options.isDry ? console.note(line) : console.print(line) }
  }

  private func summarize(_ plan: PrunePlan) {
    let verb = options.checks || options.isDry ? "to remove" : "removed"
    for line in plan.summary(verb) { console.summarize(line, isDry: options.isDry) }
    if plan.isEmpty { console.summarize("no keys to remove") }
  }
}

/// The options of `strex prune`.
struct PruneOptions: Sendable {
  var request: PruneRequest
  var keys = KeySelectionOptions()
  var format = PrintFormat.text
  /// Whether to write nothing, and to exit with 1 if there is something to remove.
  var checks = false
  /// Whether to only print the changes.
  var isDry = false
  /// Whether to list each key with its evidence.
  var listsAll = false
}
