import Foundation

/// The real type checker's answers, from the script that `STREX_ORACLE` names.
struct Oracle: Sendable {
  /// The path of the script.
  let script: String
  /// The folder for the compiled SDK of the script and the programs of this test.
  let folder: URL

  enum Answer {
    case entries([String: [Entry]])
    /// Errors of the compiler: file name and line.
    case rejected([(file: String, line: Int, message: String)])
  }

  private struct Found: Decodable {
    var file: String
    var line: Int
    var key: String
    var table: String?
    var comment: String?
    var value: String?

    var entry: Entry {
      Entry(line: line, key: key, table: table ?? "Localizable", comment: comment ?? "", value: value ?? "")
    }
  }

  /// - Parameter files: the names and texts of the files of one module.
  func ask(_ files: [(name: String, text: String)], run: String) throws -> Answer {
    let place = folder.appendingPathComponent(run)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    for file in files {
      try file.text.write(to: place.appendingPathComponent(file.name), atomically: false, encoding: .utf8)
    }
    let cache = folder.appendingPathComponent("cache").path
    let (code, output, errors) = try launch(
      ["python3", script, "--cache", cache] + files.map { place.appendingPathComponent($0.name).path }, in: place)
    guard code == 0 else { return .rejected(complaints(errors)) }
    let found = try JSONDecoder().decode([Found].self, from: output)
    let groups = Dictionary(grouping: found) { URL(fileURLWithPath: $0.file).lastPathComponent }
    return .entries(groups.mapValues { $0.map(\.entry) })
  }

  private func launch(_ arguments: [String], in place: URL) throws -> (Int32, Data, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let files = ["output", "errors"].map { place.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    return (process.terminationStatus, try Data(contentsOf: files[0]), errors)
  }

  /// Parses `path:line:column: error: message`. The line is zero if there is none.
  private func complaints(_ text: String) -> [(file: String, line: Int, message: String)] {
    let found = text.split(separator: "\n").compactMap { row -> (file: String, line: Int, message: String)? in
      guard let mark = row.range(of: ": error: ") else { return nil }
      let place = row[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]) else { return nil }
      let name = URL(fileURLWithPath: String(place[place.count - 3])).lastPathComponent
      return (name, line, String(row[mark.upperBound...]))
    }
    return found.isEmpty ? [("", 0, String(text.suffix(2000)))] : found
  }
}
