import Testing

@testable import ProjectModel

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("./a/./b/", "a/b"), ("a//b", "a/b"), ("", "."), (".", "."), ("./", "."), ("/", "/"),
    ("//x/", "/x"),
    ("../a", "../a"), ("a/../b", "a/../b"), (".hidden", ".hidden"), ("a/.h/..x", "a/.h/..x"), ("/.", "/"),
  ])
  func pathIsNormalized(_ given: String, _ tidy: String) {
    #expect(FilePath(given).string == tidy)
  }

  @Test(arguments: [
    ("a/b.c.swift", "b.c.swift", "b.c", "swift"), ("a", "a", "a", ""), (".hidden", ".hidden", ".hidden", ""),
    ("/x.", "x.", "x", ""), ("a.b/c", "c", "c", ""), ("/", "/", "/", ""),
    ("é/ü.xcstrings", "ü.xcstrings", "ü", "xcstrings"),
  ])
  func nameAndExtensionAreParsed(_ path: String, _ name: String, _ stem: String, _ fileExtension: String) {
    #expect(FilePath(path).name == name)
    #expect(FilePath(path).stem == stem)
    #expect(FilePath(path).fileExtension == fileExtension)
    #expect(FilePath(path).hasExtension(fileExtension) || fileExtension.isEmpty)
    #expect(!FilePath(path).hasExtension("ift"))
    #expect(path == "/" || FilePath(path).nameBegins(with: String(name.prefix(1))))
  }

  @Test(arguments: ["a/.swift", ".swift", "swift", "a/swift", "a.swift/b", "a.swift.c", "a.xswift"])
  func otherExtensionsDoNotMatch(_ path: String) {
    #expect(!FilePath(path).hasExtension("swift") && FilePath(path).fileExtension != "swift")
  }

  @Test(arguments: [("a/b/c", "a/b"), ("a", "."), ("/a", "/"), ("/a/b", "/a")])
  func folderContainsFiles(_ path: String, _ folder: String) {
    #expect(FilePath(path).folder == FilePath(folder))
  }

  @Test(arguments: [".", "/"])
  func rootHasNoParent(_ path: String) {
    #expect(FilePath(path).folder == nil)
  }

  @Test(arguments: [
    ("a/b", "a", "b"), ("a", "a", "."), ("ab/c", "a", nil), ("a/b", ".", "a/b"), ("/a/b", "/", "a/b"), ("/a", ".", nil),
    ("../a", ".", nil), ("..", ".", nil), ("a/bc", "a/b", nil), ("b", "a", nil),
  ])
  func pathsAreRelativeToFolders(_ path: String, _ folder: String, _ below: String?) {
    #expect(FilePath(path).relative(to: FilePath(folder)) == below.map(FilePath.init))
    #expect(FilePath(path).isWithin(FilePath(folder)) == (below != nil))
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/c/d", "../../b"), ("/a", "/a", "."), ("/x", "/a/b", "../../x"),
    ("/a", "/a/b", ".."),
  ])
  func relativePathsGoUpAndDown(_ path: String, _ folder: String, _ way: String) {
    #expect(FilePath(path).way(from: FilePath(folder)) == FilePath(way))
  }

  @Test func componentsAreAppended() {
    #expect(FilePath("a").appending("b/c") == FilePath("a/b/c"))
    #expect(FilePath(".").appending("b") == FilePath("b"))
    #expect(FilePath("/").appending("b") == FilePath("/b"))
  }
}
