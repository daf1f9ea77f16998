/// The help, from the tables of commands and options.
enum HelpText {
  /// What strex is for.
  static let description =
    "strex extracts localizable strings from Swift sources and keeps String Catalogs in step with them."

  /// The page of `strex --help`.
  static var overview: String {
    let commands = Command.allCases.map { ("\($0.rawValue) \($0.operands.usage)", $0.summary) }
    return """
      \(description)

      Usage: strex COMMAND [OPTION…] [OPERAND…]

      Commands:
      \(columns(commands))

      Options:
      \(columns(rows(of: nil)))

      ‘strex help COMMAND’ shows the options of a command.

      """
  }

  /// The page of `strex help COMMAND`.
  static func page(of command: Command) -> String {
    """
    \(command.summary).

    Usage: \(command.usage)

    \(command.discussion)

    Options:
    \(columns(rows(of: command)))

    """
  }

  private static func rows(of command: Command?) -> [(String, String)] {
    OptionRow.all.filter { $0.applies(to: command) }.map { ($0.usage, $0.help + ".") }
  }

  /// Terms and sentences side by side, or one below the other where the term is long.
  private static func columns(_ rows: [(String, String)], indentation: Int = 26, width: Int = 100) -> String {
    rows.map { term, sentence in
      let gap = term.count + 4 <= indentation
      let lead = "  " + term + (gap ? String(repeating: " ", count: indentation - term.count - 2) : "\n")
      let margin = String(repeating: " ", count: indentation)
      let lines = wrap(sentence, width: width - indentation)
      return lead + (gap ? "" : margin) + lines.joined(separator: "\n" + margin)
    }.joined(separator: "\n")
  }

  private static func wrap(_ sentence: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in sentence.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
