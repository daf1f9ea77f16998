// swift-tools-version: 6.1
import PackageDescription

/// The modules that do no input or output, from the bottom up.
let libraries: [Target] = [
  .target(name: "TextBasics"),
  .target(name: "StructuredText", dependencies: ["TextBasics"]),
  .target(name: "JSONRPC", dependencies: ["StructuredText"]),
  .target(name: "Diagnostics", dependencies: ["StructuredText"]),
  .target(name: "SwiftLexing", dependencies: ["TextBasics"]),
  .target(name: "SwiftParsing", dependencies: ["SwiftLexing"]),
  .target(name: "SwiftTypeChecking", dependencies: ["SwiftParsing"]),
  .target(name: "SDKInterfaces"),
  .target(name: "StringExtraction", dependencies: ["SwiftTypeChecking", "SDKInterfaces", "Diagnostics"]),
  .target(name: "StringCatalog", dependencies: ["StructuredText"]),
  .target(name: "StringDataFlow", dependencies: ["StringExtraction", "StringCatalog"]),
  .target(name: "TranslationContext", dependencies: ["StringDataFlow"]),
  .target(name: "StringTables", dependencies: ["StringCatalog"]),
  .target(name: "CatalogMerge", dependencies: ["StringTables"]),
  .target(name: "CatalogSync", dependencies: ["StringExtraction", "StringTables"]),
  .target(name: "StringExchange", dependencies: ["StringTables"]),
  .target(name: "ResourceStrings", dependencies: ["StructuredText"]),
  .target(name: "StringLookup", dependencies: ["StringCatalog"]),
  .target(name: "PushPayloads", dependencies: ["StringCatalog", "Diagnostics"]),
  .target(name: "CatalogLint", dependencies: ["StringExchange", "Diagnostics"]),
  .target(name: "CatalogEditing", dependencies: ["CatalogLint"]),
  .target(name: "HTMLReport", dependencies: ["CatalogLint"]),
  .target(name: "Audit", dependencies: ["StringDataFlow", "CatalogLint"]),
  .target(name: "ProjectModel", dependencies: ["SwiftParsing", "Diagnostics"]),
]

/// The modules that read and write projects, and the command line.
let projectModules: [Target] = [
  .target(name: "CatalogRouting", dependencies: ["ProjectModel", "CatalogSync"]),
  .target(name: "FileSystem", dependencies: ["ProjectModel"]),
  .target(name: "ProjectLoading", dependencies: ["FileSystem", "StringExchange", "StringExtraction"]),
  .target(name: "IncrementalExtraction", dependencies: ["ProjectLoading", "CatalogRouting"]),
  .target(name: "ProjectAnalysis", dependencies: ["IncrementalExtraction", "StringDataFlow", "ResourceStrings"]),
  .target(name: "ProjectSync", dependencies: ["ProjectAnalysis"]),
  .target(name: "ProjectExchange", dependencies: ["ProjectSync", "StringExchange"]),
  .target(name: "GitIntegration", dependencies: ["ProjectLoading", "CatalogMerge"]),
  .target(name: "ProjectChecks", dependencies: ["ProjectSync", "Audit", "PushPayloads", "TranslationContext"]),
  .target(name: "Reporting", dependencies: ["ProjectChecks", "HTMLReport"]),
  .target(name: "ProjectEditing", dependencies: ["CatalogEditing", "ProjectExchange", "Reporting"]),
  .target(name: "TranslationEditor", dependencies: ["ProjectEditing"]),
  .target(name: "LanguageServer", dependencies: ["JSONRPC", "ProjectEditing"]),
  .target(name: "MCPServer", dependencies: ["JSONRPC", "ProjectEditing"]),
]

/// The artifact bundle of a release, with its checksum if it is a URL; `nil` builds strex from source. `.ci/prebuilt`
/// rewrites this line.
let prebuilt: (place: String, checksum: String)? = nil

let strex: Target =
  switch prebuilt {
  case nil:
    .executableTarget(
      name: "strex", dependencies: ["MCPServer", "LanguageServer", "TranslationEditor", "GitIntegration"])
  case (let place, let checksum)?:
    checksum.isEmpty
      ? .binaryTarget(name: "strex", path: place) : .binaryTarget(name: "strex", url: place, checksum: checksum)
  }

let tools: [Target] = [
  strex,
  .executableTarget(name: "strex-benchmark", dependencies: ["CatalogSync", "ProjectModel"]),
]

/// SwiftPM builds the tool that plugins run a second time, separately from the product. `--disable-default-traits` skips
/// that build.
let toolOfPlugins: [Target.Dependency] = [.target(name: "strex", condition: .when(traits: ["Plugins"]))]

/// The plugins that packages which depend on this one can use.
let plugins: [Target] = [
  .plugin(
    name: "SyncStrings",
    capability: .command(
      intent: .custom(verb: "sync-strings", description: "Sync the string catalogs with the sources"),
      permissions: [.writeToPackageDirectory(reason: "It updates the package's string catalogs.")]),
    dependencies: toolOfPlugins, path: "Sources/Plugins/SyncStrings"),
  .plugin(
    name: "CheckStrings",
    capability: .command(
      intent: .custom(verb: "check-strings", description: "Check whether the string catalogs are up to date")),
    dependencies: toolOfPlugins, path: "Sources/Plugins/CheckStrings"),
  .plugin(
    name: "CheckStringsOnBuild", capability: .buildTool(), dependencies: toolOfPlugins,
    path: "Sources/Plugins/CheckStringsOnBuild"),
  .plugin(
    name: "CompileStrings", capability: .buildTool(), dependencies: toolOfPlugins,
    path: "Sources/Plugins/CompileStrings"),
]

/// Helpers for the tests of all modules.
let testSupport: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .target(name: "ProjectTestSupport", dependencies: ["ProjectLoading"], path: "Tests/ProjectTestSupport"),
]

/// The libraries whose tests need no files.
let withoutFixtures: Set<String> = [
  "TextBasics", "StructuredText", "JSONRPC", "StringLookup", "CatalogMerge", "HTMLReport", "StringDataFlow",
  "CatalogEditing", "TranslationContext",
]

/// One test target for each module. It may use the modules listed before its own. Fixtures are read from the source tree,
/// never built.
let tests: [Target] =
  libraries.enumerated().map { position, library in
    .testTarget(
      name: library.name + "Tests",
      dependencies: libraries[...position].map { .byName(name: $0.name) } + ["TestSupport"],
      exclude: withoutFixtures.contains(library.name) ? [] : ["Fixtures"])
  } + [
    .testTarget(
      name: "StrexTests", dependencies: ["strex", "TestSupport", "ProjectTestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "CatalogRoutingTests", dependencies: ["CatalogRouting"]),
    .testTarget(name: "FileSystemTests", dependencies: ["FileSystem", "ProjectTestSupport"]),
    .testTarget(name: "ProjectLoadingTests", dependencies: ["ProjectLoading", "ProjectTestSupport"]),
    .testTarget(name: "IncrementalExtractionTests", dependencies: ["IncrementalExtraction"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "TestSupport", "ProjectTestSupport"]),
    .testTarget(name: "LanguageServerTests", dependencies: ["LanguageServer", "ProjectTestSupport"]),
    .testTarget(name: "MCPServerTests", dependencies: ["MCPServer", "ProjectTestSupport"]),
    .testTarget(name: "TranslationEditorTests", dependencies: ["TranslationEditor", "TestSupport"]),
    .testTarget(name: "BenchmarkTests", dependencies: ["strex-benchmark"]),
    .testTarget(name: "HouseRuleTests"),
    .testTarget(name: "OracleTests", dependencies: ["Audit", "StringExtraction", "TestSupport"]),
  ]

/// Adds all modules below a target to its dependencies. SwiftPM only recompiles a module after a change in one that its
/// target names, but type layouts depend on modules further below, so stale object files would remain.
/// - Parameter targets: from the bottom up.
func namingAllBelow(_ targets: [Target]) -> [Target] {
  var below: [String: Set<String>] = [:]
  for target in targets {
    let named = target.dependencies.compactMap { if case .byNameItem(let name, nil) = $0 { name } else { nil } }
    let all = Set(named).union(named.flatMap { below[$0] ?? [] })
    target.dependencies += all.subtracting(named).sorted().map { .byName(name: $0) }
    below[target.name] = all
  }
  return targets
}

/// The libraries whose API other packages may use. All other modules are internal.
let publicLibraries = ["StringCatalog", "StringTables", "StringExtraction", "CatalogSync", "StringLookup"]

let package = Package(
  name: "strex",
  platforms: [.macOS(.v13)],
  products: publicLibraries.map { .library(name: $0, targets: [$0]) }
    + (prebuilt == nil ? [.executable(name: "strex", targets: ["strex"])] : [])
    + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  traits: [
    .default(enabledTraits: ["Plugins"]),
    .trait(name: "Plugins", description: "The plugins can run strex as it is built from source."),
  ],
  targets: namingAllBelow(libraries + projectModules + tools + (prebuilt == nil ? testSupport + tests : [])) + plugins,
  swiftLanguageModes: [.v6]
)
