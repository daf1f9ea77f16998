import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import GitIntegration
@testable import ProjectLoading
@testable import strex

/// Tests `strex init` in repositories with different workflows.
@Suite struct InitTests {
  private let folder: TemporaryFolder
  private static let workflow = ".github/workflows/strex.yml"

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["App/View.swift": "import SwiftUI\nlet view = Text(\"Hello\")\n"])
  }

  private func strex(_ words: String..., at place: String = ".") async throws -> ToolRun {
    try await ToolRun.strex(words, in: folder, at: place)
  }

  private var hook: String { ".git/hooks/pre-commit" }

  private func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder(".")).filter { path in
      !path.hasPrefix(".git/") && ![".git", "App", "App/View.swift"].contains(path)
        && (try? FileStatus(of: folder(path), followsLinks: false).kind) != .folder
    }.sorted()
  }

  @Test(arguments: [
    ("git@github.com:someone/app.git", [workflow]), ("https://GitLab.example.org/a/app.git", [".gitlab-ci.yml"]),
    ("https://gitlab.com/me/me.github.io", [".gitlab-ci.yml"]), ("ssh://git@git.example.org:22/gitlab-mirror", []),
    ("https://example.org/app.git", []),
  ])
  func remoteSelectsTheCIServer(_ remote: String, _ expected: [String]) async throws {
    try folder.git("remote", "add", "origin", remote)
    let run = try await strex("init")
    #expect(run.code == 0 && run.output.contains(".strex.yml: written"), "\(run)")
    #expect(try files() == (expected + [".strex.yml"]).sorted())
    #expect(try folder.read(hook).contains("sync --staged --check"))
    #expect(run.errors.contains("[no-server]") == expected.isEmpty)
    #expect(run.errors.contains("[owner]") == !expected.isEmpty)
  }

  @Test func existingFilesAreNotChanged() async throws {
    let mine = [".strex.json": "{}\n", Self.workflow: "# mine\n", ".gitlab-ci.yml": "build: {script: make}\n"]
    try folder.write(mine)
    try folder.write([hook: "#!/bin/sh\nmake lint\n"])
    let run = try await strex("init", at: "App")
    #expect(run.code == 0 && run.output.contains("../.strex.json: already exists, not changed"), "\(run)")
    let written = "../.gitlab/strex.yml: written; checks catalogs on GitLab after you add `include:` and"
    #expect(run.output.contains(written) && run.output.contains(" to .gitlab-ci.yml\n"), "\(run)")
    let kept = "../.git/hooks/pre-commit: warning: this hook was not created by strex; add the line"
    #expect(run.errors.contains(kept), "\(run)")
    for (name, text) in mine { #expect(try folder.read(name) == text) }
    #expect(try folder.read(hook) == "#!/bin/sh\nmake lint\n")
    let again = try await strex("init")
    #expect(again.code == 0 && !again.output.contains("written"))
  }

  @Test func aDryRunWritesNothing() async throws {
    try folder.touch(".github/CODEOWNERS")
    let before = try files()
    let run = try await strex("init", "--dry-run")
    #expect(run.code == 0 && run.output.contains("+++ .strex.yml") && run.output.contains("+++ \(Self.workflow)"))
    #expect(run.errors.contains("would be installed"))
    #expect(try files() == before && !FileManager.default.fileExists(atPath: folder(hook)))
  }

  @Test func preCommitFrameworkKeepsItsHooks() async throws {
    try folder.write([".pre-commit-config.yaml": "repos: []\n"])
    let run = try await strex("init")
    #expect(
      run.code == 0 && run.errors.contains("`rev: v\(Version.current)` and `id: strex` to this file [pre-commit]"),
      "\(run)")
    #expect(!FileManager.default.fileExists(atPath: folder(hook)))
  }

  @Test func initWorksWithoutGit() async throws {
    let plain = try TemporaryFolder()
    try plain.write(["Package.swift": "// swift-tools-version: 6.0\n"])
    let run = try await ToolRun.strex(["init"], in: plain)
    #expect(run.code == 0 && run.errors.contains("[no-work-tree]") && !run.errors.contains("[merges]"), "\(run)")
    #expect(try plain.read(".strex.yml").hasPrefix("# Settings for strex"))
    #expect(try await ToolRun.strex(["init", "nowhere"], in: plain).code == 2)
  }

  /// The written configuration changes nothing, and all commands accept it.
  @Test func writtenConfigurationIsValid() async throws {
    let before = try await strex("audit")
    #expect(try await strex("init").code == 0)
    let after = try await strex("audit")
    #expect(after.output == before.output && after.errors == before.errors && after.code == before.code)
    let text = try folder.read(".strex.yml")
    for member in ConfigurationSchema.file.dropFirst() {
      #expect(text.contains("# \(member.help)\n# ") && !member.example.isEmpty)
    }
    let settings = text.split(separator: "\n").filter { $0.hasPrefix("# rules:") || $0.hasPrefix("# keep:") }
    let used = settings.map { $0.dropFirst(2) + "\n" }.joined()
    try folder.write([".strex.yml": used.replacing("missing-comment", with: "missing-coment")])
    #expect(try await strex("audit").errors.contains("did you mean `missing-comment`?"))
  }

  @Test func linksAreNotFollowedOutside() async throws {
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder(".github"), withDestinationPath: other("."))
    let run = try await strex("init")
    #expect(run.code == 2 && run.errors.contains("outside the project"), "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: other(".")) == [])
    #expect(try files() == [".github"])
  }

  @Test(arguments: ["main", "release/2.x", "a b", "x]: {", "-d"])
  func mainBranchIsDetected(_ branch: String) async throws {
    try folder.git("remote", "add", "origin", "https://github.com/someone/app")
    // The files of a clone; git itself rejects some of these names.
    let head = folder.path.appending(".git/refs/remotes/origin").string
    try FileManager.default.createDirectory(atPath: head, withIntermediateDirectories: true)
    try Data("ref: refs/remotes/origin/\(branch)\n".utf8).write(to: URL(fileURLWithPath: head + "/HEAD"))
    #expect(try await strex("init").code == 0)
    let isPlain = ["main", "release/2.x"].contains(branch)
    #expect(try folder.read(Self.workflow).contains("branches: [\(isPlain ? branch : "main")]\n"))
  }

  @Test func releaseNamesItsRepository() throws {
    try folder.git("remote", "add", "origin", "https://github.com/someone/app")
    try folder.write([".gitlab-ci.yml": ""])
    let release = StrexRelease(repository: "Someone/strex", version: "1.2.3")
    let plan = try SetupPlan(for: GivenPath(".", from: folder.path), from: folder.path, of: release)
    let texts = plan.files.map(\.text).joined()
    #expect(texts.contains("- uses: Someone/strex/.github/actions/strex@v1.2.3"))
    #expect(texts.contains("name: ghcr.io/someone/strex:1.2.3\n"))
    #expect(!plan.notes.contains { $0.identifier == "owner" })
  }
}
