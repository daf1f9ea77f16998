/// The commands of strex.
package enum Command: String, CaseIterable, Sendable {
  case extract, sync, watch, migrate, audit, lint, rules, targets, explain, status, report, compile
  case generateSymbols = "generate-symbols"
  case export
  case `import`
  case pseudo, edit, prune, merge, mcp, lsp
  case initialize = "init"
  case cache, hook, completions, manual, help

  /// The operands of the command.
  package var operands: Operands {
    switch self {
    case .extract, .sync, .watch, .migrate, .audit, .lint, .targets, .status, .report, .export, .pseudo,
      .prune:
      .paths
    case .edit: .edit
    case .explain: .place
    case .compile, .generateSymbols: .catalogs
    case .merge: .merge
    case .mcp, .lsp, .initialize: .folder
    case .import: .translations
    case .cache: .choice(["clear"])
    case .hook: .choice(["install", "uninstall"])
    case .completions: .choice(Shell.words)
    case .manual, .rules: .none
    case .help: .command
    }
  }

  /// Whether the command reports findings, and at most updates catalogs that are out of date.
  package var onlyTells: Bool {
    switch self {
    case .extract, .sync, .audit, .lint, .targets, .explain, .status: true
    case .watch, .report, .migrate, .compile, .generateSymbols, .export, .import, .pseudo, .edit, .prune, .merge, .mcp,
      .lsp:
      false
    case .rules, .initialize, .cache, .hook, .completions, .manual, .help: false
    }
  }

  /// The usage line.
  package var usage: String {
    ["strex", rawValue, "[OPTION…]", operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The line in the list of commands: an imperative of at most 60 characters.
  package var summary: String {
    switch self {
    case .extract: "List localizable strings"
    case .sync: "Sync string catalogs with the code"
    case .watch: "Sync catalogs whenever a file is saved"
    case .migrate: "Turn .strings and .stringsdict tables into string catalogs"
    case .audit: "Find hard-coded text that cannot be translated"
    case .lint: "Check translations for errors"
    case .targets: "Show which sources belong to which target and catalog"
    case .explain: "Explain a literal, a key or a rule"
    case .status: "Show translation progress by catalog and language"
    case .report: "Write an HTML report of all strings and findings"
    case .compile: "Compile catalogs to .strings and .stringsdict tables"
    case .generateSymbols: "Generate Swift symbols for manual keys, like Xcode"
    case .pseudo: "Add a pseudo-language for testing"
    case .edit: "Edit keys, strings, states and languages of catalogs"
    case .prune: "Remove keys that no code uses"
    case .merge: "Merge two versions of a catalog, or install a merge driver"
    case .export: "Export for translators: .xcloc, XLIFF, CSV, JSON, Android"
    case .import: "Import translations from translators' files"
    case .mcp: "Run the MCP server for coding agents"
    case .lsp: "Run the language server for editors"
    case .initialize: "Set up strex in a repository"
    case .cache: "Clear the cache"
    case .hook: "Install or remove the pre-commit hook of git"
    case .rules: "List the rules of audit, lint and sync"
    case .completions: "Print a completion script for a shell"
    case .manual: "Print the manual page"
    case .help: "Show help for strex or a command"
    }
  }

  /// The part of the list of commands in which the command appears.
  package var group: CommandGroup {
    switch self {
    case .sync, .watch, .prune, .extract, .explain, .targets, .migrate: .sync
    case .audit, .lint, .rules, .status, .report: .problems
    case .edit, .export, .import, .pseudo, .compile, .generateSymbols: .translations
    case .initialize, .hook, .merge, .lsp, .mcp: .integration
    case .cache, .completions, .manual, .help: .other
    }
  }
}

/// The groups of commands in the help.
package enum CommandGroup: String, CaseIterable, Sendable {
  case sync = "Keep catalogs in sync"
  case problems = "Find problems"
  case translations = "Work with translations"
  case integration = "Integrate strex"
  case other = "Other"
}
