import Foundation
import ProjectTestSupport
import StringExtraction
import Testing

@testable import strex

/// Tests the start of a process, and environments in which it cannot run its command.
@Suite struct StartupTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "A.swift": "import SwiftUI\nlet a = Text(\"Hello\")\n", "Localizable.xcstrings": CatalogText.of(),
    ])
  }

  @Test func aStackOverflowIsAnInternalError() async {
    let ended = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
      CrashReport.install()
      CrashReport.name("sync")
      _ = Self.overflow(1)
    }
    let errors = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.hasPrefix("error: internal error in `strex sync`"))
  }

  /// Threads for tasks have their own stacks for the handler.
  @Test func aStackOverflowInATaskIsAnInternalError() async {
    let ended = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
      CrashReport.install()
      try ThreadSupply.create(for: nil)
      BackgroundTask.start { _ = Self.overflow(1) }
      while true { pause() }
    }
    let errors = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.hasPrefix("error: internal error in `strex`"))
  }

  private static func overflow(_ depth: Int) -> Int { depth == 0 ? 0 : overflow(depth + 1) + depth }

  private func shell(_ script: String, in folder: TemporaryFolder) throws -> Subprocess {
    try Subprocess.run("/bin/sh", ["-c", script, Subprocess.builtTool], in: folder("."))
  }

  #if os(Linux)
    @Test func argumentsAreReadWithoutProc() throws {
      let hide = "unshare -rm sh -c 'mount -t tmpfs none /proc && exec \"$0\" \"$@\"'"
      // Some containers do not allow it.
      guard try shell("\(hide) true", in: folder).code == 0 else { return }
      let check = try shell("\(hide) \"$0\" sync --check", in: folder)
      #expect(check.code == 1 && check.output.contains("\"Hello\" is missing from Localizable.xcstrings"), "\(check)")
      let wrong = try shell("\(hide) \"$0\" snyc", in: folder)
      #expect(wrong.code == 2 && wrong.errors.hasPrefix("error: unknown command"), "\(wrong)")
      let server = try shell("\(hide) \"$0\" lsp", in: folder)
      #expect(server.code == 2 && server.errors == "error: `strex lsp` needs `/proc`; mount it [usage]\n", "\(server)")
    }

    /// With less memory, the program does not start or lacks memory. With more, it has its threads.
    @Test func aThreadThatCannotBeCreatedIsAnError() throws {
      let search = """
        for memory in $(seq 60000 8000 600000); do
          errors=$( (ulimit -v $memory; "$0" sync --check) 2>&1 >/dev/null)
          case "$?/$errors" in 2/*"failed to allocate"*) ;; 2/*) echo "$errors"; exit ;; esac
        done
        """
      let run = try shell(search, in: folder)
      #expect(run.output.hasPrefix("error: cannot create a thread: "), "\(run)")
    }

    /// The stacks of threads for tasks always have the same size.
    @Test func aSmallStackIsNoCrash() throws {
      let nest = String(repeating: "[{ x in ", count: 60) + "1" + String(repeating: " }(1)]", count: 60)
      try folder.write(["B.swift": "let b = \(nest)\n"])
      let run = try shell("ulimit -S -s 128; \"$0\" extract", in: folder)
      #expect(run.code == 0 && run.output.contains("Hello"), "\(run)")
    }

    @Test(arguments: [["strex"], ["strex", "sync", "--check"], ["/a b/strex", "", "é"], []])
    func argumentsAreFoundBeforeTheEnvironment(_ words: [String]) {
      let strings = words.map { strdup($0) }
      defer { for string in strings { free(string) } }
      let count = UnsafeMutablePointer<CChar>(bitPattern: words.count)
      let memory: [UnsafeMutablePointer<CChar>?] = [count] + strings + [nil, strdup("HOME=/"), nil]
      let found = memory.withUnsafeBufferPointer { memory in
        memory.baseAddress.map { InitialStack.arguments(before: $0 + words.count + 2) }
      }
      #expect(found == words)
    }
  #endif
}
