/// The commands of strex.
package enum Command: String, CaseIterable, Sendable {
  case extract, sync, watch, migrate, audit, lint, targets, explain, status, report, compile
  case generateSymbols = "generate-symbols"
  case export
  case `import`
  case pseudo, merge, mcp, lsp
  case initialize = "init"
  case cache, hook, completions, manual, help

  /// The operands of the command.
  package var operands: Operands {
    switch self {
    case .extract, .sync, .watch, .migrate, .audit, .lint, .targets, .status, .report, .export, .pseudo: .paths
    case .explain: .place
    case .compile, .generateSymbols: .catalogs
    case .merge: .merge
    case .mcp, .lsp, .initialize: .folder
    case .import: .translations
    case .cache: .choice(["clear"])
    case .hook: .choice(["install", "uninstall"])
    case .completions: .choice(Shell.words)
    case .manual: .none
    case .help: .command
    }
  }

  /// Whether the command reports findings, and at most updates catalogs that are out of date.
  package var onlyTells: Bool {
    switch self {
    case .extract, .sync, .audit, .lint, .targets, .explain, .status: true
    case .watch, .report, .migrate, .compile, .generateSymbols, .export, .import, .pseudo, .merge, .mcp, .lsp: false
    case .initialize, .cache, .hook, .completions, .manual, .help: false
    }
  }

  /// The usage line.
  package var usage: String {
    ["strex", rawValue, "[OPTION…]", operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The line in the list of commands.
  package var summary: String {
    switch self {
    case .extract: "List what is localizable: keys, tables, comments, places"
    case .sync: "Bring the string catalogs and .strings tables under PATH in step with the sources"
    case .watch: "Bring them in step whenever something is saved"
    case .migrate: "Turn the .strings and .stringsdict tables under PATH into string catalogs"
    case .audit: "Find text that users see and nobody can translate"
    case .lint: "Find what is wrong with the translations in the catalogs and tables under PATH"
    case .targets: "Show which sources belong to which target and catalog, and what decided"
    case .explain: "Say why the literal at a place is extracted or not, step by step"
    case .status: "Show how far the translations of the catalogs and tables under PATH are"
    case .report: "Write a page with every text in all languages, coverage and findings, to read in a browser"
    case .compile: "Compile catalogs to the tables that apps ship: .strings and .stringsdict"
    case .generateSymbols: "Write the Swift symbols of catalogs' manual keys, as Xcode generates them"
    case .pseudo: "Add a language that nobody speaks, in which testers see what is localized"
    case .merge: "Merge two versions of a catalog or table as git's merge driver, or check merges that others made"
    case .export: "Write what translators get of the catalogs under PATH: .xcloc, XLIFF, CSV, JSON or Android"
    case .import: "Take translations from FILE into the catalogs under PATH"
    case .mcp: "Serve coding agents: what is missing, set translations, sync, check, explain, search (MCP)"
    case .lsp: "Serve an editor: what is not in the catalog, what nobody can translate, translations of a literal (LSP)"
    case .initialize: "Give a repository what it needs to work with strex: settings, git's hook, a file for its server"
    case .cache: "Remove what earlier runs have kept for later ones"
    case .hook: "Write or remove git's pre-commit hook, which checks or fixes what is staged"
    case .completions: "Print a script that completes strex's command line in a shell"
    case .manual: "Print the manual page"
    case .help: "Show this help, or that of a command"
    }
  }
}
