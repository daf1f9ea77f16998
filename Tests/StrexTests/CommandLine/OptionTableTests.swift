import Foundation
import Testing

@testable import Diagnostics
@testable import strex

@Suite struct OptionTableTests {
  private static let uses = OptionUse.all(in: Strex.descriptions)
  private static let names = Set(uses.map(\.row.name)).sorted()
  private static let help = HelpText(Strex.descriptions)

  @Test(arguments: names)
  func optionsOfOneNameAreAlike(_ name: String) throws {
    let rows = Self.uses.map(\.row).filter { $0.name == name }
    for row in rows {
      #expect(!row.help.isEmpty && !row.help.hasSuffix("."))
      #expect((row.value == .none) == (rows[0].value == .none), "an option takes a value with every command or none")
      #expect(row.letter == rows[0].letter)
    }
    for command in Strex.descriptions {
      let own = command.options + RunOptions.rows
      #expect(own.count { $0.name == name } <= 1, "two options \(name) of one command")
    }
  }

  @Test(arguments: Strex.descriptions.map(\.name))
  func commandsStateTheirExitStatus(_ name: String) throws {
    let command = try #require(Strex.descriptions.first { $0.name == name })
    #expect(command.discussion.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("exit status"))
  }

  @Test func lettersAreUnique() {
    let letters = Dictionary(grouping: Self.uses.map(\.row).filter { $0.letter != nil }, by: \.letter)
    for rows in letters.values { #expect(Set(rows.map(\.name)).count == 1) }
  }

  /// Names of options in code are strings, which the compiler does not check.
  @Test func optionsNamedInCodeExist() throws {
    let sources = Sample.root.appendingPathComponent("Sources/strex")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    let calls = /\b(?:has|all)\("([a-z-]+)"\)/
    let lists = /let (?:others|needingProject) = \[([^\]]*)\]/
    var named: Set<String> = []
    for file in files {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      named.formUnion(text.matches(of: calls).map { String($0.output.1) })
      for list in text.matches(of: lists) {
        named.formUnion(list.output.1.matches(of: /[a-z-]+/).map { String($0.output) })
      }
    }
    #expect(named.count > 10 && named.subtracting(Self.names).isEmpty, "\(named.subtracting(Self.names))")
  }

  @Test(arguments: Strex.descriptions)
  func helpNamesEveryOptionOfACommand(_ command: CommandDescription) {
    let page = Self.help.page(of: command)
    for row in Self.uses.map(\.row) {
      let isNamed = page.contains("  \(row.usage)\n") || page.contains("  \(row.usage)  ")
      let isOwn = (command.options + RunOptions.rows).contains { $0.usage == row.usage }
      #expect(isNamed == isOwn, "\(row.usage)")
    }
    #expect(page.contains("strex \(command.name) "))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  /// As on a terminal of that width; a narrow terminal shows the two columns one below the other.
  @Test(arguments: Strex.descriptions)
  func helpFitsTheTerminal(_ command: CommandDescription) {
    for columns in [40, 60, 80] {
      let page = HelpText(Strex.descriptions, columns: columns).page(of: command)
      let lines = page.split(separator: "\n").map(String.init)
      // Some lines are never broken: the usage line, an option with its choices, and a single long word.
      let long = lines.filter { $0.count > columns && !$0.hasPrefix("Usage: ") && !$0.hasPrefix("  -") }
      #expect(long.allSatisfy { !$0.drop { $0 == " " }.contains(" ") })
    }
  }

  @Test func overviewNamesEveryCommand() {
    for command in Strex.descriptions {
      #expect(Self.help.overview.contains("\n  \(command.name) "))
      #expect(command.summary.count <= 60, "\(command.summary)")
    }
  }

  /// The short page has fewer options than the full one, and only the first paragraph.
  @Test(arguments: Strex.descriptions)
  func helpIsShort(_ command: CommandDescription) {
    let short = Self.help.shortPage(of: command)
    #expect(short.split(separator: "\n").count <= 40, "\(short)")
    #expect(short.contains("`strex help \(command.name)` "))
    for row in command.options + RunOptions.rows {
      #expect(row.help.count <= 70, "\(row.help)")
    }
  }

  @Test(arguments: [("check", "check", 0), ("chekc", "check", 1), ("", "ab", 2), ("sync", "syn", 1), ("cat", "dog", 3)])
  func distancesCountEdits(_ a: String, _ b: String, _ edits: Int) {
    #expect(Spelling.distance(a, b) == edits)
    #expect(Spelling.distance(b, a) == edits)
  }

  /// A misspelled key has no other words than the right one.
  @Test(arguments: [
    ("menu.file.opne", "menu.file.open", true), ("menu.fielOpen", "menu.fileOpen", true),
    ("menu_file_open", "menu.file.open", true), ("menufile.open", "menu.file.open", true),
    ("menu.file.save", "menu.file.open", false), ("settings.privacy.title", "settings.privacy.subtitle", false),
    ("step.1", "step.2", false), ("step1", "step2", false), ("a.b", "a.c", false), ("menu.open", "menu.open", false),
  ])
  func suggestedKeysHaveSimilarWords(_ key: String, _ other: String, _ isSuggested: Bool) {
    #expect(Spelling.keyHint(for: key, in: [other]).isEmpty != isSuggested)
  }
}
