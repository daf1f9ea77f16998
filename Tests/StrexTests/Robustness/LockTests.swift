import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import ProjectLoading
@testable import ProjectModel
@testable import strex

@Suite struct LockTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func isHeld(_ path: String) -> Bool {
    if case .held = FileLock.ask(path) { true } else { false }
  }

  @Test func lockIsReleasedWithItsValue() throws {
    var lock: FileLock? = FileLock.wait(folder(""))
    #expect(lock != nil && isHeld(folder("")))
    lock = nil
    // A process that is starting may still hold the descriptor for a while on a busy machine.
    #expect(FileLock.wait(folder(""), attempts: 100_000) != nil)
  }

  @Test func unlockableFolderHasNoLock() {
    guard case .impossible = FileLock.ask(folder("nowhere")) else {
      Issue.record("a missing file was locked")
      return
    }
    #expect(FileLock.wait(folder("nowhere")) == nil)
  }

  @Test(arguments: [".git/HEAD", ".git", nil])
  func projectLockLeavesNoFile(_ repository: String?) async throws {
    if let repository { try folder.touch(repository) }
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder(""))
    var lock: RunLock? = try await RunLock([folder.path, folder.path], patience: nil) { _ in
      Issue.record("the process waited for its own lock")
    }
    #expect(lock != nil && isHeld(repository == nil ? folder("") : folder(".git")))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder("")) == before)
    var waited: [FilePath] = []
    await #expect(throws: RunLock.Timeout.self) {
      _ = try await RunLock([folder.path], patience: .zero) { waited.append($0) }
    }
    #expect(waited == [folder.path])
    lock = nil
    _ = try await RunLock([folder.path], patience: nil) { _ in }
  }

  @Test func leftoversOfEndedProcessesAreRemoved() throws {
    let (dead, living) = (TemporaryFiles.newName(), TemporaryFiles.newName())
    try folder.touch(dead, living, "mine.tmp~", ".strex-notes")
    let lock = try #require(FileLock.wait(folder(living)))
    TemporaryFiles.remove(in: folder.path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("")).sorted()
    #expect(names == [living, "mine.tmp~", ".strex-notes"].sorted())
    withExtendedLifetime(lock) {}
  }

  /// A program that writes without the project's lock does not remove temporary files of others until they are old.
  @Test(arguments: [
    "import de.csv", "compile Localizable.xcstrings --output out", "export --output out/de.lproj --format csv",
    "merge out/de.lproj/ours out/de.lproj/ours Localizable.xcstrings",
  ])
  func everyWriterRemovesOldLeftovers(_ words: String) async throws {
    let (young, old) = (TemporaryFiles.newName(), TemporaryFiles.newName())
    let catalog = CatalogText.of(("Book", CatalogText.translated("Buchen")))
    try folder.write([
      "Localizable.xcstrings": catalog, "out/de.lproj/ours": CatalogText.of(),
      "de.csv": "file,sourceLanguage,targetLanguage,id,source,target\nLocalizable.xcstrings,en,de,Book,Book,Auf\n",
    ])
    let place = words.hasPrefix("import") ? "" : "out/de.lproj/"
    try folder.touch(place + young, place + old)
    let date = Date(timeIntervalSinceNow: -3600)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder(place + old))
    let run = try await ToolRun.strex(words.split(separator: " ").map(String.init), in: folder)
    #expect(run.code < 2, "\(run)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder(place))
    #expect(names.contains(young) && !names.contains(old), "\(names)")
  }

  @Test func aSyncRemovesLeftovers() async throws {
    try folder.write(["A.swift": "", "Localizable.xcstrings": CatalogText.of()])
    try folder.touch(TemporaryFiles.newName())
    #expect(try await ToolRun.strex("sync", "--check", in: folder).code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("")).count == 3)
    #expect(try await ToolRun.strex("sync", in: folder).output == "all catalogs are up to date\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder("")).sorted() == ["A.swift", "Localizable.xcstrings"])
  }
}
