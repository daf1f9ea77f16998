import CatalogEditing
import ProjectLoading
import ProjectModel
import StringExtraction

/// The options of a conversion between literals and generated symbols.
package struct ConversionRequest: Sendable {
  package enum Direction: String, CaseIterable, Sendable {
    /// Literals become symbols.
    case symbols
    /// Symbols become literals.
    case literals
  }

  /// The whole project, because a key is converted in all places.
  package var project: ProjectRequest
  /// The only sources whose keys are converted, or `nil` for all.
  package var sources: Set<FilePath>?
  package var direction = Direction.symbols
  /// The keys to convert.
  package var selection = KeySelection()
  /// The names of the only tables; empty for all.
  package var tables: [String] = []
  /// The name that the only selected key gets, or `nil` to keep its name.
  package var newKey: String?
  /// Whether literals get the comments of their entries, even if most other literals of the catalog have none.
  package var writesComments = false

  package init(_ project: ProjectRequest) { self.project = project }
}

/// A key of one catalog, and the places in code that a conversion replaces.
package struct ConvertedKey: Sendable {
  package let path: FilePath
  /// The path of the catalog as messages print it.
  package let printed: String
  package let key: String
  /// The key after the conversion.
  package let newKey: String
  /// The strings or symbols to convert.
  package let sites: [LiteralSite]
}
