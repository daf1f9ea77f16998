import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import Testing

@testable import StringExtraction

/// Tests that names are looked up by imports, as in the compiler: another module's declarations hide the SDK's names
/// only in files that import the module.
@Suite struct ModuleTests {
  /// A source and the modules that contain it.
  private struct File {
    let modules: [Int]
    let text: String

    init(_ modules: Int..., text: String) {
      self.modules = modules
      self.text = text
    }
  }

  private static let kit = "public struct Link: Codable { public let raw: String }\npublic struct Group {}"
  private static let link = "let a = Link(\"Website\", destination: URL(string: \"https://example.com\")!)"
  private static let names: [Set<Name>] = [[Name("App")], [Name("Kit")], [Name("Umbrella")]]

  /// The keys of sources, which must not depend on their order.
  private static func keys(_ files: [File], names: [Set<Name>] = names) async -> [String] {
    let ahead = await keys(of: Array(files.enumerated()), names)
    let back = await keys(of: files.enumerated().reversed(), names)
    #expect(ahead == back)
    return ahead
  }

  private static func keys(of files: [(offset: Int, element: File)], _ names: [Set<Name>]) async -> [String] {
    let sources = files.map { SourceText(path: "Sources/\($0.offset).swift", text: $0.element.text) }
    let extractor = await Extractor(sources: sources, sdk: FixtureProgram.reading) {
      SourceModules(names: names, members: files.map(\.element.modules))
    }
    return await extractor.extract(Array(sources.indices)).strings.map(\.key).sorted()
  }

  @Test func unimportedModulesHideNothing() async {
    let use = "import SwiftUI\nlet g = Group { Text(\"One\") }.navigationTitle(\"Title\")\n" + Self.link
    #expect(await Self.keys([File(1, text: Self.kit), File(0, text: use)]) == ["One", "Title", "Website"])
  }

  @Test func importedTypesWinIfTheirInitializersMatch() async {
    let kit = "import SwiftUI\npublic struct Label { public init(_ name: String, icon: Int) {} }"
    let use = """
      import Kit
      import SwiftUI
      let a = Label("Plain", icon: 3), b = Label("Key", systemImage: "star")
      """
    #expect(await Self.keys([File(1, text: kit), File(0, text: use)]) == ["Key"])
    #expect(await Self.keys([File(text: kit), File(text: use)]) == ["Key"])
  }

  /// A type with unknown inherited or generated initializers may take any argument.
  @Test(arguments: ["public class Link: Unknown {}", "@Unknown public struct Link {}"])
  func typesWithUnknownInitializersWin(kit: String) async {
    #expect(await Self.keys([File(1, text: kit), File(0, text: "import Kit\nimport SwiftUI\n" + Self.link)]).isEmpty)
  }

  @Test func exportedModulesAreImported() async {
    let files = { (umbrella: String) in
      [
        File(1, text: "public class Link: Unknown {}"), File(2, text: umbrella),
        File(0, text: "import SwiftUI\nimport Umbrella\n" + Self.link),
      ]
    }
    #expect(await Self.keys(files("@_exported import Kit")).isEmpty)
    #expect(await Self.keys(files("public import Kit")) == ["Website"])
  }

  @Test func ownModuleHidesOthers() async {
    let use = "import SwiftUI\nlet a = Button(\"Dismiss\") {}"
    let button = "import UIKit\nfinal class Button: UIButton {}"
    #expect(await Self.keys([File(0, text: button), File(1, text: use)]) == ["Dismiss"])
    #expect(await Self.keys([File(0, text: button), File(0, text: use)]).isEmpty)
    // A source of two targets sees the declarations of either.
    #expect(await Self.keys([File(0, text: button), File(0, 1, text: use)]).isEmpty)
  }

  /// A file that imports SwiftUI nowhere in its module means another module's `Text`.
  @Test func unimportedNamesOfSwiftUIAreOfOtherModules() async {
    let use = "import Foundation\nimport Kit\nlet a = Text(\"One\")"
    let missing = "import Foundation\nimport Paragraphs\nlet a = Text(\"One\")"
    let type = "public struct Text { public init(_ text: String) {} }"
    let literal = "public struct Text: ExpressibleByStringLiteral { public init(stringLiteral value: String) {} }"
    let function = "public func Text(_ text: String) -> Int { 1 }"
    for kit in [type, literal, function] {
      #expect(await Self.keys([File(1, text: kit), File(0, text: use)]).isEmpty)
    }
    #expect(await Self.keys([File(0, text: function), File(0, text: use)]).isEmpty)
    #expect(await Self.keys([File(0, text: missing)]).isEmpty)
    #expect(await Self.keys([File(0, text: missing), File(1, text: "import SwiftUI")]).isEmpty)
  }

  /// Without a declaration that a file can see, or with SwiftUI in its module, SwiftUI's `Text` is meant.
  @Test(arguments: ["import SwiftUI", "import TipKit", "@_exported import SwiftUI"])
  func namesOfSwiftUIAreFoundThroughTheModule(other: String) async {
    let use = "import Foundation\nimport Paragraphs\nlet a = Text(\"One\")"
    #expect(await Self.keys([File(0, text: use), File(0, text: other)]) == ["One"])
    #expect(await Self.keys([File(0, text: "import Foundation\nlet a = Text(\"One\")")]) == ["One"])
    #expect(await Self.keys([File(text: use)]) == ["One"])
  }

  /// A file that imports SwiftUI only through an unknown module shows it by declaring a view.
  @Test(arguments: ["View", "App", "ViewModifier"])
  func viewsShowThatAnUnknownModuleExportsSwiftUI(type: String) async {
    let use = { (name: String) in "import Paragraphs\nstruct Page: \(name) { let a = Text(\"One\") }" }
    #expect(await Self.keys([File(0, text: use(type))]) == ["One"])
    #expect(await Self.keys([File(0, text: use("Sendable"))]).isEmpty)
    // The initializers of the type stay visible next to a function with its name.
    let function = "public func Text(_ text: String, mark: Int) -> Int { mark }"
    #expect(await Self.keys([File(0, text: function), File(0, text: use(type))]) == ["One"])
  }

  @Test func modulesThatExportSwiftUIImportIt() async {
    let use = "import Kit\nimport Paragraphs\nlet a = Text(\"One\")"
    #expect(await Self.keys([File(1, text: "@_exported import SwiftUI"), File(0, text: use)]) == ["One"])
    #expect(await Self.keys([File(1, text: "import SwiftUI"), File(0, text: use)]).isEmpty)
  }

  /// A module with an unknown name may be imported, and a file without a target may belong to any.
  @Test func unknownModulesAreVisible() async {
    let use = "import SwiftUI\nimport Something\n" + Self.link
    let link = "public class Link: Unknown {}"
    #expect(await Self.keys([File(1, text: link), File(0, text: use)], names: [[Name("App")], []]).isEmpty)
    #expect(await Self.keys([File(text: link), File(0, text: use)]).isEmpty)
  }

  @Test func convertedValuesOfUnknownTypeAreNumbers() async {
    let use = """
      import Lottie
      import SwiftUI
      func show(_ a: LottieThing, _ text: String) {
        _ = [Text("Int \\(Int(a.frame))"), Text("Double \\(Double(a.frame))"), Text("Text \\(Int(text) ?? 0)")]
      }
      """
    #expect(await Self.keys([File(0, text: use)]) == ["Double %lf", "Int %lld", "Text %lld"])
  }
}
