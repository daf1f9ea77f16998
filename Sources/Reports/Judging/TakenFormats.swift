import CatalogLint
import Findings
import StringCatalog
import StringExtraction
import SwiftLexing

/// What is wrong with the format specifiers of a catalog's new texts.
package enum TakenFormats {
  private static let linter = CatalogLinter(active: CatalogLinter.formatRules)

  /// - Parameters:
  ///   - after: the bytes of a catalog as it is to be.
  ///   - before: as it was.
  ///   - path: its path as messages print it.
  /// - Returns: warnings about what was right before, at their places in the new bytes.
  package static func warnings(
    in after: ContiguousArray<UInt8>, since before: ContiguousArray<UInt8>, path: String
  ) -> [Diagnostic] {
    let known = Set(findings(in: before, path).map(\.sentence))
    return findings(in: after, path).filter { !known.contains($0.sentence) }.map { finding in
      let place = finding.range.map { SourceLocation(line: $0.start.line, column: $0.start.column) }
      return Diagnostic(.warning, finding.rule, finding.sentence, file: path, location: place)
    }
  }

  private static func findings(in bytes: ContiguousArray<UInt8>, _ path: String) -> [Finding] {
    guard let catalog = try? Catalog(bytes) else { return [] }
    return linter.findings(in: catalog, path: path).filter { $0.severity > .note }
  }
}
