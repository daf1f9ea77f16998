import Diagnostics
import FileSystem
import ProjectEditing
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

/// `strex symbols convert`: replaces literals by generated symbols, or symbols by literals.
struct SymbolsCommand: Command {
  private let options: SymbolsOptions
  private let direction: ConversionRequest.Direction
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    guard arguments.operand == "convert" else { throw .unknown("verb", arguments.operand, known: ["convert"]) }
    var project = arguments.projectRequest
    project.paths.removeFirst()
    options = try arguments.applied(Self.options, to: SymbolsOptions(project: project))
    guard let direction = options.direction else { throw UsageError("convert needs --to symbols or --to literals") }
    if !options.selectsKeys { throw UsageError("convert needs PATH, --key, --match, --only, --keys-from or --table") }
    if options.checks, options.isDry { throw UsageError("--check and --dry-run cannot be combined") }
    self.direction = direction
    self.context = context
  }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: options.checks || options.isDry ? nil : options.project.named(), run: convert)
  }

  private func convert() async throws -> ExitCode {
    var request = ConversionRequest(options.project)
    (request.direction, request.tables, request.newKey) = (direction, options.tables, options.newKey)
    request.selection = try await options.keys.resolved()
    try await chooseSources(of: &request)
    let project = try await console.project(request.project, sdk)
    let plan = try await ConversionPlan(project, request, sdk)
    if options.checks {
      for line in lines(plan) { console.print(line) }
      return plan.converted.isEmpty ? .success : .findings
    }
    console.report(plan.diagnostics)
    try console.write(plan.edits, isDry: options.isDry)
    summarize(plan)
    return plan.diagnostics.hasErrors ? .findings : .success
  }

  /// Chooses the sources under the given paths, and reads the whole project: a key is converted in all places.
  private func chooseSources(of request: inout ConversionRequest) async throws {
    let named = try await console.project(request.project, nil, listsSources: true)
    let (root, folder) = (named.names.firstProject, context.currentFolder)
    if request.project.paths.isEmpty, root == folder { return }
    request.sources = Set(named.sources.selected.map { named.sources.paths[$0] })
    request.project.paths = [GivenPath(root.string, from: folder)]
  }

  /// Returns a line for each place that could be converted.
  private func lines(_ plan: ConversionPlan) -> [String] {
    let form = direction == .symbols ? "symbol" : "literal"
    let places = plan.converted.flatMap { key in key.sites.map { ($0, key.key) } }.sorted { $0.0 < $1.0 }
    return places.map { site, key in
      "\(TerminalSafeText.escaped(site.printed)): \(TerminalSafeText.shortQuoted(key)) can become a \(form)"
    }
  }

  private func summarize(_ plan: ConversionPlan) {
    let count = plan.converted.reduce(0) { $0 + $1.sites.count }
    let places = Quantity.of(count, direction == .symbols ? "literal" : "symbol")
    let keys = Quantity.of(plan.converted.count, "key")
    let text = "\(options.isDry ? "would convert" : "converted") \(places) for \(keys)"
    console.summarize(text, isDry: options.isDry)
  }
}

/// The options of `strex symbols`.
struct SymbolsOptions: Sendable {
  var project: ProjectRequest
  var direction: ConversionRequest.Direction?
  var keys = KeySelectionOptions()
  /// The names of the only tables; empty for all.
  var tables: [String] = []
  /// The name that the only selected key gets.
  var newKey: String?
  /// Whether to only print the changes.
  var isDry = false
  /// Whether to write nothing, and to exit with 1 if there are keys to convert.
  var checks = false

  /// Whether the command line selects some keys.
  var selectsKeys: Bool { !keys.isEmpty || !tables.isEmpty || !project.paths.isEmpty }
}
