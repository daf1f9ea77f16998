import Foundation
import Testing

@testable import CommandLineInterface
@testable import strex

/// What README.md shows is what strex prints.
@Suite struct ReadmeTests {
  private let readme: String
  private let folder: TemporaryFolder

  init() throws {
    readme = try String(contentsOf: Sample.root.appendingPathComponent("README.md"), encoding: .utf8)
    folder = try TemporaryFolder()
    try Sample.questRooms.copy(to: folder)
    try folder.git("init", "-q")
  }

  @Test func diffIsThatOfADryRun() async throws {
    let diff = try block("diff")
    let run = try await ToolRun.strex("sync", "--dry-run", "Samples/QuestRooms", in: folder)
    let hunks = diff.components(separatedBy: "\n@@")
    #expect(hunks.count > 1)
    for hunk in hunks { #expect(run.output.contains(hunk)) }
  }

  @Test func summaryIsThatOfASync() async throws {
    let run = try await ToolRun.strex("sync", "Samples/QuestRooms", in: folder)
    #expect(try run.output + run.errors == block("") + "\n")
  }

  @Test func explanationIsThatOfExplain() async throws {
    let run = try await ToolRun.strex("explain", "Samples/QuestRooms/Rooms/RoomDetail.swift:25", in: folder)
    #expect(try run.output == block("text") + "\n")
  }

  @Test func countsAreThoseOfStatus() async throws {
    let lines = try block("console").split(separator: "\n", maxSplits: 1)
    let words = lines[0].split(separator: " ").dropFirst(2).map(String.init)
    #expect(try await ToolRun.strex(words, in: folder).output == lines[1] + "\n")
  }

  @Test func swiftIsThatOfTheSample() throws {
    let sources = try ["Rooms/RoomDetail", "Model/QuestRoom", "Bookings/BookingForm"]
      .map { try folder.read("Samples/QuestRooms/\($0).swift") }.joined()
    for line in try block("swift").split(separator: "\n") { #expect(sources.contains(line)) }
  }

  @Test func commandsAndOptionsExist() {
    let help = Command.allCases.map(HelpText().page).joined()
    let options = readme.matches(of: /`(--[a-z-]+)/).map { String($0.output.1) }
    #expect(options.count > 10)
    for option in Set(options) where option != "--static-swift-stdlib" { #expect(help.contains(option)) }
  }

  /// The first block fenced with the name of a language.
  private func block(_ language: String) throws -> String {
    let start = try #require(readme.range(of: "\n\n```\(language)\n"))
    let end = try #require(readme.range(of: "\n```\n", range: start.upperBound..<readme.endIndex))
    return String(readme[start.upperBound..<end.lowerBound])
  }
}
