import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import FileSystem
@testable import strex

/// Tests that a catalog is completely the old or the new one whenever a process is killed.
@Suite struct KillTests {
  private let folder: TemporaryFolder
  /// The number of kills for writers; whole runs start slowly, so they get a twentieth.
  private static let rounds =
    Int(ProcessInfo.processInfo.environment["STREX_KILLS"] ?? "") ?? TestScale.count(6, full: 60)

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder("")).sorted() }
  }

  @Test func killedWriterLeavesTheOldOrNewFile() async throws {
    let texts = ["old", "new"].map { String(repeating: $0, count: 100_000) }
    try folder.write(["Localizable.xcstrings": texts[0]])
    let path = folder("Localizable.xcstrings")
    for round in 0..<Self.rounds {
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, texts = texts as [String]] in
        Thread.detachNewThread {
          usleep(.random(in: 0..<20000))
          kill(getpid(), SIGKILL)
        }
        while true {
          for text in texts.reversed() { try AtomicFile(path, expected: FileStatus(of: path)).write(text.utf8) }
        }
      }
      #expect(texts.contains(try folder.read("Localizable.xcstrings")), "round \(round)")
      #expect(try names.filter { $0.hasPrefix(".strex-") }.count <= 1)
      TemporaryFiles.remove(in: folder.path)
      #expect(try names == ["Localizable.xcstrings"])
    }
  }

  @Test func killedSyncLeavesOldOrNewCatalogs() async throws {
    let tables = (10..<60).map { "T\($0)" }
    let keys = tables.map { "let \($0) = String(localized: \"New\", table: \"\($0)\")\n" }
    let new = CatalogText.of(("New", []))
    for _ in 0..<max(1, Self.rounds / 20) {
      try folder.write(["A.swift": "import Foundation\n" + keys.joined()])
      for table in tables { try folder.write(["\(table).xcstrings": CatalogText.of()]) }
      try killSync { try folder.read("T10.xcstrings") == new }
      for table in tables {
        #expect(try [CatalogText.of(), new].contains(folder.read("\(table).xcstrings")))
      }
      let run = await ToolRun.strex(absolute: ["sync", "--quiet", folder("")])
      #expect(run.code == 0 && run.errors.isEmpty)
      for table in tables { #expect(try folder.read("\(table).xcstrings") == new) }
      #expect(try names == ["A.swift"] + tables.map { "\($0).xcstrings" })
    }
  }

  /// Starts a sync and kills it shortly after a condition holds.
  private func killSync(after isReached: () throws -> Bool) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Subprocess.builtTool)
    process.arguments = ["sync", "--quiet"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder(""))
    try process.run()
    while process.isRunning, try !isReached() { usleep(500) }
    usleep(.random(in: 0..<30000))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
