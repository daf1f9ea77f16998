import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import ProjectLoading
@testable import ProjectModel

@Suite struct SourceFinderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func find(_ paths: String..., isolated: Bool = false, tests: Bool = false) throws -> FoundFiles {
    let named = try paths.map { try folder.named($0) }
    return SourceFinder(named: named, isIsolated: isolated, includesTests: tests).find()
  }

  private func names(_ paths: [FilePath]) -> [String] {
    paths.map { $0.relative(to: folder.path)?.string ?? $0.string }
  }

  @Test func walkIsSortedAndSkipsBuildProducts() throws {
    try folder.touch(
      "b.swift", "a/z.swift", "a/b.swift", "Zed.swift", "note.txt", ".build/x.swift", "DerivedData/x.swift",
      "Pods/x.swift", "Carthage/x.swift", "node_modules/x.swift", ".hidden/x.swift")
    #expect(names(try find(".").selected) == ["Zed.swift", "a/b.swift", "a/z.swift", "b.swift"])
  }

  @Test func testTargetsAreOmittedByDefault() throws {
    try folder.touch("App/a.swift", "AppTests/b.swift", "Tests/AppTests/c.swift", "UITests.swift")
    #expect(names(try find(".").selected) == ["App/a.swift", "UITests.swift"])
    #expect(try find(".").context.isEmpty)
    #expect(names(try find(".", tests: true).selected).count == 4)
    #expect(names(try find("AppTests").selected) == ["AppTests/b.swift"])
    #expect(names(try find("Tests/AppTests/c.swift").selected) == ["Tests/AppTests/c.swift"])
  }

  @Test func ignoreRulesOfGitApply() throws {
    try folder.write([".gitignore": "Generated/\n*.gen.swift\n"])
    try folder.touch("a.swift", "b.gen.swift", "Generated/c.swift", "gone.swift", "Pods/kept.swift", "naïve ü\n.swift")
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try FileManager.default.removeItem(atPath: folder("gone.swift"))
    try folder.touch("untracked.swift")
    let expected = ["Pods/kept.swift", "a.swift", "naïve ü\n.swift", "untracked.swift"]
    #expect(names(try find(".").selected) == expected)
    #expect(names(try find("Generated").selected) == ["Generated/c.swift"])
    #expect(names(try find("b.gen.swift").selected) == ["b.gen.swift"])
  }

  @Test func submodulesAndNestedRepositoriesAreIncluded() throws {
    let other = try TemporaryFolder()
    try other.write([".gitignore": "out\n"])
    try other.touch("lib.swift", "out/made.swift")
    try other.git("init", "-q")
    try other.git("add", "-A")
    try other.git("commit", "-qm", "Start")
    try folder.touch("app.swift", "nested/.gitignore", "nested/n.swift", "nested/deep/d.swift")
    try folder.git("init", "-q")
    try folder.git("init", "-q", in: "nested")
    try folder.git("submodule", "--quiet", "add", other.path.string, "Vendor.swift")
    #expect(
      names(try find(".").selected) == ["Vendor.swift/lib.swift", "app.swift", "nested/deep/d.swift", "nested/n.swift"])
  }

  @Test func readsAMergeConflictedFileOnce() throws {
    try folder.write(["a.swift": "let a = 1\n"])
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "One")
    try folder.git("checkout", "-qb", "side")
    try folder.write(["a.swift": "let a = 2\n"])
    try folder.git("commit", "-qam", "Two")
    try folder.git("checkout", "-q", "main")
    try folder.write(["a.swift": "let a = 3\n"])
    try folder.git("commit", "-qam", "Three")
    _ = try? folder.git("merge", "-q", "side")
    #expect(names(try find(".").selected) == ["a.swift"])
  }

  @Test func typesAreReadFromTheSurroundingProject() throws {
    try folder.touch(
      "App/View.swift", "Kit/Model.swift", "KitTests/T.swift", "App/.build/checkouts/Lib/Sources/l.swift")
    try folder.touch("SourcePackages/checkouts/Lib/Tests/t.swift", "SourcePackages/checkouts/Lib/s.swift")
    try folder.write([".gitignore": ".build\nSourcePackages\n"])
    try folder.git("init", "-q")
    let found = try find("App/View.swift")
    #expect(names(found.selected) == ["App/View.swift"])
    #expect(names(found.context) == ["Kit/Model.swift"])
    #expect(
      names(found.libraries) == ["App/.build/checkouts/Lib/Sources/l.swift", "SourcePackages/checkouts/Lib/s.swift"])
    let alone = try find("App/View.swift", isolated: true)
    #expect(names(alone.selected) == ["App/View.swift"])
    #expect(alone.context.isEmpty && alone.libraries.isEmpty)
  }

  @Test(arguments: ["Package.swift", "App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata"])
  func withoutGitTheOutermostProjectIsTheRoot(_ mark: String) throws {
    try folder.touch("out.swift", "in/\(mark)", "in/a/a.swift", "in/b/Package.swift", "in/b/b.swift")
    let found = try find("in/b/b.swift")
    #expect(names(found.selected) == ["in/b/b.swift"])
    #expect(names(found.context).filter { !$0.hasSuffix("Package.swift") } == ["in/a/a.swift"])
  }

  @Test func linkLoopsTerminate() throws {
    try folder.touch("a/a.swift")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder("a/up"), withDestinationPath: "..")
    try files.createSymbolicLink(atPath: folder("a/self.swift"), withDestinationPath: "self.swift")
    try files.createSymbolicLink(atPath: folder("a/folder.swift"), withDestinationPath: ".")
    #expect(names(try find(".").selected) == ["a/a.swift", "a/self.swift"])
  }

  @Test func catalogsAndOtherSourcesAreSeparated() throws {
    try folder.touch(
      "L.xcstrings", "App/Main.storyboard", "App/V.xib", "App/o.m", "App/o.mm", "App/o.h", "App/o.c", "a.swift")
    let found = try find("App")
    #expect(names(found.objectiveC) == ["App/o.c", "App/o.m", "App/o.mm"])
    #expect(names(found.headers) == ["App/o.h"])
    #expect(found.interfaceFiles == ["Main", "V"])
    #expect(found.selected.isEmpty && found.catalogs.isEmpty)
    #expect(names(try find(".").catalogs) == ["L.xcstrings"])
  }

  @Test func missingPathsAreProblems() {
    #expect(throws: FileError.self) { try folder.named("nowhere.swift") }
  }

  @Test(arguments: [true, false]) func fileNamesWithInvalidUTF8AreNotLost(_ isInWorkTree: Bool) throws {
    let bytes = (Array(folder("odd").utf8) + [0xFF] + Array(".swift".utf8) + [0]).map { CChar(bitPattern: $0) }
    let descriptor = open(bytes, O_CREAT, 0o600)
    // Some file systems reject such names; such a system cannot lose the file.
    guard descriptor >= 0 else { return }
    close(descriptor)
    if isInWorkTree { try folder.git("init", "-q") }
    #expect(names(try find(".").selected) == ["odd\u{FFFD}.swift"])
  }
}
