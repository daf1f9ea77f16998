import SwiftLexing
import SwiftParsing
import Testing

@testable import ProjectModel

@Suite struct PackageManifestTests {
  private func manifest(_ text: String) -> PackageManifest {
    PackageManifest(SourceText(path: "Package.swift", text: text))
  }

  @Test(arguments: [
    (#"let package = Package(name: "A", defaultLocalization: "en", targets: [])"#, true),
    (#"let package = Package(name: "A", targets: [])"#, false),
    (#"let package = Package(name: "A" /* defaultLocalization: "en" */, targets: [])"#, false),
    (#"let package = Package(name: "defaultLocalization: en", targets: [])"#, false),
    (#"let package = Package(name: "A", defaultLocalization: nil)"#, false),
    ("", false),
  ])
  func defaultLocalizationIsRead(_ text: String, _ isLocalized: Bool) {
    #expect(manifest(text).isLocalized == isLocalized)
  }

  private static let package = "Package(name: \"A\", targets: [.target(name: \"A\")])"

  /// - Parameter isManifest: `nil` for a manifest that cannot be read.
  @Test(arguments: [
    ("// swift-tools-version: 6.0\nlet package = \(package)", true), ("", nil),
    ("// swift-tools-version: 6.0\nlet package: Package = .init(name: \"A\", targets: [.target(name: \"A\")])", true),
    ("// swift-tools-version: 6.0\nlet package = Package.init(name: \"A\", targets: [.target(name: \"A\")])", true),
    (" \n", nil), ("\n\n// swift-tools-version: 6.0\nlet package = \(package)", true),
    ("// swift-tools-version: 6.0\nfunc a() -> Package {\n  return .init(name: \"A\")\n}\nlet package = a()", true),
    ("import PackageDescription\nlet package = \(package)", nil),
    ("// swift-tools-version: 6.0\nlet package = makePackage()", nil),
    ("// swift-tools-version: 6.0\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")", nil),
    ("import SwiftUI\nstruct Package {}\n", false),
  ])
  func manifestIsReadOrReported(_ text: String, _ isManifest: Bool?) throws {
    let read = { try ProjectFormat.swiftPackage.read(ContiguousArray(text.utf8), FilePath("/a/Package.swift")) }
    if let isManifest {
      #expect(try (read() != nil) == isManifest)
    } else {
      #expect(throws: ProjectError.self) { try read() }
    }
  }

  @Test(arguments: [
    ("", 0), (", sources: [\"Main\"]", 0), (", sources: [\"Main\", \"Made\"]", 1),
    (", path: \"Else\", sources: [\"Made\"]", 0),
  ])
  func listedSourcesThatDoNotExistAreMissing(_ arguments: String, _ count: Int) {
    let package = SwiftPackage(
      manifest("let package = Package(name: \"A\", targets: [.target(name: \"A\"\(arguments))])"), in: FilePath("/a"))
    let folders = ["/a/Sources/A", "/a/Sources/A/Main"].map { FilePath($0) }
    #expect(package.missingSources(isThere: folders.contains).count == count)
  }

  @Test(arguments: [
    ("", [:]), ("platforms: nil, ", [:]), ("platforms: [], ", nil), ("platforms: all, ", nil),
    ("platforms: [.iOS(.v15), .macOS(.v10_15)], ", ["iOS": 15, "macOS": 10]),
    ("platforms: [.macOS(\"12.3\"), .custom(\"ios\", versionString: \"1\")], ", nil),
    ("platforms: [.iOS(.v14), .macCatalyst(.v13_1)], ", ["iOS": 14, "macCatalyst": 13]),
    ("platforms: [.iOS(oldest)], ", nil), ("platforms: [SupportedPlatform.visionOS(.v1)], ", ["visionOS": 1]),
  ])
  func oldestSystemsAreRead(_ platforms: String, _ systems: [String: Int]?) {
    let text =
      "let package = Package(\(platforms)targets: [.target(name: \"A\", "
      + "swiftSettings: [.define(\"B\", .when(platforms: [.linux]))])])"
    #expect(manifest(text).oldestSystems == systems)
  }

  @Test(
    arguments: [
      (["iOS": 15], []), (["iOS": 14], [.iOS, .macCatalyst]), (["macCatalyst": 14], .macCatalyst),
      (["macCatalyst": 15], []), (["iOS": 15, "macCatalyst": 14], .macCatalyst),
      (["iOS": 14, "macCatalyst": 15], .iOS), (["macOS": 11, "iOS": 15], .macOS),
    ] as [([String: Int], Platforms)])
  func olderSystemsLackBundleLookups(_ oldest: [String: Int], _ without: Platforms) {
    #expect(PlatformNames.withLookups(oldest) == Platforms.all.subtracting(without))
  }

  @Test(arguments: [
    ("Sources/A/a.swift", true), ("src/a.swift", true), ("Code/a.swift", true), ("Code/Deep/a.swift", true),
    ("Other/a.swift", false), ("a.swift", false), ("Example/Sources/a.swift", false),
  ])
  func targetFoldersAreRead(_ path: String, _ isCovered: Bool) {
    let text = #"Package(dependencies: [.package(path: "Other")], targets: [.target(name: "A", path: "Code")])"#
    #expect(manifest(text).covers(FilePath(path)) == isCovered)
  }

  @Test func anEmptyPathIsTheWholePackage() {
    #expect(manifest(#"Package(targets: [.executableTarget(name: "A", path: "")])"#).covers(FilePath("Deep/a.swift")))
  }

  @Test func executablesAreApplications() {
    let text = #"Package(targets: [.executableTarget(name: "Garden"), .target(name: "Kit")])"#
    #expect(SwiftPackage(manifest(text), in: FilePath("/P")).applicationNames == ["Garden"])
  }

  @Test func targetsAreRead() {
    let text = #"""
      let kit: Target = .target(
        name: "Kit", dependencies: [.target(name: "Inner"), "Outer"], path: "Code/Kit", exclude: ["Old", "a.swift"],
        sources: ["Main"], resources: [.process("Resources"), .copy("Raw")])
      let package = Package(name: "P", targets: [kit, .testTarget(name: "KitTests"), .binaryTarget(name: "B", path: "B")])
      """#
    let targets = manifest(text).targets
    #expect(targets.map(\.name) == ["Kit", "KitTests"])
    #expect(targets[0].path == FilePath("Code/Kit") && targets[0].copied == [FilePath("Raw")])
    #expect(targets[0].excluded == [FilePath("Old"), FilePath("a.swift")])
    #expect(targets[1].isTest && targets[1].candidateFolders.first == FilePath("Tests/KitTests"))
    #expect(manifest(text).name == "P")
  }

  /// SwiftPM 5.9 searches `Sources` for the only target that is not a test, and `Tests` for the only test target.
  @Test(arguments: [
    ("5.9", #".target(name: "A")"#, true), ("6.0", #".target(name: "A"), .testTarget(name: "ATests")"#, true),
    ("5.10.1", #".executableTarget(name: "A")"#, true), ("5.8", #".target(name: "A")"#, false),
    ("6", #".target(name: "A"), .target(name: "B")"#, false),
    ("5.9", #".target(name: "A"), .target(name: "B", path: "B")"#, false),
    ("5.9", #".target(name: "A"), .binaryTarget(name: "B", path: "B")"#, false),
    ("5.9", #".target(name: "A"), .target(name: prefix + "B")"#, false),
    ("5.9", #".target(name: "A", path: "A")"#, false),
  ])
  func onlyTargetMayUseTheSourcesFolder(_ version: String, _ targets: String, _ mayFill: Bool) {
    let target = manifest("// swift-tools-version:\(version)\nlet package = Package(targets: [\(targets)])").targets[0]
    #expect(target.candidateFolders.contains(FilePath("Sources")) == mayFill)
  }

  @Test func onlyTestTargetsUseTheTestsFolder() {
    let text =
      "// swift-tools-version: 5.9\nlet package = Package(targets: [.target(name: \"A\"), .testTarget(name: \"T\")])"
    #expect(manifest(text).targets[1].candidateFolders.last == FilePath("Tests"))
  }

  @Test(
    arguments: [
      (#".target(name: "A")"#, []), (#".target(name: "A", swiftSettings: [.define("BETA")])"#, ["BETA"]),
      (#".target(name: "A", swiftSettings: [.define("MAC", .when(platforms: [.macOS]))])"#, ["MAC"]),
      (#".target(name: "A", swiftSettings: [.unsafeFlags(["-DFAST", "-D", "LOUD", "-O"])])"#, ["FAST", "LOUD"]),
      (#".target(name: "A", swiftSettings: [.define(name)])"#, nil),
      (#".target(name: "A", swiftSettings: [.define(flag ? "X" : "Y")])"#, ["X", "Y"]),
      (
        #".target(name: "A", swiftSettings: [.define((a == 1) ? (b ? "X" : "Y") : ("Z"), .when(x))])"#, ["X", "Y", "Z"]
      ),
      (#".target(name: "A", swiftSettings: [.define(flag ? "X" : name)])"#, nil),
      (
        #".target(name: "A")], traits: [.trait(name: "Small"), "Large", .default(enabledTraits: ["Small"])"#,
        ["Small", "Large"]
      ),
    ] as [(String, Set<String>?)])
  func compilationConditionsAreRead(_ targets: String, _ expected: Set<String>?) {
    let found = manifest("let package = Package(name: \"P\", targets: [\(targets)])").conditions
    #expect(found == expected?.union(["SWIFT_PACKAGE", "Xcode"]))
  }

  @Test func helperFunctionsCreateTargets() {
    let text = #"""
      let package = Package(name: "P", targets: [.featureTarget(name: "A", path: "."), .featureTestTarget(name: "B")])
      extension Target {
        static func featureTarget(name: String, path: String) -> Target { .target(name: name, path: path) }
      }
      """#
    let targets = manifest(text).targets
    #expect(targets.map(\.name) == ["A", "B"] && targets.map(\.isTest) == [false, true])
    #expect(targets[0].candidateFolders == [FilePath(".")])
  }

  @Test(arguments: [
    ("Main/a.swift", true), ("Other/a.swift", false), ("Old/a.swift", false), ("L.xcstrings", true),
    ("Raw/L.xcstrings", false),
  ])
  func targetsExcludeTheirExcludedFiles(_ file: String, _ isMember: Bool) {
    let text = #".target(name: "A", exclude: ["Old"], sources: ["Main"], resources: [.copy("Raw")])"#
    #expect(manifest(text).targets.first?.contains(FilePath(file)) == isMember)
  }

  /// Both forms build in Xcode (facts J).
  @Test(arguments: [
    (#".process("../../Shared/L.xcstrings")"#, ""),
    ("catalog", #"let catalog: Resource = .process("../../Shared/L.xcstrings")"#),
    ("catalog", #"var catalog: Resource { .process("../../Shared/L.xcstrings") }"#),
    ("catalog, other", "let other = catalog\n" + #"let catalog = Resource.process("../../Shared/L.xcstrings")"#),
  ])
  func resourcesMayBeOutsideAndNamedByConstants(_ resources: String, _ constant: String) {
    let text =
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", resources: [\(resources)])])\n\(constant)\n"
    var package = SwiftPackage(manifest(text), in: FilePath("/code"))
    package.locateTargets(in: [FilePath("/code/Sources/A")])
    let members = PackageMembers([package])
    for (file, targets) in [("Shared/L.xcstrings", [0]), ("Shared/M.xcstrings", []), ("Sources/A/a.swift", [0])] {
      #expect(members.match(FilePath("/code/\(file)")).targets == targets, "\(file)")
    }
  }

  /// The names of such targets are unknown, so the manifest is only known in part.
  @Test(arguments: [
    (#"func feature(_ n: String) -> Target { .target(name: "Feature" + n) }"#, 1),
    (#"for n in ["B", "C"] { package.targets.append(.target(name: n)) }"#, 1),
    (#"extension Target { static func feature(_ n: String) -> Target { .executableTarget(name: "F\(n)") } }"#, 1),
    (#"let more = ["B"].map { Target.target(name: $0) }"#, 1),
    (#"for n in ["B"] { package.targets.append(.testTarget(name: n + "Tests")) }"#, 0),
    (#"func libraryTarget(name: String) -> Target { .target(name: name) }; let b = libraryTarget(name: "B")"#, 0),
    (#"let name = "B"; let b = Target.target(name: name)"#, 0),
    (#"let b = Target.target(name: "B", dependencies: [.target(name: x())])"#, 0),
  ])
  func computedTargetsAreNoticed(_ code: String, _ count: Int) {
    let manifest = manifest("let package = Package(name: \"A\", targets: [.target(name: \"A\")])\n\(code)\n")
    #expect(manifest.computedTargets.count == count)
    #expect(manifest.computedTargets.allSatisfy { $0.line == 2 })
  }

  /// Constants that refer to each other, in circles and twice each, take little time.
  @Test func constantsMayFormCircles() {
    let names = (0..<200).map { "let c\($0) = [c\(($0 + 1) % 200), c\(($0 + 1) % 200), \"Folder\($0)\"]" }
    let text =
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", exclude: c0)])\n"
      + names.joined(separator: "\n")
    #expect(manifest(text).targets[0].excluded.count == 32)
  }
}
