import Foundation
import ProjectLayout

/// Asks git about work trees.
enum Git {
  /// What a command of git prints; `nil` when git is missing or refuses.
  /// - Parameter input: what the command reads from standard input.
  static func output(_ arguments: [String], in folder: FilePath, input: String = "") -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A repository's own configuration may name programs, as its file system monitor or to show differences: none is run.
    process.arguments = ["git", "-c", "core.fsmonitor=false", "-C", folder.string] + arguments
    process.environment = environment
    process.standardError = FileHandle.nullDevice
    let (source, output) = (Pipe(), Pipe())
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : source
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    if !input.isEmpty { feed(input, to: source) }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return bytes
  }

  /// Writes while the output is read: git answers each line before it reads the next.
  private static func feed(_ input: String, to pipe: Pipe) {
    Thread.detachNewThread {
      // A git that ends before it has read all would end this process as well.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      try? pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? pipe.fileHandleForWriting.close()
    }
  }

  /// Ours, less what ties git to one repository when we run in one of its hooks.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !repositoryVariables.contains($0.key) }
      .merging(["GIT_OPTIONAL_LOCKS": "0"]) { $1 }
  }

  private static let repositoryVariables: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS",
    "GIT_DIR", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_WORK_TREE",
  ]
}
