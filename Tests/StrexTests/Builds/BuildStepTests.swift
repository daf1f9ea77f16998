import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import strex

/// Tests the options for build systems: an exit code that does not fail the build, and a file that marks the end of a
/// run.
@Suite struct BuildStepTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["A.swift": "import SwiftUI\nlet a = Text(\"a\")\n", "Localizable.xcstrings": CatalogText.of()])
  }

  private func check(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync", "--check", "--format", "xcode", "--stamp", "done"] + arguments, in: folder)
  }

  private var isStamped: Bool { FileStatus.exists(folder("done")) }

  @Test func differencesAreWarningsWithExitCode0() async throws {
    #expect(try await check().code == 1)
    #expect(!isStamped)
    let lenient = try await check("--exit-zero")
    #expect(lenient.code == 0 && lenient.output.contains("A.swift:2:14: warning: \"a\" is missing from "))
    #expect(isStamped)
  }

  /// A run that caches its answer and a run that repeats it both exit normally.
  @Test func processesWithCachedAnswersExitNormally() throws {
    try folder.git("init", "-q")
    for _ in 0..<3 {
      let words = ["sync", "--check", "--exit-zero", "--stamp", "done"]
      let run = try Subprocess.run(Subprocess.builtTool, words, in: folder.path.string)
      #expect(run.code == 0 && isStamped, "\(run.errors)")
      try FileManager.default.removeItem(atPath: folder("done"))
      for name in ["A.swift", "Localizable.xcstrings"] where FileStatus.exists(folder(name)) {
        try FileManager.default.setAttributes([.modificationDate: Date() - 100], ofItemAtPath: folder(name))
      }
    }
  }

  @Test func successfulRunUpdatesTheStamp() async throws {
    #expect(try await ToolRun.strex("sync", "--stamp", "done", in: folder).code == 0)
    // The plugin's stamp.
    #expect(try await ToolRun.strex("sync", "--stamp", "Done.swift", in: folder).code == 0)
    #expect(try folder.read("Done.swift") == "")
    let first = try FileStatus(of: folder("done"))
    #expect(first.size == 0)
    #expect(try await check().code == 0)
    let second = try FileStatus(of: folder("done"))
    #expect(second.identity == first.identity && second.modified != first.modified)
  }

  @Test(arguments: [["Localizable.xcstrings": "{,}"], [".strex.json": "[]"]])
  func problemsAreWarningsToo(_ broken: [String: String]) async throws {
    try folder.write(broken)
    let strict = try await check()
    #expect(strict.code == 2 && (strict.output + strict.errors).contains("error: "))
    let lenient = try await check("--exit-zero")
    #expect(lenient.code == 0)
    #expect((lenient.output + lenient.errors).contains("warning: ") && !lenient.errors.contains("error: "))
    #expect(!lenient.output.contains("error: "))
  }

  @Test func missingPathIsAWarningButInvalidArgumentsFail() async throws {
    let missing = try await check("--exit-zero", "nowhere")
    #expect(missing.code == 0 && missing.errors.hasPrefix("nowhere: warning: cannot be read: "))
    #expect(try await check("--exit-zero", "--nonsense").code == 2)
    #expect(try await ToolRun.strex("sync", "--exit-zero", "--stamp", "no/where", in: folder).code == 2)
  }

  @Test(arguments: [
    ("notes", "a file that is not a stamp file already exists"),
    ("a.xcstrings", "not a valid file name for a stamp file"),
  ])
  func aStampReplacesNoOtherFile(_ name: String, _ reason: String) async throws {
    try folder.write(["notes": "kept"])
    let catalog = try folder.read("Localizable.xcstrings")
    let run = try await ToolRun.strex("sync", "--stamp", name, in: folder)
    #expect(run.code == 2 && run.errors.contains("\(name): error: cannot be written: \(reason)"), "\(run.errors)")
    #expect(try folder.read("Localizable.xcstrings") == catalog)
    #expect(try folder.read("notes") == "kept" && !FileStatus.exists(folder.path.appending("a.xcstrings").string))
  }
}
