import Testing

@testable import ProjectModel

@Suite struct RulesTests {
  @Test(arguments: [
    ("a.swift", FileKind.swiftSource), ("a/L.xcstrings", .stringCatalog), ("o.m", .objectiveC), ("o.mm", .objectiveC),
    ("Main.storyboard", .interfaceBuilder), ("V.xib", .interfaceBuilder), ("o.h", .objectiveC), ("o.cpp", .objectiveC),
    ("App.xcodeproj/project.pbxproj", nil), ("de.xcloc/Source Contents/Root.strings", nil),
    ("swift", nil), (".swift", nil), ("App/._a.swift", nil), ("App._/a.swift", .swiftSource),
  ])
  func kindsFollowExtensions(_ path: String, _ kind: FileKind?) {
    #expect(FileKind(of: FilePath(path)) == kind)
  }

  @Test(arguments: [
    ("AppTests/a.swift", true), ("Tests/App/a.swift", true), ("a/UITests/b/c.swift", true), ("ATests.swift", false),
    ("Testing/a.swift", false), ("TestsKit/a.swift", false), ("Sources/App/ABTests/a.swift", false),
    ("Sources/App/AppTests/a.swift", true), ("Sources/App/Tests/AppTests/a.swift", true),
    ("Sources/AppTests/a.swift", true),
    ("Kit/Sources/App/ABTests/a.swift", false), ("Resources/App/ABTests/a.swift", true),
  ])
  func testTargetsAreFolders(_ path: String, _ isTest: Bool) {
    #expect(FolderRules.isInTestTarget(FilePath(path)) == isTest)
  }

  @Test(arguments: [(".build", true), ("DerivedData", true), ("Pods", true), ("Carthage", true), ("Podsy", false)])
  func walksSkipFolders(_ name: String, _ isSkipped: Bool) {
    #expect(FolderRules.isSkipped(name) == isSkipped)
  }

  @Test(arguments: [
    ("App/Localizable.xcstrings", nil), ("App/mul.lproj/Errors.xcstrings", nil),
    ("App/InfoPlist.xcstrings", "is generated from Info.plist"),
    ("Widget-InfoPlist.xcstrings", "is generated from Info.plist"),
    ("AppShortcuts.xcstrings", nil), ("en.lproj/AppShortcuts.strings", "contains App Shortcut phrases"),
    ("mul.lproj/Main.xcstrings", "is generated from a storyboard, a xib or an intent definition"),
    ("de.xcloc/Source Contents/Localizable.xcstrings", "is a copy for translators"),
    ("en.lproj/Localizable.xcstrings", "is in a language folder"),
  ])
  func someCatalogsAreIgnored(_ path: String, _ reason: String?) {
    #expect(CatalogRules.reasonToLeaveAlone(FilePath(path), interfaceFiles: ["Main"]) == reason)
  }

  private typealias Marks = ProjectRoot.Marks

  @Test func rootsAreWorkTreesThenProjects() {
    func root(_ marks: Marks...) -> FilePath? {
      let folders = ["/a/b/c", "/a/b", "/a", "/"].map { FilePath($0) }
      return ProjectRoot.choose(from: Array(zip(folders, marks)).map { (path: $0, marks: $1) })
    }
    #expect(root([], [.workTree], [.workTree], []) == FilePath("/a/b"))
    #expect(root([.package], [.project], [.workTree], []) == FilePath("/a"))
    #expect(root([.package], [], [.project], []) == FilePath("/a"))
    #expect(root([], [], [], []) == FilePath("/a/b/c"))
    #expect(root() == nil)
  }
}
