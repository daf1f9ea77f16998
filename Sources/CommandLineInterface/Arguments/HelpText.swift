import Diagnostics

/// The help texts, generated from the tables of commands and options.
package struct HelpText {
  /// The maximum width of a line, in columns.
  package let width: Int

  /// - Parameter columns: the terminal's width; `nil` if there is no terminal.
  package init(columns: Int? = nil) { width = min(max(columns ?? 100, 40), 100) }

  /// The purpose of strex.
  package static let description =
    "strex extracts localizable strings from Swift sources and keeps String Catalogs in step with them."

  /// The output of `strex --help`.
  package var overview: String {
    let commands = Command.allCases.map { ("\($0.rawValue) \($0.operands.usage)", $0.summary) }
    return """
      \(wrapped(Self.description))

      Usage: strex COMMAND [OPTION…] [OPERAND…]

      Commands:
      \(columns(commands))

      Options:
      \(columns(rows(of: nil)))

      ‘strex help COMMAND’ shows the options of a command.

      """
  }

  /// Returns the output of `strex help COMMAND`.
  package func page(of command: Command) -> String {
    """
    \(wrapped(command.summary + "."))

    Usage: \(command.usage)

    \(wrapped(command.discussion))

    Options:
    \(columns(rows(of: command)))

    """
  }

  private func rows(of command: Command?) -> [(String, String)] {
    OptionRow.all.filter { $0.applies(to: command) }.map { ($0.usage, $0.help + ".") }
  }

  /// Returns terms and sentences in two columns, or below each other if a term is long.
  private func columns(_ rows: [(String, String)]) -> String {
    // A narrow terminal does not have space for two columns.
    let indentation = width < 60 ? 6 : 26
    return rows.map { term, sentence in
      let gap = term.count + 4 <= indentation
      let lead = "  " + term + (gap ? String(repeating: " ", count: indentation - term.count - 2) : "\n")
      let margin = String(repeating: " ", count: indentation)
      let lines = WrappedText.lines(sentence, width: width - indentation)
      return lead + (gap ? "" : margin) + lines.joined(separator: "\n" + margin)
    }.joined(separator: "\n")
  }

  private func wrapped(_ text: String) -> String { WrappedText.lines(text, width: width).joined(separator: "\n") }
}
