import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import strex

/// Tests `strex sync` in a run-script phase of Xcode, as its environment describes it.
@Suite struct ScriptPhaseTests {
  private let folder: TemporaryFolder
  private let inputs = [
    "App/App.swift", "App/Legacy.m", "App/Loose.swift", "Made/Made.swift", "Shared/Both.swift",
    "Small.xcodeproj/project.pbxproj", "Widget/Widget.swift",
  ]
  private let catalogs = ["App/Localizable.xcstrings", "Widget/Localizable.xcstrings"]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallProject.files())
    try folder.git("init", "-q")
  }

  /// The variables that Xcode sets for a phase that declares files by name or in lists.
  private func environment(_ inputs: [String], _ outputs: [String], settings: [String: String] = [:]) throws
    -> [String: String]
  {
    try folder.write([
      "temp/in.xcfilelist": inputs.map { "\($0)\n" }.joined(), "temp/out.xcfilelist": "# Catalogs\n\n",
    ])
    var environment = [
      "SRCROOT": folder(""), "TEMP_DIR": folder("temp"), "SCRIPT_INPUT_FILE_COUNT": "0",
      "SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": folder("temp/in.xcfilelist"),
      "SCRIPT_OUTPUT_FILE_COUNT": "\(outputs.count)", "SCRIPT_OUTPUT_FILE_LIST_COUNT": "1",
      "SCRIPT_OUTPUT_FILE_LIST_0": folder("temp/out.xcfilelist"),
    ]
    for (index, output) in outputs.enumerated() { environment["SCRIPT_OUTPUT_FILE_\(index)"] = folder(output) }
    return environment.merging(settings) { $1 }
  }

  private func run(_ arguments: [String] = [], _ environment: [String: String]) throws -> Subprocess {
    try Subprocess.run(
      Subprocess.builtTool, ["sync", "--script-phase"] + arguments, in: folder.path.string, environment: environment)
  }

  private func keys(_ catalog: String) throws -> [String] {
    try folder.read(catalog).matches(of: /\n    "(.*?)" : \{/).map { String($0.output.1) }
  }

  @Test func fileListsContainInputsAndOutputs() async throws {
    try folder.write([".strex.json": "{}", "Config.xcconfig": "A = B", "Main.storyboard": ""])
    try folder.write(["Main.xcstrings": CatalogText.of()])
    func list(_ words: String...) async throws -> String {
      let run = try await ToolRun.strex(["sync"] + words, in: folder)
      #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
      return run.output
    }
    func lines(_ files: [String]) -> String { files.sorted().map { "$(SRCROOT)/\($0)\n" }.joined() }
    #expect(try await list("--print-inputs") == lines(inputs + [".strex.json"]))
    #expect(try await list("--print-outputs") == lines(catalogs))
    #expect(try await list("--print-inputs", "--check") == lines(inputs + catalogs + [".strex.json"]))
    #expect(try await list("--print-outputs", "--check").isEmpty)
    #expect(try await list("--print-outputs", "--target", "App") == lines([catalogs[0]]))
    #expect(try await ToolRun.strex("sync", "--print-inputs", "--print-outputs", in: folder).code == 2)
  }

  @Test func projectOfTheNamedFolderIsUsed() async throws {
    let project = try #require(SmallProject.files()["Small.xcodeproj/project.pbxproj"])
    try folder.write(["Kit/Example/Example.xcodeproj/project.pbxproj": project])
    let top = try await ToolRun.strex("sync", "--print-outputs", in: folder)
    #expect(top.output.contains("$(SRCROOT)/App/Localizable.xcstrings\n"), "\(top.errors)")
    try folder.write(["Kit/Other/Other.xcodeproj/project.pbxproj": project])
    let unclear = try await ToolRun.strex("sync", "--print-outputs", "Kit", in: folder)
    #expect(unclear.code == 2 && unclear.errors.contains("Kit/Example, Kit/Other; choose one with --project"))
  }

  @Test func onlyDeclaredFilesCount() async throws {
    let direct = try TemporaryFolder()
    try direct.write(SmallProject.files())
    #expect(try await ToolRun.strex("sync", in: direct).code == 0)
    // Reading one of these undeclared files would cause an error.
    try folder.write([".strex.json": "broken", "App/More.swift": "import SwiftUI\nlet more = Text(\"more\")\n"])
    try folder.write([
      "Widget/More.swift": "import SwiftUI\nlet more = Text(\"more\")\n",
      "Package.swift": "// swift-tools-version: 6.0",
    ])
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder("")).sorted()
    let result = try run([], environment(inputs.map { "$(SRCROOT)/\($0)" }, catalogs))
    #expect(result.code == 0 && !result.errors.contains("error:"), "\(result.errors)")
    for catalog in catalogs { #expect(try folder.read(catalog) == direct.read(catalog)) }
    let after = try FileManager.default.subpathsOfDirectory(atPath: folder("")).sorted()
    #expect(after == (names + ["temp", "temp/in.xcfilelist", "temp/out.xcfilelist"]).sorted())
  }

  @Test func undeclaredSourceMakesNoEntryStale() throws {
    try folder.write([catalogs[0]: CatalogText.of(("gone", CatalogText.translated("weg")))])
    let some = try environment(inputs.filter { $0 != "Made/Made.swift" }, catalogs)
    let result = try run([], some)
    #expect(
      result.errors.contains(
        "Made/Made.swift belongs to the catalog's target but is missing or not an input file of the phase")
    )
    #expect(try keys(catalogs[0]).contains("gone") && !folder.read(catalogs[0]).contains("stale"))
    let all = try run([], environment(inputs, catalogs))
    #expect(try all.code == 0 && folder.read(catalogs[0]).contains("stale"), "\(all.errors)")
  }

  @Test func undeclaredCatalogsAreNotWritten() throws {
    let before = try folder.read(catalogs[1])
    let result = try run([], environment(inputs + [catalogs[1]], [catalogs[0]]))
    #expect(result.code == 2)
    #expect(
      result.errors.contains(
        "\(catalogs[1]): error: the catalog needs changes, but the run-script phase does not declare it as an output file"
      ))
    #expect(try folder.read(catalogs[1]) == before && keys(catalogs[0]).contains("app"))
  }

  @Test func checkWritesOnlyItsStamp() throws {
    let stamp = ["--check", "--exit-zero", "--format", "xcode", "--stamp", folder("temp/done")]
    let result = try run(stamp, environment(inputs + catalogs, ["temp/done"]))
    let warning = "\(folder("App/App.swift")):2:16: warning: \"app\" is missing from "
    #expect(result.code == 0 && result.output.contains(warning))
    #expect(FileStatus.exists(folder("temp/done")))
    #expect(try keys(catalogs[0]).isEmpty)
  }

  @Test func inputFoldersNeedTheRecursiveSetting() throws {
    let folders = ["App", "Made", "Shared", "Widget", inputs[5]]
    let closed = try run([], environment(folders, catalogs))
    #expect(closed.code == 2 && closed.errors.contains("USE_RECURSIVE_SCRIPT_INPUTS_IN_SCRIPT_PHASES"))
    let setting = ["USE_RECURSIVE_SCRIPT_INPUTS_IN_SCRIPT_PHASES": "YES"]
    let open = try run([], environment(folders, catalogs, settings: setting))
    #expect(try open.code == 0 && keys(catalogs[0]).contains("app"), "\(open.errors)")
  }

  @Test func outsideAScriptPhaseTheOptionIsAnError() async throws {
    let run = try await ToolRun.strex("sync", "--script-phase", in: folder)
    #expect(run.code == 2 && run.errors.contains("[usage]"))
  }
}
