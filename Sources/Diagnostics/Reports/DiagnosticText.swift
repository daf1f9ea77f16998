import TextBasics

/// Formats diagnostics as lines for users and build tools.
public enum DiagnosticText {
  /// Returns `path:line:column: warning: sentence [identifier]`, and such a line with `note:` for each related place.
  /// Line breaks in the diagnostic are escaped.
  public static func line(_ diagnostic: Diagnostic) -> String {
    let first = line(diagnostic, diagnostic.sentence, isColored: false)
    return ([first] + notes(diagnostic, isColored: false)).joined(separator: "\n")
  }

  /// Returns the same with the help in a line of its own: `help: …`.
  public static func lines(_ diagnostic: Diagnostic, isColored: Bool) -> String {
    let first = line(diagnostic, diagnostic.statement, isColored: isColored)
    let help = diagnostic.help.map { help in
      Style.note.applied(to: "help:", if: isColored) + " " + TerminalSafeText.escaped(help)
    }
    return ([first, help].compactMap { $0 } + notes(diagnostic, isColored: isColored)).joined(separator: "\n")
  }

  private static func line(_ diagnostic: Diagnostic, _ sentence: String, isColored: Bool) -> String {
    let place = place(diagnostic).map { Style.bold.applied(to: $0 + ": ", if: isColored) } ?? ""
    let severity = style(diagnostic.severity).applied(to: diagnostic.severity.rawValue + ":", if: isColored)
    let identifier = TerminalSafeText.escaped(diagnostic.identifier)
    return "\(place)\(severity) \(TerminalSafeText.escaped(sentence)) [\(identifier)]"
  }

  private static func notes(_ diagnostic: Diagnostic, isColored: Bool) -> [String] {
    diagnostic.related.map { place in
      let note = Diagnostic(
        .note, diagnostic.identifier, place.message, file: place.path, range: TextRange(place.position))
      return line(note, place.message, isColored: isColored)
    }
  }

  private static func place(_ diagnostic: Diagnostic) -> String? {
    guard let path = diagnostic.file.map(TerminalSafeText.escaped) else { return nil }
    return diagnostic.range.map { "\(path):\($0.start.line):\($0.start.column)" } ?? path
  }

  private static func style(_ severity: Severity) -> Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
