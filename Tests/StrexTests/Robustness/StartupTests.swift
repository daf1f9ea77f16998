import Foundation
import ProjectTestSupport
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

    /// A thread needs as much memory as the limit of its stack.
    @Test func aThreadThatCannotBeCreatedIsAnError() throws {
      let run = try shell("ulimit -S -s 100000000; ulimit -v 8000000; \"$0\" sync --check", in: folder)
      #expect(run.code == 2 && run.errors.hasPrefix("error: cannot create a thread: "), "\(run)")
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
