import SwiftTypeChecking
import Testing

@testable import StringExtraction

/// Tests which results a change invalidates. A file is written as `declares:asks`, one letter for each query.
@Suite struct InvalidationTests {
  private struct Version: FileVersion {
    let declares: String
    let asks: String
    var imports = SourceImports(imports: [], exports: [])
    var traits: FileExtraction.Traits = []

    init(_ text: String) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      (declares, asks) = (parts[0], parts[1])
      if declares.contains("+") { traits = .affectsParsing }
    }

    var projectPath: String { "App/File.swift" }
    var interface: UInt64 { declares.unicodeScalars.reduce(1) { $0 &* 31 &+ UInt64($1.value) } }
    var callDigest: UInt64 { 0 }
    var declarations: FileDeclarations? {
      FileDeclarations(
        declares.unicodeScalars.map {
          FileDeclarations.Statement(digest: UInt64($0.value), queries: Self.queries(String($0)).map(\.digest))
        })
    }
    var packages: [String] { [] }
    var answeredQueries: [IndexQuery] { Self.queries(declares) }
    var callQueries: [IndexQuery] { [] }

    func depends(onAny queries: DigestFilter) -> Bool {
      Self.queries(asks).contains { queries.contains($0.digest) }
    }

    /// Upper and lower case are one name, so that `a` and `A` are two declarations for one query.
    private static func queries(_ text: String) -> [IndexQuery] {
      text.lowercased().unicodeScalars.map { IndexQuery(digest: $0.value) }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let former: [String]
    /// The versions of the files that are made again, by position.
    let new: [Int: String]
    /// The positions of the changed files.
    let changed: [Int]
    /// The positions of all repeated files, or `nil` if everything has to be repeated.
    let repeated: [Int]?
  }

  static let cases = [
    Case(
      testDescription: "a changed body", former: ["a:x", "b:a"], new: [0: "a:y"], changed: [0], repeated: [0]),
    Case(
      testDescription: "a changed declaration", former: ["a:x", "b:a", "c:b"], new: [0: "A:x"], changed: [0],
      repeated: [0, 1]),
    Case(
      testDescription: "dependents whose declarations change", former: ["a:x", "b:a", "c:b"],
      new: [0: "A:x", 1: "B:a"], changed: [0], repeated: [0, 1, 2]),
    Case(
      testDescription: "other declarations of the same file", former: ["ab:x", "c:a", "d:b"], new: [0: "aB:x"],
      changed: [0], repeated: [0, 2]),
    Case(
      testDescription: "an added declaration", former: ["a:x", "b:c"], new: [0: "ac:x"], changed: [0],
      repeated: [0, 1]),
    Case(
      testDescription: "a removed declaration", former: ["ac:x", "b:c"], new: [0: "a:x"], changed: [0],
      repeated: [0, 1]),
    Case(
      testDescription: "files that depend on each other", former: ["a:b", "b:a"], new: [0: "A:b", 1: "B:a"],
      changed: [0], repeated: [0, 1]),
    Case(testDescription: "an operator", former: ["a:x", "b:a"], new: [0: "a+:x"], changed: [0], repeated: nil),
  ]

  @Test(arguments: cases) func changeInvalidatesItsDependents(_ row: Case) async {
    let former = row.former.map(Version.init)
    var invalidation = Invalidation(former)
    let isDone = await invalidation.run(row.changed) { positions in
      positions.map { row.new[$0].map(Version.init) ?? former[$0] }
    }
    #expect((isDone ? invalidation.repeated : nil) == row.repeated)
  }

  @Test func removedFileInvalidatesItsDependents() async {
    var invalidation = Invalidation([Version("b:a"), Version("c:b")], removed: [Version("a:x")])
    #expect(await invalidation.run([]) { $0.map { _ in Version("b:a") } })
    #expect(invalidation.repeated == [0])
  }

  @Test func changeBeyondTheLimitRepeatsEverything() async {
    let former = ["a:x", "b:a", "c:a"].map(Version.init)
    var invalidation = Invalidation(former, limit: 2)
    #expect(await !invalidation.run([0]) { $0.map { $0 == 0 ? Version("A:x") : former[$0] } })
  }

  @Test func failedExtractionRepeatsEverything() async {
    var invalidation = Invalidation([Version("a:x")])
    #expect(await !invalidation.run([0]) { _ in nil })
  }
}
