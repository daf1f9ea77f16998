import Diagnostics
import StringExtraction
import SwiftLexing

/// The positions in the audited sources. Each table is made on first use.
final class SourceLines {
  private let sources: [String: SourceText]
  private var tables: [String: TextPositions] = [:]

  init(_ sources: [SourceText]) {
    self.sources = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func positions(of path: String) -> TextPositions? {
    if let known = tables[path] { return known }
    guard let source = sources[path] else { return nil }
    let made = TextPositions(source.bytes)
    tables[path] = made
    return made
  }

  /// Returns the range of the literal that begins at a site. Only its start is set.
  func range(of site: LiteralSite) -> TextRange {
    let place = site.location
    let start = positions(of: site.file)?.position(line: place.line, byteColumn: place.column)
    return TextRange(start ?? TextPosition(line: place.line, column: place.column))
  }
}
