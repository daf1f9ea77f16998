import ProjectAnalysis
import Testing

@testable import FileSystem
@testable import ProjectModel
@testable import ProjectSync
@testable import strex

@Suite struct ArgumentParserTests {
  @Test func commandOptionsAndOperandsAreParsed() throws {
    let parsed = try Strex.parse([
      "--quiet", "sync", "App", "--catalog", "a.xcstrings", "--catalog=b=c.xcstrings", "--check", "Kit",
    ])
    #expect(parsed.command?.name == "sync")
    #expect(parsed.operands == ["App", "Kit"])
    #expect(parsed.all("catalog") == ["a.xcstrings", "b=c.xcstrings"])
    #expect(parsed.has("check") && parsed.has("quiet"))
    #expect(!parsed.has("dry-run"))
  }

  @Test func choicesAreLimitedToTheCommand() throws {
    func extract(_ words: String...) throws -> ExtractOptions {
      let arguments = try Strex.parse(["extract"] + words)
      return try arguments.applied(ExtractCommand.options, to: ExtractOptions(project: arguments.projectRequest))
    }
    #expect(try extract().format == .text)
    #expect(try extract("--format", "json").format == .json)
    let sync = try Strex.parse(["sync", "--format=github"])
    #expect(try SyncCommandOptions(sync, SyncCommand.options, renames: .recent).sync.format == .github)
  }

  @Test func twoDashesEndOptions() throws {
    let parsed = try Strex.parse(["extract", "--", "--tests", "-q", "--"])
    #expect(parsed.operands == ["--tests", "-q", "--"])
    #expect(try Strex.parse(["--", "extract", "-"]).operands == ["-"])
  }

  /// git's configuration contains `-p %P`.
  @Test func thePathOfTheMergeDriverMayBeginWithHyphens() throws {
    let words = ["merge", "a", "b", "c", "-p"]
    #expect(try Strex.parse(words + ["--L.xcstrings"]).all("path") == ["--L.xcstrings"])
    #expect(throws: UsageError("-p needs a value")) { try Strex.parse(words + ["--output"]) }
  }

  @Test func shortOptionsCanBeCombined() throws {
    let parsed = try Strex.parse(["extract", "-qh"])
    #expect(parsed.has("quiet") && parsed.has("help"))
  }

  @Test(arguments: [
    (["extrat"], "unknown command `extrat` (did you mean `extract`?)"),
    (["zzz"], "unknown command `zzz`"),
    (["check"], "unknown command `check` (did you mean `sync --check` or `lint`?)"),
    (["coverage"], "unknown command `coverage` (did you mean `status` or `report`?)"),
    (["sync", "--chekc"], "unknown option `--chekc` (did you mean `--check`?)"),
    (["sync", "--colour=never"], "unknown option `--colour` (did you mean `--color`?)"),
    (["sync", "-x"], "unknown option `-x`"),
    (["sync", "--"], ""),
    (["sync", "--check=yes"], "--check does not take a value"),
    (["sync", "--catalog"], "--catalog needs a value"),
    (["sync", "--catalog", "--check"], "--catalog needs a value"),
    (
      ["extract", "--check"],
      "--check is only valid for `strex sync`, `strex prune`, `strex symbols`, `strex merge`, `strex hook`"
    ),
    (
      ["--verbose"],
      "--verbose is only valid for `strex sync`, `strex audit`, `strex lint`, `strex targets`, `strex status`, `strex import`, `strex prune`"
    ),
    (
      ["extract", "--format", "jsn"],
      "--format must be one of text, json, stringsdata, not `jsn` (did you mean `json`?)"
    ),
    (["extract", "--format", "github"], "--format must be one of text, json, stringsdata, not `github`"),
    (["extract", "--format=text", "--format=json"], "--format cannot be used more than once"),
    (["manual", "sync"], "unexpected operand `sync`; usage: `strex manual [OPTION…]`"),
    (["help", "sync", "lint"], "unexpected operand `lint`; usage: `strex help [OPTION…] [COMMAND]`"),
    (["version"], "unknown command `version` (did you mean `--version`?)"),
    (["completions"], "completions needs one operand: bash|zsh|fish"),
    (["explain", "--help"], ""),
  ])
  func errorsDescribeTheProblem(_ words: [String], _ sentence: String) {
    var problem = ""
    do { _ = try Strex.parse(words) } catch { problem = error.description }
    #expect(problem == sentence)
  }

  @Test func wordsOfOtherToolsSuggestCommands() throws {
    for (word, lines) in CommandAliases.all {
      #expect(Strex.descriptions[named: word] == nil, "\(word) is a command")
      for line in lines {
        let words = line.split(separator: " ").map(String.init)
        let parsed = try Strex.parse(words + ["--help"])
        #expect(parsed.command?.name == words[0] || line == "--version")
        if !parsed.operands.isEmpty { #expect(throws: Never.self) { try Strex.parse(words) } }
      }
    }
  }

  @Test(arguments: [
    ("a.swift:3", "a.swift", 3, nil), ("a.swift:3:14", "a.swift", 3, 14), ("dir/a:b.swift:7", "dir/a:b.swift", 7, nil),
  ])
  func positionsAreParsed(_ operand: String, _ file: String, _ line: Int, _ column: Int?) throws {
    let place = try #require(PlaceOperand(operand))
    #expect(place.file == file && place.line == line && place.column == column)
  }

  @Test(arguments: ["a.swift", "a.swift:", "a.swift:0", "a.swift:-2", ":3", "a.swift:x"])
  func invalidPositionsAreRejected(_ operand: String) {
    #expect(PlaceOperand(operand) == nil)
  }
}
