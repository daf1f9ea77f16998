import SwiftLexing
import Testing

struct TokenFixtureTests {
  @Test(arguments: Fixture.all)
  func tokensOfFixture(_ fixture: Fixture) throws {
    try fixture.expect(TokenListing(fixture.source).text)
  }

  @Test func fixturesAreFound() {
    #expect(Fixture.all.count >= 8)
  }
}
