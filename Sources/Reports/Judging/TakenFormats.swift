import CatalogLint
import Findings
import JSONText
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
  /// - Returns: warnings about texts that it did not have before, at their places in the new bytes.
  package static func warnings(
    in after: ContiguousArray<UInt8>, since before: ContiguousArray<UInt8>, path: String
  ) -> [Diagnostic] {
    guard let catalog = try? Catalog(after) else { return [] }
    let positions = TextPositions(after)
    let places = Set(newTexts(of: catalog, since: try? Catalog(before)).map { positions.position(at: $0) })
    return linter.findings(in: catalog, path: path).compactMap { finding in
      guard finding.severity > .note, let start = finding.range?.start, places.contains(start) else { return nil }
      let place = SourceLocation(line: start.line, column: start.column)
      return Diagnostic(.warning, finding.rule, finding.sentence, file: path, location: place)
    }
  }

  /// Where the texts begin that another catalog has not at the same place of the same key.
  private static func newTexts(of catalog: Catalog, since old: Catalog?) -> [Int] {
    catalog.keys.indices.flatMap { position -> [Int] in
      let (entry, oldEntry) = (catalog.entry(at: position), old?[catalog.keys[position]])
      if let oldEntry, oldEntry.bytes == entry.bytes { return [] }
      let known = Set((oldEntry.map(texts) ?? []).map(\.path))
      return texts(of: entry).filter { !known.contains($0.path) }.map(\.place)
    }
  }

  /// Each text of an entry: its language, its substitution, its cases and itself, and where it begins.
  private static func texts(of entry: CatalogEntry) -> [(path: [String], place: Int)] {
    entry.localizations.flatMap { language, localization in
      localization.texts.map { text in
        let cases = text.cases.flatMap { [$0.kind, $0.name] }
        let path = [language, text.substitution?.name ?? ""] + cases + [text.unit.value]
        return (path, text.place.range.lowerBound)
      }
    }
  }
}
