import Diagnostics
import FileSystem
import ProjectModel
import StringCatalog
import StructuredText

/// A catalog that was read from a file.
package struct CatalogFile {
  package let contents: FileContents
  package let catalog: Catalog

  /// A failure to read a catalog, or a file that is not a catalog.
  package struct Problem: Error {
    /// An error at the problem's position.
    package let diagnostic: Diagnostic
  }

  /// - Parameters:
  ///   - printed: the path as messages print it.
  ///   - tree: the tree that it is read from.
  package init(_ path: String, printed: String, in tree: any FileTree = DiskTree()) throws(Problem) {
    do throws(FileError) { contents = try tree.contents(of: FilePath(path)) } catch {
      throw Problem(diagnostic: error.of(printed).diagnostic("unreadable", "cannot be read"))
    }
    do throws(ParseError) { catalog = try Catalog(contents.bytes) } catch {
      throw Problem(diagnostic: error.diagnostic("invalid-catalog", file: printed))
    }
  }
}
