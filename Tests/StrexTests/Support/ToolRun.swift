import Foundation
import StringExtraction

@testable import strex

/// A command of strex that ran in this process, which knows the SDK already.
struct ToolRun: EndedRun {
  let code: Int32
  let output: String
  let errors: String

  static let sdk = SDKLoad()
  private static let turn = Turn()

  /// A process has but one current folder, so runs wait for each other.
  /// - Parameters:
  ///   - folder: holds the current folder for the run.
  ///   - place: the current folder, as seen from there.
  static func strex(
    _ arguments: [String], in folder: TemporaryFolder, at place: String = "."
  ) async throws -> ToolRun {
    _ = await sdk.outlines
    await turn.take()
    defer { Task { await turn.pass() } }
    let before = FileManager.default.currentDirectoryPath
    guard FileManager.default.changeCurrentDirectoryPath(folder(place)) else {
      throw FileProblem(folder.path.string, code: errno)
    }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    return await strex(absolute: arguments)
  }

  /// Runs strex beside other runs. It waits for those as long as it takes: a slow machine is no failure.
  /// - Parameter arguments: with absolute paths, because the current folder may change.
  static func strex(absolute arguments: [String]) async -> ToolRun {
    let streams = CapturedStreams()
    let code = await Strex.run(arguments, streams: streams.streams, sdk: sdk, patience: nil)
    return ToolRun(code: code.rawValue, output: streams.text(STDOUT_FILENO), errors: streams.text(STDERR_FILENO))
  }

  static func strex(_ arguments: String..., in folder: TemporaryFolder) async throws -> ToolRun {
    try await strex(arguments, in: folder)
  }
}

/// Lets one at a time through, in the order of asking.
private actor Turn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func pass() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

/// Keeps what is printed.
final class CapturedStreams: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [Int32: String] = [:]

  func text(_ descriptor: Int32) -> String { lock.withLock { texts[descriptor] ?? "" } }

  var streams: StandardStreams {
    StandardStreams(
      isTerminal: { _ in false },
      write: { text, descriptor in self.lock.withLock { self.texts[descriptor, default: ""] += text } })
  }
}
