import SwiftLexing
import TestSupport
import Testing

@testable import SwiftParsing

/// Each fixture reads as the file beside it says.
struct ListingTests {
  @Test(arguments: Fixture.all)
  func outlineOfFixture(_ fixture: Fixture) throws {
    let expected = fixture.replacing(".swift.txt", by: ".outline.txt")
    #expect(try expected.differences(from: Listing.text(fixture.source)) == [])
  }

  @Test func fixturesAreFound() {
    #expect(Fixture.all.count >= 8)
  }
}
