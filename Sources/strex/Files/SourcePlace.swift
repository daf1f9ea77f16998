import StringExtraction
import SwiftLexing

/// Where a literal stands, whatever takes it.
struct SourcePlace: Hashable {
  /// The path of the file as messages print it.
  let file: String
  let location: SourceLocation

  init(_ site: LiteralSite) { (file, location) = (site.file, site.location) }
}
