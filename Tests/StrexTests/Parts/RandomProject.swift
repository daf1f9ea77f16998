import ProjectTestSupport
import TestSupport

/// A random project: its files by their paths from its root, and all ways of naming a part of it.
struct RandomProject {
  enum Form: CaseIterable {
    /// Only folders decide which catalog a source belongs to.
    case folders
    /// `.strex.json` decides.
    case configured
    case package, xcodeProject
  }

  let form: Form
  private(set) var files: [String: String] = [:]
  /// The targets that `--target` can name.
  private(set) var targets: [String] = []
  /// Options for every run on the project.
  let options: [String]
  /// Whether every run names the Xcode project.
  private(set) var namesXcodeProject = false
  private var random: SeededRandom

  init(seed: UInt64) {
    var random = SeededRandom(seed)
    form = Form.allCases.randomElement(using: &random) ?? .folders
    let further = ["--previews", "--accept-assumed", "--tests"]
    options = ["--allow-mass-stale"] + further.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    self.random = random
    addLayout()
    let folders = self.folders
    for folder in folders { addSources(in: folder) }
    for folder in folders { addCatalogs(in: folder) }
    if catalogs.isEmpty { addCatalog("Localizable", in: folders[0]) }
    namesXcodeProject = form == .xcodeProject && Int.random(in: 0..<3, using: &self.random) == 0
  }

  static let xcodeProject = "Small.xcodeproj"

  private func with(_ files: [String: String]) -> RandomProject {
    var project = self
    project.files = files
    return project
  }

  var sources: [String] { files.keys.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted() }
  var catalogs: [String] { files.keys.filter { $0.hasSuffix(".xcstrings") }.sorted() }

  /// The folders that may contain sources.
  private var folders: [String] {
    switch form {
    case .folders, .configured: ["App", "App/Views", "Shared", "Widget", "Widget/Deep", "AppTests", "."]
    case .package:
      ["Sources/Core", "Sources/Core/Deep", "Sources/Other", "Tests/CoreTests", "Kit/Sources/Kit", "Scripts", "."]
    case .xcodeProject: ["App", "App/Views", "Shared", "Widget", "AppTests", "Kit/Sources/Kit", "Loose"]
    }
  }

  /// The project without one of its files, for finding the smallest one that shows a fault.
  func without(_ file: String) -> RandomProject {
    with(files.filter { $0.key != file })
  }

  /// The project with another text in a file.
  func with(_ text: String, in file: String) -> RandomProject {
    with(files.merging([file: text]) { $1 })
  }
}

// Edits to the project.
extension RandomProject {
  /// The project after an edit: a source is rewritten, added or removed.
  func edited(_ random: inout SeededRandom) -> RandomProject {
    guard let name = sources.randomElement(using: &random) else { return self }
    var code = RandomCode("E\(Int.random(in: 0..<100, using: &random))", random)
    let text = code.swift()
    random = code.random
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return without(name)
    case 1: return with(text, in: String(name.dropLast(".swift".count)) + "More.swift")
    default: return with(text, in: name)
    }
  }
}

// The assignment of sources to targets.
extension RandomProject {
  private mutating func addLayout() {
    switch form {
    case .folders: files[".git/HEAD"] = ""
    case .configured: addConfiguration()
    case .package:
      addPackage("Package.swift", ["Core", "Other"], tests: ["CoreTests"])
      if Bool.random(using: &random) { addPackage("Kit/Package.swift", ["Kit"], tests: []) }
    case .xcodeProject:
      addXcodeProject()
      if Bool.random(using: &random) { addPackage("Kit/Package.swift", ["Kit"], tests: []) }
    }
  }

  private mutating func addConfiguration() {
    files[".git/HEAD"] = ""
    let all = [("One", ["App", "Shared"]), ("Two", ["Widget", "Shared"]), ("Three", ["App/Views"])]
    let kept = all.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    targets = kept.map(\.0)
    let list = kept.map { name, paths in
      let paths = paths.map { "\"\($0)\"" }.joined(separator: ", ")
      let more = Int.random(in: 0..<6, using: &random) == 0 ? ", \"exclude\": [\"App/Views\"]" : ""
      return "{\"name\": \"\(name)\", \"paths\": [\(paths)]\(more)}"
    }
    files[".strex.json"] = "{\"targets\": [\(list.joined(separator: ", "))]}\n"
  }

  private mutating func addPackage(_ path: String, _ names: [String], tests: [String]) {
    let list = names.map { ".target(name: \"\($0)\")" } + tests.map { ".testTarget(name: \"\($0)\")" }
    let localization = Int.random(in: 0..<4, using: &random) > 0 ? "defaultLocalization: \"en\", " : ""
    let end = "targets: [\(list.joined(separator: ", "))])\n"
    files[path] =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", "
      + localization + end
    targets += names
  }

  private mutating func addXcodeProject() {
    targets = ["App", "Widget"]
    let platforms = ["iphoneos", "macosx", "iphoneos macosx"]
    let settings = (0..<3).map { _ in
      let routine = Int.random(in: 0..<8, using: &random) == 0 ? "NO" : "YES"
      let platform = platforms.randomElement(using: &random) ?? ""
      return "SUPPORTED_PLATFORMS = \"\(platform)\"; SWIFT_EMIT_LOC_STRINGS = \(routine); SUPPORTS_MACCATALYST = NO;"
    }
    let shares = (0..<2).map { _ in Bool.random(using: &random) ? "SH, " : "" }
    files[Self.xcodeProject + "/project.pbxproj"] = Self.projectFile(settings, shares)
  }

  private static func projectFile(_ settings: [String], _ shares: [String]) -> String {
    let folders = [("SA", "App"), ("SW", "Widget"), ("SH", "Shared"), ("ST", "AppTests")]
    let groups = folders.map {
      "\($0) = {isa = PBXFileSystemSynchronizedRootGroup; path = \($1); sourceTree = \"<group>\"; };\n"
    }
    let target = { (id: String, name: String, type: String, groups: String, list: Int) in
      "\(id) = {isa = PBXNativeTarget; name = \(name); productType = \"com.apple.product-type.\(type)\"; "
        + "buildPhases = ( ); fileSystemSynchronizedGroups = (\(groups)); buildConfigurationList = L\(list); };\n"
    }
    let lists = settings.enumerated().map { number, settings in
      "L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number), ); };\n"
        + "C\(number) = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };\n"
    }
    return "// !$*UTF8*$!\n{ objects = {\n"
      + "R = {isa = PBXProject; mainGroup = G; buildConfigurationList = L2; targets = (TA, TW, TT, ); };\n"
      + "G = {isa = PBXGroup; children = (SA, SW, SH, ST, ); sourceTree = \"<group>\"; };\n" + groups.joined()
      + target("TA", "App", "application", "SA, " + shares[0], 0)
      + target("TW", "Widget", "app-extension", "SW, " + shares[1], 1)
      + target("TT", "AppTests", "bundle.unit-test", "ST, ", 2) + lists.joined() + "}; rootObject = R; }\n"
  }
}

// Sources and catalogs.
extension RandomProject {
  private static let tables = ["Localizable", "Localizable", "Localizable", "Booking"]

  private mutating func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : "\(folder)/\(name)"
  }

  private mutating func addSources(in folder: String) {
    for number in 0..<Int.random(in: 0..<3, using: &random) {
      let name = "F\(files.count)\(number)"
      var source = RandomCode(name, random)
      files[path(name + ".swift", in: folder)] = source.swift()
      random = source.random
    }
    guard Int.random(in: 0..<12, using: &random) == 0 else { return }
    var source = RandomCode("M", random)
    files[path("M\(files.count).m", in: folder)] = source.objectiveC()
    random = source.random
  }

  private mutating func addCatalogs(in folder: String) {
    guard Int.random(in: 0..<5, using: &random) < 2 else { return }
    addCatalog(Self.tables.randomElement(using: &random) ?? "", in: folder)
  }

  private mutating func addCatalog(_ table: String, in folder: String) {
    let place = Int.random(in: 0..<4, using: &random) == 0 ? path("Resources", in: folder) : folder
    let entries = RandomCode.keys.filter { _ in Bool.random(using: &random) }.map { ($0, entry()) }
    files[path(table + ".xcstrings", in: place)] = CatalogText.of(entries)
  }

  /// The lines of an entry as Xcode writes it.
  private mutating func entry() -> [String] {
    let number = Int.random(in: 0..<3, using: &random)
    let comment = Int.random(in: 0..<3, using: &random) == 0 ? "c\(number)" : nil
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return CatalogText.translated("v\(number)", state: "stale", comment: comment)
    case 1: return CatalogText.translated("v\(number)", state: "manual", comment: comment)
    case 2: return CatalogText.translated("v\(number)", state: "migrated", comment: comment)
    case 3, 4: return CatalogText.translated("v\(number)", comment: comment)
    case 5:
      let unit = ["    \"stringUnit\" : {", "      \"state\" : \"new\",", "      \"value\" : \"v\(number)\"", "    }"]
      return ["\"extractionState\" : \"extracted_with_value\",", "\"localizations\" : {", "  \"en\" : {"] + unit
        + ["  }", "}"]
    default: return comment.map { ["\"comment\" : \"\($0)\""] } ?? []
    }
  }
}
