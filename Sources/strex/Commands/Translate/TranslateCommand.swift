import CatalogEditing
import CatalogLint
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectEditing
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StructuredText
import TextBasics

/// `strex translate`: translates with a program of the user, or from a translation memory.
struct TranslateCommand: Command {
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
