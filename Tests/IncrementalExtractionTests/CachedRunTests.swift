import Testing

@testable import FileSystem
@testable import IncrementalExtraction
@testable import ProjectModel

/// Tests that reading a cached answer restores all its parts.
@Suite struct CachedAnswerTests {
  static let facts: [DiskFact] = [
    .status(
      of: "/a/View.swift", followsLinks: true,
      .version(
        of: .init(device: 1, number: 2), .file, size: 300, modified: .init(seconds: 1_700_000_000, nanoseconds: 5),
        changed: .init(seconds: -1, nanoseconds: 0))),
    .status(of: "/a", followsLinks: false, .folder(.init(device: 1, number: .max))),
    .status(of: "/b", followsLinks: true, .problem(2)),
    .kind(of: "/a/x", .folder), .kind(of: "/a/y", nil),
    .names(in: "/a", endingIn: ".lproj", Digest("en.lproj".utf8)), .names(in: "/a", endingIn: "", nil),
    .target(of: "/l", "/a"), .target(of: "/m", nil),
    .answer(to: GitQuery(["ls-files", "-z"], in: FilePath("/a")), Digest("a".utf8)),
    .answer(
      to: GitQuery(["check-ignore"], in: FilePath("/a"), input: [0, 255], binding: .bound, answers: [0, 1]), nil),
    .answer(to: GitQuery([], in: FilePath("/a"), binding: .index(FilePath("/a/index"))), nil),
    .variable("DOCK", Digest("Kiel".utf8)), .variable("QUAY", nil),
  ]

  @Test func factsAreReadUnchanged() throws {
    let key = Digest("key".utf8)
    let texts = [CachedRun.Text(text: "1 added\n", descriptor: 1), CachedRun.Text(text: "", descriptor: 2)]
    let answer = CachedRun(texts: texts, code: 1, facts: Self.facts)
    let read = try #require(CachedRun(answer.bytes(for: key), to: key))
    #expect(read.texts == texts && read.code == 1)
    #expect(Set(read.facts) == Set(Self.facts) && read.facts.count == Self.facts.count)
    // The stored bytes do not depend on the order of the facts.
    #expect(CachedRun(texts: texts, code: 1, facts: Self.facts.reversed()).bytes(for: key) == answer.bytes(for: key))
    #expect(CachedRun(answer.bytes(for: key), to: Digest("other".utf8)) == nil)
  }

  /// A cached answer is invalid if an environment variable that it depends on has another value.
  @Test func environmentVariablesAreFacts() throws {
    let facts = DiskFacts()
    let path = facts.noting { DiskTree().variable("PATH") }
    #expect(facts.noting { DiskTree().variable("STREX_TEST_NOBODY_SETS") } == nil)
    let digest = Digest(try #require(path).utf8)
    let expected: Set<DiskFact> = [.variable("PATH", digest), .variable("STREX_TEST_NOBODY_SETS", nil)]
    #expect(Set(try #require(facts.all)) == expected)
    #expect(expected.allHold)
    for other in [
      DiskFact.variable("PATH", nil), .variable("PATH", Digest("/no".utf8)),
      .variable("STREX_TEST_NOBODY_SETS", digest),
    ] {
      #expect(![other].allHold, "\(other)")
    }
  }
}
