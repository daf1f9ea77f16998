import Foundation
import ProjectTestSupport
import Testing

@testable import Diagnostics
@testable import strex

/// Tests the completion scripts in the shells that this machine has.
@Suite struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func has(_ program: String) -> Bool {
    (try? Subprocess.run("/usr/bin/env", ["which", program]))?.code == 0
  }

  @Test(arguments: Shell.allCases)
  func scriptsNameEveryCommandAndOption(_ shell: Shell) {
    for name in Strex.descriptions.names { #expect(shell.script.contains(name)) }
    for row in OptionUse.all(in: Strex.descriptions).map(\.row) {
      #expect(shell.script.contains(shell == .fish ? "-l \(row.name)" : row.spelling))
    }
  }

  @Test(arguments: Shell.allCases)
  func shellsAcceptTheScripts(_ shell: Shell) throws {
    guard Self.has(shell.rawValue) else { return #expect(shell != .bash, "every system of ours has bash") }
    try folder.write(["script": shell.script])
    let result = try Subprocess.run("/usr/bin/env", [shell.rawValue, "-n", folder("script")])
    #expect(result.code == 0 && result.errors.isEmpty)
  }

  @Test(arguments: [
    (["ext"], ["extract"]),
    (["sync", "--chec"], ["--check"]),
    (["sync", "--format", ""], ["text", "json", "xcode", "github"]),
    (["targets", "--format", "=", "j"], ["json"]),
    (["targets", "--format", "="], ["text", "json"]),
    (["--color", "=", "always", "comp"], ["completions"]),
    (["--color", "n"], ["never"]),
    (["sync", "--catalog", "a", "--carry-r"], ["--carry-renames"]),
    (["sync", "--catalog", ""], []),
    (["sync", ""], []),
    (["extract", "--chec"], []),
    (["completions", "f"], ["fish"]),
    (["help", "tar"], ["targets"]),
  ])
  func bashCompletes(_ words: [String], _ expected: [String]) throws {
    try folder.write(["script": Shell.bash.script])
    let list = (["strex"] + words).map(ShellWord.quoted).joined(separator: " ")
    let code = """
      source \(ShellWord.quoted(folder("script"))); COMP_WORDS=(\(list)); COMP_CWORD=\(words.count)
      _strex; [ ${#COMPREPLY[@]} = 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Subprocess.run("/usr/bin/env", ["bash", "-c", code])
    #expect(result.errors.isEmpty)
    #expect(Set(result.output.split(separator: "\n").map(String.init)).isSuperset(of: expected))
    if expected.isEmpty { #expect(result.output.isEmpty) }
  }

  @Test(
    .enabled(if: has("fish")),
    arguments: [
      ("strex targ", "targets"), ("strex sync --chec", "--check"), ("strex sync --format ", "github"),
      ("strex completions ", "zsh"),
    ])
  func fishCompletes(_ line: String, _ expected: String) throws {
    try folder.write(["script": Shell.fish.script])
    let code = "source \(ShellWord.quoted(folder("script"))); complete -C \(ShellWord.quoted(line))"
    let home = ["HOME": folder.path.string]
    let result = try Subprocess.run("/usr/bin/env", ["fish", "--no-config", "-c", code], environment: home)
    #expect(result.output.split(separator: "\n").contains { $0.split(separator: "\t").first == Substring(expected) })
  }

  @Test func unknownShellIsRejected() async throws {
    let result = try await ToolRun.strex("completions", "fihs", in: folder)
    #expect(result.code == 2 && result.errors.contains("did you mean `fish`?"))
    #expect(try await ToolRun.strex("completions", in: folder).code == 2)
    #expect(try await ToolRun.strex("completions", "zsh", in: folder).output == Shell.zsh.script)
  }
}

extension Shell {
  fileprivate var script: String { completions(Strex.descriptions) }
}
