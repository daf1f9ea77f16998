import Foundation
import Testing

/// A Swift file of the repository.
struct SourceFile: Sendable {
  /// The path relative to the root of the repository.
  let path: String
  let lines: [Substring]

  /// The folder below `Sources` or `Tests` that contains the file.
  var module: String { String(path.split(separator: "/")[1]) }

  /// The folder below its module; `.` for the top of the module.
  var folder: String {
    let folders = path.split(separator: "/").dropFirst(2).dropLast()
    return folders.isEmpty ? "." : folders.joined(separator: "/")
  }

  /// The name of the file without the extension.
  var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

  /// Whether the first line marks the file as a table; tables have no length limit.
  var isTable: Bool { lines.first?.hasPrefix("// A table: ") ?? false }

  /// The locations of the lines of `files` that match `isMeant`.
  static func lines(of files: [SourceFile], where isMeant: (Substring) -> Bool) -> [String] {
    files.flatMap { file in
      file.lines.enumerated().filter { isMeant($0.element) }.map { "\(file.path):\($0.offset + 1): \($0.element)" }
    }
  }
}

/// The files of the repository on disk.
enum SourceTree {
  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let sources = files(below: "Sources")
  static let tests = files(below: "Tests")
  static let all = sources + tests

  static func text(_ path: String) throws -> String {
    try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
  }

  private static func files(below folder: String) -> [SourceFile] {
    let walk = FileManager.default.enumerator(atPath: top.appendingPathComponent(folder).path)
    let names = (walk?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".swift") && !$0.contains("Fixtures/")
    }
    return names.sorted().compactMap { name in
      guard let text = try? text("\(folder)/\(name)") else { return nil }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return SourceFile(path: "\(folder)/\(name)", lines: text.hasSuffix("\n") ? lines.dropLast() : lines)
    }
  }
}
