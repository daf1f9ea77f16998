import JSONText
import StringCatalog
import StringExtraction

/// A catalog as it was read from a file.
package struct CatalogFile {
  package let contents: FileContents
  package let catalog: Catalog

  /// Why a file cannot be read, or is not a catalog.
  package struct Problem: Error {
    /// An error at its place.
    package let diagnostic: Diagnostic
  }

  /// - Parameter printed: the path as messages print it.
  package init(_ path: String, printed: String) throws(Problem) {
    do throws(FileProblem) { contents = try FileContents(of: path) } catch {
      throw Problem(diagnostic: error.of(printed).diagnostic("unreadable", "cannot be read"))
    }
    do throws(JSONProblem) { catalog = try Catalog(contents.bytes) } catch {
      throw Problem(diagnostic: error.diagnostic("invalid-catalog", file: printed))
    }
  }
}
