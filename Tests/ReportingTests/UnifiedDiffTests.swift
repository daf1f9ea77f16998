import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import Reporting

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.text(from: Array(old.utf8), "t", to: Array(new.utf8), "t")
  }

  @Test func equalTextsHaveNoDiff() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func oneLineChanges() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        == "--- t\n+++ t\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func newAndEmptyFilesAndMissingLineBreaks() {
    #expect(diff("", "a\nb") == "--- t\n+++ t\n@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file\n")
    #expect(diff("a\n", "") == "--- t\n+++ t\n@@ -1 +0,0 @@\n-a\n")
    #expect(diff("a", "a\n") == "--- t\n+++ t\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test func canonicallyEquivalentTextsDiffer() {
    #expect(diff("caf\u{E9}\n", "cafe\u{301}\n").contains("-caf"))
  }

  @Test func controlCharactersAreEscaped() {
    let text = UnifiedDiff.text(
      from: Array("a\u{1B}]0;x\n".utf8), "t", to: Array("b\r\n".utf8), "t", look: .visible(isColored: true))
    let bare = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(!bare.contains("\u{1B}"))
    #expect(bare.contains("\\u{1B}]0;x") && bare.contains("+b\\r\n"))
  }

  /// Applying our diff to the old text with `git apply` gives the new text.
  @Test(arguments: TestScale.seeds(24))
  func gitAppliesTheDiff(_ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed)
    let lines = (0..<Int.random(in: 1...200, using: &random)).map { _ in
      "line \(Int.random(in: 0...60, using: &random))"
    }
    var changed = lines
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let place = Int.random(in: 0...changed.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: changed.insert("new \(place)", at: place)
      case 1 where place < changed.count: changed.remove(at: place)
      default: changed.insert(contentsOf: lines.prefix(5), at: place)
      }
    }
    let old = lines.joined(separator: "\n") + (seed % 2 == 0 ? "\n" : "")
    let new = changed.joined(separator: "\n") + (seed % 3 == 0 ? "\n" : "")
    let patch = diff(old, new)
    try folder.write(["t": old, "p": patch])
    if !patch.isEmpty { try folder.git("apply", "-p0", "--unidiff-zero", "p") }
    #expect(try folder.read("t") == new)
  }

  @Test func aLargeTextWithManyChangesKeepsItsCommonLines() {
    let count = TestScale.count(8_000, full: 40_000)
    let old = (0..<count).flatMap { ["    \"key \($0)\" : {", "", "    },"] }
    let new = (0..<count).flatMap { n in
      let entry = ["    \"key \(n)\" : {", "", "    },"]
      return n % 3 == 0 ? ["    \"new \(n)\" : {", "", "    },"] + entry : entry
    }
    let text = diff(old.joined(separator: "\n"), new.joined(separator: "\n"))
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("-") && !$0.hasPrefix("---") } == 0)
    #expect(lines.count { $0.hasPrefix("+") && !$0.hasPrefix("+++") } == new.count - old.count)
  }
}
