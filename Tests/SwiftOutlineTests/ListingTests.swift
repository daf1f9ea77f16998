import SwiftLexing
import Testing

@testable import SwiftOutline

/// Each fixture reads as the file beside it says.
struct ListingTests {
  @Test(arguments: Fixture.all)
  func outlineOfFixture(_ fixture: Fixture) throws {
    try fixture.expect(Listing.text(fixture.source))
  }

  @Test func fixturesAreFound() {
    #expect(Fixture.all.count >= 8)
  }
}
