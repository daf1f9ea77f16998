import TestSupport

@testable import StringCatalog

/// The catalogs under Fixtures/RoundTrip.
extension Fixture {
  static let all = files(endingIn: ".xcstrings", in: "RoundTrip")

  static func named(_ name: String) -> Fixture { Fixture("RoundTrip/\(name).xcstrings") }

  var catalog: Catalog {
    get throws { try Catalog(bytes) }
  }
}
