import Diagnostics
import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests the options that messages recommend.
@Suite struct RemedyTests {
  @Test(arguments: Remedies.help.keys.sorted())
  func optionsInMessagesExist(_ identifier: String) throws {
    let told = Diagnostic(.error, identifier, "Sentence").withRemedy
    let option = try #require(told.help?.firstMatch(of: /--([a-z-]+)/))
    #expect(told.message == "Sentence")
    #expect(OptionUse.all(in: Strex.descriptions).contains { $0.row.name == option.output.1 })
  }

  /// A diagnostic that requires no action has no advice.
  @Test(arguments: [("no-catalog", Severity.note), ("stale-catalog", .error)])
  func diagnosticsWithoutActionHaveNoAdvice(_ identifier: String, _ severity: Severity) {
    #expect(Diagnostic(severity, identifier, "Sentence").withRemedy.help == nil)
  }

  private struct Row: Sendable, CustomTestStringConvertible {
    /// Shell commands that first run in the root of the work tree.
    var setUp = ":"
    /// The folder of the shell.
    var place = "."
    /// The command that reports a problem and proposes a command.
    let first: String
    /// The start of the proposed command.
    var proposal = "strex sync"
    /// A command that succeeds only after the proposed command.
    let check: String

    var testDescription: String { "\(place): \(first)" }
  }

  /// Pasting the command that a message proposes solves the problem.
  @Test(arguments: [
    Row(first: "strex sync --check", check: "strex sync --check"),
    Row(place: "Lib 'x'", first: "strex sync --check -q ..", check: "strex sync --check .."),
    Row(setUp: "mv -- App -App", first: "strex sync --check -- -App", check: "strex sync --check"),
    Row(first: "strex sync --check --routine 'L 10' --routine=--odd", check: "strex sync --check"),
    Row(first: "strex sync --dry-run --check --format github", check: "strex sync --check"),
    Row(first: "strex audit App --xcode 26", check: "strex sync --check"),
    Row(place: "Lib 'x'", first: "strex audit ../App --format xcode", check: "strex sync --check .."),
    Row(
      setUp: "printf 'let l = L10n(\"Odd\")\\n' > App/L.swift", first: "strex audit --routine L10n",
      check: "strex sync --check --routine L10n"),
    Row(
      setUp: "printf 'let t = String(localized: \"Tab\", table: \"Menu\")\\n' > App/T.swift",
      first: "strex audit", proposal: "strex sync --create", check: "strex sync --check"),
    Row(
      setUp: "git add . && strex hook install", place: "Lib 'x'", first: "git commit -m x",
      proposal: "strex sync --staged",
      check: "git commit -m x"),
    Row(
      setUp: "git add . && git commit -qm a && strex hook install && sed -i s/Book/Pay/ App/App.swift",
      place: "Lib 'x'",
      first: "git commit -am x", check: "git commit -am x"),
    Row(
      setUp: "git add . && git commit -qm a && strex hook install && sed -i s/Book/Pay/ App/App.swift",
      first: "git commit -m x App/App.swift", check: "git commit -m x App/App.swift App/Localizable.xcstrings"),
    Row(
      setUp: "git add . && strex hook install --fix", first: "strex hook install --fix", proposal: "strex hook",
      check: "grep -q -e --fix .git/hooks/pre-commit && test -f .git/hooks/pre-merge-commit"),
    Row(
      setUp: Self.conflict("git rm -q 'App/A b.xcstrings'"), place: "Lib 'x'", first: "strex merge --unmerged",
      proposal: "git rm", check: "git diff --quiet --diff-filter=U && test ! -e '../App/A b.xcstrings'"),
    Row(
      setUp: Self.conflict("sed -i s/two/three/ 'App/A b.xcstrings'")
        + "; git checkout -q --ours 'App/A b.xcstrings'; printf '{}' > 'App/A b.xcstrings'",
      place: "Lib 'x'", first: "strex merge --unmerged", proposal: "git add", check: "git diff --quiet --diff-filter=U"),
  ]) private func commandsThatMessagesProposeWork(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift": "let a = String(localized: \"Book\")\n", "App/Localizable.xcstrings": CatalogText.of(),
      "Lib 'x'/Lib.swift": "let l = 1\n", "bin/.gitignore": "*\n",
    ])
    try FileManager.default.createSymbolicLink(atPath: folder("bin/strex"), withDestinationPath: Subprocess.builtTool)
    func shell(_ line: String, at place: String = ".") throws -> Subprocess {
      let path = folder("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      let own = ["PATH": path, "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "A"]
      return try Subprocess.run(
        "/bin/sh", ["-c", line], in: folder(place), environment: own.merging(["GIT_COMMITTER_EMAIL": "a@b"]) { $1 })
    }
    let setUp = try shell("git init -q -b main; " + row.setUp)
    #expect(setUp.code == 0 || row.setUp.contains("merge"), "\(setUp)")
    #expect(try shell(row.check, at: row.place).code != 0)
    let first = try shell(row.first, at: row.place)
    let said = (first.output + first.errors).matches(of: /`((?:strex|git) [^`]*)`/).map { String($0.output.1) }
    let command = try #require(said.first { $0.hasPrefix(row.proposal) }, "\(first)")
    let pasted = try shell(command, at: row.place)
    #expect(pasted.code == 0, "\(command): \(pasted)")
    let after = try shell(row.check, at: row.place)
    #expect(after.code == 0, "\(command): \(after)")
  }

  /// A catalog that two branches have changed, the other branch with a command.
  private static func conflict(_ change: String) -> String {
    """
    sed 's/"strings" : {/"strings" : { "k" : { "comment" : "one" },/' App/Localizable.xcstrings > 'App/A b.xcstrings'
    git add . && git commit -qm one && git branch other
    sed -i s/one/two/ 'App/A b.xcstrings' && git commit -qam two
    git checkout -q other && \(change.replacing("two", with: "one")) && git commit -qam three
    git merge main
    """
  }
}
