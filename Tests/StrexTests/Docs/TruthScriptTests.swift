import Foundation
import ProjectTestSupport
import Testing

/// Runs the scripts that compare with files of other builds on our own fixtures. They need Python.
@Suite struct TruthScriptTests {
  private static let hasPython = (try? Subprocess.run("/usr/bin/env", ["python3", "--version"]))?.code == 0

  private func run(_ script: String, _ folder: TemporaryFolder, kind: String? = nil) throws -> Subprocess {
    let path = Sample.root.appendingPathComponent("Tests/Truth/\(script).py").path
    return try Subprocess.run(
      "/usr/bin/env", ["python3", path] + [kind, Subprocess.builtTool, folder.path.string].compactMap(\.self),
      environment: ["PYTHONDONTWRITEBYTECODE": "1"])
  }

  private func copy(_ fixture: String, to folder: TemporaryFolder, as name: String) throws {
    let path = folder(name)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Sample.root.appendingPathComponent("Tests/" + fixture).path, toPath: path)
  }

  @Test(.enabled(if: hasPython)) func tablesAreCompared() throws {
    let folder = try TemporaryFolder()
    try copy("StringExchangeTests/Fixtures/Compiled", to: folder, as: "rooms")
    let same = try run("compiled", folder)
    #expect(same.code == 0 && same.output.hasSuffix("2 of 2 .strings the same; 3 of 3 .stringsdict the same\n"))
    let table = "rooms/de.lproj/rooms.strings"
    try folder.write([table: folder.read(table).replacing("Schwer", with: "Hart")])
    let other = try run("compiled", folder)
    #expect(other.code == 1 && other.output.contains("1 of 6 keys: 'difficulty.hard'"), "\(other.output)")
  }

  @Test(.enabled(if: hasPython)) func symbolsAreCompared() throws {
    let folder = try TemporaryFolder()
    let manual = ["\"extractionState\" : \"manual\""]
    try folder.write(["a/Localizable.xcstrings": CatalogText.of(("book.title", manual), ("Cancel", manual))])
    let words = ["generate-symbols", folder("a/Localizable.xcstrings")]
    try folder.write(["a/Symbols.swift": try Subprocess.run(Subprocess.builtTool, words).output])
    #expect(try run("symbols", folder).output == "1 of 1 files the same\n")
    try folder.write(["a/Symbols.swift": folder.read("a/Symbols.swift").replacing("bookTitle", with: "title")])
    let other = try run("symbols", folder)
    #expect(
      other.code == 1 && other.output.contains("-    static var title")
        && other.output.hasSuffix("0 of 1 files the same\n"))
  }

  @Test(.enabled(if: hasPython)) func interfacesOfAnSDKAreCompared() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "WidgetKit.swiftinterface": """
      extension SwiftUI.WidgetConfiguration {
        public func description(_ key: SwiftUI.LocalizedStringKey) -> some SwiftUI.WidgetConfiguration
      }
      public struct Nameplate : SwiftUI.View {
        public init(_ title: SwiftUI.LocalizedStringKey, image name: Swift.String? = nil)
      }
      """
    ])
    let script = Sample.root.appendingPathComponent("Tests/Truth/sdk.py").path
    let run = try Subprocess.run("/usr/bin/env", ["python3", script, folder("WidgetKit.swiftinterface")])
    let missing = run.output.split(separator: "\n").filter { $0.hasPrefix("-") }
    #expect(run.code == 1 && missing == ["- Nameplate.init(_:image:) LocalizedStringKey   missing in strex"])
    #expect(run.output.hasSuffix("WidgetKit: 2 localizable declarations in the SDK, 1 of them in strex\n"))
  }

  @Test(.enabled(if: hasPython)) func resourcesAreCompared() throws {
    let folder = try TemporaryFolder()
    let resources = { (text: String) in "<resources>\n<string name=\"berth\">\(text)</string>\n</resources>\n" }
    try folder.write([
      "android/values-de/strings.xml": resources("Platz %s"),
      "apple/de.lproj/Localizable.strings": "\"berth\" = \"Platz %1$@\";",
      "apple/en.lproj/Localizable.strings": "\"berth\" = \"Berth %1$@\";",
    ])
    let same = try run("android", folder, kind: "tables")
    #expect(same.code == 0 && same.output.contains("to Android: strings equal: 1\n"), "\(same.output)")
    #expect(same.output.contains("to Apple: strings equal: 1\n"))
    try folder.write(["android/values-de/strings.xml": resources("Kai %s")])
    let other = try run("android", folder, kind: "tables")
    #expect(other.code == 1 && other.output.contains("'Kai %1$@' instead of 'Platz %1$@'"), "\(other.output)")
  }

  @Test(.enabled(if: hasPython)) func resourcesOfACatalogAreCompared() throws {
    let folder = try TemporaryFolder()
    let resources = { (text: String) in "<resources>\n<string name=\"berth\">\(text)</string>\n</resources>\n" }
    try folder.write([
      "Localizable.xcstrings": CatalogText.of(("Berth %@", CatalogText.translated("Platz %@"))),
      "android/values/strings.xml": resources("Berth %1$s"), "android/values-de/converted.xml": resources("Platz %1$s"),
    ])
    let same = try run("android", folder, kind: "catalog")
    #expect(same.code == 0 && same.output.contains("strings equal: 1\n"), "\(same.output)")
    try folder.write(["android/values-de/converted.xml": resources("Kai %1$s")])
    #expect(try run("android", folder, kind: "catalog").code == 1)
  }
}
