import TestSupport
import Testing

@testable import ProjectModel

@Suite struct XcodeProjectTests {
  private func orchard() throws -> XcodeProject {
    try XcodeProject(try Fixture("Orchard.pbxproj").bytes, path: FilePath("/code/Orchard/Orchard.xcodeproj"))
  }

  private func paths(_ names: String...) -> Set<FilePath> { Set(names.map { FilePath($0) }) }

  @Test func filesAreResolvedThroughGroups() throws {
    let target = try #require(try orchard().targets.first)
    #expect(target.name == "Orchard" && !target.isTest)
    #expect(
      target.files
        == paths(
          "/code/Orchard/App/App.swift", "/code/Orchard/Common/Shared.swift",
          "/code/Orchard/App/Strëngs/Localizable.xcstrings", "/code/Orchard/App/Base.lproj/Main.storyboard",
          "/code/Orchard/App/mul.lproj/Main.xcstrings", "/elsewhere/Far.swift", "/code/Orchard/Legacy/Root.m"))
    #expect(target.unresolved == 1)
  }

  @Test(arguments: [
    ("View.swift", [1]), ("Deep/View.swift", [1]), ("Not Ours/Left.swift", []), ("Not Ours/Right.swift", [1]),
    ("Drafts/Deep/a.swift", []), ("Both.swift", [0, 1]), ("Copied/a.swift", []), ("Script.swift", []),
    ("../Common/Shared.swift", [0, 1]), ("../Elsewhere/View.swift", []),
  ])
  func synchronizedFoldersHaveExceptions(_ name: String, _ targets: [Int]) throws {
    let project = try orchard()
    let file = FilePath("/code/Orchard/Widget").appending(name).resolvingParents
    #expect(ProjectMembers([project]).targets(of: file) == targets)
    #expect(project.targets.indices.filter { project.targets[$0].contains(file) } == targets)
  }

  /// Xcode compiles such a file, and its path is relative to the project's folder (facts J).
  @Test func fileWithoutGroupIsRelativeToTheProject() throws {
    let text = """
      {objects = {R = {isa = PBXProject; mainGroup = G; targets = (T, );}; G = {isa = PBXGroup; path = Deep; children = (); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (P, );};
      P = {isa = PBXSourcesBuildPhase; files = (B, );}; B = {isa = PBXBuildFile; fileRef = F;};
      F = {isa = PBXFileReference; name = A.swift; path = Own/A.swift; sourceTree = "<group>";};}; rootObject = R;}
      """
    let project = try XcodeProject(ContiguousArray(text.utf8), path: FilePath("/code/App.xcodeproj"))
    #expect(try #require(project.targets.first).files == paths("/code/Own/A.swift"))
  }

  @Test func folderAndSettingsFileWithoutGroupAreRelativeToTheProject() throws {
    let text = """
      {objects = {R = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = L;};
      G = {isa = PBXGroup; path = Deep; children = (); };
      L = {isa = XCConfigurationList; buildConfigurations = (C, );};
      C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;};
      X = {isa = PBXFileReference; path = Own/App.xcconfig; sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S, ); buildConfigurationList = L;};
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E, );};
      E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift, ); target = T;};};
      rootObject = R;}
      """
    let project = try XcodeProject(ContiguousArray(text.utf8), path: FilePath("/code/App.xcodeproj"))
    let target = try #require(project.targets.first)
    #expect(target.contains(FilePath("/code/App/New.swift")) && !target.contains(FilePath("/code/App/Old.swift")))
    var read: [FilePath] = []
    _ = project.settings(ofTarget: 0) {
      read.append($0)
      return nil
    }
    #expect(Set(read) == paths("/code/Own/App.xcconfig"))
  }

  /// Such tables are in the application although no build phase for resources has them.
  @Test(arguments: [
    (#"isa = PBXShellScriptBuildPhase; shellScript = "cp -n -r \"$SRCROOT\"/Resources/*.lproj \"$OUT\"";"#, true),
    (#"isa = PBXShellScriptBuildPhase; shellScript = "swiftgen en.lproj/Localizable.strings";"#, false),
    ("isa = PBXCopyFilesBuildPhase; files = (B, );", true), ("isa = PBXCopyFilesBuildPhase; files = ();", false),
  ])
  func buildPhasesMayCopyTables(_ phase: String, _ copiesTables: Bool) throws {
    let text = """
      {objects = {R = {isa = PBXProject; mainGroup = G; targets = (T, );}; G = {isa = PBXGroup; children = (V, ); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (P, );}; P = {\(phase)};
      B = {isa = PBXBuildFile; fileRef = V;}; V = {isa = PBXVariantGroup; children = (F, );};
      F = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>";};}; rootObject = R;}
      """
    let project = try XcodeProject(ContiguousArray(text.utf8), path: FilePath("/code/App.xcodeproj"))
    #expect(try #require(project.targets.first).copiesTables == copiesTables)
  }

  /// A chain of 20,000 nested groups took 35 seconds and 3 GB. The longest valid path now limits time and memory.
  @Test func groupsBeyondTheLongestPathAreCutOff() throws {
    func project(depth: Int) throws -> XcodeProject {
      let groups = (0..<depth).map {
        "G\($0) = {isa = PBXGroup; path = \"group\"; sourceTree = \"<group>\"; children = (G\($0 + 1), );};"
      }
      let text = """
        {objects = {R = {isa = PBXProject; mainGroup = G0; targets = (T, );};
        T = {isa = PBXNativeTarget; name = App; buildPhases = (P, );};
        P = {isa = PBXSourcesBuildPhase; files = (B, );}; B = {isa = PBXBuildFile; fileRef = G\(depth);};
        G\(depth) = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
        \(groups.joined(separator: "\n"))}; rootObject = R;}
        """
      return try XcodeProject(ContiguousArray(text.utf8), path: FilePath("/code/Deep.xcodeproj"))
    }
    let shallow = try project(depth: 600)
    #expect(!shallow.isCutOff && shallow.targets[0].files.count == 1 && shallow.targets[0].unresolved == 0)
    let deep = try project(depth: 20_000)
    #expect(deep.isCutOff && deep.targets[0].files.isEmpty && deep.targets[0].unresolved == 1)
  }

  /// A plugin that checks style generates no sources.
  @Test(arguments: [
    ("plugin:RswiftGenerateInternalResources", 1), ("plugin:SwiftLintBuildToolPlugin", 0), ("SwiftGenPlugin", 1),
  ]) func pluginsThatGenerateSourcesCount(_ name: String, _ count: Int) throws {
    let text = """
      {objects = {R = {isa = PBXProject; targets = (T, );};
      T = {isa = PBXNativeTarget; name = App; dependencies = (D, E, );};
      D = {isa = PBXTargetDependency; productRef = P;}; E = {isa = PBXTargetDependency; target = T;};
      P = {isa = XCSwiftPackageProductDependency; productName = "\(name)";};}; rootObject = R;}
      """
    let project = try XcodeProject(ContiguousArray(text.utf8), path: FilePath("/code/App.xcodeproj"))
    #expect(project.buildTargets.map(\.unresolved) == [count])
  }

  @Test func testTargetsAreRecognizedByProduct() throws {
    #expect(try orchard().targets.map(\.name) == ["Orchard", "Widget", "OrchardTests"])
    #expect(try orchard().targets.map(\.isTest) == [false, false, true])
  }

  @Test func localPackagesAreFound() throws {
    #expect(try orchard().packages == [FilePath("/code/Kit"), FilePath("/code/Orchard/Packages/Tools")])
  }

  @Test func configurationsInheritSettingsFiles() throws {
    let project = try orchard()
    let debug = try #require(project.targets[0].configurations.first)
    #expect(debug.base == FilePath("/code/Orchard/Config/App.xcconfig"))
    #expect(debug.settings["LOCALIZED_STRING_MACRO_NAMES"] == "$(inherited) OrchardString")
    #expect(project.configurations.map(\.name) == ["Debug", "Release"])
  }

  @Test(arguments: [
    ("( )", "is not a dictionary of objects"), ("{ }", "has no `objects` dictionary"),
    ("{ objects = ( ); rootObject = A; }", "has no `objects` dictionary"),
    ("{ objects = { }; rootObject = A; }", "has no root object"),
    ("{ objects = { A = text; }; rootObject = A; }", "has no root object"),
  ])
  func invalidProjectsAreRejected(_ text: String, _ message: String) {
    #expect(throws: ProjectError(message)) {
      try XcodeProject(ContiguousArray(text.utf8), path: FilePath("/a/A.xcodeproj"))
    }
  }

  /// Members of an unexpected kind are ignored without a crash.
  @Test(arguments: ["text", "( A, B, ( ), { } )", "{ A = B; }", "A", "( A )", "\"\""])
  func membersOfWrongTypeCountAsMissing(_ value: String) throws {
    let members = [
      "mainGroup", "children", "targets", "buildPhases", "files", "fileRef", "path", "sourceTree", "name", "target",
      "exceptions", "membershipExceptions", "fileSystemSynchronizedGroups", "buildConfigurationList", "buildPhase",
      "buildConfigurations", "buildSettings", "packageReferences", "relativePath", "projectDirPath", "explicitFolders",
    ].map { "\($0) = \(value);" }.joined()
    let kinds = [
      "PBXProject", "PBXNativeTarget", "PBXGroup", "PBXSourcesBuildPhase", "PBXFileSystemSynchronizedRootGroup",
      "XCLocalSwiftPackageReference", "PBXVariantGroup",
    ]
    for kind in kinds {
      for other in kinds {
        let text =
          "{ objects = { A = { isa = \(kind); \(members) }; B = { isa = \(other); \(members) }; }; rootObject = A; }"
        let project = try XcodeProject(ContiguousArray(text.utf8), path: FilePath("/a/A.xcodeproj"))
        #expect(project.targets.count <= 2)
      }
    }
  }
}
