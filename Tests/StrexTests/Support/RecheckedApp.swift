import Foundation
import Testing

@testable import strex

/// A synced app that is checked after each of its edits, with caches.
struct RecheckedApp {
  let project: StagedProject

  /// Runs strex until most extractions are cached.
  /// - Parameter name: a source whose comments change between the runs.
  init(_ project: StagedProject, touching name: String) async throws {
    self.project = project
    _ = try await ToolRun.strex(["sync"], in: project.folder)
    for round in 0..<3 {
      try edit(name, "\n", "\n// Round \(round)\n")
      // An app may contain a string whose type is unknown, which a check reports.
      #expect(try await check().code != 2)
    }
  }

  func check(_ options: [String] = []) async throws -> ToolRun {
    try await ToolRun.strex(["sync", "--check"] + options, in: project.folder)
  }

  /// - Parameter age: the age of the file's modification date, in seconds.
  func edit(_ name: String, _ old: String, _ new: String, age: Double = 100) throws {
    let text = try project.read(name)
    let edited = text.replacingOccurrences(of: old, with: new)
    #expect(edited != text, "\(old) is not in \(name)")
    try replace(name, Data(edited.utf8), age: age)
  }

  func replace(_ name: String, _ contents: Data, age: Double = 100) throws {
    let url = URL(fileURLWithPath: project.folder(name))
    try contents.write(to: url)
    let date = Date() - age - Double(contents.count % 50)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
  }

  /// Expects that runs print and write the same as without caches.
  func expectAsWithoutCache(_ comment: Comment) async throws {
    for words in [["sync", "--check"], ["sync", "--check"], ["sync", "--dry-run"], ["sync", "--dry-run"]] {
      let run = try await ToolRun.strex(words, in: project.folder)
      let whole = try await ToolRun.strex(words + ["--no-cache"], in: project.folder)
      #expect(run == whole, comment)
    }
    let before = try catalogs
    let (run, written) = (try await ToolRun.strex(["sync"], in: project.folder), try catalogs)
    for (name, text) in before { try project.write(name, text) }
    let whole = try await ToolRun.strex(["sync", "--no-cache"], in: project.folder)
    #expect(run == whole, comment)
    #expect(written == (try catalogs), comment)
  }

  private var catalogs: [String: String] {
    get throws {
      let names = try project.output("ls-files", "*.xcstrings").split(separator: "\n").map(String.init)
      return try Dictionary(uniqueKeysWithValues: names.map { ($0, try project.read($0)) })
    }
  }
}
