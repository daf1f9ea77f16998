// swift-tools-version: 6.1
import PackageDescription

/// From the bottom up; the first is for the others alone.
let libraries: [Target] = [
  .target(name: "TextBasics"),
  .target(name: "JSONText", dependencies: ["TextBasics"]),
  .target(name: "JSONRPC", dependencies: ["JSONText", "TextBasics"]),
  .target(name: "YAMLText", dependencies: ["TextBasics"]),
  .target(name: "XMLText", dependencies: ["TextBasics"]),
  .target(name: "SwiftLexing", dependencies: ["TextBasics"]),
  .target(name: "SwiftOutline", dependencies: ["SwiftLexing", "TextBasics"]),
  .target(name: "SwiftTypes", dependencies: ["SwiftOutline"]),
  .target(name: "AppleSDK"),
  .target(name: "PackageInterfaces"),
  .target(name: "StringExtraction", dependencies: ["SwiftTypes", "AppleSDK", "PackageInterfaces", "TextBasics"]),
  .target(name: "StringCatalog", dependencies: ["JSONText", "TextBasics"]),
  .target(name: "PseudoLocalization", dependencies: ["StringCatalog"]),
  .target(name: "StringSymbols", dependencies: ["StringCatalog", "TextBasics"]),
  .target(name: "StringTables", dependencies: ["StringCatalog", "TextBasics"]),
  .target(name: "StringExchange", dependencies: ["StringTables", "StringCatalog", "XMLText", "TextBasics"]),
  .target(name: "InterfaceStrings", dependencies: ["XMLText", "TextBasics"]),
  .target(name: "ManagedObjects", dependencies: ["XMLText"]),
  .target(name: "CatalogMerge", dependencies: ["StringTables", "StringCatalog", "JSONText", "TextBasics"]),
  .target(name: "CatalogSync", dependencies: ["StringExtraction", "StringTables"]),
  .target(name: "StringsData", dependencies: ["StringExtraction", "JSONText"]),
  .target(name: "Findings", dependencies: ["JSONText", "TextBasics"]),
  .target(name: "PushPayloads", dependencies: ["StringCatalog", "Findings", "JSONText", "TextBasics"]),
  .target(name: "ProjectLayout", dependencies: ["SwiftOutline", "YAMLText", "Findings", "TextBasics"]),
  .target(name: "CatalogLint", dependencies: ["StringCatalog", "StringExchange", "StringSymbols", "Findings"]),
  .target(name: "HTMLReport", dependencies: ["CatalogLint", "Findings", "TextBasics"]),
  .target(name: "StringLookup", dependencies: ["StringCatalog"]),
  .target(name: "TextFlow", dependencies: ["StringExtraction"]),
  .target(name: "Audit", dependencies: ["TextFlow", "CatalogLint", "Findings"]),
]

/// What the tool is made of, for itself alone.
let rooms: [Target] = [
  .target(name: "CatalogRouting", dependencies: ["ProjectLayout", "CatalogSync"]),
  .target(
    name: "Workspace",
    dependencies: ["ProjectLayout", "StringExtraction", "StringCatalog", "StringExchange", "ManagedObjects"]),
  .target(
    name: "IncrementalExtraction", dependencies: ["Workspace", "CatalogRouting", "TextFlow", "InterfaceStrings"]),
  .target(
    name: "ProjectSync",
    dependencies: ["IncrementalExtraction", "InterfaceStrings", "StringsData", "StringTables", "PushPayloads"]),
  .target(name: "ProjectExchange", dependencies: ["ProjectSync", "StringExchange"]),
  .target(name: "ProjectSetup", dependencies: ["Workspace"]),
  .target(name: "ProjectMerge", dependencies: ["Workspace", "CatalogMerge"]),
  .target(name: "Reports", dependencies: ["ProjectSync", "Audit", "CatalogLint", "StringExchange", "HTMLReport"]),
  .target(name: "LanguageServer", dependencies: ["JSONRPC", "Reports"]),
  .target(name: "AgentServer", dependencies: ["JSONRPC", "ProjectExchange", "Reports"]),
  .target(name: "CommandLineInterface", dependencies: ["Reports", "ProjectExchange", "PseudoLocalization"]),
]

/// The artifact bundle that has strex as a release built it, with its checksum if it is no path; `nil` builds it here. One
/// line, which `.ci/prebuilt` writes anew.
let prebuilt: (place: String, checksum: String)? = nil

let strex: Target =
  switch prebuilt {
  case nil:
    .executableTarget(
      name: "strex",
      dependencies: [
        "CommandLineInterface", "AgentServer", "LanguageServer", "ProjectMerge", "ProjectSetup", "StringSymbols",
      ])
  case (let place, let checksum)?:
    checksum.isEmpty
      ? .binaryTarget(name: "strex", path: place) : .binaryTarget(name: "strex", url: place, checksum: checksum)
  }

let tools: [Target] = [
  strex,
  .executableTarget(name: "strex-benchmark", dependencies: ["CatalogSync", "ProjectLayout"]),
]

/// SwiftPM builds the tool that plugins run apart from the product, with all that it is made of. Whoever works on strex
/// itself leaves that out: `--disable-default-traits`.
let toolOfPlugins: [Target.Dependency] = [.target(name: "strex", condition: .when(traits: ["Plugins"]))]

/// What `swift package` and `swift build` run in packages that depend on this one.
let plugins: [Target] = [
  .plugin(
    name: "SyncStrings",
    capability: .command(
      intent: .custom(verb: "sync-strings", description: "Bring the string catalogs in step with the sources"),
      permissions: [.writeToPackageDirectory(reason: "It updates the package's string catalogs.")]),
    dependencies: toolOfPlugins, path: "Sources/Plugins/SyncStrings"),
  .plugin(
    name: "CheckStrings",
    capability: .command(
      intent: .custom(verb: "check-strings", description: "Name what is out of step in the string catalogs")),
    dependencies: toolOfPlugins, path: "Sources/Plugins/CheckStrings"),
  .plugin(
    name: "CheckStringsOnBuild", capability: .buildTool(), dependencies: toolOfPlugins,
    path: "Sources/Plugins/CheckStringsOnBuild"),
  .plugin(
    name: "CompileStrings", capability: .buildTool(), dependencies: toolOfPlugins,
    path: "Sources/Plugins/CompileStrings"),
]

/// What the tests of all modules use.
let testSupport: [Target] = [.target(name: "TestSupport", path: "Tests/TestSupport")]

/// The libraries whose tests need no files.
let withoutFixtures: Set<String> = [
  "TextBasics", "JSONText", "JSONRPC", "YAMLText", "XMLText", "ManagedObjects", "PseudoLocalization", "StringLookup",
  "CatalogMerge", "HTMLReport", "TextFlow",
]

/// One test target a module, which may use the modules listed before it; fixtures are read from the source tree, never built.
let tests: [Target] =
  libraries.enumerated().map { position, library in
    .testTarget(
      name: library.name + "Tests",
      dependencies: libraries[...position].map { .byName(name: $0.name) } + ["TestSupport"],
      exclude: withoutFixtures.contains(library.name) ? [] : ["Fixtures"])
  } + [
    .testTarget(name: "StrexTests", dependencies: ["strex", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "CatalogRoutingTests", dependencies: ["CatalogRouting"]),
    .testTarget(name: "BenchmarkTests", dependencies: ["strex-benchmark"]),
    .testTarget(name: "HouseRuleTests"),
    .testTarget(name: "OracleTests", dependencies: ["Audit", "StringExtraction", "TestSupport"]),
  ]

/// SwiftPM compiles a module anew when one that its target names has changed. The layouts of types reach further, so that
/// objects would be left that take them for what they were: each target therefore names all modules below it.
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

let package = Package(
  name: "strex",
  platforms: [.macOS(.v13)],
  products: libraries.dropFirst().map { .library(name: $0.name, targets: [$0.name]) }
    + (prebuilt == nil ? [.executable(name: "strex", targets: ["strex"])] : [])
    + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  traits: [
    .default(enabledTraits: ["Plugins"]),
    .trait(name: "Plugins", description: "The plugins can run strex as it is built from source."),
  ],
  targets: namingAllBelow(libraries + rooms + tools + (prebuilt == nil ? testSupport + tests : [])) + plugins,
  swiftLanguageModes: [.v6]
)
