import StringExtraction
import SwiftLexing
import TestSupport
import Testing

/// Tests expressions of generated code that nest very deeply to the left: no crash, and the strings that follow are
/// found.
@Suite struct LongChainTests {
  @Test(arguments: [
    "let v = Text(\"first\")" + String(repeating: ".bold()", count: TestScale.count(4_000, full: 20_000)),
    "let n = 1" + String(repeating: " + 1", count: TestScale.count(10_000, full: 50_000)),
    "let a = [" + String(repeating: "\"x\", ", count: TestScale.count(4_000, full: 20_000)) + "]",
    "let c = " + String(repeating: "a ? \"b\" : ", count: TestScale.count(2_000, full: 5_000)) + "\"c\"",
    "let d = Text(" + String(repeating: "a ?? ", count: TestScale.count(2_000, full: 20_000)) + "\"d\")",
  ])
  func longChainsDoNotCrash(_ line: String) async {
    let source = SourceText(path: "a.swift", text: "import SwiftUI\n\(line)\nlet k: LocalizedStringKey = \"last\"\n")
    let found = await Extractor(sources: [source], sdk: FixtureProgram.reading).extract([0])
    #expect(found.strings.map(\.key).last == "last")
  }

  @Test func allKeysOfALongConditionalChainAreFound() async {
    let links = (0..<1_000).map { "n == \($0) ? \"text \($0)\" : " }.joined()
    let text = "import SwiftUI\nfunc title(_ n: Int) -> LocalizedStringKey { \(links)\"other\" }\n"
    let source = SourceText(path: "a.swift", text: text)
    let found = await Extractor(sources: [source], sdk: FixtureProgram.reading).extract([0])
    #expect(found.strings.count == 1_001 && found.diagnostics.isEmpty)
  }

  @Test(arguments: ["n.map { _ in \"text #\" } ?? ", "(b ? \"text #\" : nil) ?? ", "[\"text #\"].first ?? "])
  func allKeysOfALongCoalescingChainAreFound(_ link: String) async {
    let links = (0..<200).map { link.replacingOccurrences(of: "#", with: "\($0)") }.joined()
    let found = await Self.extract("func title(_ n: Int?, _ b: Bool) -> Text { Text(\(links)\"other\") }")
    #expect(Set(found.strings.map(\.key)).count == 201 && found.diagnostics.isEmpty)
  }

  /// A key inside nested closures is found, unless the code is reported as nested too deep.
  @Test(arguments: [
    ("{ ", " }()"), ("{ let q = 1; return ", " }()"), ("run { ", " }"), ("run { let q = 1; return ", " }"),
    ("{ if b { return ", " }; return \"other\" }()"), ("run { if b { return ", " } else { return \"other\" } }"),
    ("pick(1) { n in ", " }"), ("pick(1) { n in let m = n; return ", " }"), ("n.map { _ in ", " } ?? \"other\""),
    ("[{ ", " }][0]()"), ("b ? { ", " }() : \"other\""),
  ])
  func nestedClosuresLoseNoKeySilently(_ opening: String, _ closing: String) async {
    for levels in [1, 3, 12, 24, 48] {
      let code = String(repeating: opening, count: levels) + "\"deep\"" + String(repeating: closing, count: levels)
      let found = await Self.extract(
        """
        func run<T>(_ f: () -> T) -> T { f() }
        func pick<T>(_ n: Int, _ f: (Int) -> T) -> T { f(n) }
        func view(b: Bool, n: Int?) -> Text { Text(\(code)) }
        """)
      let isFound = found.strings.contains { $0.key == "deep" }
      #expect(isFound == found.diagnostics.isEmpty)
      #expect(isFound || levels > 3)
      #expect(!isFound || levels < 48)
    }
  }

  private static func extract(_ code: String) async -> Extraction {
    let source = SourceText(path: "a.swift", text: "import SwiftUI\n" + code)
    return await Extractor(sources: [source], sdk: FixtureProgram.reading).extract([0])
  }
}
