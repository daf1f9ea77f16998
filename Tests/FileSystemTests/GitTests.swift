import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import ProjectLoading

@Suite struct GitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func gitThatIgnoresItsInputDoesNotKillStrex() throws {
    let input = Array(String(repeating: "HEAD:V.swift\n", count: 100_000).utf8)
    #expect(Git.output(["cat-file", "--no-such-option"], in: folder.path, input: input) == nil)
    #expect(Git.output(["cat-file", "--batch"], in: folder.path, input: input) == nil)
  }

  @Test func formerSourcesAreOnlyFilesChangedSinceTheCatalogCommit() throws {
    try folder.write([
      "A.swift": "one\n", "B.swift": "two\n", "C.swift": "three", "D.swift": "", "é \"x\".swift": "four\n",
      "L.xcstrings": "",
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
    try folder.write(["A.swift": "changed", "D.swift": "filled", "é \"x\".swift": "changed", "New.swift": "new"])
    try folder.git("add", "A.swift")
    try folder.git("commit", "-qm", "Two")
    try FileManager.default.removeItem(atPath: folder("C.swift"))
    let files = EarlierSources(of: folder.path, catalogs: [folder.path.appending("L.xcstrings")]).files
    #expect(files.map(\.path.name) == ["A.swift", "C.swift", "D.swift", "é \"x\".swift"])
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["one\n", "three", "", "four\n"])
    #expect(EarlierSources(of: folder.path, catalogs: [folder.path.appending("None.xcstrings")]).files.isEmpty)
    #expect(EarlierSources(of: folder.path, catalogs: []).files.isEmpty)
  }
}
