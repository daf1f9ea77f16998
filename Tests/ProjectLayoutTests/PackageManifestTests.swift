import SwiftLexing
import Testing

@testable import ProjectLayout

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
  func knowsTheDefaultLocalization(_ text: String, _ isLocalized: Bool) {
    #expect(manifest(text).isLocalized == isLocalized)
  }

  @Test(arguments: [
    ("Sources/A/a.swift", true), ("src/a.swift", true), ("Code/a.swift", true), ("Code/Deep/a.swift", true),
    ("Other/a.swift", false), ("a.swift", false), ("Example/Sources/a.swift", false),
  ])
  func knowsTheFoldersOfItsTargets(_ path: String, _ isCovered: Bool) {
    let text = #"Package(dependencies: [.package(path: "Other")], targets: [.target(name: "A", path: "Code")])"#
    #expect(manifest(text).covers(FilePath(path)) == isCovered)
  }

  @Test func anEmptyPathIsTheWholePackage() {
    #expect(manifest(#"Package(targets: [.executableTarget(name: "A", path: "")])"#).covers(FilePath("Deep/a.swift")))
  }

  @Test func knowsItsTargets() {
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

  @Test func routinesOfItsOwnMakeTargets() {
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
  func targetsLeaveOutWhatTheySay(_ file: String, _ isMember: Bool) {
    let text = #".target(name: "A", exclude: ["Old"], sources: ["Main"], resources: [.copy("Raw")])"#
    #expect(manifest(text).targets.first?.contains(FilePath(file)) == isMember)
  }
}
