import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests that the examples in README.md work.
@Suite struct ReadmeTests {
  private let readme: String
  private let folder: TemporaryFolder

  init() throws {
    readme = try String(contentsOf: Sample.root.appendingPathComponent("README.md"), encoding: .utf8)
    folder = try TemporaryFolder()
    try Sample.questRooms.copy(to: folder)
    try FileManager.default.copyItem(
      atPath: Sample.root.appendingPathComponent("Samples/Allotment").path, toPath: folder("Samples/Allotment"))
    try folder.git("init", "-q")
    try folder.git("add", "--all")
    try folder.git("commit", "-q", "--message", "Samples")
  }

  /// Runs the commands of all console blocks in the order of the page. Each must print exactly the lines below it. A
  /// line `…` matches any other lines. Empty lines do not count.
  @Test func commandsPrintTheirOutput() async throws {
    let commands = Self.blocks("console", in: readme).flatMap(Self.commands)
    #expect(commands.count > 5)
    for (words, lines) in commands { try await expect(words, print: lines) }
  }

  /// The console blocks of the pages that run on a sample, each on its own.
  @Test func pagesShowRealOutput() async throws {
    let blocks = try pages().flatMap { Self.blocks("console", in: $0.1) }.filter { $0.contains("Samples/") }
    #expect(blocks.count > 8)
    for (words, lines) in blocks.flatMap(Self.commands) { try await expect(words, print: lines) }
  }

  private func expect(_ words: [String], print lines: [String]) async throws {
    guard words.first == "strex" else { return try folder.git(words) }
    let run = try await ToolRun.strex(Array(words.dropFirst()), in: folder)
    let printed = (run.errors + run.output).split(separator: "\n").map(String.init)
    let expected = lines.filter { $0 != "…" && !$0.isEmpty }
    if lines.contains("…") {
      #expect(!expected.isEmpty)
      for line in expected { #expect(printed.contains(line), "\(words.joined(separator: " "))") }
    } else {
      #expect(printed == expected, "\(words.joined(separator: " "))")
    }
  }

  @Test func diffEqualsADryRun() async throws {
    let diff = try #require(Self.blocks("diff", in: readme).first)
    let run = try await ToolRun.strex("sync", "--dry-run", "Samples/QuestRooms", in: folder)
    #expect(run.output.contains(diff))
  }

  @Test func swiftEqualsTheSample() throws {
    let source = try folder.read("Samples/QuestRooms/Rooms/RoomDetail.swift")
    for line in try #require(Self.blocks("swift", in: readme).first).split(separator: "\n") {
      #expect(source.contains(line))
    }
  }

  /// At most two screens precede the links, because readers skip longer pages.
  @Test func readmeIsShort() {
    #expect(readme.split(whereSeparator: \.isWhitespace).count <= 1200)
  }

  @Test func commandsAndOptionsExist() throws {
    let help = Strex.descriptions.map(HelpText(Strex.descriptions).page).joined()
    // Another test compares the page about the options of Apple's tool with its verbs.
    for (name, text) in try pages() + [("README", readme)] where name != "XCStringsTool.md" {
      let options = Set(text.matches(of: /(?:`|strex [a-z-]* ?)(--[a-z-]+)/).map { String($0.output.1) })
      for option in options.subtracting(ofOtherTools) { #expect(help.contains(option), "\(name)") }
    }
  }

  /// Options of git, SwiftPM, the programs that strex is compared with and the scripts in `Tests`, an option in a text
  /// for users, and the misspelled option in an example of an error.
  private let ofOtherTools: Set<String> = [
    "--build-system", "--chekc", "--disable-default-traits", "--filter", "--force", "--no-ext-diff", "--notes",
    "--programs",
    "--seed", "--static-swift-stdlib", "--strex",
  ]

  /// The pages for users, by name.
  private func pages() throws -> [(String, String)] {
    let folder = Sample.root.appendingPathComponent("Sources/strex/strex.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    #expect(names.count > 15)
    return try names.sorted().map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// The contents of the code blocks marked with a language.
  private static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().map { block in
      block.components(separatedBy: "\n```")[0]
    }
  }

  /// The words of each command of a block, and the lines below it.
  private static func commands(_ block: String) -> [(words: [String], output: [String])] {
    block.components(separatedBy: "\n").reduce(into: []) { commands, line in
      if line.hasPrefix("$ git ") || line.hasPrefix("$ strex ") {
        let words = Self.words(of: line.dropFirst(2))
        commands.append((words.first == "git" ? Array(words.dropFirst()) : words, []))
      } else {
        commands[commands.count - 1].output.append(line)
      }
    }
  }

  /// The words of a command line; double quotes keep spaces.
  private static func words(of line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { position, part in
      position.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }
}
