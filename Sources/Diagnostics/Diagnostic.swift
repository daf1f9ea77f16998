/// A message about a position, printed like a compiler's: `path:line:column: warning: sentence [identifier]`.
///
/// The diagnostics of rules are also called findings. A baseline can contain them, and comments can suppress them.
public struct Diagnostic: Sendable, Hashable {
  public var severity: Severity
  /// A stable name in kebab case, such as `unknown-interpolation-type`. For a finding, the identifier of its rule.
  public var identifier: String
  /// A sentence that starts with a lower-case letter, without a full stop.
  public var message: String
  /// The next step, as a clause without a full stop.
  public var help: String?
  /// The path of the file with slashes, or `nil` for the whole run. Rules of projects write paths from the root of the
  /// project, and absolute paths of files outside of it. All other diagnostics contain printed paths.
  public var file: String?
  /// The position, or `nil` for the whole file. Columns of findings count UTF-16 code units, as editors do. Columns of
  /// other diagnostics count bytes, as compilers do.
  public var range: TextRange?
  /// The text that the diagnostic is about, if ``range`` contains more.
  public var subject: TextRange?
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
    _ severity: Severity, _ identifier: String, _ message: String, file: String? = nil, range: TextRange? = nil,
    help: String? = nil, key: String? = nil, content: String? = nil, related: [RelatedPlace] = []
  ) {
    self.severity = severity
    self.identifier = identifier
    self.message = message
    self.help = help
    self.file = file
    self.range = range
    self.key = key
    self.content = content ?? message
    self.related = related
  }

  /// Creates a finding of a rule, with the rule's severity.
  public init(
    _ rule: RuleDescription, _ message: String, file: String? = nil, range: TextRange? = nil, help: String? = nil,
    key: String? = nil, content: String? = nil, related: [RelatedPlace] = []
  ) {
    self.init(
      rule.severity, rule.identifier, message, file: file, range: range, help: help, key: key, content: content,
      related: related)
  }

  public var confidence: Confidence { doubt == nil ? .high : .low }

  /// The message, followed by the help and the doubt.
  public var sentence: String { message + (help.map { "; \($0)" } ?? "") + remark }

  /// The message, followed by the doubt.
  var statement: String { message + remark }

  private var remark: String { doubt.map { " (less certain: \($0))" } ?? "" }

  /// Replaces all of its paths.
  public mutating func movePaths(_ moved: (String) -> String) {
    file = file.map(moved)
    for index in related.indices { related[index].path = moved(related[index].path) }
  }

  /// Returns whether one diagnostic precedes another, by path, position, identifier and text. Sorted diagnostics print
  /// the same in whatever order they were found.
  public static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    if a.file != b.file { return (a.file ?? "") < (b.file ?? "") }
    let places = (a.range?.start, b.range?.start)
    let none = TextPosition(line: 0, column: 0)
    if places.0 != places.1 { return places.0 ?? none < places.1 ?? none }
    return (a.identifier, a.sentence) < (b.identifier, b.sentence)
  }
}

extension Sequence<Diagnostic> {
  /// Whether one of the diagnostics is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  package var errors: [Diagnostic] { filter { $0.severity == .error } }
}
