import TestSupport
import Testing

@testable import SwiftParsing

/// Tests that the listing of each fixture equals the file next to it.
struct ListingTests {
  @Test(arguments: Fixture.all)
  func fixtureHasTheListedOutline(_ fixture: Fixture) throws {
    let expected = fixture.replacing(".swift.txt", by: ".outline.txt")
    #expect(try expected.differences(from: Listing.text(fixture.source)) == [])
  }

  @Test func fixturesAreFound() {
    #expect(Fixture.all.count >= 8)
  }
}
