import Testing

/// Checks the allowed imports of the architecture.
@Suite struct ImportRules {
  /// The direct dependencies of each module; transitive ones are included implicitly.
  private static let neighbours: [String: [String]] = [
    "TextBasics": [], "StructuredText": ["TextBasics"], "JSONRPC": ["StructuredText"],
    "Diagnostics": ["StructuredText"],
    "SwiftLexing": ["TextBasics"], "SwiftParsing": ["SwiftLexing"], "SwiftTypeChecking": ["SwiftParsing"],
    "SDKInterfaces": [], "StringExtraction": ["SwiftTypeChecking", "SDKInterfaces", "Diagnostics"],
    "StringDataFlow": ["StringExtraction", "StringCatalog"], "TranslationContext": ["StringDataFlow"],
    "StringCatalog": ["StructuredText"], "StringTables": ["StringCatalog"], "CatalogMerge": ["StringTables"],
    "CatalogSync": ["StringExtraction", "StringTables"], "StringExchange": ["StringTables"],
    "ResourceStrings": ["StructuredText"], "StringLookup": ["StringCatalog"],
    "PushPayloads": ["StringCatalog", "Diagnostics"], "CatalogLint": ["StringExchange", "Diagnostics"],
    "CatalogEditing": ["CatalogLint"], "HTMLReport": ["CatalogLint"], "Audit": ["StringDataFlow", "CatalogLint"],
    "ProjectModel": ["SwiftParsing", "Diagnostics"],
    "CatalogRouting": ["ProjectModel", "CatalogSync"],
    "FileSystem": ["ProjectModel"], "ProjectLoading": ["FileSystem", "StringExchange", "StringExtraction"],
    "IncrementalExtraction": ["ProjectLoading", "CatalogRouting"],
    "ProjectAnalysis": ["IncrementalExtraction", "StringDataFlow", "ResourceStrings"],
    "ProjectSync": ["ProjectAnalysis"],
    "ProjectExchange": ["ProjectSync", "StringExchange"], "GitIntegration": ["ProjectLoading", "CatalogMerge"],
    "ProjectChecks": ["ProjectSync", "Audit", "PushPayloads", "TranslationContext"],
    "Reporting": ["ProjectChecks", "HTMLReport"],
    "ProjectEditing": ["CatalogEditing", "ProjectExchange", "Reporting"], "MCPServer": ["JSONRPC", "ProjectEditing"],
    "TranslationEditor": ["ProjectEditing"],
    "LanguageServer": ["JSONRPC", "ProjectEditing"],
    "strex": ["MCPServer", "LanguageServer", "TranslationEditor", "GitIntegration"],
    "strex-benchmark": ["CatalogSync", "ProjectModel"],
    "Plugins": [],
  ]

  private static let systemLibraries: [String: Set<String>] = [
    "StringCatalog": ["Foundation"], "StructuredText": ["Foundation", "FoundationXML"],
    "ResourceStrings": ["Foundation"],
    "StringExchange": ["Foundation", "FoundationXML"], "StringDataFlow": ["Foundation"], "MCPServer": ["Foundation"],
    "ProjectModel": ["Foundation"], "FileSystem": ["Foundation"], "ProjectLoading": ["Foundation"],
    "IncrementalExtraction": ["Foundation"], "StringLookup": ["Foundation"], "LanguageServer": ["Foundation"],
    "ProjectSync": ["Foundation"], "ProjectChecks": ["Foundation"],
    "TranslationEditor": ["Foundation"], "GitIntegration": ["Foundation"],
    "strex": ["Foundation", "FoundationXML"],
    "strex-benchmark": ["Foundation", "Darwin", "Glibc", "Musl"], "Plugins": ["Foundation", "PackagePlugin"],
  ]

  private static func reachable(from module: String) -> Set<String> {
    let direct = neighbours[module] ?? []
    return direct.reduce(into: Set(direct)) { $0.formUnion(reachable(from: $1)) }
  }

  /// The modules that a file imports, whole or one declaration of them; indented lines are text of literals.
  private static func imports(_ file: SourceFile) -> [String] {
    file.lines.filter { $0.contains("import ") && !$0.hasPrefix("    ") }.compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(isModifier) else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "func", "protocol", "var", "let", "typealias"]
      let name = words.dropFirst(place + 1).drop(while: kinds.contains).first
      return name?.split(separator: ".").first.map(String.init)
    }
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }

  @Test func modulesImportDownwardsOnly() {
    for (module, files) in Dictionary(grouping: SourceTree.sources, by: \.module) {
      let allowed = Self.reachable(from: module).union(Self.systemLibraries[module] ?? [])
      #expect(Self.neighbours[module] != nil, "an unknown module: \(module)")
      for file in files { #expect(Self.imports(file).filter { !allowed.contains($0) } == [], "\(file.path)") }
    }
  }

  @Test func catalogsUseFoundationOnlyForCollation() {
    let users = SourceTree.sources.filter { $0.module == "StringCatalog" && Self.imports($0).contains("Foundation") }
    #expect(users.count <= 1, "\(users.map(\.path))")
  }

  private static let withoutIO = SourceTree.sources.filter { file in
    ![
      "FileSystem", "ProjectLoading", "IncrementalExtraction", "ProjectSync", "strex", "strex-benchmark", "Plugins",
      "SDKInterfaces",
      "StringLookup",
    ].contains(file.module)
  }

  @Test func pureModulesDoNoInputOrOutput() {
    let names: Set<Substring> = [
      "CommandLine", "FileHandle", "FileManager", "Process", "ProcessInfo", "fopen", "getenv", "readLine",
    ]
    let found = SourceFile.lines(of: Self.withoutIO) { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return words.contains(where: names.contains) || line.contains(" print(") && !line.contains("func print(")
    }
    #expect(found == [])
  }
}
