import Diagnostics

/// The help texts, generated from the tables of commands and options.
struct HelpText {
  private let commands: [CommandDescription]
  /// The maximum width of a line, in columns.
  private let width: Int

  /// - Parameter columns: the terminal's width; `nil` if there is no terminal.
  init(_ commands: [CommandDescription], columns: Int? = nil) {
    self.commands = commands
    width = min(max(columns ?? 100, 40), 100)
  }

  /// The purpose of strex.
  static let description =
    "strex extracts localizable strings from Swift code and keeps string catalogs in sync with it."

  /// The output of `strex --help`.
  var overview: String {
    let groups = CommandGroup.allCases.map { group in
      let commands = commands.filter { $0.group == group }.map { ($0.name, $0.summary) }
      return "\(group.rawValue):\n" + columns(commands, indentation: 20)
    }
    return """
      \(wrapped(Self.description))

      Usage: strex COMMAND [OPTION…] [OPERAND…]

      \(groups.joined(separator: "\n\n"))

      Options:
      \(columns(rows(RunOptions.rows)))

      `strex COMMAND --help` shows a command's most important options. `strex help COMMAND` shows all options.

      """
  }

  /// Returns the output of `strex help COMMAND`.
  func page(of command: CommandDescription) -> String {
    let paragraphs = command.discussion.split(separator: "\n\n").map { wrapped(String($0)) }
    return page(of: command, paragraphs.joined(separator: "\n\n"), command.options + RunOptions.rows)
  }

  /// The page of `strex COMMAND --help`, with the most important options.
  func shortPage(of command: CommandDescription) -> String {
    let rows = command.options + RunOptions.rows
    let first = rows.filter { !$0.isAdvanced }
    let lead = command.discussion.split(separator: "\n\n").first.map(String.init) ?? ""
    let end = "`strex help \(command.name)` " + (first.count < rows.count ? "lists all options." : "shows more.")
    return page(of: command, wrapped(lead), first) + "\n\(end)\n"
  }

  private func page(of command: CommandDescription, _ text: String, _ rows: [OptionRow]) -> String {
    let groups = OptionGroup.allCases.compactMap { group -> String? in
      let rows = rows.filter { $0.group == group }
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
