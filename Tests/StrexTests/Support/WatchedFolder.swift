import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import ProjectLoading
@testable import strex

/// A folder that `strex watch` watches within this process until the test ends it.
final class WatchedFolder {
  let folder: TemporaryFolder
  private let streams = CapturedStreams()
  private let task: Task<ExitCode, Never>
  private static let catalog = "Localizable.xcstrings"

  /// - Parameter files: files in addition to an empty catalog. A git repository contains all of them.
  init(_ files: [String: String], _ options: [String] = []) async throws {
    folder = try TemporaryFolder()
    try folder.write(files.merging([Self.catalog: SmallProject.empty]) { own, _ in own })
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "Begin")
    let (path, streams) = (folder.path, streams)
    task = Task { await Strex.run(["watch"] + options, in: path, streams: streams.streams, sdk: ToolRun.sdk) }
    try await wait { errors.contains("watching ") }
  }

  var output: String { streams.text(STDOUT_FILENO) }
  var errors: String { streams.text(STDERR_FILENO) }
  var keys: [String] { get throws { try CatalogText.keys(of: folder.read(Self.catalog)) } }

  /// Waits as long as a slow machine may need.
  func wait(_ place: SourceLocation = #_sourceLocation, until isSo: () throws -> Bool) async throws {
    for _ in 0..<30_000 {
      if try isSo() { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("the condition was not met; output: \(output), errors: \(errors)", sourceLocation: place)
  }

  /// Waits until the last line of the output is the given one.
  func expect(_ line: String, _ place: SourceLocation = #_sourceLocation) async throws {
    try await wait(place) { output.split(separator: "\n").last.map(String.init) == line }
  }

  /// Writes a Swift file with texts atomically: on a busy machine, the watch would treat the missing texts of a
  /// half-written file as removed.
  func save(_ texts: String..., in file: String) throws {
    let url = URL(fileURLWithPath: folder(file))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Self.source(texts).utf8).write(to: url, options: .atomic)
  }

  static func source(_ texts: [String]) -> String {
    "import SwiftUI\n" + texts.enumerated().map { "let text\($0) = Text(\"\($1)\")\n" }.joined()
  }

  func end() async throws {
    task.cancel()
    // The watch notices its cancellation only after a change.
    try folder.touch("End.swift")
    #expect(await task.value == .success)
  }
}
