import Workspace

/// What is known of a catalog beside what the sources say of it.
package struct CatalogContext {
  /// Where the catalog is read.
  package let tree: any FileTree
  /// The catalog's status before the sources were read: nothing in it may come from sources newer than ours.
  package let status: FileStatus?
  /// The keys that are in use although nothing extracts them.
  package var inUse: KeysInUse?
  /// The keys that only a run on all catalogs and sources adds.
  package var outside: KeysElsewhere?
  /// What the last commit says of keys that went and came; `nil` where git is not to be asked.
  package var history: RenameHistory?
}
