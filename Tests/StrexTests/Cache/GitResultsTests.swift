import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import strex

/// Tests that a run reuses git's answers from the validation of a cached answer.
@Suite struct GitResultsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A second request needs a new answer.
  @Test func answerIsReusedOnce() throws {
    try folder.git("init", "-q")
    try folder.touch("A.swift")
    let asked = GitResults()
    let question = GitQuery(["ls-files", "-co", "-z"], in: folder.path)
    #expect(asked.ask(question).map { String(decoding: $0, as: UTF8.self) } == "A.swift\0")
    try folder.touch("B.swift")
    let names = DiskFacts(asked: asked).noting { (0..<2).map { _ in Git.names(question.arguments, in: folder.path) } }
    #expect(names == [["A.swift"], ["A.swift", "B.swift"]])
  }

  @Test func forgottenAnswersAreNotReused() throws {
    try folder.git("init", "-q")
    let asked = GitResults()
    let question = GitQuery(["ls-files", "-co", "-z"], in: folder.path)
    #expect(asked.ask(question)?.isEmpty == true)
    try folder.touch("A.swift")
    let facts = DiskFacts(asked: asked)
    facts.forgetAsked()
    #expect(facts.noting { Git.names(question.arguments, in: folder.path) } == ["A.swift"])
  }

  /// An error of git is an answer, too.
  @Test func errorIsReusedOnce() throws {
    let asked = GitResults()
    let question = GitQuery(["ls-files"], in: folder.path)
    #expect(asked.ask(question) == nil)
    try folder.git("init", "-q")
    let answers = DiskFacts(asked: asked).noting { (0..<2).map { _ in Git.text(question.arguments, in: folder.path) } }
    #expect(answers == [nil, ""])
  }

  @Test func afterANewKeyGitListsTheFilesOnce() throws {
    let project = try StagedProject()
    let log = try loggingGit()
    try age(project)
    for comment in ["// 1\n", "// 2\n", "// 3\n"] {
      try project.write("View.swift", StagedProject.view + comment)
      try age(project)
      #expect(try check(project).code == 0)
    }
    try folder.write([log: ""])
    try project.write("View.swift", StagedProject.view + "let added = Text(\"Added\")\n")
    try age(project)
    let run = try check(project)
    #expect(run.code == 1 && run.output.contains("Added"))
    #expect(try folder.read(log).split(separator: "\n").filter { $0.contains("ls-files") }.count == 1)
  }

  /// Puts a wrapper of git that logs its arguments next to the tests, and runs it.
  /// - Returns: the name of the log.
  private func loggingGit() throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let script = "#!/bin/sh\necho \"$*\" >> '\(folder("log"))'\nPATH='\(path)' exec git \"$@\"\n"
    try folder.write(["git": script])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("git"))
    return "log"
  }

  private func check(_ project: StagedProject) throws -> Subprocess {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Subprocess.run(
      Subprocess.builtTool, ["sync", "--check"], in: project.folder.path.string,
      environment: ["PATH": folder.path.string + ":" + path])
  }

  /// Makes all files old enough that no run waits for changes within the same tick of the clock.
  private func age(_ project: StagedProject) throws {
    for name in ["Model.swift", "View.swift", "Localizable.xcstrings"] {
      let attributes: [FileAttributeKey: Any] = [.modificationDate: Date() - 100]
      try FileManager.default.setAttributes(attributes, ofItemAtPath: project.folder(name))
    }
  }
}
