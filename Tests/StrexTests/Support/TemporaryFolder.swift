import Foundation

@testable import ProjectLayout
@testable import Workspace
@testable import strex

/// A folder that goes when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let path: FilePath

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("strex-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try FilePath(resolving: url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path.string) }

  /// The absolute path of something in the folder.
  func callAsFunction(_ relative: String) -> String { path.appending(relative).string }

  /// Writes files, and the folders that they stand in.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(fileURLWithPath: self(name))
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Writes files that hold next to nothing.
  func touch(_ names: String...) throws {
    try write(Dictionary(uniqueKeysWithValues: names.map { ($0, "// \($0)\n") }))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  /// Runs git in a folder below.
  func git(_ arguments: String..., in folder: String = ".") throws { try git(arguments, in: folder) }

  func git(_ arguments: [String], in folder: String = ".") throws {
    let settings = ["user.name=Tester", "user.email=tester@example.com", "protocol.file.allow=always"]
    let words = settings.flatMap { ["-c", $0] } + ["-C", self(folder)] + arguments
    let result = try Subprocess.run("/usr/bin/env", ["git"] + words)
    guard result.code == 0 else { throw FileProblem("git", result.errors) }
  }
}
