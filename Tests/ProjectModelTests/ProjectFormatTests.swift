import Testing

@testable import ProjectModel

@Suite struct ProjectFormatTests {
  private static let formats = ProjectFormats.all

  @Test(
    arguments: [
      ("/a/App.xcodeproj/project.pbxproj", "Xcode project"), ("/a/project.pbxproj", nil),
      ("/a/App.xcodeproj/other.pbxproj", nil), ("/a/Package.swift", "Swift package"),
      ("/a/Package@swift-5.9.swift", "Swift package"), ("/a/MyPackage.swift", nil), ("/a/Package.json", nil),
    ] as [(String, String?)])
  func projectFilesAreRecognizedByName(_ file: String, _ noun: String?) {
    let file = FilePath(file)
    #expect(Self.formats.format(of: file)?.noun == noun)
    #expect(Self.formats.matches(file) == (noun != nil))
  }

  @Test(arguments: [("App.xcodeproj", true), ("App.xcworkspace", true), ("App.swiftpm", false), ("xcodeproj", false)])
  func projectBundlesAreRecognized(_ name: String, _ isBundle: Bool) {
    #expect(Self.formats.bundles.contains(FilePath(name).fileExtension) == isBundle)
  }

  @Test func projectFilesDescribeTheirParentFolder() {
    let files = ["/a/App.xcodeproj/project.pbxproj", "/b/Package.swift"].map { FilePath($0) }
    #expect(Self.formats.folders(of: files) == [FilePath("/a"): "Xcode project", FilePath("/b"): "Swift package"])
    #expect(Self.formats.projectFile(in: FilePath("/a/App.xcodeproj")) == files[0])
  }

  @Test func sourceNamedPackageIsNotAManifest() throws {
    let format = try #require(Self.formats.format(of: FilePath("/a/Package.swift")))
    func read(_ text: String) throws -> (any ProjectSource)? {
      try format.read(ContiguousArray(text.utf8), FilePath("/a/Package.swift"))
    }
    #expect(try read("struct Package {}\n") == nil)
    let text = "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", targets: [.target(name: \"T\")])\n"
    #expect(try read(text)?.buildTargets.map(\.name) == ["T"])
  }

  /// Each format recognizes its own files.
  @Test func formatsRecognizeTheirOwnFiles() {
    for format in Self.formats.rows {
      let folder = format.file.bundle.map { FilePath("/a/App.\($0)") } ?? FilePath("/a")
      let file = folder.appending(format.file.name)
      #expect(Self.formats.format(of: file)?.noun == format.noun)
      #expect(format.file.folder(of: file) == FilePath("/a"))
    }
  }
}
