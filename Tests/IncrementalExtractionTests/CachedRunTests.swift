import Testing

@testable import FileSystem
@testable import IncrementalExtraction
@testable import ProjectModel

/// Tests that reading a cached run restores all its parts.
@Suite struct CachedRunTests {
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

  @Test func everyPartIsReadUnchanged() throws {
    let key = Digest("key".utf8)
    let texts = [CachedRun.Text(text: "1 added\n", descriptor: 1), CachedRun.Text(text: "", descriptor: 2)]
    let fingerprint = DiskFact.Fingerprint.version(
      of: .init(device: 1, number: 3), .file, size: 20, modified: .init(seconds: 1, nanoseconds: 2),
      changed: .init(seconds: 3, nanoseconds: 4))
    let sources = SourceFingerprints(
      store: "/cache/readings-1", key: Digest("run".utf8), seal: Digest("seal".utf8),
      sources: [
        .init(path: "/a/One.swift", fingerprint: fingerprint, isRecent: false),
        .init(path: "/a/Two.swift", fingerprint: fingerprint, isRecent: true),
      ])
    let run = CachedRun(texts: texts, code: 1, facts: Self.facts, sources: sources)
    let read = try #require(CachedRun(run.bytes(for: key), to: key))
    #expect(read.texts == texts && read.code == 1 && read.sources == sources)
    #expect(Set(read.facts) == Set(Self.facts) && read.facts.count == Self.facts.count)
    // The stored bytes do not depend on the order of the facts.
    let reversed = CachedRun(texts: texts, code: 1, facts: Self.facts.reversed(), sources: sources)
    #expect(reversed.bytes(for: key) == run.bytes(for: key))
    #expect(CachedRun(run.bytes(for: key), to: Digest("other".utf8)) == nil)
  }

  /// A cached run is invalid if an environment variable that it depends on has another value.
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
