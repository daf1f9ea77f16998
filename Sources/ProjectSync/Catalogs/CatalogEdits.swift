import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog
import StructuredText

/// Edits to catalogs that do not depend on sources.
package struct CatalogEdits {
  package struct Edit {
    package let path: FilePath
    /// The path as messages print it.
    package let printed: String
    package let before: FileContents
    package let after: ContiguousArray<UInt8>
  }

  /// The catalogs that the edits change.
  package private(set) var changed: [Edit] = []
  /// Errors about catalogs that could not be read, warnings about positions that were not changed, and an
  /// error if there are no catalogs.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter change: returns the changed catalog, and the positions that were not changed.
  package init(
    _ paths: [FilePath], of project: Project, change: (Catalog) -> (catalog: Catalog, refusals: [ParseError])
  ) {
    diagnostics += project.catalogsNotCheckedOut
    for path in paths where project.catalogs.problems[path] == nil {
      let printed = project.names.printed(path)
      do throws(CatalogFile.Problem) {
        let file = try CatalogFile(path.string, printed: printed)
        let (catalog, refusals) = change(file.catalog)
        diagnostics += refusals.map { Self.warning($0, printed) }
        let after = catalog.serialized()
        if after == file.contents.bytes { continue }
        changed.append(Edit(path: path, printed: printed, before: file.contents, after: after))
      } catch { diagnostics.append(error.diagnostic) }
    }
    if paths.isEmpty { diagnostics.append(Diagnostic(.error, "no-catalog", "no string catalog found")) }
  }

  private static func warning(_ refusal: ParseError, _ printed: String) -> Diagnostic {
    var diagnostic = refusal.diagnostic("duplicate-member", file: printed)
    diagnostic.severity = .warning
    return diagnostic
  }
}
