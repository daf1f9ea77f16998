import CommandLineInterface

/// Options for console output.
struct ConsoleRequest: Sendable {
  /// Whether warnings, notes and summaries are suppressed.
  var isQuiet = false
  /// Whether errors are printed as warnings, because build systems take errors for failures.
  var isLenient = false
  var colour = ColourChoice.auto
}
