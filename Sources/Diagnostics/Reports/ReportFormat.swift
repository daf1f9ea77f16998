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
}
