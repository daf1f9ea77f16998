import SwiftLexing

/// The position of a literal, regardless of the function that takes it.
package struct SourcePlace: Hashable {
  /// The path of the file as messages print it.
  package let file: String
  /// The position of the literal's first character.
  package let location: SourceLocation

  package init(_ site: LiteralSite) { (file, location) = (site.file, site.location) }
}
