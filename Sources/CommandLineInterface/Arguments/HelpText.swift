import Diagnostics

/// The help texts, generated from the tables of commands and options.
package struct HelpText {
  /// The maximum width of a line, in columns.
  package let width: Int

  /// - Parameter columns: the terminal's width, or `nil` if there is no terminal.
  package init(columns: Int? = nil) { width = min(max(columns ?? 100, 40), 100) }

  /// The purpose of strex.
  package static let description =
    "strex extracts localizable strings from Swift code and keeps string catalogs in sync with it."

  /// The output of `strex --help`.
  package var overview: String {
    let groups = CommandGroup.allCases.map { group in
      let commands = Command.allCases.filter { $0.group == group }.map { ($0.rawValue, $0.summary) }
      return "\(group.rawValue):\n" + columns(commands, indentation: 20)
    }
    return """
      \(wrapped(Self.description))

      Usage: strex COMMAND [OPTION…] [OPERAND…]

      \(groups.joined(separator: "\n\n"))

      Options:
      \(columns(rows(OptionRow.all.filter { $0.applies(to: nil) })))

      `strex COMMAND --help` shows the most important options of a command, `strex help COMMAND` all of them.

      """
  }

  /// Returns the output of `strex help COMMAND`.
  package func page(of command: Command) -> String {
    let paragraphs = command.discussion.split(separator: "\n\n").map { wrapped(String($0)) }
    return page(of: command, paragraphs.joined(separator: "\n\n"), OptionRow.all.filter { $0.applies(to: command) })
  }

  /// The page of `strex COMMAND --help`, with the options that people need first.
  package func shortPage(of command: Command) -> String {
    let rows = OptionRow.all.filter { $0.applies(to: command) }
    let first = rows.filter { !$0.name.isAdvanced }
    let lead = command.discussion.split(separator: "\n\n").first.map(String.init) ?? ""
    let end = "`strex help \(command.rawValue)` " + (first.count < rows.count ? "lists all options." : "shows more.")
    return page(of: command, wrapped(lead), first) + "\n\(end)\n"
  }

  private func page(of command: Command, _ text: String, _ rows: [OptionRow]) -> String {
    let groups = OptionGroup.allCases.compactMap { group -> String? in
      let rows = rows.filter { $0.name.group == group }
      return rows.isEmpty ? nil : "\(group.rawValue):\n" + columns(self.rows(rows))
    }
    return """
      \(wrapped(command.summary + "."))

      Usage: \(command.usage)

      \(text)

      \(groups.joined(separator: "\n\n"))

      """
  }

  private func rows(_ rows: [OptionRow]) -> [(String, String)] {
    rows.map { ($0.usage, $0.help + ($0.isRepeatable ? " (repeatable)" : "")) }
  }

  /// Returns terms and sentences in two columns, or below each other if a term is long.
  private func columns(_ rows: [(String, String)], indentation wide: Int = 26) -> String {
    // A narrow terminal does not have space for two columns.
    let indentation = width < 60 ? 6 : wide
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
