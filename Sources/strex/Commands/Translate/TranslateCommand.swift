import CatalogEditing
import CatalogLint
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectEditing
import ProjectLoading
import ProjectModel
import StringCatalog
import TextBasics

/// `strex translate`: translates with a program of the user, or from a translation memory.
struct TranslateCommand: Command {
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

  private let options: TranslateOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    options = try arguments.applied(Self.options, to: TranslateOptions(project: arguments.projectRequest))
    try options.check()
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: options.isDry ? nil : options.project.named(), run: translate)
  }

  private func translate() async throws -> ExitCode {
    let project = try await console.project(options.project, sdk)
    let code = try await CodeKeys(project, try await Analysis(project, .comparison(options.project), sdk), sdk)
    let glossary = ProjectGlossary(of: project)
    let problems = project.problems + code.problems + glossary.problems
    console.report(problems.filter { $0.severity != .error })
    try IncompleteProjectError.demandNone(problems.errors)
    let scope = try EditScope(project, catalogs: options.catalogs, tables: options.tables)
    if !options.addsLanguages { try scope.demand(options.languages) }
    let selection = try await options.keys.resolved()
    let contexts = options.command == nil ? nil : try await code.contexts(sdk)
    let tasks = try scope.translationTasks(selection, languages: options.languages, code, contexts)
    let writer = TranslationWriter(project, scope.changed, code, glossary.glossary, state: options.state.unitState)
    var run = ProgramTranslation(try memory(scope), glossary.glossary, writer, options, console)
    try run.fill(tasks)
    let isWhole = try run.ask()
    try run.finish()
    return !isWhole ? .problem : run.isComplete ? .success : .findings
  }

  /// Returns the translations of the project and of the named files.
  private func memory(_ scope: EditScope) throws -> TranslationMemory {
    var memory = TranslationMemory()
    let wanted = options.languages
    for path in options.memories {
      let bytes = try FileContents(of: path.place).bytes
      do {
        if FilePath(path.place).isStringCatalog {
          let catalog = try Catalog(bytes)
          memory.add(catalog, languages: wanted.isEmpty ? catalog.languages : wanted)
        } else {
          let (source, languages) = (scope.sourceLanguages.first ?? "en", wanted.isEmpty ? scope.languages : wanted)
          try TranslationMemoryFile.add(bytes, from: source, languages: languages, to: &memory)
        }
      } catch { throw FileError(path.text, FileError.reason(of: error)) }
    }
    scope.add(to: &memory, languages: wanted)
    return memory
  }
}

/// One run of a translation: texts of the memory first, then batches for the program.
private struct ProgramTranslation {
  private let memory: TranslationMemory
  private let glossary: Glossary
  private var writer: TranslationWriter
  private let options: TranslateOptions
  private let console: Console
  private var rest: ArraySlice<TranslationTask> = []
  private var remembered = 0
  private var answered = 0
  private var unanswered = 0

  init(
    _ memory: TranslationMemory, _ glossary: Glossary, _ writer: TranslationWriter, _ options: TranslateOptions,
    _ console: Console
  ) {
    self.memory = memory
    self.glossary = glossary
    self.writer = writer
    self.options = options
    self.console = console
  }

  /// Whether every text up to the limit was translated.
  var isComplete: Bool { writer.refusalCount == 0 && unanswered == 0 }

  /// Uses the memory's translations of identical texts. A request to translate finished strings again is for the program, because
  /// the memory has the same translations.
  mutating func fill(_ tasks: [TranslationTask]) throws {
    let isAgain = options.command != nil && options.keys.selection.states.contains(.translated)
    var open: [TranslationTask] = []
    for task in tasks {
      let refused = writer.refusalCount
      guard !isAgain, let parts = task.remembered(by: memory) else {
        open.append(task)
        continue
      }
      writer.take(parts, for: task)
      if writer.refusalCount == refused { remembered += 1 }
    }
    rest = open[...]
    try save()
  }

  /// Sends the remaining texts to the program.
  /// - Returns: whether the program could be run.
  mutating func ask() throws -> Bool {
    guard let command = options.command else { return true }
    var left = options.limit ?? .max
    while !rest.isEmpty, left > 0 {
      let batch = Array(rest.prefix(min(options.batch, left)))
      let lines = batch.enumerated().map { $0.element.request(id: $0.offset + 1, memory, glossary) + "\n" }
      do throws(ShellCommand.Failure) {
        take(try ShellCommand.output(of: command, input: Array(lines.joined().utf8)), batch)
      } catch {
        let message = "the translation program \(error.predicate); the translations written so far were kept"
        console.report(Diagnostic(.error, "translation-program", message))
        return false
      }
      try save()
      (rest, left) = (rest.dropFirst(batch.count), left - batch.count)
    }
    return true
  }

  private mutating func take(_ output: String, _ batch: [TranslationTask]) {
    var open = Set(batch.indices)
    // JSON allows other line separators, such as U+2028, within strings.
    for line in output.utf8.split(separator: .lineFeed).map({ Substring($0) })
    where line.contains(where: { !$0.isWhitespace }) {
      do throws(EditRefusal) {
        let answer = try TranslationAnswer(line)
        guard batch.indices.contains(answer.id - 1) else {
          throw EditRefusal("there is no request with the id \(answer.id)")
        }
        guard open.remove(answer.id - 1) != nil else {
          throw EditRefusal("request \(answer.id) has already been answered")
        }
        if answer.parts.isEmpty {
          unanswered += 1
        } else {
          let refused = writer.refusalCount
          writer.take(answer.parts, for: batch[answer.id - 1])
          if writer.refusalCount == refused { answered += 1 }
        }
      } catch {
        let text = TerminalSafeText.shortQuoted(String(line))
        console.report(Diagnostic(.warning, "translation-program", "ignored \(text): \(error.sentence)"))
      }
    }
    unanswered += open.count
  }

  private mutating func save() throws { if !options.isDry { try writer.write() } }

  /// Prints the result.
  mutating func finish() throws {
    console.report(writer.refusals)
    if options.isDry { try console.write(try writer.edits().edits, isDry: true) }
    let (refused, left) = (writer.refusalCount, rest.count)
    let counts = [
      (remembered, "from the memory"), (answered, "from the program"), (refused, "refused"), (unanswered, "unanswered"),
      (left, "left"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let text = counts.isEmpty ? "nothing to translate" : counts.joined(separator: ", ")
    console.summarize(text, isDry: options.isDry)
  }
}

/// The options of `strex translate`.
struct TranslateOptions: Sendable {
  var project: ProjectRequest
  var keys = KeySelectionOptions()
  var catalogs: [GivenPath] = []
  var tables: [String] = []
  /// The target languages; empty for all.
  var languages: [String] = []
  /// Whether the languages may be new to the project.
  var addsLanguages = false
  /// The command line of the translation program; `nil` to use only the memory.
  var command: String?
  /// Translation memories and catalogs of other projects.
  var memories: [GivenPath] = []
  /// The maximum number of texts for the program; `nil` for no limit.
  var limit: Int?
  /// The number of texts in one run of the program.
  var batch = 20
  /// The state of written texts.
  var state = WrittenState.needsReview
  /// Whether to only print the changes.
  var isDry = false

  /// - Throws: if options are missing or wrong.
  func check() throws(UsageError) {
    if command == nil, memories.isEmpty { throw UsageError("translate needs --with COMMAND or --from FILE") }
    try UsageError.demandIdentifiers(of: languages)
  }

  /// The states in which translations are written.
  enum WrittenState: String, CaseIterable, Sendable {
    case needsReview = "needs-review"
    case machineTranslated = "machine-translated"
    case translated

    var unitState: StringUnit.State { StringUnit.State(rawValue: rawValue.replacing("-", with: "_")) }
  }
}
