import CatalogSync
import Findings
import ProjectLayout
import StringExtraction

/// One catalog that a run brings in step, and all that the sources say about it.
package struct CatalogUpdate {
  package let path: FilePath
  /// The path as messages print it.
  package let printed: String
  /// The tables whose strings it takes: one, unless links give it several names.
  package let tables: Set<String>
  /// Whether the catalog is to be made.
  package var isNew = false
  /// The targets that have the catalog, as far as they are known.
  package var targets: Set<Int> = []
  /// What was extracted for the catalog.
  package var strings: [ExtractedString] = []
  /// What sources that were not asked for have for the catalog: it completes what `strings` says of the same keys.
  package var others: [ExtractedString] = []
  /// Literals that may be keys of the catalog, for all that is known: their entries stay.
  package var possibleKeys = PossibleKeys([])
  /// The literals that keep their entries where the catalog is for several platforms.
  package var kept: PlatformLiterals?
  /// Why nothing goes stale in this run; `nil` when it may.
  package var suppression: Suppression?

  package init(
    path: FilePath, printed: String, tables: Set<String>, isNew: Bool = false, targets: Set<Int> = [],
    strings: [ExtractedString] = [], others: [ExtractedString] = [], possibleKeys: PossibleKeys = PossibleKeys([]),
    kept: PlatformLiterals? = nil, suppression: Suppression? = nil
  ) {
    self.path = path
    self.printed = printed
    self.tables = tables
    self.isNew = isNew
    self.targets = targets
    self.strings = strings
    self.others = others
    self.possibleKeys = possibleKeys
    self.kept = kept
    self.suppression = suppression
  }

  /// Where the catalog stands among others: by the paths, new ones last.
  package var place: (Int, FilePath) { (isNew ? 1 : 0, path) }

  package struct Suppression: Equatable {
    /// By ‘--no-stale’.
    package static let asked = Suppression(reason: "--no-stale was given", isPartial: false)

    package let reason: String
    /// Whether sources of the catalog were not seen, so that comments and default values are not all known either.
    package let isPartial: Bool
    /// Whether the reason stands in a note on the whole run.
    package var isSaid = false
  }
}
