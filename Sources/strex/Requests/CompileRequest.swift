import FileSystem
import StringExchange

/// The request for compiling catalogs.
struct CompileRequest: Sendable {
  var catalogs: [GivenPath]
  /// The folder that contains the language folders.
  var output: GivenPath
  /// The only languages. Empty for all.
  var languages: [String]
  var serialization: CompiledTable.Serialization
  var platform: CompiledTable.Platform
  /// Whether each language of a catalog gets both tables, even if they are empty.
  var writesAll: Bool
  /// The Xcode version whose compilation rules apply.
  var rules: CatalogCompilation.Rules
  /// Whether to only print the paths.
  var isDry: Bool
}

/// The request for generating symbols.
struct SymbolsRequest: Sendable {
  var catalogs: [GivenPath]
  /// A file, or a folder for several, or `nil` for standard output.
  var output: GivenPath?
  /// Whether declarations are `nonisolated`.
  var isNonisolated: Bool
}
