import SwiftLexing
import TextBasics

/// A message about a position, printed like a compiler's: `path:line:column: warning: sentence [identifier]`.
public struct Diagnostic: Sendable, Equatable {
  /// The code is nested too deep to be parsed, so its literals are unknown.
  public static let nestedTooDeep = "nested-too-deep"

  /// The source is incomplete Swift, so some of its strings may be unknown.
  public static let brokenSource = "broken-source"

  /// The severity of a message.
  public enum Severity: String, Sendable { case error, warning, note }

  /// The severity, which starts the printed message.
  public var severity: Severity
  /// A stable name in kebab case, such as `unknown-interpolation-type`.
  public var identifier: String
  /// A sentence that starts with a lower-case letter, without a full stop.
  public var message: String
  /// The next step, as a clause without a full stop.
  public var help: String?
  /// The path of the file, as in `SourceText`, or `nil` for the whole run.
  public var file: String?
  /// The line and column, or `nil` for the whole file.
  public var location: SourceLocation?

  /// Creates a message.
  public init(
    _ severity: Severity, _ identifier: String, _ message: String, file: String? = nil, location: SourceLocation? = nil,
    help: String? = nil
  ) {
    self.severity = severity
    self.identifier = identifier
    self.message = message
    self.file = file
    self.location = location
    self.help = help
  }
}

extension Diagnostic {
  /// Creates a warning about a source that is incomplete Swift.
  public init(_ broken: SourceBreak, in source: SourceText) {
    self.init(
      .warning, Diagnostic.brokenSource, broken.sentence + "; keys in this file may be missing", file: source.path,
      location: LineTable(source).location(at: broken.offset))
  }
}
