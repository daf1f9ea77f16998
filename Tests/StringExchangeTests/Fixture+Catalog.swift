import StringCatalog
import TestSupport

extension Fixture {
  /// The catalog in the file.
  var catalog: Catalog {
    get throws { try Catalog(ContiguousArray(text.utf8)) }
  }
}
