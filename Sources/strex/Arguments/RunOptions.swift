import FileSystem

/// The options that are handled for every command in the same way, outside the command.
struct RunOptions: Sendable {
  /// Whether warnings, notes and summaries are suppressed.
  var isQuiet = false
  /// Whether errors are printed as warnings and the exit status is 0, because build systems take errors for failures.
  var isLenient = false
  var color = ColorChoice.auto
  var showsHelp = false
  var showsVersion = false
  /// Whether the run reads and writes the cache.
  var usesCache = true
  /// The empty file to write on success.
  var stamp: GivenPath?

  /// The options of all commands.
  static let common: [CommandOption<RunOptions>] = [
    .flag("quiet", .general, "Print only results and errors", sets: \.isQuiet).letter("q").reportOnly,
    .choice("color", .general, "Choose when to use colors", sets: \.color).advanced.reportOnly,
    .flag("help", .general, "Show help", sets: \.showsHelp).letter("h"),
    .flag("version", .general, "Show the version", sets: \.showsVersion).letter("V").advanced,
  ]

  static let rows = common.map(\.row)

  static let noCache = CommandOption<RunOptions>.flag(
    "no-cache", .general, "Do not read or write the cache", sets: \.usesCache, to: false
  ).advanced.reportOnly.uncached

  static let exitZero = CommandOption<RunOptions>.flag(
    "exit-zero", .compatibility, "Always exit with status 0 and print errors as warnings", sets: \.isLenient
  ).advanced.reportOnly

  static let stamp = CommandOption<RunOptions>.path(
    "stamp", "FILE", .compatibility, "Create this empty file on success, for build systems", sets: \.stamp
  ).advanced.reportOnly

  static let all = common + [noCache, exitZero, stamp]
}

extension CommandOption {
  /// Such an option that only some commands have.
  static func run(_ option: CommandOption<RunOptions>) -> CommandOption { CommandOption(option.row) { _, _ in } }
}

/// The output format of results: text or JSON.
enum PrintFormat: String, CaseIterable, Sendable {
  case text, json
}

/// When output is colored.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal.
  case auto
  case always, never
}
