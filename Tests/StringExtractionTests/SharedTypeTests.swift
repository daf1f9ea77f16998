import SwiftLexing
import SwiftTypeChecking
import Testing

@testable import StringExtraction

/// Tests types with shared parts: each line doubles the type before it, so the type after 64 lines would not fit in
/// memory without sharing.
@Suite struct SharedTypeTests {
  /// Declarations: the first line of a chain, one link with `*` for its number and `+` for the former one, and a use of
  /// the last link.
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String { link }
    var given = ""
    var first: String
    var link: String
    var last = "let t = Text(\"k \\(a+)\")"

    func text(_ count: Int) -> String {
      let links = (1...count).map { number in
        link.replacing("*", with: String(number)).replacing("+", with: String(number - 1))
      }
      return ([given, first] + links + [last.replacing("+", with: String(count))]).joined(separator: "\n")
    }
  }

  private static let values = [
    Form(first: "let a0 = 1", link: "let a* = (a+, a+)"),
    Form(first: "let a0 = 1", link: "let a* = (a+, a+); let t* = Text(\"m \\(a*)\")"),
    Form(first: "func f() { let a0 = 1", link: "let a* = (a+, a+)", last: "print(Text(\"k \\(a+)\")) }"),
    Form(first: "let a0 = [1]", link: "let a* = Array(zip(a+, a+))"),
    Form(first: "let a0 = [1]", link: "let a* = a+.map { ($0, $0) }"),
    Form(first: "func f() { let a0 = [1]", link: "let a* = a+.map { ($0, $0) }", last: "print(Text(\"k \\(a+)\")) }"),
    Form(first: "let a0 = 1", link: "let a* = [a+: a+]"),
    Form(first: "let a0 = Optional(1)", link: "let a* = Optional((a+, a+))"),
    Form(first: "let a0 = { 1 }", link: "let a* = { (a+(), a+()) }"),
    Form(first: "let a0 = 1", link: "let a* = flag ? (a+, a+) : (a+, a+)"),
    Form(first: "let a0 = Text(\"x\")", link: "let a* = ModifiedContent(content: a+, modifier: a+)"),
    Form(first: "struct S { static let a0 = 1", link: "static let a* = (a+, a+)", last: "let t = Text(\"k \\(a+)\") }"),
    Form(
      given: "func twice<T>(_ x: T) -> (T, T) { (x, x) }", first: "func f() { let a0 = 1", link: "let a* = twice(a+)",
      last: "print(Text(\"k \\(a+)\")) }"),
    Form(
      given: "func make<T, U>(_ x: T, _ f: (T) -> U) -> U { f(x) }", first: "let a0 = 1",
      link: "let a* = make(a+) { ($0, $0) }"),
    Form(
      given: "@propertyWrapper struct W<T> { var wrappedValue: (T, T) }", first: "struct S { static var a0 = 1",
      link: "@W static var a* = (a+, a+)", last: "let t = Text(\"k \\(S.a+)\") }"),
    Form(
      first: "func a0() -> Int { 1 }", link: "func a*() -> some Any { (a+(), a+()) }",
      last: "let t = Text(\"k \\(a+())\")"),
  ]

  private static let written = [
    Form(
      first: "typealias A0 = Int", link: "typealias A* = (A+, A+)", last: "func f(a: A+) { print(Text(\"k \\(a)\")) }"),
    Form(
      first: "typealias A0 = Int", link: "typealias A* = (A+) -> A+", last: "func f(a: A+) { print(Text(\"k \\(a)\")) }"
    ),
    Form(
      first: "typealias A0<T> = (T, T)", link: "typealias A*<T> = A+<A+<T>>",
      last: "func f(a: A+<Int>) { print(Text(\"k \\(a)\")) }"),
    Form(
      first: "protocol A0 {}", link: "typealias A* = A+ & A+", last: "func f(a: any A+) { print(Text(\"k \\(a)\")) }"),
    Form(
      given: "protocol P { associatedtype A }\nstruct D<T: P>: P { typealias A = (T.A, T.A) }",
      first: "struct S: P { typealias A = Int }\ntypealias A0 = S", link: "typealias A* = D<A+>",
      last: "func f(a: A+.A) { print(Text(\"k \\(a)\")) }"),
    Form(
      given: "protocol P {}\nprotocol Q {}\nextension Int: P {}\nextension Int: Q {}\nstruct B<T> {}\n"
        + "extension B: P where T: P, T: Q {}\nextension B: Q where T: P, T: Q {}\n"
        + "func g<T: P>(_ x: T) -> Int { 1 }\nfunc g<T: View>(_ x: T) -> Double { 1 }",
      first: "typealias A0 = Int", link: "typealias A* = B<A+>", last: "func f(a: A+) { print(Text(\"k \\(g(a))\")) }"),
    Form(
      first: "class C0<T> { var x: T? }", link: "class C*<T>: C+<(T, T)> {}",
      last: "func f(c: C+<Int>) { print(Text(\"k \\(c.x)\")) }"),
  ]

  @Test(arguments: values + written) func sharedPartsAreVisitedOnce(_ form: Form) async {
    let extractor = await extractor(of: form.text(64))
    #expect(await extractor.extract([0]).strings.last?.key == "last")
    let lines = form.text(64).split(separator: "\n", omittingEmptySubsequences: false)
    let explained = extractor.explain(0, line: lines.count + 1, column: nil)
    #expect(explained.last?.extracted?.key.hasPrefix("k %") == true)
    #expect(explained.flatMap(\.steps).allSatisfy { $0.text.utf8.count < 20_000 })
    // As the audit reads it.
    let checker = Checker(extractor.index)
    checker.recordsFlow = true
    let declarations = extractor.index.files.last?.tree.declarations.indices ?? 0..<0
    let file = Int32(extractor.index.files.count - 1)
    #expect(declarations.contains { !checker.readings(of: DeclID(file: file, index: Int32($0))).isEmpty })
  }

  @Test func explanationNamesTooLargeTypes() async {
    let form = Self.values[2]
    let steps = await extractor(of: form.text(16)).explain(0, line: 20, column: nil).flatMap(\.steps).map(\.text)
    #expect(steps.contains("`a16` is a type that is too complex for strex."))
    #expect(steps.contains("Interpolation 1, `a16`, becomes %@ (assumed)."))
  }

  @Test func usualTypesAreResolved() async {
    let steps = await extractor(of: Self.values[2].text(6)).explain(0, line: 10, column: nil).flatMap(\.steps).map(
      \.text)
    #expect(steps.contains("Interpolation 1, `a6`, becomes %@ (inferred)."))
  }

  private func extractor(of text: String) async -> Extractor {
    let source = SourceText(path: "a.swift", text: "import SwiftUI\n\(text)\nlet k: LocalizedStringKey = \"last\"\n")
    return await Extractor(sources: [source], sdk: FixtureProgram.reading)
  }
}
