import CatalogSync
import ProjectModel
import StringExtraction

/// One catalog that a run updates, with all relevant input from the sources.
package struct CatalogUpdate {
  package private(set) var path: FilePath
  /// The path as messages print it.
  package private(set) var printed: String
  /// The tables whose strings it takes: one, unless links give the catalog several names.
  package let tables: Set<String>
  /// Whether the catalog is new.
  package var isNew = false
  /// The known targets that have the catalog.
  package var targets: Set<Int> = []
  /// The strings extracted for the catalog.
  package var strings: [ExtractedString] = []
  /// Strings for the catalog from sources that were not requested. They complete the comments and values of the keys in
  /// `strings`.
  package var others: [ExtractedString] = []
  /// The identifier of the warning about ``unextracted``.
  package static let unextractedKey = "unextracted-key"
  /// Strings that are looked up in the catalog but that no target extracts, because of their build settings.
  package var unextracted: [ExtractedString] = []
  /// Literals that may be keys of the catalog, so that their entries are kept.
  package var possibleKeys = PossibleKeys([])
  /// The literals that keep their entries if the catalog is for several platforms.
  package var kept: PlatformLiterals?
  /// Whether it is a `.strings` table of a storyboard, a xib or a property list. It contains every text, even one
  /// without letters, and exchanges no entries with other tables, which may be in other languages.
  package var belongsToInterface = false
  /// The reason why no entry becomes stale in this run, or `nil` if entries may become stale.
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

  /// Returns the same update for another, existing file.
  package func moved(to path: FilePath, printed: String) -> CatalogUpdate {
    var update = self
    (update.path, update.printed, update.isNew) = (path, printed, false)
    return update
  }

  /// The position among other updates: by path, new catalogs last.
  package var place: (Int, FilePath) { (isNew ? 1 : 0, path) }

  package struct Suppression: Equatable {
    /// The user passed `--no-stale`.
    package static let asked = Suppression(reason: "--no-stale was specified", isPartial: false)

    /// The reason if no source of the whole project belongs to the catalog.
    static let withoutSource = "no source file belongs to the catalog"

    package let reason: String
    /// Whether some sources of the catalog were not read, so that comments and default values may be incomplete too.
    package let isPartial: Bool
    /// Whether these sources were not read because the request does not include them.
    let isOfRun: Bool
    /// Whether a note on the whole run already contains the reason.
    package var isSaid = false

    package init(reason: String, isPartial: Bool, isOfRun: Bool = false) {
      (self.reason, self.isPartial, self.isOfRun) = (reason, isPartial, isOfRun)
    }
  }
}
