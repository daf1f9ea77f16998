import FileSystem
import ProjectModel

/// Input for the sync of a catalog, in addition to the strings of the sources.
package struct CatalogContext {
  /// The tree that the catalog is read from.
  package let tree: any FileTree
  /// The catalog's status before the sources were read. The catalog must not be newer than the sources that were read.
  package var status: FileStatus?
  /// The keys that the code uses although no tool extracts them.
  package var inUse: KeysInUse?
  /// The keys that only a run on all catalogs and sources would add.
  package var outside: KeysElsewhere?
  /// The files that belong to a `.strings` table, and the table of a `.stringsdict`, or `nil` for catalogs.
  package var table: SourceTable?
  /// The strings and keys of the last commit, for detecting renamed keys, or `nil` if the run must not ask git.
  package var history: RenameHistory?

  package init(
    tree: any FileTree, status: FileStatus?, inUse: KeysInUse? = nil, outside: KeysElsewhere? = nil,
    table: SourceTable? = nil, history: RenameHistory? = nil
  ) {
    (self.tree, self.status) = (tree, status)
    (self.inUse, self.outside) = (inUse, outside)
    (self.table, self.history) = (table, history)
  }
}
