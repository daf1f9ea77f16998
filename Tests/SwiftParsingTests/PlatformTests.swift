import SwiftLexing
import Testing

@testable import SwiftParsing

/// Tests which platforms compile the code between `#if` and `#endif`.
@Suite struct PlatformTests {
  /// The platforms of the code at `«name»` in a text, or `nil` if no platform compiles it.
  private func platforms(_ text: String) -> [String: Platforms] {
    let source = SourceText(path: "a.swift", text: text)
    let outline = FileOutline(source)
    let names = outline.tree.declarations.map { (outline.text($0), outline.platforms(at: Int($0.nameRange.start))) }
    return Dictionary(names.filter { !$0.0.isEmpty }) { first, _ in first }
  }

  @Test(
    arguments: [
      ("os(macOS)", .macOS), ("os(iOS)", [.iOS, .macCatalyst]), ("os(Linux)", .others),
      ("!os(macOS)", [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS, .others]),
      ("os(iOS) || os(visionOS)", [.iOS, .macCatalyst, .visionOS]),
      ("os(iOS) && !targetEnvironment(macCatalyst)", .iOS), ("canImport(AppKit)", [.macOS, .macCatalyst]),
      ("canImport(UIKit)", [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS]), ("canImport(Kit)", .all),
      ("canImport(UIKit, _version: 2)", .all), ("(os(tvOS) || FLAG)", .all), ("os(tvOS) && FLAG", .tvOS),
      ("DEBUG && os(watchOS)", .watchOS), ("swift(>=6)", .all), ("targetEnvironment(simulator)", .all),
      ("os(Plan9)", .others), ("canImport(FoundationNetworking)", .others),
    ] as [(String, Platforms)])
  func conditionsDeterminePlatforms(_ condition: String, _ expected: Platforms) {
    #expect(platforms("#if \(condition)\nlet a = 1\n#endif\nlet b = 2") == ["a": expected, "b": .all])
  }

  @Test(
    arguments: [
      ("BETA", ["BETA"]), ("!BETA", []), ("BETA && STORE", ["BETA", "STORE"]), ("BETA || STORE", []),
      ("(BETA || FREE && BETA) && os(iOS)", ["BETA"]), ("DEBUG", []), ("swift(>=6)", []), ("canImport(BETA)", []),
    ])
  func projectConditionsAreListed(_ condition: String, _ expected: [String]) {
    let text = "#if OUTER\nlet z = 0\n#if \(condition)\nlet a = 1\n#else\nlet b = 2\n#endif\n#endif\nlet c = 3"
    let outline = FileOutline(SourceText(path: "a.swift", text: text))
    let names = outline.tree.declarations.map { outline.conditions(at: Int($0.nameRange.start)) }
    #expect(names == [["OUTER"], (expected + ["OUTER"]).sorted(), ["OUTER"], []])
  }

  @Test func onlyTheFirstConditionsAreListed() {
    let names = (10..<100).map { "C\($0)" }
    let line = names.joined(separator: " && ")
    let nested = names.map { "#if \($0)\n" }.joined() + "let b = 2\n" + names.map { _ in "#endif\n" }.joined()
    let outline = FileOutline(SourceText(path: "a.swift", text: "#if \(line)\nlet a = 1\n#endif\n" + nested))
    let variables = outline.tree.declarations.filter { $0.kind == .variable }
    let first = Array(names.prefix(16))
    #expect(variables.map { outline.conditions(at: Int($0.nameRange.start)) } == [first, first])
  }

  @Test func laterBranchesHaveTheRemainingPlatforms() {
    let found = platforms(
      """
      #if os(macOS)
      let a = 1
      #elseif canImport(UIKit) && !os(watchOS)
      let b = 1
      #else
      let c = 1
      #endif
      """)
    #expect(found == ["a": .macOS, "b": [.iOS, .macCatalyst, .tvOS, .visionOS], "c": [.watchOS, .others]])
  }

  @Test func nestedConditionsAreIntersected() {
    let found = platforms(
      """
      #if !os(macOS)
      #if os(iOS) || os(macOS)
      let a = 1
      #else
      let b = 1
      #endif
      #if os(macOS)
      let never = 1
      #endif
      #endif
      """)
    #expect(found == ["a": [.iOS, .macCatalyst], "b": [.tvOS, .watchOS, .visionOS, .others]])
  }

  @Test func branchAfterAnUncompiledBranchIsCompiled() {
    #expect(platforms("#if false\nlet never = 1\n#endif\nlet a = 1") == ["a": .all])
    let nested = "#if os(macOS)\n#if os(iOS)\nlet never = 1\n#endif\nlet a = 1\n#else\n#endif\nlet b = 1"
    #expect(platforms(nested) == ["a": .macOS, "b": .all])
  }

  @Test func platformNamesAreOrdered() {
    #expect(Platforms([.visionOS, .iOS]).names == ["iOS", "visionOS"])
    #expect(Platforms.all.names.count == 7)
  }
}
