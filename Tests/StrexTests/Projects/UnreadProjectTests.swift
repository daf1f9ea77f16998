import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem

/// A success message is a promise: a project or folder that cannot be read fails a check, or keeps the keys.
@Suite struct UnreadProjectTests {
  private let folder = try! TemporaryFolder()

  /// Writes a synced app with a widget. The key "gone" of the app's catalog is not in its code.
  private func write(_ project: [String: String]) async throws {
    try folder.write(SpecProject.files.merging(project) { $1 })
    _ = try await ToolRun.strex("sync", "--no-stale", in: folder)
    let text = try folder.read("App/Strings/Localizable.xcstrings")
    let gone = "\"strings\" : {\n    \"gone\" : {\n\n    },"
    try folder.write(["App/Strings/Localizable.xcstrings": text.replacing("\"strings\" : {", with: gone)])
    try folder.git("init", "-q")
    try folder.git("add", "-A")
  }

  private func hasGone() throws -> Bool { try folder.read("App/Strings/Localizable.xcstrings").contains("gone") }

  private static let conflict = "<<<<<<< HEAD\nname: a\n=======\nname: b\n>>>>>>> topic\n"

  @Test(arguments: [
    ("project.yml", ""), ("project.yml", "name: Small\noptions: {}\n"),
    ("project.yml", conflict + SpecProject.specification),
    ("Project.swift", SpecProject.manifest.replacing("])", with: "")),
    ("Project.swift", conflict + SpecProject.manifest),
    ("Small.xcodeproj/project.pbxproj", ""), ("Small.xcodeproj/project.pbxproj", conflict),
  ])
  func unreadableProjectFailsEachCheckAndKeepsTheKeys(_ file: String, _ text: String) async throws {
    try await write([file: text])
    for words in [["sync", "--check"], ["sync", "--staged", "--check"]] {
      let run = try await ToolRun.strex(words, in: folder)
      #expect(run.code == 1 && run.errors.contains("[unread-project]"), "\(words) \(run)")
      #expect(!run.errors.contains("up to date") && !run.output.contains("up to date"), "\(words) \(run)")
    }
    _ = try await ToolRun.strex("sync", in: folder)
    #expect(try hasGone())
    for words in [["audit"], ["lint"], ["status"], ["prune", "--dry-run"], ["explain", "--key", "gone"]] {
      #expect(try await ToolRun.strex(words, in: folder).errors.contains("[unread-project]"), "\(words)")
    }
  }

  @Test func settingsFileWithAConflictFailsTheCheck() async throws {
    let specification = SpecProject.specification.replacing(
      "  App:\n", with: "  App:\n    configFiles: {Debug: a.xcconfig}\n")
    try await write([
      "project.yml": specification, "a.xcconfig": "<<<<<<< HEAD\nA = 1\n=======\nA = 2\n>>>>>>> topic\n",
    ])
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(
      run.code == 1 && run.errors.contains("a.xcconfig:1:1: warning: the settings in the file were ignored"), "\(run)")
    #expect(try hasGone())
  }

  @Test(arguments: ["", "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = makePackage()\n"])
  func unreadablePackageFailsTheCheckAndKeepsTheKeys(_ manifest: String) async throws {
    try folder.write([
      "Package.swift": manifest, "Sources/Kit/Kit.swift": "import SwiftUI\nlet a = Text(\"kit\")\n",
      "Sources/Kit/Localizable.xcstrings": CatalogText.of(("gone", []), ("kit", [])),
    ])
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == 1 && run.errors.contains("Package.swift") && run.errors.contains("[unread-project]"), "\(run)")
    _ = try await ToolRun.strex("sync", in: folder)
    #expect(try folder.read("Sources/Kit/Localizable.xcstrings").contains("gone"))
  }

  /// Many packages compute the names of their targets. Their sources are assigned by folder.
  @Test func computedTargetsAreNoProblem() async throws {
    try folder.write([
      "Package.swift":
        "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", defaultLocalization: \"en\", "
        + "targets: [.target(name: prefix + \"Kit\")])\n",
      "Sources/Kit/Kit.swift": "import SwiftUI\nlet a = Text(\"kit\")\n",
      "Sources/Kit/Localizable.xcstrings": CatalogText.of(("kit", [])),
    ])
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == 0 && !run.errors.contains("[unread-project]"), "\(run)")
  }

  @Test func missingFolderOfATargetKeepsItsKeys() async throws {
    try await write(["project.yml": SpecProject.specification.replacing("[Widget, ", with: "[Widget, Made, ")])
    try folder.write([
      "Widget/Strings/Localizable.xcstrings": CatalogText.of(("gone", []), ("both", []), ("widget", []))
    ])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.errors.contains("because Made may contain sources of the catalog's target but is missing"), "\(run)")
    #expect(try folder.read("Widget/Strings/Localizable.xcstrings").contains("gone") && !hasGone())
  }

  private static let synchronized = """
    // !$*UTF8*$!
    { objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (A, M); sourceTree = "<group>"; };
      A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      M = { isa = PBXFileSystemSynchronizedRootGroup; path = Made; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
        fileSystemSynchronizedGroups = (A, M); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        SDKROOT = iphoneos; SWIFT_EMIT_LOC_STRINGS = YES; }; };
    }; rootObject = R; }
    """

  /// Git contains all sources of a folder that it does not ignore. Xcode removed 75 keys in spite of an absent folder
  /// (Frd100/Gradefy-Free).
  @Test(arguments: [("", false), ("Other/\n", false), ("Made/\n", true), ("Made/*.swift\n", true)])
  func absentSynchronizedFolderKeepsKeysOnlyIfGitIgnoresIt(_ rules: String, _ isKept: Bool) async throws {
    try await write(["Small.xcodeproj/project.pbxproj": Self.synchronized, ".gitignore": rules])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(try hasGone() == isKept, "\(run)")
    #expect(run.errors.contains("Made may contain sources of the catalog's target but is missing") == isKept, "\(run)")
  }

  @Test func submoduleWithoutFilesKeepsTheKeysOfItsTarget() async throws {
    let module = "[submodule \"M\"]\n\tpath = App/Module\n\turl = x\n"
    try await write(["project.yml": SpecProject.specification, ".gitmodules": module])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(try hasGone() && run.errors.contains("App/Module may contain sources"), "\(run)")
  }

  @Test(arguments: ["../../Elsewhere", "nowhere"])
  func linkToAFolderThatIsNotReadKeepsTheKeys(_ destination: String) async throws {
    try await write(["project.yml": SpecProject.specification])
    try FileManager.default.createSymbolicLink(atPath: folder("App/Link"), withDestinationPath: destination)
    try folder.git("add", "-A")
    for words in [["sync", "--check"], ["sync", "--staged", "--check"], ["sync"]] {
      let run = try await ToolRun.strex(words, in: folder)
      #expect(run.code == 0, "\(words) \(run)")
    }
    #expect(try hasGone())
  }

  @Test func filesInALinkedFolderAreRead() async throws {
    try await write([
      "project.yml": SpecProject.specification, "Common/New.swift": "import SwiftUI\nlet n = Text(\"new\")\n",
    ])
    try FileManager.default.createSymbolicLink(atPath: folder("App/Link"), withDestinationPath: "../Common")
    try folder.git("add", "-A")
    for words in [["sync", "--check"], ["sync", "--staged", "--check"]] {
      let run = try await ToolRun.strex(words, in: folder)
      #expect(run.code == 1 && (run.output + run.errors).contains("\"new\" is missing from App/Strings/"), "\(run)")
    }
  }

  @Test func missingPackageFailsTheCheck() async throws {
    try await write(["project.yml": SpecProject.specification + "\npackages:\n  Kit: {path: Packages/Kit}\n"])
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == 1 && run.errors.contains("the local package `Packages/Kit` is missing"), "\(run)")
    try folder.write([
      "Packages/Kit/Package.swift": "// swift-tools-version: 6.0\nlet package = Package(name: \"Kit\")\n"
    ])
    #expect(try await !ToolRun.strex("sync", "--check", in: folder).errors.contains("[missing-package]"))
  }

  @Test func targetWithoutSourcesFailsTheCheck() async throws {
    try await write([
      "project.yml": SpecProject.specification.replacing("[Widget, Shared/Both.swift]", with: "[Widget]")
    ])
    try FileManager.default.removeItem(atPath: folder("Widget/Widget.swift"))
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == 1 && run.errors.contains("target `Widget` has no source file"), "\(run)")
    #expect(!run.errors.contains("only part of the project"))
  }

  @Test func pointerInPlaceOfASourceIsAnError() async throws {
    try await write(["project.yml": SpecProject.specification])
    try folder.write(["App/App.swift": "version https://git-lfs.github.com/spec/v1\noid sha256:aa\nsize 12\n"])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 2 && run.errors.contains("it is a Git LFS pointer") && run.errors.contains("App/App.swift"))
    #expect(try hasGone())
  }
}
