import TestSupport
import Testing

@testable import SwiftTypeChecking

/// Tests declarations that depend on each other in chains and circles longer than any stack.
@Suite struct ChainTests {
  struct Chain: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let first: String
    /// `*` is the number, `+` the former one.
    let link: String
    /// With `*` for the last number.
    let facts: [String]
    var count = TestScale.count(600, full: 5_000)

    func table(files: Int) -> FactTable {
      var sources = [String](repeating: "", count: files)
      sources[files - 1] += first + "\n"
      for number in 1..<count {
        let text = link.replacing("*", with: String(number)).replacing("+", with: String(number - 1))
        sources[number * 7 % files] += text.replacing("^", with: String(count - 1)) + "\n"
      }
      return FactTable(testDescription, sources, facts.map { $0.replacing("*", with: String(count - 1)) })
    }
  }

  static let chains = [
    Chain(
      testDescription: "constants", first: "let c0 = 1.5", link: "let c* = c+",
      facts: ["type c* = Double", "type c0 = Double", "type c10 = Double", "type c300 = Double", "type c299 = Double"]),
    Chain(
      testDescription: "sums", first: "let c0 = 1", link: "let c* = c+ + 1",
      facts: ["type c* = Int", "type c20 = Int", "type c21 = Int", "type c300 = Int"]),
    Chain(
      testDescription: "operators of the project",
      first:
        "infix operator <+>\nfunc <+> (a: Int, b: Int) -> Int { a }\nfunc <+> (a: Int, b: Double) -> Double { b }\nlet c0 = 1",
      link: "let c* = c+ <+> 1",
      facts: ["type c* = Int", "type c11 = Int", "type c12 = Int", "type c300 = Int"]),
    Chain(
      testDescription: "constants in a circle",
      first: "let c0 = c^".replacing("^", with: String(TestScale.count(600, full: 5_000) - 1)), link: "let c* = c+",
      facts: ["type c* = an unknown type", "type c0 = an unknown type", "type c300 = an unknown type"]),
    Chain(
      testDescription: "a circle at the end of a chain", first: "let c0 = c250", link: "let c* = c+",
      facts: [
        "type c* = an unknown type", "type c0 = an unknown type", "type c300 = an unknown type",
        "type c120 = an unknown type",
      ]),
    Chain(
      testDescription: "constants that depend on two others",
      first: "func f(_ a: Double, _ b: Double) -> Double { a }\nlet c0 = 1.5\nlet d0 = 2.5",
      link: "let c* = f(c+, d+)\nlet d* = f(d+, c+)",
      facts: ["type c* = Double", "type d* = Double", "type c77 = Double"]),
    Chain(
      testDescription: "classes", first: "class A0: P { let x = 1 }\nprotocol P {}", link: "class A*: A+ {}",
      facts: [
        "members A*.x = A0", "conformances A* = P", "superclass A1 = A0", "members A40.x = A0", "conformances A100 = P",
      ]),
    Chain(
      testDescription: "values of classes",
      first: """
        class G<T> { let v: T\n init() {} }\nclass A0: G<Int> {}\nclass B: A0 {}
        func f(_ g: G<Int>) -> String { "" }\nfunc f(_ b: Bool) -> Int { 1 }
        func h<T: A0>(_ t: T) -> Double { 1 }\nfunc h(_ b: Bool) -> Int { 1 }
        let u = true ? A^() : B()
        """.replacing("^", with: String(TestScale.count(600, full: 5_000) - 1)),
      link: "class A*: A+ {}\nlet v* = A*().v\nlet f* = f(A*())\nlet h* = h(A*())",
      facts: [
        "type v* = Int", "type f* = String", "type h* = Double", "type u = A0", "type v40 = Int", "type f70 = String",
      ]),
    Chain(
      testDescription: "extensions by aliases",
      first: "struct A0 {}\nextension A^ { var x: Int { 1 } }"
        .replacing("^", with: String(TestScale.count(600, full: 5_000) - 1)), link: "typealias A* = A+",
      facts: ["members A0.x = A0", "type A0.x = Int"]),
    Chain(
      testDescription: "extensions by aliases in a circle",
      first: "typealias A0 = A^\nextension A5 { var x: Int { 1 } }"
        .replacing("^", with: String(TestScale.count(600, full: 5_000) - 1)), link: "typealias A* = A+\nlet a*: A*",
      facts: ["type a* = an unknown type", "type a7 = an unknown type"]),
    Chain(
      testDescription: "extensions of types in extensions", first: "struct A0 {}\ntypealias B0 = A0",
      link: "extension B+ { struct A* { var x: Int { 1 } } }\ntypealias B* = B+.A*\nlet x* = B*().x",
      facts: ["type A0.A1.x = Int", "type x* = Int", "members A0.A1.A2.x = A0.A1.A2", "type x20 = Int"], count: 60),
    Chain(
      testDescription: "protocols", first: "protocol A0 { var x: Int { get } }", link: "protocol A*: A+ {}",
      facts: ["members A*.x = A0", "members A7.x = A0", "conformances A3 = A0 A1 A2"]),
    Chain(
      testDescription: "aliases", first: "typealias A0 = Int", link: "typealias A* = A+\nlet a*: A*",
      facts: ["type a* = Int", "type a1 = Int", "type a99 = Int"]),
    Chain(
      testDescription: "witnesses",
      first: "protocol P { associatedtype T\n func f() -> T }\nstruct S0: P { func f() -> Int { 1 } }",
      link: "struct S*: P { func f() -> S+.T { S+().f() } }",
      facts: ["witness S*.T = Int", "witness S3.T = Int", "signature S80.f = () -> Int"]),
    Chain(
      testDescription: "values of structs", first: "struct S0 { let x = 1 }", link: "struct S* { let x = S+().x }",
      facts: ["type S*.x = Int", "type S5.x = Int", "type S300.x = Int"]),
  ]

  @Test(arguments: chains) func chainsAndCirclesTerminate(_ chain: Chain) {
    for files in [1, 3] {
      let table = chain.table(files: files)
      let index = table.index(Array((0..<files).reversed()))
      for order in FactTable.orders(of: table.facts.count, picks: 3).prefix(TestScale.count(4, full: 12)) {
        let checker = Checker(index)
        for question in order.map({ table.questions[$0] }) {
          #expect(checker.facts.answer(question) == question.answer)
        }
        #expect(checker.facts.evaluator.count == 0 && !checker.facts.evaluator.isUnwinding)
      }
    }
  }
}
