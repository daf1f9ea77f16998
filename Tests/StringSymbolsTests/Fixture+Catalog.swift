import StringCatalog
import TestSupport

extension Fixture {
  /// The catalog that the file holds.
  var catalog: Catalog {
    get throws { try Catalog(ContiguousArray(text.utf8)) }
  }
}
