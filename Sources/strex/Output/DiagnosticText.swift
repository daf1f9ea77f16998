import StringExtraction

/// Diagnostics as lines that people and build tools read.
enum DiagnosticText {
  /// `path:line:column: warning: sentence [identifier]`; nothing in it can start a line of its own.
  static func line(_ diagnostic: Diagnostic, coloured: Bool = false) -> String {
    let place = place(diagnostic).map { Style.bold.applied(to: $0 + ": ", if: coloured) } ?? ""
    let severity = style(diagnostic.severity).applied(to: diagnostic.severity.rawValue + ":", if: coloured)
    let message = VisibleText.escaped(diagnostic.message)
    return "\(place)\(severity) \(message) [\(diagnostic.identifier)]"
  }

  /// A GitHub workflow command: `::warning file=…,line=…,col=…::sentence [identifier]`.
  static func gitHub(_ diagnostic: Diagnostic) -> String {
    var properties: [String] = []
    if let file = diagnostic.file { properties.append("file=" + gitHubProperty(file)) }
    if let location = diagnostic.location { properties.append("line=\(location.line),col=\(location.column)") }
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    let lead = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(command)\(lead)::\(gitHubData(diagnostic.message)) [\(diagnostic.identifier)]"
  }

  private static func place(_ diagnostic: Diagnostic) -> String? {
    guard let file = diagnostic.file else { return nil }
    let path = VisibleText.escaped(file)
    return diagnostic.location.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  private static func style(_ severity: Diagnostic.Severity) -> Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  private static func gitHubData(_ text: String) -> String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A"], in: text)
  }

  private static func gitHubProperty(_ text: String) -> String {
    replacing(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"], in: text)
  }

  private static func replacing(_ escapes: [Unicode.Scalar: String], in text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
    }
    return VisibleText.escaped(result)
  }
}
