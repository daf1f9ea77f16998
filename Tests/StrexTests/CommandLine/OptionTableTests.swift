import Testing

@testable import CommandLineInterface
@testable import Diagnostics
@testable import strex

@Suite struct OptionTableTests {
  @Test(arguments: OptionName.allCases)
  func everyOptionHasARow(_ name: OptionName) throws {
    let rows = OptionRow.all.filter { $0.name == name }
    let first = try #require(rows.first)
    for row in rows {
      #expect(!row.help.isEmpty && !row.help.hasSuffix("."))
      #expect((row.value == .none) == (first.value == .none), "an option takes a value with every command or none")
    }
    for command in Command.allCases {
      #expect(rows.count { $0.applies(to: command) } <= 1, "two rows of \(name) for one command")
    }
  }

  @Test func lettersAreUnique() {
    let letters = Dictionary(grouping: OptionRow.all.filter { $0.letter != nil }, by: \.letter)
    for rows in letters.values { #expect(Set(rows.map(\.name)).count == 1) }
  }

  @Test(arguments: Command.allCases)
  func helpNamesEveryOptionOfACommand(_ command: Command) {
    let page = HelpText().page(of: command)
    for row in OptionRow.all {
      let isNamed = page.contains("  \(row.usage)\n") || page.contains("  \(row.usage)  ")
      let isOwn = OptionRow.all.contains { $0.usage == row.usage && $0.applies(to: command) }
      #expect(isNamed == isOwn, "\(row.usage)")
    }
    #expect(page.contains("strex \(command.rawValue) "))
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  /// As on a terminal of that width. A narrow terminal shows the two columns one below the other.
  @Test(arguments: Command.allCases)
  func helpFitsTheTerminal(_ command: Command) {
    for columns in [40, 60, 80] {
      let lines = HelpText(columns: columns).page(of: command).split(separator: "\n").map(String.init)
      // Some lines are never broken: the usage line, an option with its choices, and a single long word.
      let long = lines.filter { $0.count > columns && !$0.hasPrefix("Usage: ") && !$0.hasPrefix("  -") }
      #expect(long.allSatisfy { !$0.drop { $0 == " " }.contains(" ") })
    }
  }

  @Test func overviewNamesEveryCommand() {
    for command in Command.allCases {
      #expect(HelpText().overview.contains("\n  \(command.rawValue) "))
      #expect(command.summary.count <= 60, "\(command.summary)")
    }
  }

  /// The short page has fewer options than the full one, and only the first paragraph.
  @Test(arguments: Command.allCases)
  func helpIsShort(_ command: Command) {
    let short = HelpText().shortPage(of: command)
    #expect(short.split(separator: "\n").count <= 40, "\(short)")
    #expect(short.contains("`strex help \(command.rawValue)` "))
    for row in OptionRow.all where row.applies(to: command) {
      #expect(row.help.count <= 70, "\(row.help)")
    }
  }

  @Test(arguments: [("check", "check", 0), ("chekc", "check", 1), ("", "ab", 2), ("sync", "syn", 1), ("cat", "dog", 3)])
  func distancesCountEdits(_ a: String, _ b: String, _ edits: Int) {
    #expect(Spelling.distance(a, b) == edits)
    #expect(Spelling.distance(b, a) == edits)
  }
}
