import StringExtraction
import SwiftParsing

/// The properties of a string, other than its source, that determine its catalog.
package struct RoutingKey: Hashable, Sendable {
  package let table: String
  package let traits: StringTraits
  /// The text of the string's `bundle:` argument.
  package let bundle: String?

  package init(_ string: ExtractedString) { (table, traits, bundle) = (string.table, string.traits, string.bundle) }

  package init(table: String, traits: StringTraits, bundle: String?) {
    (self.table, self.traits, self.bundle) = (table, traits, bundle)
  }
}
