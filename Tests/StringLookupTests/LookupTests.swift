import Foundation
import Testing

@testable import StringLookup

@Suite struct LookupTests {
  private static let rule: [String: String] = [
    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
    "one": "%lld кімната", "few": "%lld кімнати", "many": "%lld кімнат", "other": "%lld кімнати",
  ]

  @Test(
    arguments: [
      ("%#@a@", [1], "%1$lld кімната"), ("%#@a@", [3], "%1$lld кімнати"),
      ("%@: %#@a@", [nil, 5], "%1$@: %2$lld кімнат"),
      ("%2$#@a@ / %1$lld", [1, 21], "%2$lld кімната / %1$lld"),
      ("%#@a@, %#@a@", [1, 5], "%1$lld кімната, %2$lld кімнат"),
      ("%#@a@", [], "%1$lld кімнати"), ("%#@missing@", [1], "%1$#@missing@"),
      ("100%% %#@a@", [2], "100%% %1$lld кімнати"),
    ] as [(String, [Double?], String)])
  func formatsAreExpanded(_ format: String, _ numbers: [Double?], _ expected: String) {
    let entry: [String: Any] = ["NSStringLocalizedFormatKey": format, "a": Self.rule]
    #expect(VariedText(language: "uk", numbers: numbers).format(of: entry) == expected)
  }

  @Test func otherRulesFallBackToAText() {
    let text = VariedText(language: "en", numbers: [0])
    #expect(text.format(of: ["NSStringDeviceSpecificRuleType": ["mac": "Click", "ipad": "Tap"]]) == "Click")
    #expect(text.format(of: ["NSStringVariableWidthRuleType": ["9": "Rm", "40": "Room"]]) == "Room")
    let zero: [String: Any] = ["NSStringLocalizedFormatKey": "%#@a@", "a": ["zero": "none", "other": "%d"]]
    #expect(text.format(of: ["NSStringDeviceSpecificRuleType": ["other": zero]]) == "none")
    #expect(text.format(of: ["x": 1]) == nil && text.format(of: 1) == nil)
  }

  /// Substitutions that refer to each other in a circle terminate.
  @Test func circularSubstitutionsTerminate() throws {
    let entry: [String: Any] = ["NSStringLocalizedFormatKey": "%#@a@", "a": ["other": "x%#@a@"]]
    let format = try #require(VariedText(language: "en", numbers: [2]).format(of: entry))
    #expect(format == "xxxxxxxx%1$#@a@")
  }

  @Test func bundlesAreSearched() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strex-lookup-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    #if canImport(Darwin)
      let name = "Localizable.stringsdict"
    #else
      let name = "Localizable+Variations.stringsdict"
    #endif
    let variations = ["%lld rooms": ["NSStringLocalizedFormatKey": "%#@a@", "a": Self.rule] as [String: Any]]
    let tables: [(String, Any)] = [
      (
        "uk.lproj/Localizable.strings", ["Book": "Забронювати", "%@ of %@": "%2$@: %1$@", "%lld rooms": "%lld кімнати"]
      ),
      ("uk.lproj/" + name, variations), ("zh-hans.lproj/Localizable.strings", ["Book": "预订"]),
    ]
    for (path, list) in tables {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
    }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(bundle.localizedString("Book", language: "uk") == "Забронювати")
    #expect(bundle.localizedString("%lld rooms", language: "uk", 5) == "5 кімнат")
    #expect(bundle.localizedString("%@ of %@", language: "uk", "a" as NSString, "b" as NSString) == "b: a")
    #expect(bundle.localizedString("100%", language: "uk") == "100%")
    #expect(bundle.localizedString("%lld seats", language: "uk", 5) == "5 seats")
    #if !canImport(Darwin)
      #expect(bundle.localizedString("Book", language: "zh-Hans") == "预订")
    #endif
  }
}
