import FileSystem
import TextBasics

/// The words that other tools use for commands.
enum CommandAliases {
  /// The equivalents of other tools' commands: command lines of strex. `--version` has no command.
  static let all: [String: [String]] = [
    "check": ["sync --check", "lint"], "verify": ["sync --check", "lint"], "validate": ["lint", "sync --check"],
    "test": ["lint", "sync --check"], "fix": ["audit --fix", "sync"], "update": ["sync"], "generate": ["sync"],
    "genstrings": ["sync", "extract"], "search": ["explain", "extract"],
    "convert": ["migrate", "symbols convert"], "upgrade": ["migrate"], "coverage": ["status", "report"],
    "progress": ["status"], "missing": ["status", "lint"], "unused": ["prune --check"], "html": ["report"],
    "tm": ["translate"],
    "setup": ["init"], "server": ["lsp", "mcp"], "man": ["manual"], "codegen": ["generate-symbols"],
    "build": ["compile"], "clean": ["prune", "cache clear"], "format": ["edit format"],
    "delete": ["edit remove", "prune"],
    "remove": ["edit remove", "prune"], "set": ["edit set"], "add": ["edit add"], "version": ["--version"],
  ]

  /// Returns the problem of an unknown command, with suggestions: by other tools' names, or by spelling.
  static func problem(of word: String, _ commands: [String]) -> UsageError {
    guard let meant = all[word] else { return .unknown("command", word, known: commands) }
    let list = meant.map(TerminalSafeText.word).joined(separator: " or ")
    return UsageError("unknown command \(TerminalSafeText.word(word)) (did you mean \(list)?)")
  }
}
