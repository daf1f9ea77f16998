import Diagnostics
import FileSystem
import ProjectLoading

/// The options for filtering and printing findings.
struct FindingsOptions: Sendable {
  var project: ProjectRequest
  var format = ReportFormat.text
  /// The lowest severity that makes the command fail, or `nil` if the configuration decides.
  var failOn: FailureLevel?
  /// The rules that --rule and --disable select.
  var rules = RuleChoice()
  var known = KnownFindings()
  /// The payloads of push notifications and the sources of senders to read.
  var payloads: [GivenPath] = []
  /// Whether to apply the edits of findings with one safe fix.
  var fixes = false
  /// Whether to only show those edits.
  var isDry = false
  /// Whether findings with one cause are printed separately.
  var isVerbose = false
  /// The languages whose texts are checked; empty for all.
  var languages: [String] = []
  /// The command line that adds missing keys to the catalogs.
  var syncCommand = ""

  /// The options of all commands that report findings.
  static let options: [CommandOption<FindingsOptions>] = .joined(
    [
      ProjectOptions.routine(\.project),
      .choice("format", .output, "Choose the output format", sets: \.format),
      .wordSet("rule", "RULE", .input, "Report only findings from this rule", sets: \.rules.only),
      .wordSet("disable", "RULE", .input, "Ignore findings from this rule", sets: \.rules.disabled),
      .optionalChoice("fail-on", .safety, "Exit with status 1 for findings at this severity or higher", sets: \.failOn),
      .flag("verbose", .output, "List each finding instead of grouping by cause", sets: \.isVerbose).letter("v"),
      KnownFindings.since(\.known),
      .run(RunOptions.noCache),
    ],
    KnownFindings.options(\.known),
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project))

  /// - Parameters:
  ///   - options: the options of the command.
  ///   - rules: the names of the command's rules.
  /// - Throws: if options contradict each other.
  init(
    _ arguments: ParsedArguments, _ options: [CommandOption<FindingsOptions>], rules: [String]
  ) throws(UsageError) {
    self = try arguments.applied(options, to: FindingsOptions(project: arguments.projectRequest))
    try known.check(needsBaseline: false)
    if isDry, !fixes { throw UsageError("--dry-run needs --fix") }
    if fixes, known.updatesBaseline { throw UsageError("--fix and --update-baseline cannot be combined") }
    for name in self.rules.only.union(self.rules.disabled).sorted() where !rules.contains(name) {
      throw .unknown("rule", name, known: rules)
    }
    syncCommand = arguments.syncCommand(isForPrograms: ![.text, .xcode].contains(format))
  }

  private init(project: ProjectRequest) { self.project = project }
}
