import CatalogSync
import Findings
import ProjectLayout
import StringExtraction
import Workspace

/// One catalog that a run brings in step, and all that the sources say about it.
struct CatalogJob {
  let path: FilePath
  /// The path as messages print it.
  let printed: String
  /// The tables whose strings it takes: one, unless links give it several names.
  let tables: Set<String>
  /// Whether the catalog is to be made.
  var isNew = false
  /// The targets that have the catalog, as far as they are known.
  var targets: Set<Int> = []
  /// The catalog's status before the sources were read: nothing in it may come from sources newer than ours.
  var status: FileStatus?
  /// What was extracted for the catalog.
  var strings: [ExtractedString] = []
  /// What sources that were not asked for have for the catalog: it completes what `strings` says of the same keys.
  var others: [ExtractedString] = []
  /// Literals that may be keys of the catalog, for all that is known: their entries stay.
  var doubtful = PossibleKeys([])
  /// The literals that keep their entries where the catalog is for several platforms.
  var kept: PlatformLiterals?
  /// The keys that are in use although nothing extracts them.
  var inUse: KeysInUse?
  /// What the last commit says of keys that went and came; `nil` where git is not to be asked.
  var history: RenameHistory?
  /// Why nothing goes stale in this run; `nil` when it may.
  var suppression: Suppression?

  /// Where the catalog stands among others: by the paths, new ones last.
  var place: (Int, FilePath) { (isNew ? 1 : 0, path) }

  struct Suppression: Equatable {
    /// By ‘--no-stale’.
    static let asked = Suppression(reason: "--no-stale was given", isPartial: false)

    let reason: String
    /// Whether sources of the catalog were not seen, so that comments and default values are not all known either.
    let isPartial: Bool
    /// Whether the reason stands in a note on the whole run.
    var isSaid = false
  }
}
