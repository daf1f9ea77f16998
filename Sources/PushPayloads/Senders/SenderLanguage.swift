/// The language of a source file that sends push notifications, with its syntax of comments and string literals.
public struct SenderLanguage: Sendable, Equatable {
  var hasHashComments = false
  var hasSlashComments = true
  /// Whether apostrophes enclose string literals. In other languages they enclose single characters.
  var hasApostropheTexts = false
  /// Whether literals in backticks have `${…}`. In other languages they are raw.
  var hasTemplates = false
  /// Whether a slash may begin a regular expression.
  var hasRegexes = false
  /// The delimiters that begin an expression in a literal.
  var interpolation: [String] = []
  /// Whether three quotes begin and end a literal.
  var hasLongTexts = false

  /// Returns the language by the file extension, or `nil` for files that are not sources of senders.
  public static func named(_ fileExtension: String) -> SenderLanguage? { byExtension[fileExtension] }

  private static let script = SenderLanguage(
    hasApostropheTexts: true, hasTemplates: true, hasRegexes: true, interpolation: ["${"])
  private static let plain = SenderLanguage()
  private static let python = SenderLanguage(
    hasHashComments: true, hasSlashComments: false, hasApostropheTexts: true, hasLongTexts: true)
  private static let ruby = SenderLanguage(
    hasHashComments: true, hasSlashComments: false, hasApostropheTexts: true, interpolation: ["#{"])

  private static let byExtension: [String: SenderLanguage] = [
    "ts": script, "tsx": script, "mts": script, "cts": script, "js": script, "jsx": script, "mjs": script,
    "cjs": script, "go": plain, "java": plain, "rs": plain, "m": plain, "mm": plain, "cs": plain, "py": python,
    "rb": ruby,
    "ex": SenderLanguage(hasHashComments: true, hasSlashComments: false, interpolation: ["#{"], hasLongTexts: true),
    "php": SenderLanguage(hasHashComments: true, hasApostropheTexts: true, interpolation: ["$"]),
    "dart": SenderLanguage(hasApostropheTexts: true, interpolation: ["$"], hasLongTexts: true),
    "kt": SenderLanguage(interpolation: ["$"], hasLongTexts: true),
    "kts": SenderLanguage(interpolation: ["$"], hasLongTexts: true),
    "scala": SenderLanguage(interpolation: ["$"], hasLongTexts: true),
    "swift": SenderLanguage(interpolation: ["\\("], hasLongTexts: true),
  ]
}
