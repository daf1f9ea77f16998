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

  @Test func commandsAndOptionsExist() throws {
    let help = Command.allCases.map(HelpText().page).joined()
    for (name, text) in try pages() + [("README", readme)] {
      let options = Set(text.matches(of: /(?:`|strex [a-z-]* ?)(--[a-z-]+)/).map { String($0.output.1) })
      for option in options.subtracting(ofOtherTools) { #expect(help.contains(option), "\(name)") }
    }
  }

  /// Options of git, SwiftPM and of what strex is compared with.
  private let ofOtherTools: Set<String> = ["--disable-default-traits", "--static-swift-stdlib"]

  /// The pages that users read, by name.
  private func pages() throws -> [(String, String)] {
    let folder = Sample.root.appendingPathComponent("Sources/strex/strex.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    #expect(names.count > 15)
    return try names.sorted().map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// The first block fenced with the name of a language.
  private func block(_ language: String) throws -> String {
    let start = try #require(readme.range(of: "\n\n```\(language)\n"))
    let end = try #require(readme.range(of: "\n```\n", range: start.upperBound..<readme.endIndex))
    return String(readme[start.upperBound..<end.lowerBound])
  }
}
