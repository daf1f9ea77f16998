import SDKInterfaces
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import Testing

@testable import StringExtraction

/// Tests that the built-in interfaces of packages apply if the packages are imported and their sources are missing.
struct PackageOutlinesTests {
  private static func modules(_ sources: [(path: String, text: String)]) -> [String] {
    let outlines = sources.map { FileOutline(SourceText(path: $0.path, text: $0.text)) }
    return PackageOutlines(importedBy: outlines).files.map { $0.source.path }
  }

  @Test func onlyImportedPackagesAreRead() {
    #expect(Self.modules([("App/A.swift", "import SwiftUI\nlet launchAtLogin = LaunchAtLogin.Toggle()")]) == [])
  }

  @Test func importsAreTransitive() {
    let found = Self.modules([("App/A.swift", "import SwiftUI"), ("App/B.swift", "import SpeziOnboarding")])
    #expect(found == ["package: SpeziOnboarding", "package: SpeziViews"])
    #expect(Self.modules([("A.swift", "import ComposableArchitecture")]).contains("package: SwiftNavigation"))
  }

  @Test(arguments: ["Sources/Defaults/Key.swift", "/repo/Packages/Defaults/Sources/Defaults/Key.swift"])
  func packageSourcesReplaceTheInterface(path: String) {
    #expect(Self.modules([("App/A.swift", "import Defaults"), (path, "struct Key {}")]) == [])
  }

  @Test func existingDeclarationsReplaceTheInterface() {
    let own = "public enum LaunchAtLogin { public struct Toggle {} }"
    #expect(Self.modules([("App/A.swift", "import LaunchAtLogin"), ("Vendor/L.swift", own)]) == [])
    let other = "struct ViewState {}"
    #expect(Self.modules([("App/A.swift", "import SpeziViews"), ("App/B.swift", other)]) == ["package: SpeziViews"])
  }

  /// A file that declares a type of a package may be one of its sources, wherever it is.
  @Test(arguments: PackageInterface.all.map(\.module)) func anyDeclaredTypeReplacesTheInterface(module: String) throws {
    let outline = try #require(PackageOutlines(modules: [module]).files.first)
    let types = outline.tree.declarations.filter { $0.parent < 0 && $0.kind.isNominal }
    for type in types {
      #expect(PackageOutlines.mayHold("Vendor/A.swift", [.topLevel(type.name)], of: [module]), "\(outline.text(type))")
    }
    #expect(!PackageOutlines.mayHold("Vendor/A.swift", [.topLevel(Name("Roadmap of Nobody"))], of: [module]))
  }
}
