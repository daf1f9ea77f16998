import StringExchange
import Workspace

/// Which catalogs are compiled, and what is written of them.
struct CompileRequest: Sendable {
  var catalogs: [GivenPath]
  /// The folder that the folders of languages stand in.
  var output: GivenPath
  /// The only languages; empty for all.
  var languages: [String]
  var serialization: CompiledTable.Serialization
  var platform: CompiledTable.Platform
  /// Whether each language that a catalog names gets both tables, empty ones too.
  var writesAll: Bool
  /// The version of Xcode whose refusals count.
  var rules: CatalogCompilation.Rules
  /// Whether the paths are printed and nothing is written.
  var isDry: Bool
}

/// Which catalogs symbols are generated for, and where they go.
struct SymbolsRequest: Sendable {
  var catalogs: [GivenPath]
  /// A file, or a folder for several; `nil` for standard output.
  var output: GivenPath?
  /// Whether declarations are `nonisolated`.
  var isNonisolated: Bool
}
