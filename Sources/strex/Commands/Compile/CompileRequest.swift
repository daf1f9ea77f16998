import FileSystem
import SDKInterfaces
import StringExchange

/// The options of `strex compile`.
struct CompileRequest: Sendable {
  let catalogs: [GivenPath]
  /// The folder that contains the language folders.
  var output: GivenPath?
  /// The only languages; empty for all.
  var languages: [String] = []
  var serialization = CompiledTable.Serialization.text
  var platform = CompiledTable.Platform.apple
  /// Whether each language of a catalog gets both tables, even if they are empty.
  var writesAll = false
  /// The Xcode version to match; `nil` for the default.
  var xcode: XcodeVersion?
  /// Whether to only print the paths.
  var isDry = false

  init(_ catalogs: [GivenPath]) { self.catalogs = catalogs }

  /// The compilation rules of the Xcode version.
  var rules: CatalogCompilation.Rules { xcode.map { $0 >= .xcode27 } == true ? .xcode27 : .xcode26 }
}
