import StringCatalog
import TestSupport

extension Fixture {
  var catalog: Catalog {
    get throws { try Catalog(bytes) }
  }
}
