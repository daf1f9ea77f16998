import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import strex

/// The configuration of a repository may name programs; strex never lets git run them.
@Suite struct GitProgramTests {
  private let project: StagedProject
  private var trace: String { project.folder("trace") }

  init() throws {
    project = try StagedProject()
    try project.write(".gitattributes", "* filter=spy diff=spy\n")
    try project.git("add", ".")
    try project.git("commit", "-qm", "Two")
    try project.folder.write(["spy": "#!/bin/sh\necho run >> '\(trace)'\ncat\n"])
    let spy = project.folder("spy")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder(".git/hooks/post-index-change"), withDestinationPath: spy)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: spy)
    let programs = [
      "core.fsmonitor", "gpg.program", "filter.spy.clean", "diff.external", "diff.spy.command",
      "diff.spy.textconv",
    ]
    for name in programs { try project.git("config", name, spy) }
    for name in ["filter.spy.required", "log.showSignature"] { try project.git("config", name, "true") }
  }

  @Test(arguments: [
    ["sync", "--check"], ["sync", "--staged", "--check"], ["sync", "--staged", "--fix"], ["sync", "--carry-renames"],
    ["merge", "--check"], ["audit"], ["init", "--dry-run"],
  ]) func configuredProgramsDoNotRun(_ words: [String]) async throws {
    let view = StagedProject.view.replacingOccurrences(of: "Score:", with: "Points:")
    try project.write("View.swift", view)
    try project.git("-c", "filter.spy.clean=cat", "-c", "core.hooksPath=/dev/null", "add", "View.swift")
    try project.write("View.swift", view + "// More\n")
    try project.write("Localizable.xcstrings", project.read() + "\n")
    try? FileManager.default.removeItem(atPath: trace)
    let run = try await ToolRun.strex(words, in: project.folder)
    #expect(!FileManager.default.fileExists(atPath: trace), "\(run)")
  }

  @Test func silentProgramIsTerminated() throws {
    let child = try #require(ChildProcess(["sleep", "600"], environment: ["PATH=/usr/bin:/bin"], patience: 1))
    #expect(child.isSilent && child.code == nil && child.output.isEmpty)
  }
}
