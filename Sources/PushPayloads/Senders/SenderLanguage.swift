/// The language of a file that sends push messages: where its comments and texts begin.
public struct SenderLanguage: Sendable, Equatable {
  var hasHashComments = false
  var hasSlashComments = true
  /// Whether texts stand between apostrophes, which elsewhere hold single characters.
  var hasApostropheTexts = false
  /// Whether text between backticks has `${…}`; it is raw elsewhere.
  var hasTemplates = false
  /// Whether a slash may begin a regular expression.
  var hasRegexes = false
  /// What begins an expression within a text.
  var interpolation: [String] = []
  /// Whether three quotes begin and end a text.
  var hasLongTexts = false

  /// By the extension of a file's name; `nil` for files that send nothing.
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
    "ex": SenderLanguage(
      hasHashComments: true, hasSlashComments: false, interpolation: ["#{"], hasLongTexts: true),
    "php": SenderLanguage(hasHashComments: true, hasApostropheTexts: true, interpolation: ["$"]),
    "dart": SenderLanguage(hasApostropheTexts: true, interpolation: ["$"], hasLongTexts: true),
    "kt": SenderLanguage(interpolation: ["$"], hasLongTexts: true),
    "kts": SenderLanguage(interpolation: ["$"], hasLongTexts: true),
    "scala": SenderLanguage(interpolation: ["$"], hasLongTexts: true),
    "swift": SenderLanguage(interpolation: ["\\("], hasLongTexts: true),
  ]
}
