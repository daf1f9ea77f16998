import TestSupport
import Testing

struct TokenFixtureTests {
  @Test(arguments: Fixture.all)
  func fixtureHasTheListedTokens(_ fixture: Fixture) throws {
    let expected = fixture.replacing(".swift.txt", by: ".tokens.txt")
    #expect(try expected.differences(from: TokenListing(fixture.source).text) == [])
  }

  @Test func fixturesAreFound() {
    #expect(Fixture.all.count >= 8)
  }
}
