import CatalogSync
import Diagnostics
import ProjectModel
import StringExtraction

/// One catalog that a run updates, and everything that the sources say about it.
package struct CatalogUpdate {
  package private(set) var path: FilePath
  /// The path as messages print it.
  package private(set) var printed: String
  /// The tables whose strings it takes: one, unless links give the catalog several names.
  package let tables: Set<String>
  /// Whether the catalog is new.
  package var isNew = false
  /// The targets that have the catalog, as far as they are known.
  package var targets: Set<Int> = []
  /// The strings extracted for the catalog.
  package var strings: [ExtractedString] = []
  /// Strings for the catalog from sources that were not requested: they complete what `strings` says about the same
  /// keys.
  package var others: [ExtractedString] = []
  /// Literals that may be keys of the catalog: their entries stay.
  package var possibleKeys = PossibleKeys([])
  /// The literals that keep their entries if the catalog is for several platforms.
  package var kept: PlatformLiterals?
  /// Whether it is a `.strings` table of a storyboard, a xib or a property list: every text has a place in it, with letters or without, and
  /// entries neither come from other tables nor go to them, which may be of other languages.
  package var isOfInterface = false
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

  /// The same of another file, which is there.
  package func moved(to path: FilePath, printed: String) -> CatalogUpdate {
    var update = self
    (update.path, update.printed, update.isNew) = (path, printed, false)
    return update
  }

  /// The position among other updates: by path, new catalogs last.
  package var place: (Int, FilePath) { (isNew ? 1 : 0, path) }

  package struct Suppression: Equatable {
    /// The user asked for it with ‘--no-stale’.
    package static let asked = Suppression(reason: "--no-stale was given", isPartial: false)

    package let reason: String
    /// Whether some sources of the catalog were not seen, so that comments and default values may be incomplete, too.
    package let isPartial: Bool
    /// Whether it is the run that did not see them.
    let isOfRun: Bool
    /// Whether a note on the whole run already gives the reason.
    package var isSaid = false

    package init(reason: String, isPartial: Bool, isOfRun: Bool = false) {
      (self.reason, self.isPartial, self.isOfRun) = (reason, isPartial, isOfRun)
    }
  }
}
