import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests that nothing in a repository makes strex read files outside it.
@Suite struct ProjectBoundsTests {
  private let folder: TemporaryFolder

  /// A repository in a folder, with a secret next to it.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["secret.env": "NAMES = hidden_secret\n", "Other/B.swift": "let hidden_secret = Text(\"x\")\n"])
    try write(base: nil)
    try folder.git("init", "-q", in: "Repo")
  }

  /// Writes the project, whose application has a settings file and reads the names of its routines from `$(NAMES)`.
  private func write(base: String?, at place: String = "Repo") throws {
    var files = SmallProject.files(settings: "LOCALIZED_STRING_MACRO_NAMES = \"$(NAMES)\";")
    let name = "Small.xcodeproj/project.pbxproj"
    if let base {
      let reference =
        "FX = {isa = PBXFileReference; path = \"\(base)\"; sourceTree = \"\(base.hasPrefix("/") ? "<absolute>" : "<group>")\"; };"
      files[name] = files[name]?
        .replacingOccurrences(of: "FM, FB, SW,", with: "FX, FM, FB, SW,")
        .replacingOccurrences(of: " R = {isa", with: " \(reference)\n R = {isa")
        .replacingOccurrences(of: "C1 = {", with: "C1 = {baseConfigurationReference = FX; ")
    }
    try folder.write(Dictionary(uniqueKeysWithValues: files.map { ("\(place)/\($0)", $1) }))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder(name), withDestinationPath: target)
  }

  @Test(
    arguments: [
      "../secret.env", "Link.xcconfig", "Includes.xcconfig", "IncludesLink.xcconfig", "Up/secret.env", ".git/config",
      "/proc/self/environ",
    ])
  func settingsOutsideAreNotRead(_ base: String) async throws {
    try write(base: base)
    try folder.write([
      "Repo/Includes.xcconfig": "#include \"../secret.env\"\n",
      "Repo/IncludesLink.xcconfig": "#include \"Link.xcconfig\"\n",
    ])
    try link("Repo/Link.xcconfig", to: "../secret.env")
    try link("Repo/Up", to: "..")
    try Data("NAMES = hidden_secret\n".utf8).write(to: URL(fileURLWithPath: folder("Repo/.git/config")))
    for format in ["text", "json"] {
      let run = try await ToolRun.strex(["targets", "--format", format], in: folder, at: "Repo")
      #expect(run.code == 0)
      let printed = run.output + run.errors
      #expect(!printed.contains("hidden_secret"), "\(printed)")
      #expect(printed.contains("ignored: the path "), "\(printed)")
      #expect(printed.contains("outside the project"), "\(printed)")
    }
  }

  @Test func settingsInTheWorkTreeAreRead() async throws {
    try write(base: "../Shared.xcconfig", at: "Repo/Inner")
    try folder.write([
      "Repo/Shared.xcconfig": "#include \"Names.xcconfig\"", "Repo/Names.xcconfig": "NAMES = Tr a-b 2c",
    ])
    try FileManager.default.removeItem(atPath: folder("Repo/Small.xcodeproj"))
    try link("Way", to: "Repo/Inner")
    for place in ["Inner", "../Way", "."] {
      let run = try await ToolRun.strex(["targets", "."], in: folder, at: "Repo/" + place)
      #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
      // Values that are not identifiers are not printed.
      #expect(run.output.contains("  routines   Tr\n"), "\(run.output)")
    }
  }

  @Test func linkedWorkTreeIsAWorkTree() async throws {
    try write(base: "Shared.xcconfig")
    try folder.write(["Repo/Shared.xcconfig": "NAMES = Tr"])
    try folder.git("add", "-A", in: "Repo")
    try folder.git("commit", "-qm", "All", in: "Repo")
    try folder.git("worktree", "add", "-q", "../Tree", in: "Repo")
    let run = try await ToolRun.strex(["targets"], in: folder, at: "Tree")
    #expect(run.code == 0 && run.errors.isEmpty && run.output.contains("  routines   Tr\n"), "\(run.errors)")
  }

  /// Files that are not read may contain any key.
  @Test(arguments: [("Repo/App/B.swift", "../../Other/B.swift"), ("Repo/Widget/B.xcstrings", "../../Other/B.swift")])
  func linkedSourcesOutsideAreNotRead(_ name: String, _ target: String) async throws {
    try link(name, to: target)
    let catalog = CatalogText.of(("Old", CatalogText.translated("Alt")))
    try folder.write(["Repo/App/Localizable.xcstrings": catalog])
    let run = try await ToolRun.strex(["sync"], in: folder, at: "Repo")
    let lead = "error: cannot be read: the path leads to \(folder("Other/B.swift")), outside"
    #expect(run.code == 2 && run.errors.contains(lead), "\(run.errors)")
    #expect(!(run.output + run.errors).contains("hidden_secret"))
    #expect(try !folder.read("Repo/App/Localizable.xcstrings").contains("stale"))
    guard name.hasSuffix(".swift") else { return }
    let allowed = try await ToolRun.strex(["extract", ".", "../Other"], in: folder, at: "Repo")
    #expect(allowed.code == 0 && !allowed.errors.contains("outside the project"), "\(allowed.errors)")
  }

  @Test func synchronizedFolderOutsideIsNotRead() async throws {
    try FileManager.default.removeItem(atPath: folder("Repo/Specs"))
    try link("Repo/Specs", to: "../Other")
    let run = try await ToolRun.strex(["sync"], in: folder, at: "Repo")
    #expect(run.code == 2 && run.errors.contains("Specs: error: cannot be read: the path leads to "), "\(run.errors)")
  }

  /// Its keys stay, because the source may contain them.
  @Test func listedSourceOutsideCountsAsMissing() async throws {
    let name = "Repo/Small.xcodeproj/project.pbxproj"
    try folder.write([
      name: folder.read(name).replacingOccurrences(of: "path = Made/Made.swift", with: "path = ../Other/B.swift")
    ])
    try folder.write(["Repo/App/Localizable.xcstrings": CatalogText.of(("Old", CatalogText.translated("Alt")))])
    let run = try await ToolRun.strex(["sync"], in: folder, at: "Repo")
    #expect(
      run.code == 0 && run.errors.contains("B.swift: warning: ignored: the path is outside the project"))
    #expect(try !folder.read("Repo/App/Localizable.xcstrings").contains("stale"))
    let targets = try await ToolRun.strex(["targets", "-v"], in: folder, at: "Repo")
    #expect(!targets.output.contains("hidden_secret"))
  }

  @Test(arguments: ["link", "project"])
  func configuredPathsOutsideAreNotRead(_ way: String) async throws {
    if way == "link" {
      try link("Repo/.strex.json", to: "../secret.env")
    } else {
      try write(base: nil, at: "Else")
      try folder.write(["Repo/.strex.json": "{\"project\": \"../Else/Small.xcodeproj\"}"])
    }
    let run = try await ToolRun.strex(["targets"], in: folder, at: "Repo")
    #expect(run.code == 2 && run.errors.contains("outside the project"), "\(run.errors)")
    #expect(!run.errors.contains("NAMES"))
    let named = try await ToolRun.strex(["targets", "--project", "../Else/Small.xcodeproj"], in: folder, at: "Repo")
    #expect(way == "link" || named.code == 0, "\(named.errors)")
  }

  @Test func projectsAndCheckoutsOutsideAreNotRead() async throws {
    try write(base: nil, at: "Else")
    try link("Repo/Linked.xcodeproj", to: "../Else/Small.xcodeproj")
    try FileManager.default.createDirectory(atPath: folder("Repo/.build"), withIntermediateDirectories: true)
    try link("Repo/.build/checkouts", to: "../../Other")
    let run = try await ToolRun.strex(["targets"], in: folder, at: "Repo")
    #expect(run.code == 0)
    #expect(run.errors.contains(".build/checkouts: warning: ignored: the path leads to "), "\(run.errors)")
    #expect(run.errors.contains("Linked.xcodeproj/project.pbxproj: warning: the project was ignored"))
  }
}
