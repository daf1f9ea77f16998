/// The formats in which findings are printed.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people: `path:line:column: warning: sentence [rule]`.
  case text
  /// One object for programs.
  case json
  /// The Static Analysis Results Interchange Format 2.1.0, which code hosts and editors read.
  case sarif
  /// Workflow commands, which GitHub turns into annotations.
  case github
  /// GitLab's code quality report, which it shows in merge requests.
  case gitlab
  /// JUnit test results, which most servers accept.
  case junit
  /// Checkstyle's format, which most servers accept.
  case checkstyle
  /// Lines as in `text`, but with absolute paths, which Xcode shows in its issue navigator.
  case xcode

  /// The syntax in which an output escapes characters.
  public enum Syntax: Sendable {
    /// Swift's syntax: `\u{23}`.
    case text
    /// JSON's syntax: the value does not change.
    case json
    /// The syntax of XML and HTML: the value does not change.
    case xml
    /// Commands for a server, which contain only escaped texts.
    case commands
  }

  public var syntax: Syntax {
    switch self {
    case .text, .xcode: .text
    case .json, .sarif, .gitlab: .json
    case .junit, .checkstyle: .xml
    case .github: .commands
    }
  }
}
