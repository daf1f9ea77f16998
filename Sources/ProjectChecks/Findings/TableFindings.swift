import CatalogLint
import Diagnostics
import ProjectModel
import ProjectSync

/// Findings about tables without a catalog: the rules of catalogs, with positions in the tables.
package struct TableFindings {
  private let linter: CatalogLinter
  private let path: (FilePath) -> String

  /// - Parameter path: returns the path of a file as printed in findings.
  package init(_ linter: CatalogLinter, path: @escaping (FilePath) -> String) {
    (self.linter, self.path) = (linter, path)
  }

  /// - Parameters:
  ///   - calls: the arguments that the code passes to the texts of keys.
  ///   - former: the tables at the commit with which they are compared, if any.
  package func findings(
    in table: TableCatalog, calls: CallArguments, former: FormerCatalog? = nil
  ) -> [Diagnostic] {
    let found = linter.findings(
      in: table.catalog, path: "", table: table.group.name, calls: calls, former: former
    ).map { moved($0, table) }
    let twice = table.duplicates.map { path, problem in
      let place = TextPosition(line: problem.line, column: problem.column)
      return Diagnostic(
        problem.isHarmless ? .note : Self.duplicate.severity, Self.duplicate.identifier, problem.message,
        file: self.path(path), range: TextRange(place), key: problem.duplicate, content: problem.duplicate)
    }
    return (found + twice.filter { _ in linter.isActive(Self.duplicate) }).sorted(by: Diagnostic.precedes)
  }

  private static let duplicate = CatalogLinter.duplicateRule

  /// Returns a finding about the catalog of a table with its position in the table, and those of its parts.
  func moved(_ finding: Diagnostic, _ table: TableCatalog) -> Diagnostic {
    var finding = finding
    let place = finding.range.flatMap { table.place(ofLine: $0.start.line) }
    finding.file = path(place?.path ?? table.group.pattern)
    finding.range = place?.range
    for index in finding.parts.indices {
      let own = finding.parts[index].range.flatMap { table.place(ofLine: $0.start.line) }
      // A part has no file of its own.
      finding.parts[index].range = own?.path == place?.path ? own?.range : nil
    }
    return finding
  }
}

extension TablePlace {
  fileprivate var range: TextRange { TextRange(TextPosition(line: line, column: column)) }
}
