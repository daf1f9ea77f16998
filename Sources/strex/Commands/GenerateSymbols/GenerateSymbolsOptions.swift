import FileSystem
import StringCatalog

/// The options of `strex generate-symbols`.
struct GenerateSymbolsOptions: Sendable {
  let catalogs: [GivenPath]
  /// A file, or a folder for several; `nil` for standard output.
  var output: GivenPath?
  /// Whether declarations are `nonisolated`.
  var isNonisolated = true
  /// The access level of the symbols.
  var access = SymbolSource.Access.internal
}
