import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Runs the tool on projects that have only a description for XcodeGen or Tuist.
@Suite struct DescribedProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  enum Tool: String, CaseIterable {
    case xcodeGen = "project.yml"
    case tuist = "Project.swift"

    var description: String { self == .xcodeGen ? SpecProject.specification : SpecProject.manifest }
    /// The description with a part that only the tool can evaluate.
    var partial: String {
      self == .xcodeGen
        ? description.replacing("[Widget, Shared/Both.swift]", with: "[Widget, Shared/Both.swift, \"${EXTRA}\"]")
        : description.replacing("\"Shared/Both.swift\"])", with: "\"Shared/Both.swift\", extra])")
    }
  }

  /// Writes a repository whose project files are ignored by git.
  private func write(_ tool: Tool, _ text: String? = nil, ignoring ignored: String = "*.xcodeproj") throws {
    try folder.write(SpecProject.files)
    try folder.write([tool.rawValue: text ?? tool.description, ".gitignore": ignored + "\n"])
    try folder.git("init", "-q")
    try folder.git("add", "-A")
  }

  private func keys() throws -> [[String]] {
    try ["App", "Widget"].map { try CatalogText.keys(of: try folder.read("\($0)/Strings/Localizable.xcstrings")) }
  }

  @Test(arguments: Tool.allCases)
  func stringsBelongToItsTargets(_ tool: Tool) async throws {
    try write(tool)
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(try keys() == [["app", "both"], ["both", "widget"]])
    #expect(try await ToolRun.strex("sync", "--check", in: folder).code == 0)
    #expect(try await ToolRun.strex("sync", "--check", "--staged", in: folder).code == 1)
    try folder.git("add", "-A")
    #expect(try await ToolRun.strex("sync", "--check", "--staged", in: folder).code == 0)
  }

  @Test(arguments: Tool.allCases)
  func targetsAreListed(_ tool: Tool) async throws {
    try write(tool)
    let run = try await ToolRun.strex("targets", "-v", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty)
    let expected = """
      App (application, \(tool.rawValue))
        sources    2
          App/App.swift
          Shared/Both.swift
        catalogs   App/Strings/Localizable.xcstrings
        platforms  iOS

      Widget (app-extension, \(tool.rawValue))
        sources    2
          Shared/Both.swift
          Widget/Widget.swift
        catalogs   Widget/Strings/Localizable.xcstrings
        platforms  iOS

      Not in any target, so not compiled
        sources    2
          App/Old/Old.swift
          Shared/Loose.swift

      """
    #expect(run.output == expected)
  }

  /// Parts that only the tool can evaluate may contain any source: the folders decide, with one note.
  @Test(arguments: Tool.allCases)
  func unknownPartsLetFoldersDecide(_ tool: Tool) async throws {
    try write(tool, tool.partial)
    let run = try await ToolRun.strex("targets", in: folder)
    #expect(run.code == 0)
    #expect(run.errors.contains("\(tool.rawValue):") && run.errors.contains("note: "), "\(run.errors)")
    #expect(run.errors.contains("so files outside the known targets are assigned by folder [project]"))
    #expect(run.output.contains("Assigned by folder") || run.output.contains("Ambiguous"), "\(run.output)")
  }

  /// A project file that git tracks counts. One that git ignores may be older than the description.
  @Test(arguments: Tool.allCases, [false, true])
  func generatedProjectsCountIfTrackedByGit(_ tool: Tool, _ isIgnored: Bool) async throws {
    try write(tool, ignoring: isIgnored ? "*.xcodeproj" : "nothing")
    let name = "Small.xcodeproj/project.pbxproj"
    try folder.write([name: try #require(SmallProject.files()[name])])
    let text = try await ToolRun.strex("targets", in: folder).output
    #expect(text.contains("App (application, \(isIgnored ? tool.rawValue : "Small.xcodeproj"))"), "\(text)")
    try folder.write([tool.rawValue: tool.partial])
    let partial = try await ToolRun.strex("targets", in: folder).output
    #expect(partial.contains("App (application, Small.xcodeproj)"), "\(partial)")
  }

  @Test(arguments: [
    ("name: a\ntargets:\n  b: [\n", "3:6"), ("targets:\n  a: {type: tool}\n  b: 1\n", "3:6"),
    ("include: ../out.yml\n", "1:10"),
  ])
  func invalidSpecificationIsReportedAndKeepsEntries(_ text: String, _ place: String) async throws {
    try write(.xcodeGen, text)
    let stale = CatalogText.of(("gone", ["\"comment\" : \"c\""]))
    try folder.write(["App/Strings/Localizable.xcstrings": stale])
    let run = try await ToolRun.strex("sync", "--no-stale", in: folder)
    #expect(
      run.errors.contains("project.yml:\(place): warning: the project was ignored, so files are assigned by folder: "),
      "\(run.errors)")
    #expect(try keys()[0].contains("gone"))
    _ = try await ToolRun.strex("sync", in: folder)
    #expect(try keys()[0].contains("gone"))
  }

  /// In a folder of many projects, the other projects only matter for sources that belong to none.
  @Test func explainReadsOnlyTheProjectOfTheSource() async throws {
    let view = "import SwiftUI\nlet bed = Text(\"Bed\")\n"
    try folder.write([
      "Garden/Project/project.yml":
        "name: Garden\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [../App]\n",
      "Garden/App/View.swift": view, "Garden/Loose/View.swift": view, "Other/project.yml": "targets:\n  b: [\n",
    ])
    let near = try await ToolRun.strex("explain", "Garden/App/View.swift:2", in: folder)
    #expect(near.output.contains("Extracted as \"Bed\"") && near.errors.isEmpty, "\(near.output)\(near.errors)")
    let loose = try await ToolRun.strex("explain", "Garden/Loose/View.swift:2", in: folder)
    #expect(loose.errors.contains("Other/project.yml:"), "\(loose.errors)")
  }

  @Test func includedFilesAreInputsOfAPhase() async throws {
    try write(.xcodeGen, "include: base.yml\nname: Small\n")
    try folder.write(["base.yml": SpecProject.specification])
    try folder.git("add", "-A")
    let run = try await ToolRun.strex("sync", "--print-inputs", in: folder)
    #expect(
      run.output.contains("$(SRCROOT)/project.yml\n") && run.output.contains("$(SRCROOT)/base.yml\n"), "\(run.output)")
    #expect(try await ToolRun.strex("sync", "--check", "--staged", in: folder).code == 1)
  }

  /// Files of other tools and of apps have the same names.
  @Test func unrelatedFilesWithThisNameAreIgnored() async throws {
    try folder.write(SpecProject.files)
    let before = try await ToolRun.strex("extract", "--format", "json", in: folder).output
    try folder.write(["project.yml": "name: other\nlanguages: [swift]\n", "App/Project.swift": "struct Project {}\n"])
    let run = try await ToolRun.strex("extract", "--format", "json", in: folder)
    #expect(run.output == before && run.errors.isEmpty && run.code == 0)
  }

  /// Patterns of a Tuist workspace find projects, which are read from their own folders.
  @Test func workspaceProjectsAreRead() async throws {
    let manifest = { (name: String) in
      """
      import ProjectDescription
      let project = Project(
        name: "\(name)",
        targets: [
          .target(name: "\(name)", destinations: .iOS, product: .framework, sources: ["Code/**"], resources: ["Texts/**"])
        ])
      """
    }
    try folder.write([
      "Workspace.swift":
        "import ProjectDescription\nlet workspace = Workspace(name: \"All\", projects: [\"Parts/*\"])\n",
      "Parts/Quay/Project.swift": manifest("Quay"), "Parts/Ship/Project.swift": manifest("Ship"),
      "Parts/Quay/Code/A.swift": "import SwiftUI\nlet a = Text(\"quay\")\n",
      "Parts/Ship/Code/A.swift": "import SwiftUI\nlet a = Text(\"ship\")\n",
      "Parts/Quay/Texts/Localizable.xcstrings": CatalogText.of(),
      "Parts/Ship/Texts/Localizable.xcstrings": CatalogText.of(),
    ])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0, "\(run)")
    let keys = try ["Quay", "Ship"].map {
      try CatalogText.keys(of: folder.read("Parts/\($0)/Texts/Localizable.xcstrings"))
    }
    #expect(keys == [["quay"], ["ship"]])
    #expect(
      try await ToolRun.strex("targets", in: folder).output.contains("Quay (framework, Parts/Quay/Project.swift)"))
  }
}
