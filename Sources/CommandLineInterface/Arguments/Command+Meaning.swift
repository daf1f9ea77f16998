import TextBasics
import Workspace

extension Command {
  /// What is meant by words that other tools have as commands: a command line of strex, or several; `--version` is one without a command.
  static let meanings: [String: [String]] = [
    "check": ["sync --check", "lint"], "verify": ["sync --check", "lint"], "validate": ["lint", "sync --check"],
    "test": ["lint", "sync --check"], "fix": ["audit --fix", "sync"], "update": ["sync"], "generate": ["sync"],
    "genstrings": ["sync", "extract"], "diff": ["sync --dry-run"], "search": ["explain", "extract"],
    "convert": ["migrate"], "upgrade": ["migrate"], "coverage": ["status", "report"], "progress": ["status"],
    "missing": ["status", "lint"], "unused": ["sync --dry-run"], "html": ["report"], "translate": ["export", "import"],
    "setup": ["init"], "server": ["lsp", "mcp"], "man": ["manual"], "codegen": ["generate-symbols"],
    "build": ["compile"], "clean": ["cache clear"], "version": ["--version"],
  ]

  /// The problem of a word that is no command, with the commands that may be meant: by other tools' names for them, or by
  /// spelling.
  static func problem(of word: String) -> UsageProblem {
    guard let meant = meanings[word] else { return .unknown("command", word, known: words) }
    let list = meant.map(TerminalSafeText.word).joined(separator: " or ")
    return UsageProblem("unknown command \(TerminalSafeText.word(word)) (did you mean \(list)?)")
  }
}
