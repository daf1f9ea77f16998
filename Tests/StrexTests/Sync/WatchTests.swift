import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import strex

/// Tests `strex watch`.
@Suite struct WatchTests {
  @Test func eachSaveIsReported() async throws {
    let app = try await WatchedFolder(["A.swift": WatchedFolder.source(["One"])])
    try await app.expect("Localizable.xcstrings: added \"One\"")
    try app.save("One", "Two", in: "A.swift")
    try await app.expect("Localizable.xcstrings: added \"Two\"")
    // Some editors write another file and rename it to the first.
    try app.save("One", "Three", in: "A.swift.new")
    try #require(rename(app.folder("A.swift.new"), app.folder("A.swift")) == 0)
    try await app.expect("Localizable.xcstrings: added \"Three\"; removed \"Two\"")
    try app.save("Four", in: "Deep/er/B.swift")
    try await app.expect("Localizable.xcstrings: added \"Four\"")
    try app.save("Five", in: "Deep/er/B.swift")
    try await app.expect("Localizable.xcstrings: added \"Five\"; removed \"Four\"")
    try FileManager.default.removeItem(atPath: app.folder("Deep"))
    try await app.expect("Localizable.xcstrings: removed \"Five\"")
    try app.save("a", "b", "c", "d", "e", in: "C.swift")
    try await app.expect("Localizable.xcstrings: added \"a\", \"b\", \"c\" and 2 more")
    #expect(try app.keys == ["One", "Three", "a", "b", "c", "d", "e"])
    try await app.end()
  }

  @Test func catalogChangesByOthersAreKept() async throws {
    let app = try await WatchedFolder(["A.swift": WatchedFolder.source(["One"])])
    try await app.expect("Localizable.xcstrings: added \"One\"")
    let translated = CatalogText.of(("One", CatalogText.translated("Eins")))
    try app.folder.write(["Localizable.xcstrings": translated])
    try app.save("One", "Two", in: "A.swift")
    try await app.expect("Localizable.xcstrings: added \"Two\"")
    #expect(try app.folder.read("Localizable.xcstrings").contains("Eins"))
    try app.save("Two", in: "A.swift")
    try await app.expect("Localizable.xcstrings: marked stale \"One\"")
    try await app.end()
  }

  @Test(arguments: [
    ("MERGE_HEAD", "a merge"), ("CHERRY_PICK_HEAD", "a cherry-pick"), ("REVERT_HEAD", "a revert"),
    ("rebase-merge", "a rebase"), ("rebase-apply", "a rebase"), ("index.lock", "a command that has locked its index"),
  ])
  func nothingIsWrittenDuringGitCommands(_ mark: String, _ phrase: String) async throws {
    let app = try await WatchedFolder(["A.swift": WatchedFolder.source(["One"])])
    try await app.expect("Localizable.xcstrings: added \"One\"")
    try app.folder.write([".git/\(mark)": ""])
    try app.save("Two", in: "A.swift")
    try await app.wait {
      app.errors.hasSuffix("waiting for git to finish \(phrase)\n")
    }
    #expect(try app.keys == ["One"])
    try FileManager.default.removeItem(atPath: app.folder(".git/\(mark)"))
    try await app.expect("Localizable.xcstrings: added \"Two\"; removed \"One\"")
    try await app.end()
  }

  /// A write to the catalog between two commits of a rebase, or during a checkout, would make git stop.
  @Test func checkoutsAndRebasesAreNotDisturbed() async throws {
    let app = try await WatchedFolder([
      "A.swift": WatchedFolder.source(["One"]), "B.swift": "", "Localizable.xcstrings": CatalogText.of(("One", [])),
    ])
    let folder = app.folder
    try folder.git("checkout", "-q", "-b", "side")
    for number in 0..<6 {
      try folder.write(["Note\(number).txt": "\(number)"])
      try folder.git("add", "Note\(number).txt")
      try folder.git("commit", "-q", "-m", "Note \(number)")
    }
    try app.save("Two", in: "B.swift")
    try await app.expect("Localizable.xcstrings: added \"Two\"")
    try folder.git("commit", "-qam", "Two")
    try folder.git("checkout", "-q", "main")
    try await app.wait { try app.keys == ["One"] }
    try folder.write(["Main.txt": ""])
    try folder.git("add", "Main.txt")
    try folder.git("commit", "-qm", "Main")
    try folder.git("rebase", "-q", "main", "side")
    try await app.wait { try app.keys == ["One", "Two"] }
    try app.save("Three", in: "B.swift")
    try await app.expect("Localizable.xcstrings: added \"Three\"; removed \"Two\"")
    try await app.end()
  }

  @Test func eachProblemIsReportedOnce() async throws {
    let app = try await WatchedFolder(["A.swift": WatchedFolder.source(["One"])])
    try await app.expect("Localizable.xcstrings: added \"One\"")
    let sound = try app.folder.read("Localizable.xcstrings")
    func problems() -> Int { app.errors.components(separatedBy: "error: ").count - 1 }
    try app.folder.write(["Localizable.xcstrings": "{"])
    try await app.wait { problems() == 1 }
    try app.folder.write([".strex.json": "{}"])
    try app.save("Two", in: "A.swift")
    try app.folder.write(["Localizable.xcstrings": sound])
    try await app.expect("Localizable.xcstrings: added \"Two\"; removed \"One\"")
    #expect(problems() == 1, "\(app.errors)")
    try app.folder.write([".strex.json": "["])
    try await app.wait { problems() == 2 && app.errors.contains(".strex.json") }
    try app.folder.write([".strex.json": "{}"])
    try app.save("Three", in: "A.swift")
    try await app.expect("Localizable.xcstrings: added \"Three\"; removed \"Two\"")
    try await app.end()
  }

  /// The files have old dates when they change, so only cached knowledge about them can detect the change.
  @Test func newFilesAreDetected() async throws {
    let app = try await WatchedFolder([
      "A.swift": WatchedFolder.source(["One"]), "Deep/Notes.txt": "", ".gitignore": "Ignored\n",
    ])
    try await app.expect("Localizable.xcstrings: added \"One\"")
    for (number, folder) in ["", "Deep/", "Deep/New/", "Other/"].enumerated() {
      for place in [folder, "Ignored/\(number)"] {
        try FileManager.default.createDirectory(atPath: app.folder(place), withIntermediateDirectories: true)
      }
      try await Task.sleep(for: .seconds(3))
      try app.save("Ignored \(number)", in: "Ignored/\(number)/A.swift")
      try app.save("New \(number)", in: folder + "New\(number).swift")
      try await app.expect("Localizable.xcstrings: added \"New \(number)\"")
    }
    try await app.end()
  }

  @Test func noStaleKeepsRemovedKeys() async throws {
    let app = try await WatchedFolder(["A.swift": WatchedFolder.source(["One"])], ["--no-stale"])
    try await app.expect("Localizable.xcstrings: added \"One\"")
    try app.save("Two", in: "A.swift")
    try await app.expect("Localizable.xcstrings: added \"Two\"")
    #expect(try app.keys == ["One", "Two"])
    try await app.end()
  }

  /// If the system reports no changes, strex polls.
  @Test func changesAreDetectedByPolling() async throws {
    let folder = try TemporaryFolder()
    try folder.write(["a": "1"])
    let path = folder("a")
    let texts = Texts()
    let task = Task {
      let watch = ProjectWatch(around: folder.path, usesEvents: false) { _ in }
      await watch.repeating {
        texts.add((try? FileContents(of: path).bytes).map { String(decoding: $0, as: UTF8.self) })
        return true
      }
    }
    for (text, expected) in [("22", ["1", "22"]), ("333", ["1", "22", "333"])] {
      try await texts.wait(for: expected.count - 1)
      try folder.write(["a": text])
      try await texts.wait(for: expected.count)
      #expect(texts.distinct == expected)
    }
    task.cancel()
    await task.value
  }

  /// Collects the contents of a file at each read.
  private final class Texts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func add(_ text: String?) { lock.withLock { texts.append(text ?? "") } }

    /// Without repetitions: a recent file is read again to be sure.
    var distinct: [String] {
      lock.withLock { texts.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
    }

    func wait(for count: Int) async throws {
      for _ in 0..<30_000 where distinct.count < count { try await Task.sleep(for: .milliseconds(20)) }
      #expect(distinct.count == count)
    }
  }
}
