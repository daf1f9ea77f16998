import Foundation
import Testing

@testable import strex

/// The built executable, from outside.
@Suite struct ToolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func printsVersionAndHelp() throws {
    let version = try Subprocess.strex("--version")
    #expect(version.code == 0 && version.output == "strex \(Version.current)\n" && version.errors.isEmpty)
    #expect(try Subprocess.strex("--help").output == HelpText.overview)
    #expect(try Subprocess.strex("help").output == HelpText.overview)
    #expect(try Subprocess.strex("help", "sync").output == HelpText.page(of: .sync))
    #expect(try Subprocess.strex("sync", "--help").output == HelpText.page(of: .sync))
  }

  @Test(arguments: [[], ["extrat"], ["help", "snyc"], ["extract", "--nope"], ["explain"], ["explain", "a.swift"]])
  func wrongCommandLinesExitWith2(_ words: [String]) throws {
    let result = try Subprocess.run(Subprocess.builtTool, words)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: ") && result.errors.hasSuffix("[usage]\n"))
  }

  @Test func missingPathsExitWith2() throws {
    let result = try Subprocess.strex("extract", "no\u{1B}where", in: folder)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("no\\u{1B}where: error: cannot be read"))
  }

  @Test func anEmptyFolderHasNoStrings() throws {
    let result = try Subprocess.strex("extract", "--format", "json", in: folder)
    #expect(result.code == 0)
    #expect(result.output == "{\"version\":1,\"strings\":[],\"diagnostics\":[]}\n")
    #expect(result.errors.isEmpty)
  }

  @Test func anUnreadableFileIsNamedAndTheRunGoesOn() throws {
    try folder.touch("a.swift")
    try FileManager.default.createSymbolicLink(atPath: folder("b.swift"), withDestinationPath: "nowhere")
    let result = try Subprocess.strex("extract", "--format=json", in: folder)
    #expect(result.code == 2)
    #expect(result.output.contains(#""severity":"error","id":"unreadable""#))
    let text = try Subprocess.strex("extract", in: folder)
    #expect(text.errors == "b.swift: error: cannot be read: No such file or directory [unreadable]\n")
  }

  @Test func gitMayBeMissing() throws {
    try folder.touch("a.swift", "Pods/b.swift")
    try folder.git("init", "-q")
    let result = try Subprocess.strex(
      "extract", "--statistics", "--color=always", in: folder, environment: ["PATH": "/nowhere"])
    #expect(result.code == 0)
    #expect(result.output.contains("files       1\n"))
    #expect(try Subprocess.strex("extract", "--statistics", in: folder).output.contains("files       2\n"))
  }
}
