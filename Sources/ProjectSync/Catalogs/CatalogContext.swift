import ProjectModel
import Workspace

/// What is known about a catalog besides what the sources say.
package struct CatalogContext {
  /// The tree from which the catalog is read.
  package let tree: any FileTree
  /// The catalog's status before the sources were read: its contents must not come from newer sources than those read.
  package var status: FileStatus?
  /// The keys that are in use although no tool extracts them.
  package var inUse: KeysInUse?
  /// The keys that only a run on all catalogs and sources would add.
  package var outside: KeysElsewhere?
  /// The files that belong to a `.strings` table, and the table of a `.stringsdict`; `nil` for catalogs.
  package var table: SourceTable?
  /// The last commit's strings and keys, for finding keys that went and came; `nil` where git must not be asked.
  package var history: RenameHistory?
}
