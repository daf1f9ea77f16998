import StringExtraction
import SwiftLexing
import TestSupport
import Testing

/// Tests declarations that refer to themselves, which no compiler accepts but files may contain, and chains of any
/// length: extraction terminates and finds the strings that follow.
@Suite struct CircleTests {
  @Test(
    arguments: [
      "class A: B { let t = Text(\"\\(x)\") }; class B: A { let u = Text(\"\\(y)\") }",
      "class A: A { let t = Text(\"\\(x)\") }",
      "class A: B { func f() { Text(\"\\(self.x)\") } }; class B: C {}; class C: A {}; func h(c: C) { c.z(\"k\") }",
      "class A: A.B { class B: A {}; let t = Text(\"\\(x)\") }",
      "class A: A.C { let t = Text(\"\\(x)\") }; extension A { class C: D {} }; class D: A {}",
      "class A<T>: B<T> { let t = Text(\"\\(x)\") }; class B<T>: A<A<T>> {}; let z = Text(\"\\(A<Int>().y)\")",
      "protocol A: B {}; protocol B: A {}; func f(a: A) -> Text { Text(\"\\(a.x)\") }",
      "typealias A = B; typealias B = A; let t = Text(\"\\(A())\")",
      "typealias A<T> = B<T>; typealias B<T> = A<B<T>>; let t = Text(\"\\(A<Int>())\")",
      "let a = b; let b = a; let t = Text(\"\\(a)\")",
      "func f() { let a = b; let b = a; print(Text(\"\\(a) \\(b)\")) }",
      "protocol P { associatedtype A where A == B; associatedtype B where B == A }; func f<T: P>(a: T.A) { Text(\"\\(a)\") }",
      "enum A: B { case a }; enum B: A { case b }; let t = Text(\"\\(A.a.rawValue)\")",
      "@dynamicMemberLookup struct D { subscript(dynamicMember k: KeyPath<D, D>) -> D { self } }; let t = Text(\"\\(D().a.b)\")",
      "@propertyWrapper struct W { @W var wrappedValue: Int; var projectedValue: W }; struct S { @W var x; let t = Text(\"\\($x)\") }",
      "protocol P { associatedtype I; var x: Int { get } }; struct S<T> { typealias I = S<T> }; extension S: P where S.I: P { var x: Int { 1 } }; "
        + "func g<T: P>(_ t: T) -> Int { 1 }; func g<T: View>(_ t: T) -> Double { 1 }; func f(s: S<Int>) { print(Text(\"\\(g(s))\")) }",
      "func f<T: U, U: T>(t: T) { print(Text(\"\\(t.x)\")) }",
      "struct C { let callAsFunction: C }; let t = Text(\"\\(C()()())\")",
      "func f<T: Sequence>(_ s: String, _ t: T...) where T.Element == T {}; func g() { f(\"i\") }",
      "func f<T: Sequence>(_ s: String, _ t: T...) where T.Element == [T.Element] {}; func g() { f(\"i\") }",
      "func f<T: Sequence>(_ s: String, _ t: T...) where T == [T] {}; func g() { f(\"i\") }",
      "func f(a: Int = g()) -> Int { f() }; func g(b: Int = f()) -> Int { g() }; let t = Text(\"\\(f())\")",
    ]) func circlesTerminate(_ line: String) async
  {
    let found = await keys(line.replacing("; ", with: "\n"))
    #expect(found.last == "last")
  }

  @Test(
    arguments: [
      ("class A0 { let x = 1 }", "class A*: A+ {}", "func f(a: A+) { print(Text(\"\\(a.x)\")) }"),
      ("class A0 { typealias B = Int }", "class A*: A+ {}", "func f(a: A+.B) { print(Text(\"\\(a)\")) }"),
      ("class A0: Identifiable { let id = 1 }", "class A*: A+ {}", "func f(a: A+.ID) { print(Text(\"\\(a)\")) }"),
      ("protocol A0 { var x: Int { get } }", "protocol A*: A+ {}", "func f(a: A+) { print(Text(\"\\(a.x)\")) }"),
      ("typealias A0 = LocalizedStringKey", "typealias A* = A+", "let a: A+ = \"x\""),
      ("let a0 = 1", "let a* = a+", "let t = Text(\"\\(a+)\")"),
      ("func f() { let a0 = 1", "let a* = a+", "print(Text(\"\\(a+)\")) }"),
      ("let a0 = Text(\"x\")", "var a*: some View { a+ }", "let t = Text(\"\\(a+)\")"),
    ]) func longChainsTerminate(_ first: String, _ link: String, _ last: String) async
  {
    let count = TestScale.count(2_000, full: 8_000)
    let links = (1..<count).map { number in
      link.replacing("*", with: String(number)).replacing("+", with: String(number - 1))
    }
    let all = [first] + links + [last.replacing("+", with: String(count - 1))]
    #expect(await keys(all.joined(separator: "\n")).last == "last")
  }

  private func keys(_ text: String) async -> [String] {
    let source = SourceText(path: "a.swift", text: "import SwiftUI\n\(text)\nlet k: LocalizedStringKey = \"last\"\n")
    return await Extractor(sources: [source], sdk: FixtureProgram.reading).extract([0]).strings.map(\.key)
  }
}
