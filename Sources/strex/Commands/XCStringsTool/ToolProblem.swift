import Diagnostics
import TextBasics

/// A problem with the command line of `xcstringstool`, worded as by Swift's ArgumentParser.
struct ToolProblem: Error, Equatable {
  let message: String
  /// The line of the help about the parameter.
  var help: String?

  static func unknown(_ word: String, _ parameters: [ToolParameter]) -> ToolProblem {
    let word = TerminalSafeText.escaped(word)
    let known = parameters.filter { $0.kind != .argument }.map { "--\($0.name)" }
    let near = word.hasPrefix("--") ? known.filter { Spelling.distance(word, $0) < 4 } : []
    let nearest = near.min { Spelling.distance(word, $0) < Spelling.distance(word, $1) }
    return ToolProblem(message: "Unknown option '\(word)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? ""))
  }

  static func missing(_ parameter: ToolParameter) -> ToolProblem {
    ToolProblem(
      message: "Missing expected argument '\(parameter.synopsis())\(parameter.isRepeating ? " ..." : "")'",
      help: "\(parameter.synopsis())  \(parameter.abstract)")
  }

  static func missingValue(_ parameter: ToolParameter, _ spelling: String) -> ToolProblem {
    ToolProblem(
      message: "Missing value for '\(parameter.synopsis(spelling))'",
      help: "\(parameter.synopsis(spelling))  \(parameter.abstract)")
  }

  static func valueOfFlag(_ spelling: String, _ value: String) -> ToolProblem {
    let value = TerminalSafeText.escaped(value)
    return ToolProblem(message: "The option '\(spelling)' does not take any value, but '\(value)' was specified.")
  }

  static func invalid(_ value: String, _ parameter: ToolParameter, _ spelling: String) -> ToolProblem {
    let names = parameter.values.map { "'\($0)'" }
    let list =
      names.count <= 2
      ? names.joined(separator: " and ")
      : names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
    let value = TerminalSafeText.escaped(value)
    return ToolProblem(
      message: "The value '\(value)' is invalid for '\(parameter.synopsis(spelling))'. Please provide one of \(list).",
      help: "\(parameter.synopsis(spelling))  \(parameter.abstract)")
  }

  static func unexpected(_ words: [String]) -> ToolProblem {
    let words = words.map { "'\(TerminalSafeText.escaped($0))'" }
    if words.count == 1 { return ToolProblem(message: "Unexpected argument \(words[0])") }
    return ToolProblem(message: "\(words.count) unexpected arguments: \(words.joined(separator: ", "))")
  }

  /// Returns the lines on standard error.
  /// - Parameters:
  ///   - usage: the usage of the verb, or of the tool.
  ///   - command: the words of the command.
  func text(usage: String, command: String) -> String {
    let help = self.help.map { "Help:  \($0)\n" } ?? ""
    return "Error: \(message)\n\(help)Usage: \(usage)\n  See '\(command) --help' for more information.\n"
  }
}
