import CatalogSync
import FileSystem
import ProjectModel

extension FileTree {
  /// Returns the table at a path, or `nil` if it cannot be read or is not valid.
  package func table(at path: FilePath) -> (any StoredTable)? {
    (try? contents(of: path)).flatMap { TableFormat(ofName: path.name).table($0.bytes) }
  }
}
