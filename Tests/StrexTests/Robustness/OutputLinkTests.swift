import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests that no link in a repository decides where strex writes.
@Suite struct OutputLinkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "outside/kept": "", "work/App/Book.swift": "import SwiftUI\nlet book = Text(\"Book\")\n",
      "work/App/Localizable.xcstrings": CatalogText.of(
        ("Book", CatalogText.translated("Buchen")), ("Cancel", ["\"extractionState\" : \"manual\""])),
    ])
    try folder.git("init", "-q", in: "work")
  }

  private func link(_ path: String, to target: String) throws {
    let place = URL(fileURLWithPath: folder("work/" + path))
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: folder(target))
  }

  /// - Parameter link: the path that the message names.
  private func expectRefusal(_ words: String, _ link: String) async throws {
    let run = try await ToolRun.strex(words.split(separator: " ").map(String.init), in: folder, at: "work")
    let message =
      "\(link): error: cannot be written: the file is a symbolic link, and strex does not write through links"
    #expect(run.code == 2 && run.errors.contains(message), "\(words): \(run)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("outside"))
    #expect(names == ["kept"], "\(words)")
    #expect(try folder.read("outside/kept") == "", "\(words)")
  }

  private static let commands = [
    "export --output out", "export --output out --format xliff", "export --output out --format csv",
    "export --output out --format json", "export --output out --format android",
    "compile App/Localizable.xcstrings --output out", "extract App --format stringsdata --output out",
    "generate-symbols App/Localizable.xcstrings --output out",
  ]

  @Test(arguments: commands) func outputFolderMustNotBeALink(_ words: String) async throws {
    try link("out", to: "outside")
    try await expectRefusal(words, "out")
  }

  @Test(arguments: commands) func outputPathMustNotContainALink(_ words: String) async throws {
    try link("made", to: "outside")
    try await expectRefusal(words.replacing("--output out", with: "--output made/out"), "made")
  }

  @Test(arguments: [
    ("export --output out --language de", "out/de.xcloc"), ("export --output out --format csv", "out/de.csv"),
    ("export --output out --format android", "out/values-de"),
    ("compile App/Localizable.xcstrings --output out", "out/de.lproj"),
    ("extract App --format stringsdata --output out", "out/Book.stringsdata"),
    ("generate-symbols App/Localizable.xcstrings --output out/", "out/GeneratedStringSymbols_Localizable.swift"),
  ]) func linksInOutputFoldersAreRejected(_ words: String, _ path: String) async throws {
    try link(path, to: "outside")
    try await expectRefusal(words, path)
  }

  @Test(
    arguments: [
      "report --output out", "generate-symbols App/Localizable.xcstrings --output out",
      "sync --catalog App/Localizable.xcstrings --output out", "sync --check --stamp out --exit-zero",
      "merge App/Localizable.xcstrings App/Localizable.xcstrings App/Localizable.xcstrings --output out",
    ], ["outside/kept", "outside/new"])
  func outputFileMustNotBeALink(_ words: String, _ target: String) async throws {
    try link("out", to: target)
    try await expectRefusal(words, "out")
  }

  @Test(arguments: ["audit", "lint"]) func baselineMustNotBeALink(_ command: String) async throws {
    try link("known", to: "outside/kept")
    let run = try await ToolRun.strex([command, "--baseline", "known", "--update-baseline"], in: folder, at: "work")
    #expect(run.code == 2 && run.errors.contains("known: error: "), "\(run)")
    #expect(try folder.read("outside/kept") == "")
  }

  @Test(arguments: ["outside/kept", "outside/new"]) func attributesFileMustNotBeALink(_ target: String) async throws {
    try link(".gitattributes", to: target)
    try await expectRefusal("merge install", ".gitattributes")
  }

  @Test func workTreeHooksMustNotBeLinked() async throws {
    try folder.git("config", "core.hooksPath", "hooks", in: "work")
    try link("hooks", to: "outside")
    try await expectRefusal("hook install", "hooks")
  }

  @Test func tableLanguageMustNotBeALink() async throws {
    try folder.write(["work/Old/en.lproj/Menu.strings": "\"Open\" = \"Open\";\n"])
    try link("Old/en-XA.lproj", to: "outside")
    try await expectRefusal("pseudo", "Old/en-XA.lproj/Menu.strings")
  }

  @Test func linkedSourceIsNotFixed() async throws {
    let text = "let title = NSLocalizedString(\"Open \\(1)\", comment: \"\")\n"
    try folder.write(["work/App/Real.txt": text])
    try link("App/Linked.swift", to: "work/App/Real.txt")
    _ = try await ToolRun.strex(["audit", "--fix"], in: folder, at: "work")
    #expect(try folder.read("work/App/Real.txt") == text)
  }

  /// The user's own folders may be links.
  @Test func linksOutsideTheWorkTreeAreFollowed() async throws {
    try FileManager.default.createSymbolicLink(atPath: folder("mine"), withDestinationPath: folder("outside"))
    let words = ["compile", "App/Localizable.xcstrings", "--output", folder("mine/made")]
    let run = try await ToolRun.strex(words, in: folder, at: "work")
    #expect(run.code == 0, "\(run)")
    #expect(FileManager.default.fileExists(atPath: folder("outside/made/de.lproj/Localizable.strings")))
  }
}
