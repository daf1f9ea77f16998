import Diagnostics
import StructuredText
import SwiftLexing
import TextBasics

extension Diagnostic {
  /// The code is nested too deep to be parsed, so its literals are unknown.
  public static let nestedTooDeep = "nested-too-deep"

  /// The source is incomplete Swift, so some of its strings may be unknown.
  public static let brokenSource = "broken-source"

  /// Creates a message about a place in a source. Its column counts bytes, as the compiler's messages do.
  public init(
    _ severity: Severity, _ identifier: String, _ message: String, file: String? = nil, location: SourceLocation?,
    help: String? = nil
  ) {
    self.init(severity, identifier, message, file: file, range: location.map { TextRange($0) }, help: help)
  }

  /// Creates a warning about a source that is incomplete Swift.
  public init(_ broken: SourceBreak, in source: SourceText) {
    self.init(
      .warning, Diagnostic.brokenSource, broken.sentence + "; keys in this file may be missing", file: source.path,
      location: LineTable(source).location(at: broken.offset))
  }
}

extension TextRange {
  /// Creates a range that starts at a place in a source, with its byte column unchanged.
  public init(_ location: SourceLocation) { self.init(line: location.line, column: location.column) }
}

extension ParseError {
  package var location: SourceLocation { SourceLocation(line: line, column: column) }
}
