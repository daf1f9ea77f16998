import FileSystem
import Foundation
import ProjectModel

/// A folder that is removed with the last reference to it.
package final class TemporaryFolder: Sendable {
  package let path: FilePath

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("strex-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try FilePath(resolving: url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path.string) }

  /// The absolute path of a file in the folder.
  package func callAsFunction(_ relative: String) -> String { path.appending(relative).string }

  /// Writes files and creates their folders.
  package func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = URL(fileURLWithPath: self(name))
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Writes files with minimal contents.
  package func touch(_ names: String...) throws {
    try write(Dictionary(uniqueKeysWithValues: names.map { ($0, "// \($0)\n") }))
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  /// Dates all files back: a file that was just written may change again without a new date.
  /// - Parameter edits: the number of former edits. Each of them has its own date.
  package func age(_ edits: Int) throws {
    for name in FileManager.default.enumerator(atPath: self("."))?.compactMap({ $0 as? String }) ?? [] {
      let path = self(name)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard let date = attributes[.modificationDate] as? Date, date > Date() - 500, !name.contains("strex/") else {
        continue
      }
      // Foundation may round the fraction of a second up to one, which the system rejects.
      let seconds = (Date().timeIntervalSince1970 - 100_000).rounded(.down) + Double(edits)
      let age = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: seconds)]
      try FileManager.default.setAttributes(age, ofItemAtPath: path)
    }
  }

  /// Runs git in a subfolder.
  package func git(_ arguments: String..., in folder: String = ".") throws { try git(arguments, in: folder) }

  package func git(_ arguments: [String], in folder: String = ".") throws {
    let settings = ["user.name=Tester", "user.email=tester@example.com", "protocol.file.allow=always"]
    let words = settings.flatMap { ["-c", $0] } + ["-C", self(folder)] + arguments
    let result = try Subprocess.run("/usr/bin/env", ["git"] + words)
    guard result.code == 0 else { throw FileError("git", result.errors) }
  }

  /// A file or folder as an argument of the command line.
  package func named(_ path: String) throws(FileError) -> NamedPath {
    try NamedPath(GivenPath(self(path), from: self.path))
  }
}
