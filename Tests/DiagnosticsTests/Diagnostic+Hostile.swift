import Diagnostics

extension Diagnostic {
  /// A finding each of whose texts tries to break out of the report.
  static let hostile = Diagnostic(
    .warning, "some-rule",
    "“%0A::error file=x::forged\n/etc/passwd:1:1: error: forged\r\u{9B}31m\u{202E}\u{2028}{0}[x](1)\\”",
    file: "dir,x:y/a%0A::error b\r\n\u{1B}[2J é😀.swift",
    range: TextRange(TextPosition(line: 3, column: 7), end: TextPosition(line: 3, column: 12)),
    help: "write \u{1B}]0;title\u{7} instead", content: "forged")

  static func sample(
    _ message: String, rule: String = "some-rule", _ severity: Severity = .warning, path: String? = "a.swift",
    line: Int = 1, content: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, rule, message, file: path, range: TextRange(TextPosition(line: line, column: 1)), content: content)
  }
}
