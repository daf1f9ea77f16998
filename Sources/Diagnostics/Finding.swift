/// What a rule reports about a place.
public struct Finding: Sendable, Hashable {
  /// The identifier of its rule.
  public var rule: String
  public var severity: Severity
  /// The path from the root of the project, with slashes; absolute for files outside; `nil` for the run as a whole.
  public var path: String?
  public var range: TextRange?
  /// A sentence without a full stop.
  public var message: String
  /// What to do, as a clause that follows the message after a semicolon.
  public var suggestion: String?
  /// The catalog's key that the finding is about, if any.
  public var key: String?
  /// The text by which a baseline recognizes the finding when lines have moved, such as the literal or the key.
  public var content: String
  /// What stands in ``content`` for an interpolation, where messages have ‘…’.
  public static let interpolation = "\\()"
  /// Related places. A baseline ignores them.
  public var related: [RelatedPlace]
  /// Why it is less certain than others, as a clause: ‘it may be a name’. `nil` for a certain one. A baseline ignores it.
  public var doubt: String?
  /// What it has in common with others of its rule and file, with which people want to read of it together, such as the
  /// parameter through which their texts go; `nil` where it stands alone. A baseline ignores it.
  public var cause: String?
  /// How a note about several findings of one cause calls this one; ``content`` unless given. A baseline ignores it.
  public var label: String?
  /// The subjects of a finding about several, in their order: a baseline lists each, so that one that is added later is
  /// found. Empty for a finding about one subject.
  public var parts: [FindingPart] = []
  /// What to replace in its file so that the finding is gone; empty where there is no one safe answer.
  public var edits: [SourceEdit] = []

  /// - Parameter content: the message unless given.
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
  public var sentence: String {
    let advice = suggestion.map { "; \($0)" } ?? ""
    return message + advice + (doubt.map { " (less certain: \($0))" } ?? "")
  }

  /// Replaces all of its paths.
  public mutating func movePaths(_ moved: (String) -> String) {
    path = path.map(moved)
    for index in related.indices { related[index].path = moved(related[index].path) }
  }

  /// Whether one finding comes before another, by path, place, rule and text. Sorted so, findings print the same
  /// however they were found.
  public static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.path != b.path { return (a.path ?? "") < (b.path ?? "") }
    let places = (a.range?.start, b.range?.start)
    let none = TextPosition(line: 0, column: 0)
    if places.0 != places.1 { return places.0 ?? none < places.1 ?? none }
    return (a.rule, a.sentence) < (b.rule, b.sentence)
  }
}
