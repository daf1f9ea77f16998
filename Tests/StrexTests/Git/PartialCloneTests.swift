import ProjectTestSupport
import Testing

@testable import strex

/// Tests clones that fetch contents on demand: strex fetches nothing, because that would run programs of the remote.
@Suite struct PartialCloneTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q", "origin")
    try folder.git("config", "uploadpack.allowFilter", "true", in: "origin")
  }

  private func commit() throws {
    try folder.git("add", ".", in: "origin")
    try folder.git("commit", "-qm", "One", in: "origin")
  }

  /// - Parameter options: the options of the clone.
  private func clone(_ options: String...) throws {
    let words =
      ["git", "clone", "-q", "--filter=blob:none"] + options + ["file://" + folder("origin"), folder("clone")]
    #expect(try Subprocess.run("/usr/bin/env", words).code == 0)
  }

  private func endServer() throws {
    #expect(try Subprocess.run("/usr/bin/env", ["mv", folder("origin"), folder("gone")]).code == 0)
  }

  private let reason = ": objects are missing from this partial clone, and strex does not fetch them [unreadable]\n"

  @Test func gitErrorIsReported() async throws {
    try folder.write([
      "origin/A/A.swift": "import SwiftUI\nlet a = Text(\"One\")\n",
      "origin/B/B.swift": "import SwiftUI\nlet b = Text(\"Two\")\n",
      "origin/A/Localizable.xcstrings": CatalogText.of(("One", []), ("Two", [])),
    ])
    try commit()
    try clone("--sparse")
    try folder.git("sparse-checkout", "set", "A", in: "clone")
    try folder.write(["clone/A/A.swift": "import SwiftUI\nlet a = Text(\"One\")\nlet c = Text(\"Two\")\n"])
    try folder.git("add", "A", in: "clone")
    try endServer()
    let run = try await ToolRun.strex(["sync", "--staged", "--check"], in: folder, at: "clone")
    #expect(run.code == 2 && run.errors.contains("cannot be read: git failed to read the staged files: "), "\(run)")
    #expect(run.errors.hasSuffix(reason))
  }

  /// A merge with missing contents is not reported as correct.
  @Test func unreadableMergesAreNotReportedCorrect() async throws {
    func write(_ first: String, _ second: String) throws {
      try folder.write([
        "origin/L.xcstrings": CatalogText.of(
          ("One", CatalogText.translated(first)), ("Two", CatalogText.translated(second)))
      ])
    }
    try write("a", "a")
    try commit()
    try folder.git("checkout", "-qb", "topic", in: "origin")
    try write("b", "a")
    try commit()
    try folder.git("checkout", "-q", "-", in: "origin")
    try write("a", "b")
    try commit()
    try folder.git("merge", "-q", "-s", "ours", "-m", "Merge", "topic", in: "origin")
    try write("c", "b")
    try folder.git("commit", "-qa", "--amend", "-m", "Merge", in: "origin")
    try clone()
    try endServer()
    let run = try await ToolRun.strex(["merge", "--check"], in: folder, at: "clone")
    #expect(run.code == 2 && run.errors.contains("git failed to read the merged versions: "), "\(run)")
    #expect(run.errors.hasSuffix(reason))
  }
}
