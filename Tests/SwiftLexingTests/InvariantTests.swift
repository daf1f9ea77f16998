import SwiftLexing
import TestSupport
import Testing

/// Tests properties of the tokens of any bytes.
struct InvariantTests {
  @Test(arguments: Fixture.all)
  func everyPrefixKeepsTheInvariants(_ fixture: Fixture) {
    let bytes = fixture.source.bytes
    for count in stride(from: 0, through: bytes.count, by: TestScale.count(3, full: 1)) {
      let prefix = SourceText(path: fixture.name, bytes: ContiguousArray(bytes.prefix(count)))
      if let problem = TokenInvariants.broken(by: prefix) {
        Issue.record("\(fixture.name), the first \(count) bytes: \(problem)")
        return
      }
    }
  }

  @Test(arguments: Fixture.all)
  func everySuffixKeepsTheInvariants(_ fixture: Fixture) {
    let bytes = fixture.source.bytes
    for count in stride(from: 0, to: bytes.count, by: TestScale.count(10, full: 3)) {
      let suffix = SourceText(path: fixture.name, bytes: ContiguousArray(bytes.dropFirst(count)))
      if let problem = TokenInvariants.broken(by: suffix) {
        Issue.record("\(fixture.name) without \(count) bytes: \(problem)")
        return
      }
    }
  }
}
