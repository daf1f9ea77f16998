import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem

/// Tests the plugins in a package that depends on this one by path, through `swift build` and `swift package`.
///
/// The tests build strex again, so they run only if the environment contains `STREX_PLUGIN_TESTS`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["STREX_PLUGIN_TESTS"] != nil))
struct PluginTests {
  private let folder: TemporaryFolder
  private let catalog = "Sources/Shop/Resources/Localizable.xcstrings"
  private let view = "Sources/Shop/Row.swift"
  private let isMissing = "warning: \"%@ in stock\" is missing from "

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      /// Not a literal, so strex cannot read it from the manifest.
      let name = "Shop"
      let package = Package(
        name: "Scratch", defaultLocalization: "en",
        dependencies: [.package(name: "strex", path: "\(Sample.root.path)")],
        targets: [
          .target(name: "Model"),
          .target(
            name: name, dependencies: ["Model"], resources: [.process("Resources")],
            plugins: [.plugin(name: "CheckStringsOnBuild", package: "strex")]),
        ]
      )
      """,
      "Sources/Model/Item.swift": "public struct Item {\n  public var count: Int\n}\n",
      view: """
      import Model
      #if canImport(SwiftUI)
        import SwiftUI
        struct Row: View {
          let item: Item
          var body: some View { Text("\\(item.count) in stock") }
        }
      #endif
      """,
      catalog: CatalogText.of(),
    ])
  }

  private func swift(_ words: String..., environment: [String: String] = [:]) throws -> Subprocess {
    try Subprocess.run("/usr/bin/env", ["swift"] + words, in: folder.path.string, environment: environment)
  }

  @Test func packageIsCheckedAndSynced() throws {
    let first = try swift("build")
    let text = first.output + first.errors
    #expect(first.code == 0, "\(text)")
    #expect(text.contains("\(folder(view)):6:32: warning: \"%lld in stock\" is missing from "), "\(text)")
    #expect(try swift("package", "check-strings").code == 1)
    let sync = try swift("package", "--allow-writing-to-package-directory", "sync-strings", "--quiet", "Sources/Shop")
    #expect(sync.code == 0, "\(sync.errors)")
    #expect(try folder.read(catalog).contains(#""%lld in stock""#))
    let check = try swift("package", "check-strings")
    #expect(check.code == 0 && check.output.contains("all catalogs are up to date"), "\(check.errors)")
    try typesOfOtherTargetsCount()
  }

  /// A package uses the tool from an artifact bundle, as on the branch of a release, and builds none.
  @Test func packageUsesThePrebuiltTool() throws {
    let copy = folder("strex")
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    func script(_ words: String...) throws {
      let run = try Subprocess.run("/usr/bin/env", words, in: copy, environment: ["STREX_CHECKOUT": copy])
      try #require(run.code == 0, "\(run)")
    }
    for name in ["Package.swift", "Sources"] {
      try script("cp", "-R", Sample.root.appendingPathComponent(name).path, copy)
    }
    let scripts = Sample.root.appendingPathComponent(".ci").path
    // Only the bundle depends on the platform.
    #if arch(arm64)
      let platform = "linux-arm64"
    #else
      let platform = "linux-x86_64"
    #endif
    try script(scripts + "/archive", Subprocess.builtTool, platform, "out")
    try script(scripts + "/bundle", Version.current, "out", "out/strex-\(Version.current)-\(platform).tar.gz")
    try script("unzip", "-q", "out/strex.artifactbundle.zip")
    try script(scripts + "/prebuilt", "strex.artifactbundle")
    let manifest = try folder.read("Package.swift").replacing(Sample.root.path, with: copy)
    try folder.write(["Package.swift": manifest])
    let build = try swift("build")
    #expect(build.code == 0 && build.output.contains("\"%lld in stock\" is missing from "), "\(build)")
    #expect(!(build.output + build.errors).contains("Compiling StringExtraction"))
    #expect(try swift("package", "check-strings").code == 1)
    try script("mkdir", copy + "/Samples")
    try script("cp", "-R", Sample.root.appendingPathComponent("Samples/Tickets").path, copy + "/Samples")
    try textsAreFound(by: copy + "/Samples/Tickets")
  }

  /// The tests of a sample look up texts in three languages, with plurals, in tables that the build made from its
  /// catalog, with both build systems.
  private func textsAreFound(by sample: String) throws {
    for system in ["native", "swiftbuild"] {
      func test() throws -> Subprocess {
        try swift(
          "test", "--build-system", system, "--package-path", sample, "--scratch-path", folder("tickets-\(system)"))
      }
      // One of six runs of SwiftPM ended before the tests, without a reason. A real fault occurs again.
      var run = try test()
      if run.code != 0 { run = try test() }
      let text = run.output + run.errors
      #expect(run.code == 0, "\(system): \(text.suffix(2_000))")
      #expect(text.contains("3 tests") && !text.contains("Compiling StringExtraction"), "\(system)")
    }
  }

  /// The type of a model's property changes, and with it the key of a view in another target. The entry of the old key
  /// stays: a package is compiled for several platforms, and on another one the same literal may have that key.
  private func typesOfOtherTargetsCount() throws {
    #expect(try !swift("build").output.contains("in stock"))
    try folder.write(["Sources/Model/Item.swift": "public struct Item {\n  public var count: String\n}\n"])
    let changed = try swift("build")
    #expect(changed.code == 0 && changed.output.contains(isMissing), "\(changed)")
    #expect(changed.output.contains("\"%lld in stock\", which has a different format specifier"), "\(changed)")
    #expect(try !swift("build").output.contains("in stock"), "nothing has changed since")
    let strict = try swift("build", environment: ["STREX_STRICT": "1"])
    #expect(strict.code != 0 && (strict.output + strict.errors).contains(isMissing))
    let products = try FileManager.default.subpathsOfDirectory(atPath: folder(".build"))
    let resources = products.filter { $0.contains("Scratch_Shop.resources/") || $0.contains("Scratch_Shop.bundle/") }
    #expect(!resources.isEmpty && !resources.contains { $0.contains("CheckedStrings") })
  }
}
