import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import ProjectModel

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func replace(_ name: String, with text: String, followsLinks: Bool = false) throws {
    let status = try? FileStatus(of: folder(name))
    try AtomicFile(folder(name), expected: status, followsLinks: followsLinks).write(text.utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder("")).sorted() }
  }

  @Test func replacementKeepsPermissions() throws {
    try folder.write(["a": "old"])
    chmod(folder("a"), 0o640)
    try replace("a", with: "new")
    #expect(try folder.read("a") == "new")
    #expect(try FileStatus(of: folder("a")).permissions == 0o640)
    #expect(try names == ["a"])
  }

  @Test func noTemporaryFileIsCreatedInProtectedFolders() throws {
    try folder.write(["a": "old", "temp/other": ""])
    let before = try FileStatus(of: folder("a"))
    let file = try AtomicFile(folder("a"), expected: before, scratch: FilePath(folder("temp")))
    try file.write("new".utf8)
    #expect(try folder.read("a") == "new" && FileStatus(of: folder("a")).identity != before.identity)
    #expect(try names == ["a", "temp"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("temp")) == ["other"])
    #expect(throws: FileError.changed(folder("a"))) { try file.write("newer".utf8) }
  }

  /// A folder on another disk than the temporary files, if there is one.
  private static let elsewhere: String? = {
    let here = try? FileStatus(of: FileManager.default.temporaryDirectory.path)
    let there = try? FileStatus(of: "/dev/shm")
    return there.flatMap { $0.identity.device == here?.identity.device ? nil : "/dev/shm" }
  }()

  @Test(.enabled(if: elsewhere != nil))
  func fileIsOverwrittenIfItCannotBeReplaced() throws {
    let scratch = URL(fileURLWithPath: try #require(Self.elsewhere)).appendingPathComponent(
      "strex-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    try folder.write(["a": "older"])
    let before = try FileStatus(of: folder("a"))
    try AtomicFile(folder("a"), expected: before, scratch: FilePath(scratch.path)).write("new".utf8)
    #expect(try folder.read("a") == "new" && FileStatus(of: folder("a")).identity == before.identity)
    #expect(try names == ["a"] && FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test func protectedFileIsNotChanged() throws {
    try folder.write(["a": "old"])
    chmod(folder("a"), 0o444)
    #expect(throws: FileError(folder("a"), "the file is write-protected")) { try replace("a", with: "new") }
    #expect(try folder.read("a") == "old" && names == ["a"])
  }

  @Test func missingFileIsCreated() throws {
    try replace("b", with: "made")
    #expect(try folder.read("b") == "made")
    #expect(try FileStatus(of: folder("b")).permissions & 0o600 == 0o600)
  }

  @Test func linksAreKeptAndPointToTheNewFile() throws {
    try folder.write(["real/a": "old"])
    try FileManager.default.createSymbolicLink(atPath: folder("one"), withDestinationPath: "real/a")
    try FileManager.default.createSymbolicLink(atPath: folder("two"), withDestinationPath: "one")
    #expect(throws: FileError.link(folder("two"))) { try replace("two", with: "new") }
    #expect(try folder.read("real/a") == "old")
    try replace("two", with: "new", followsLinks: true)
    #expect(try folder.read("real/a") == "new")
    #expect(try FileStatus(of: folder("two"), followsLinks: false).kind == .link)
    #expect(try FileStatus(of: folder("one"), followsLinks: false).kind == .link)
    #expect(try names == ["one", "real", "two"])
  }

  @Test func concurrentChangesAreNotOverwritten() throws {
    try folder.write(["a": "old"])
    let file = try AtomicFile(folder("a"), expected: FileStatus(of: folder("a")))
    try folder.write(["a": "someone else's"])
    #expect(throws: FileError.self) { try file.write("ours".utf8) }
    #expect(try folder.read("a") == "someone else's")
    let fresh = try AtomicFile(folder("b"), expected: nil)
    try folder.write(["b": "someone else's"])
    #expect(throws: FileError.self) { try fresh.write("ours".utf8) }
    #expect(try folder.read("b") == "someone else's")
    #expect(try names == ["a", "b"])
  }

  @Test func errorsLeaveNoTemporaryFiles() throws {
    try folder.touch("in/x")
    try FileManager.default.createSymbolicLink(atPath: folder("dangling"), withDestinationPath: "nowhere/at/all")
    #expect(throws: FileError.self) { try replace("missing/a", with: "") }
    #expect(throws: FileError.self) { try replace("dangling", with: "") }
    #expect(throws: FileError.self) { try replace("in", with: "") }
    #expect(try names == ["dangling", "in"])
    #expect(try folder.read("in/x") == "// in/x\n")
  }
}
