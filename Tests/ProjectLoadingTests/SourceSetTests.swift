import Foundation
import ProjectTestSupport
import SwiftLexing
import Testing

@testable import FileSystem
@testable import ProjectLoading
@testable import ProjectModel

@Suite struct SourceSetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ paths: String...) async throws -> SourceSet {
    let named = try paths.map { try folder.named($0) }
    let finder = SourceFinder(named: named, isIsolated: false, includesTests: false)
    return await SourceSet(reading: finder.find(), names: PathNames(named: named, current: folder.path))
  }

  @Test func pathOrderIsKeptForAnyNumberOfFiles() async throws {
    let files = (0..<300).map { (String(format: "f/%03d.swift", $0), "let n = \($0)") }
    try folder.write(Dictionary(uniqueKeysWithValues: files))
    try folder.touch("other.swift")
    let sources = try await read("f")
    #expect(sources.texts.map(\.path) == files.map(\.0))
    #expect(sources.texts.map { $0.text(0..<$0.bytes.count) } == files.map(\.1))
    #expect(sources.selected == Array(0..<300))
  }

  @Test func filesReadAheadAreNotReadAgain() async throws {
    try folder.write(["a.swift": "let a = 1", "b.swift": "let b = 1", "Tests/c.swift": "let c = 1"])
    let named = [try folder.named("")]
    let finder = SourceFinder(named: named, isIsolated: false, includesTests: false)
    let listing = finder.list()
    let early = listing.files(of: .swiftSource)
    #expect(early.map(\.name) == ["a.swift", "b.swift"])
    let ahead = Dictionary(uniqueKeysWithValues: zip(early.prefix(1), await SourceReader.read(early)))
    try folder.write(["a.swift": "let a = 2", "b.swift": "let b = 2"])
    let sources = await SourceSet(
      reading: finder.find(in: listing), names: PathNames(named: named, current: folder.path), ahead: ahead)
    #expect(sources.texts.map { $0.text(0..<$0.bytes.count) } == ["let a = 1", "let b = 2"])
  }

  @Test func fileWithSeveralLinksIsReadOnce() async throws {
    let manifest = "// swift-tools-version: 6.0\nlet package = Package(name: \"A\")\n"
    try folder.write(["a/real.swift": "let a = 1", "Package.swift": manifest])
    let links = FileManager.default
    try links.createSymbolicLink(atPath: folder("a/Alias.swift"), withDestinationPath: "real.swift")
    try links.createDirectory(atPath: folder("b"), withIntermediateDirectories: true)
    try links.createSymbolicLink(atPath: folder("b/real.swift"), withDestinationPath: "../a/real.swift")
    #expect(try await read("a").texts.map(\.path) == ["a/Alias.swift"])
    let other = try await read("b/")
    #expect(other.selected.map { other.texts[$0].path } == ["b/real.swift"])
    #expect(other.texts.count == 1)
    #expect(other.packages == [folder.path])
  }

  @Test func sourceNamedPackageIsNotAManifest() async throws {
    try folder.write(["Package.swift": "struct Package {}\n"])
    let sources = try await read(".")
    #expect(sources.texts.map(\.path) == ["Package.swift"])
    #expect(sources.packages.isEmpty)
  }

  @Test func unreadableFileIsAProblemAndOthersAreRead() async throws {
    try folder.touch("a.swift")
    let links = FileManager.default
    try links.createSymbolicLink(atPath: folder("dangling.swift"), withDestinationPath: "nowhere")
    try links.createSymbolicLink(atPath: folder("loop.swift"), withDestinationPath: "loop.swift")
    mkfifo(folder("pipe.swift"), 0o600)
    let sources = try await read(".", "pipe.swift")
    #expect(sources.texts.map(\.path) == ["a.swift"])
    #expect(sources.problems.map(\.path) == ["dangling.swift", "loop.swift", "pipe.swift"])
    #expect(sources.problems.last?.reason == "it is not a regular file")
  }

  @Test func largeAndEmptyFilesAreReadCompletely() throws {
    let text = String(repeating: "// line\n", count: 300_000)
    try folder.write(["large.swift": text, "empty.swift": ""])
    #expect(try FileContents(of: folder("large.swift")).bytes.elementsEqual(text.utf8))
    #expect(try FileContents(of: folder("empty.swift")).bytes.isEmpty)
    #expect(throws: FileError(folder.path.string, "it is a folder")) { try FileContents(of: folder.path.string) }
  }

  @Test func pathsArePrintedAsGiven() throws {
    try folder.touch("here/in/a.swift", "there/b.swift")
    let here = folder.path.appending("here")
    let absolute = PathNames(named: [try folder.named("there")], current: here)
    #expect(absolute.printed(folder.path.appending("there/b.swift")) == folder("there/b.swift"))
    #expect(absolute.printed(folder.path.appending("here/in/a.swift")) == "in/a.swift")
    #expect(absolute.printed(folder.path.appending("else/c.swift")) == folder("else/c.swift"))
    let relative = PathNames(named: [], current: here)
    #expect(relative.printed(folder.path.appending("else/c.swift")) == "../else/c.swift")
  }
}
