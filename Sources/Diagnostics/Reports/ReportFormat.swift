/// The forms in which findings are printed.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people: `path:line:column: warning: sentence [rule]`.
  case text
  /// One object for programs.
  case json
  /// The Static Analysis Results Interchange Format 2.1.0, which code hosts and editors read.
  case sarif
  /// Workflow commands, which GitHub turns into annotations.
  case github
  /// Code quality of GitLab, which shows it in merge requests.
  case gitlab
  /// Test results of JUnit, which most servers read.
  case junit
  /// The format of Checkstyle, which most servers read.
  case checkstyle
  /// Lines like those of `text` but with absolute paths, which Xcode shows in its issue navigator.
  case xcode
}
