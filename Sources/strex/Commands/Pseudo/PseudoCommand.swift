import FileSystem
import ProjectExchange
import ProjectLoading
import ProjectSync
import StringCatalog
import TextBasics

/// `strex pseudo`: adds a pseudo-language to catalogs, for tests.
struct PseudoCommand: Command {
  static let description = CommandDescription(
    name: "pseudo", summary: "Add a pseudo-language for testing", group: .translations, operands: .paths,
    discussion: """
      Adds a pseudo-language to the catalogs under PATH. Its strings are generated from the source language. In en-XA,
      they are longer and have accents and brackets. In ar-XB, they run from right to left.

      Format specifiers, substitutions, `${…}`, links and `^[…]` stay the same. Run the app in the pseudo-language
      (-AppleLanguages '(en-XA)'). Text that looks normal is not localized, and text without its closing bracket is cut
      off. status, lint and export ignore the language. pseudo skips stale keys and keys marked as not translatable. Run
      pseudo again after each sync. To remove the language, use --remove. If a catalog or table cannot be read, pseudo
      writes nothing. The exit status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<PseudoOptions>] = .joined(
    [
      CommandOption(
        OptionRow(
          name: "language", value: .word("LANG"), group: .input,
          help: "Add this language (ending in XA, XB or XC) instead of en-XA")
      ) { request, given in request.language = given.last },
      CommandOption(
        OptionRow(
          name: "transform", value: .choice(PseudoTransform.words), isRepeatable: true, group: .changes,
          isAdvanced: true,
          help: "Use this transform instead of the language's default")
      ) { request, given in request.chosenTransforms = Set(given.words.compactMap(PseudoTransform.init)) },
      .flag("remove", .changes, "Remove the language from the catalogs", sets: \.removes),
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.isDry),
    ],
    ProjectOptions.mapping(\.project))

  private let options: PseudoOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    options = try arguments.applied(Self.options, to: PseudoOptions(project: arguments.projectRequest))
    try options.check()
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: options.isDry ? nil : options.project.named(), run: change)
  }

  private func change() async throws -> ExitCode {
    let project = try await console.project(options.project, nil, listsSources: true)
    let translation = options.translation
    let change = options.removes ? translation.removing : translation.adding
    let (requested, names) = (project.requestedCatalogs, project.names)
    let own = requested.filter { !names.isReadOnly($0) }
    let edits = CatalogEdits(own, of: project, change: change)
    let tables = TableLanguage(options.language, of: try TableCatalogs(of: project), project, change: change)
    let found = edits.diagnostics.filter { tables.isEmpty || $0.identifier != "no-catalog" }
    let diagnostics = project.problems + found + tables.diagnostics + names.notes(aboutReadOnlyAmong: requested)
    console.report(diagnostics)
    if diagnostics.hasErrors { return .problem }
    let catalogs = edits.changed.map { FileEdit($0.path, printed: $0.printed, before: $0.before, after: $0.after) }
    try console.write(catalogs + tables.edits, isDry: options.isDry)
    if !options.isDry {
      tables.removeEmptyFolders()
      summarize(edits, tables, isQuiet: !found.isEmpty)
    }
    return .success
  }

  private func summarize(_ edits: CatalogEdits, _ tables: TableLanguage, isQuiet: Bool) {
    let done = options.removes ? "removed" : "wrote"
    for edit in edits.changed {
      console.summarize("\(TerminalSafeText.escaped(edit.printed)): \(done) \(options.language)")
    }
    for edit in tables.edits {
      console.summarize("\(TerminalSafeText.escaped(edit.printed)): \(edit.after == nil ? "removed" : "written")")
    }
    if edits.changed.isEmpty, tables.edits.isEmpty, !isQuiet { console.summarize("no changes") }
  }
}

/// The options of `strex pseudo`.
struct PseudoOptions: Sendable {
  var project: ProjectRequest
  var language = "en-XA"
  /// The chosen transforms; empty for the defaults of the language.
  var chosenTransforms: Set<PseudoTransform> = []
  /// Whether to remove the language.
  var removes = false
  /// Whether to only print the changes.
  var isDry = false

  var translation: PseudoTranslation {
    PseudoTranslation(
      into: language, by: chosenTransforms.isEmpty ? PseudoTransform.usual(for: language) : chosenTransforms)
  }

  /// - Throws: if options are invalid or contradict each other.
  func check() throws(UsageError) {
    guard PseudoLanguage.contains(language) else {
      throw UsageError("--language needs a language that ends in XA, XB or XC, not \(TerminalSafeText.word(language))")
    }
    if removes, !chosenTransforms.isEmpty { throw UsageError("--remove and --transform cannot be combined") }
  }
}
