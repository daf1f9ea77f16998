import Foundation
import ProjectLayout

/// Asks git for the files of a work tree.
enum GitListing {
  /// The tracked files and those that are neither tracked nor ignored, as seen from `folder`; a nested repository or
  /// submodule is one entry. `nil` when git is missing or refuses.
  static func names(in folder: FilePath) -> Set<String>? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A repository's own configuration may name a program as its file system monitor: none is run.
    process.arguments = [
      "git", "-c", "core.fsmonitor=false", "-C", folder.string, "ls-files", "-co", "--exclude-standard", "-z",
    ]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
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
