import SwiftLexing
import Testing

@testable import StringExtraction

/// Tests that a file uses the type of a name that is nearest in the folder tree.
struct NearestTypeTests {
  private static let app = SourceText(
    path: "App/Models/Badge.swift", text: "struct Badge { var label: LocalizedStringKey; var size: Int }")
  private static let kit = SourceText(
    path: "Kit/Sources/Badge.swift", text: "public struct Badge { var label: String; var size: Double }")
  private static let use = "let badge = Badge(label: \"New\", size: 3)\nlet text = Text(\"Size \\(badge.size)\")\n"

  @Test(arguments: [("App/Views/Row.swift", ["New", "Size %lld"]), ("Kit/Tools/Row.swift", ["Size %lf"])])
  func typeOfNearestFolderWins(path: String, keys: [String]) async {
    let row = SourceText(path: path, text: "import SwiftUI\n" + Self.use)
    #expect(await Self.keys([Self.app, Self.kit, row]) == keys)
  }

  @Test func extensionOfNearestFolderApplies() async {
    let more = SourceText(path: "App/Views/More.swift", text: "extension Badge { var twice: Int { size * 2 } }")
    let row = SourceText(
      path: "App/Views/Row.swift", text: "import SwiftUI\nfunc f(b: Badge) { _ = Text(\"Twice \\(b.twice)\") }")
    #expect(await Self.keys([Self.app, Self.kit, more, row]) == ["Twice %lld"])
  }

  @Test func firstBranchOfConditionalTypesWins() async {
    let text = """
      #if os(iOS)
      final class Store { struct Result { let count: Int } }
      #else
      final class Store {}
      #endif
      """
    let use = "import SwiftUI\nfunc f(r: Store.Result) { _ = Text(\"Got \\(r.count)\") }"
    let sources = [SourceText(path: "A/Store.swift", text: text), SourceText(path: "A/Use.swift", text: use)]
    #expect(await Self.keys(sources) == ["Got %lld"])
  }

  private static func keys(_ sources: [SourceText]) async -> [String] {
    let found = await FixtureProgram.extraction(of: sources).strings
    #expect(found.allSatisfy { $0.evidence != .assumed })
    return found.map(\.key)
  }
}
