import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectSync
import Reporting
import StringExtraction
import TextBasics

/// `strex explain`: explains why literals are extracted or not, and how a sync treats the entries of catalogs.
struct ExplainCommand: Command {
  static let description = CommandDescription(
    name: "explain", summary: "Explain a literal, a key or a rule", group: .sync, operands: .place,
    isCacheable: true,
    discussion: """
      Explains each literal on a line: its type, the declarations that determine the type, and the format specifier for
      each interpolation. Also explains catalog entries, keys (--key) and rules.

      FILE can be a Swift file, a storyboard, a xib, a property list, a table for a property list (InfoPlist.strings), a
      settings bundle, or a file with build settings for property lists (project.pbxproj, .xcconfig, project.yml,
      Project.swift). For a line in a string catalog or table, and for --key KEY, explain shows how sync changes the
      entry and why. It names the source files that use the key, the rule that applies, and any difference from Xcode.
      The exit status is 0 on success. It is 2 if FILE cannot be read or has no such line, if KEY is neither in a
      catalog nor in the code, or on other errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExplainOptions>] = .joined(
    [
      .word("key", "KEY", .input, "Explain a key in the catalogs instead of a line", sets: \.key),
      .word("table", "TABLE", .input, "Explain the key only in this table; needs --key", sets: \.table).advanced,
      .choice("format", .output, "Choose the output format", sets: \.format),
      .run(RunOptions.noCache),
    ],
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project), ProjectOptions.texts(\.project))

  private let options: ExplainOptions
  private let subject: ExplainOptions.Subject
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    let initial = ExplainOptions(project: arguments.projectRequest, operands: arguments.operands)
    options = try arguments.applied(Self.options, to: initial)
    subject = try options.subject()
  }

  func run() async throws -> ExitCode {
    switch subject {
    case .key(let key, let table): return try await explain(key, in: table)
    case .rule(let text):
      console.print(text)
      return .success
    case .place(let place): return try await PlaceExplanation(options, place, console, sdk).run()
    }
  }

  /// Explains how a sync treats a key in all catalogs of the project.
  private func explain(_ key: String, in table: String?) async throws -> ExitCode {
    let (project, plan) = try await console.dryRunPlan(options.project, sdk)
    let symbols = try await SymbolUses(in: project, sdk)
    let entries = EntryExplanations(ofKey: key, table: table, in: plan, project.map, symbols: symbols).items
    let problems = plan.blockingDiagnostics
    // A catalog that cannot be read may contain the key.
    if entries.isEmpty, !problems.hasErrors {
      let tables = plan.runs.filter { run in table.map(run.update.tables.contains) ?? true }
      let hint = Spelling.textHint(for: key, in: tables.flatMap(\.keys))
      let message = "neither a catalog nor the code contains the key \(TerminalSafeText.quoted(key))\(hint)"
      console.print([], entries, problems + [Diagnostic(.error, "unknown-key", message)], as: options.format)
      return .problem
    }
    console.print([], entries, problems, as: options.format)
    return problems.hasErrors ? .problem : .success
  }
}

extension Console {
  /// Performs a dry run over a project.
  func dryRunPlan(_ request: ProjectRequest, _ sdk: SDKLoad) async throws -> (Project, SyncPlan) {
    let project = try await project(request, sdk)
    let analysis = try await Analysis(project, SyncRequest(request), sdk, readsAll: true, progress: progress)
    return (project, await SyncPlan.dryRun(of: analysis))
  }

  /// Prints explanations and diagnostics. In JSON, diagnostics are part of the results.
  func print(
    _ literals: [ExplainedLiteral], _ entries: [EntryExplanation], _ diagnostics: [Diagnostic], as format: PrintFormat
  ) {
    switch format {
    case .json: print(ExplanationJSON.text(literals: literals, entries: entries, diagnostics), as: .json)
    case .text:
      report(diagnostics)
      let text = ExplanationText(isColored: colorsResults)
      let blocks = literals.map(text.block) + entries.map(text.block)
      if !blocks.isEmpty { print(blocks.joined(separator: "\n\n")) }
    }
  }
}

/// The options of `strex explain`.
struct ExplainOptions: Sendable {
  var project: ProjectRequest
  let operands: [String]
  var key: String?
  /// The only table in which the key is explained.
  var table: String?
  var format = PrintFormat.text

  enum Subject: Sendable {
    case place(PlaceOperand)
    /// A key in the catalogs of a table, or of all tables.
    case key(String, table: String?)
    /// The section of a rule or diagnostic.
    case rule(String)
  }

  func subject() throws(UsageError) -> Subject {
    if let key { return .key(key, table: table) }
    if table != nil { throw UsageError("--table needs --key KEY") }
    guard let operand = operands.first, operands.count == 1 else {
      throw UsageError.operand(of: ExplainCommand.description)
    }
    if let place = PlaceOperand(operand) { return .place(place) }
    if let text = DiagnosticReference.text(of: operand) { return .rule(text) }
    throw UsageError(
      "\(TerminalSafeText.word(operand)) is neither FILE:LINE nor a rule\(DiagnosticReference.hint(for: operand))")
  }
}
