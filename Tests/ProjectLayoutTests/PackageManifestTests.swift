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
}
