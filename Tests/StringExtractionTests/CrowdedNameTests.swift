import StringExtraction
import SwiftLexing
import Testing

/// Tests names with thousands of overloads, because each call would compare all of them.
@Suite struct CrowdedNameTests {
  /// The declarations of the overloads, and a call.
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String { call }
    let call: String
    let declarations: @Sendable (Int) -> String
  }

  private static let forms = [
    Form(call: "f(T0())") { (0..<$0).map { "struct T\($0) {}\nfunc f(_ a: T\($0)) -> Int { 1 }\n" }.joined() },
    Form(call: "f(a0: 1)") { (0..<$0).map { "func f(a\($0): Int) -> Int { 1 }\n" }.joined() },
    Form(call: "S().f(a0: 1)") { "struct S {\n\((0..<$0).map { "func f(a\($0): Int) -> Int { 1 }\n" }.joined())}\n" },
    Form(call: "S.f(a0: 1)") {
      "enum S {\n\((0..<$0).map { "static func f(a\($0): Int) -> Int { 1 }\n" }.joined())}\n"
    },
  ]

  private func steps(_ form: Form, overloads count: Int) async -> [String] {
    let text = "import SwiftUI\n\(form.declarations(count))\nlet t = Text(\"k \\(\(form.call))\")\n"
    let source = SourceText(path: "a.swift", text: text)
    let extractor = await Extractor(sources: [source], sdk: FixtureProgram.reading)
    return extractor.explain(
      0, line: text.split(separator: "\n", omittingEmptySubsequences: false).count - 1, column: nil
    )
    .flatMap(\.steps).map(\.text)
  }

  @Test(arguments: forms) func manyOverloadsAreNotCompared(_ form: Form) async {
    let steps = await steps(form, overloads: 2_000)
    #expect(steps.contains("Interpolation 1, `\(form.call)`, becomes %@ (assumed)."))
    #expect(steps.contains { $0.contains("more than 256 overloads, which strex does not resolve") })
  }

  @Test(arguments: forms) func fewOverloadsAreCompared(_ form: Form) async {
    let steps = await steps(form, overloads: 256)
    #expect(steps.contains { $0.contains("becomes %lld") })
  }

  /// The declarations of one member for many types, and its call for the last one.
  private static let conditions: [(condition: String, specifier: String)] = [
    ("where E == T*", "%lld"), ("where E: P*", "%@"),
  ]

  @Test(arguments: conditions, [256, 300])
  func manyConditionalMembersAreCompared(_ form: (condition: String, specifier: String), _ count: Int) async {
    let text = (0..<count).map {
      let condition = form.condition.replacing("*", with: "\($0)")
      return "protocol P\($0) {}\nstruct T\($0): P\($0) {}\nextension Box \(condition) { var m: Int { 1 } }\n"
    }
    let source = "import SwiftUI\nstruct Box<E> {}\n\(text.joined())func f(b: Box<T7>) { print(Text(\"k \\(b.m)\")) }\n"
    let found = await Extractor(sources: [SourceText(path: "a.swift", text: source)], sdk: FixtureProgram.reading)
      .extract([0])
    #expect(found.strings.map(\.key) == ["k \(count == 256 ? "%lld" : form.specifier)"])
  }

  /// Other names, and literals of other calls, are still typed.
  @Test(arguments: forms) func otherNamesAreFound(_ form: Form) async {
    let text = "import SwiftUI\n\(form.declarations(2_000))\nfunc g() { _ = \(form.call); print(Text(\"last\")) }\n"
    let found = await Extractor(sources: [SourceText(path: "a.swift", text: text)], sdk: FixtureProgram.reading)
      .extract([0])
    #expect(found.strings.map(\.key) == ["last"])
  }
}
