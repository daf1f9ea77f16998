/// The options of all commands.
struct ConsoleRequest: Sendable {
  /// Whether warnings, notes and summaries are suppressed.
  var isQuiet = false
  /// Whether errors are printed as warnings, because build systems take errors for failures.
  var isLenient = false
  var colour = ColourChoice.auto
  var showsHelp = false
  var showsVersion = false

  static let options: [CommandOption<ConsoleRequest>] = [
    .flag("quiet", .general, "Print only results and errors", sets: \.isQuiet).letter("q").reportOnly,
    .choice("color", .general, "Choose when to use colors", sets: \.colour).advanced.reportOnly,
    .flag("help", .general, "Show help", sets: \.showsHelp).letter("h"),
    .flag("version", .general, "Show the version", sets: \.showsVersion).letter("V").advanced,
  ]

  static let rows = options.map(\.row)
}
