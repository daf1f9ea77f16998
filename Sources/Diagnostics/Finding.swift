/// A rule's report about a position.
public struct Finding: Sendable, Hashable {
  /// The identifier of its rule.
  public var rule: String
  public var severity: Severity
  /// The path from the root of the project, with slashes; absolute for files outside; `nil` for the whole run.
  public var path: String?
  public var range: TextRange?
  /// The text that the finding is about, if ``range`` contains more.
  public var subject: TextRange?
  /// A sentence without a full stop.
  public var message: String
  /// The next step, as a clause that follows the message after a semicolon.
  public var suggestion: String?
  /// The catalog's key that the finding is about, if any.
  public var key: String?
  /// The text by which a baseline recognizes the finding after lines have moved, such as the literal or the key.
  public var content: String
  /// The placeholder in ``content`` for an interpolation, which messages print as `…`.
  public static let interpolation = "\\()"
  /// Related places. Baselines ignore them.
  public var related: [RelatedPlace]
  /// Why it is less certain, as a clause: `it may be a name`. `nil` for a certain finding. Baselines ignore it.
  public var doubt: String?
  /// The common cause with other findings of its rule and file, with which it is grouped in reports, such as the
  /// parameter that takes their texts, or `nil` for a separate finding. Baselines ignore it.
  public var cause: String?
  /// Whether the cause concerns the whole project, so that findings of several files are reported together.
  public var hasProjectCause = false
  /// The name of this finding in a note about several findings with one cause. By default ``content``. Baselines ignore
  /// it.
  public var label: String?
  /// The subjects of a finding about several, in order. A baseline lists each, so that one that is added later is
  /// found. Empty for a finding about one subject.
  public var parts: [FindingPart] = []
  /// The edits of its file that fix the finding. Empty unless there is a single safe answer.
  public var edits: [SourceEdit] = []

  /// - Parameter content: by default the message.
  public init(
    _ rule: String, _ severity: Severity = .warning, path: String?, range: TextRange? = nil, message: String,
    suggestion: String? = nil, key: String? = nil, content: String? = nil, related: [RelatedPlace] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.range = range
    self.message = message
    self.suggestion = suggestion
    self.key = key
    self.content = content ?? message
    self.related = related
  }

  public var confidence: Confidence { doubt == nil ? .high : .low }

  /// The message, followed by the suggestion and the doubt.
  public var sentence: String { message + (suggestion.map { "; \($0)" } ?? "") + remark }

  /// The message, followed by the doubt.
  var statement: String { message + remark }

  private var remark: String { doubt.map { " (less certain: \($0))" } ?? "" }

  /// Replaces all of its paths.
  public mutating func movePaths(_ moved: (String) -> String) {
    path = path.map(moved)
    for index in related.indices { related[index].path = moved(related[index].path) }
  }

  /// Returns whether one finding precedes another, by path, position, rule and text. Sorted findings print the same in
  /// whatever order they were found.
  public static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.path != b.path { return (a.path ?? "") < (b.path ?? "") }
    let places = (a.range?.start, b.range?.start)
    let none = TextPosition(line: 0, column: 0)
    if places.0 != places.1 { return places.0 ?? none < places.1 ?? none }
    return (a.rule, a.sentence) < (b.rule, b.sentence)
  }
}
