import Foundation
import ProjectAnalysis
import ProjectModel
import ProjectTestSupport
import StringExtraction

@testable import FileSystem
@testable import ProjectSync
@testable import strex

/// A strex command that ran in this process, which has already loaded the SDK.
struct ToolRun: EndedRun, Equatable {
  let code: Int32
  let output: String
  let errors: String

  static let sdk = SDKLoad.shared

  /// - Parameters:
  ///   - folder: contains the current folder of the run.
  ///   - place: the current folder relative to `folder`.
  ///   - userCache: the cache folder for runs outside work trees, or `nil` for none.
  static func strex(
    _ arguments: [String], in folder: TemporaryFolder, at place: String = ".", userCache: FilePath? = nil
  ) async throws -> ToolRun {
    await strex(arguments, in: try FilePath(resolving: folder(place)), userCache)
  }

  /// Runs strex in the current folder.
  /// - Parameter arguments: with absolute paths.
  static func strex(absolute arguments: [String]) async -> ToolRun {
    await strex(arguments, in: FilePath(FileManager.default.currentDirectoryPath))
  }

  /// Runs strex concurrently with other runs. It waits for them without a time limit: a slow machine is not a failure.
  private static func strex(
    _ arguments: [String], in folder: FilePath, _ userCache: FilePath? = nil
  ) async -> ToolRun {
    let streams = CapturedStreams()
    let code = await Strex.run(
      arguments, in: folder, streams: streams.streams, sdk: sdk, patience: nil, userCache: userCache)
    return ToolRun(code: code.rawValue, output: streams.text(STDOUT_FILENO), errors: streams.text(STDERR_FILENO))
  }

  static func strex(_ arguments: String..., in folder: TemporaryFolder) async throws -> ToolRun {
    try await strex(arguments, in: folder)
  }
}

extension TemporaryFolder {
  /// The request of a sync with the given arguments.
  func syncRequest(_ words: String...) throws -> SyncRequest {
    try SyncCommandOptions(Strex.parse(["sync"] + words, from: path), SyncCommand.options, renames: .recent).sync
  }
}

/// Captures the printed output.
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

extension Strex {
  /// Parses a command line without paths.
  static func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
    try parse(words, from: FilePath("/"))
  }
}
