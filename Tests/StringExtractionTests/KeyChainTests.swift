import StringExtraction
import SwiftLexing
import TestSupport
import Testing

/// Tests keys whose interpolations depend on chains of 1 to 200 declarations or expressions, in different surroundings.
@Suite struct KeyChainTests {
  /// A chain that ends with a value of type `Int` at each length.
  struct Chain: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let first: String
    /// `*` is the number, `+` the former one.
    let link: String
    /// The value at the end of the chain.
    let value: String
    /// Whether it can also be declared inside functions and types.
    var isLocal = true

    func code(_ count: Int) -> String {
      ([first] + (1...count).map { Self.text(link, $0) }).joined(separator: "\n")
    }

    static func text(_ text: String, _ number: Int) -> String {
      text.replacing("*", with: String(number)).replacing("+", with: String(number - 1))
    }
  }

  static let chains = [
    Chain(testDescription: "constants", first: "static let v0 = 1", link: "static let v* = v+", value: "v*"),
    Chain(testDescription: "sums", first: "static let v0 = 1", link: "static let v* = v+ - 2", value: "v*"),
    Chain(
      testDescription: "computed properties", first: "static var v0: Int { 1 }", link: "static var v*: Int { v+ }",
      value: "v*"),
    Chain(
      testDescription: "closures", first: "static let v0 = { 1 }", link: "static let v* = { v+() }", value: "v*()"),
    Chain(
      testDescription: "tuples", first: "static let v0 = (1, true)", link: "static let v* = (v+.0, false)",
      value: "v*.0"),
    Chain(
      testDescription: "optionals", first: "static let v0: Int? = 1", link: "static let v* = v+.map { $0 }",
      value: "v* ?? 0"),
    Chain(
      testDescription: "arrays", first: "static let v0 = [1]", link: "static let v* = [v+[0]] &&& v+", value: "v*[0]"),
    Chain(
      testDescription: "dictionaries", first: "static let v0 = [1: 1]", link: "static let v* = [1: v+[1] ?? 0]",
      value: "v*[1, default: 0]"),
    Chain(
      testDescription: "branches", first: "static let v0 = 1", link: "static let v* = v+ == 1 ? v+ : 2", value: "v*"),
    Chain(
      testDescription: "functions", first: "static func f0() -> Int { 1 }", link: "static func f*() -> Int { f+() }",
      value: "f*()"),
    Chain(
      testDescription: "generic functions", first: "static func f0<T>(_ t: T) -> T { t }",
      link: "static func f*<T>(_ t: T) -> T { f+(t) }", value: "f*(1)"),
    Chain(
      testDescription: "results of generic functions", first: "static let v0 = 1", link: "static let v* = same(v+)",
      value: "v*"),
    Chain(
      testDescription: "operators", first: "static let v0 = 1", link: "static let v* = v+ <~> true", value: "v*"),
    Chain(
      testDescription: "type aliases", first: "typealias A0 = Int", link: "typealias A* = A+\nstatic let v*: A* = 1",
      value: "v*"),
    Chain(
      testDescription: "generic type aliases", first: "typealias A0<T> = T",
      link: "typealias A*<T> = A+<T>\nstatic let v*: A*<Int> = 1", value: "v*"),
    Chain(
      testDescription: "structs", first: "struct S0 { var v = 1 }", link: "struct S* { var v = S+().v }",
      value: "S*().v"),
    Chain(
      testDescription: "classes", first: "class C0 { var v = 1 }", link: "class C*: C+ {}", value: "C*().v"),
    Chain(
      testDescription: "enums", first: "enum E0 { case a\nvar v: Int { 1 } }",
      link:
        "enum E* { case a(E+)\nvar v: Int { switch self { case .a(let inner): inner.v } } }\nstatic let e*: E*? = nil",
      value: "e*?.v ?? 0"),
    Chain(
      testDescription: "protocols", first: "protocol P0 { var v: Int { get } }",
      link: "protocol P*: P+ {}\nstatic let p*: (any P*)? = nil", value: "p*?.v ?? 0", isLocal: false),
    Chain(
      testDescription: "generic wrappers", first: "static let v0 = Box(1)", link: "static let v* = Box(v+.inner)",
      value: "v*.inner"),
    Chain(
      testDescription: "associated types", first: "struct S0: Source { func make() -> Int { 1 } }",
      link: "struct S*: Source { func make() -> S+.Made { S+().make() } }", value: "S*().make()"),
    Chain(
      testDescription: "key paths", first: "static let v0 = Box(1)", link: "static let v* = Box(v+[keyPath: \\.inner])",
      value: "v*.inner"),
    Chain(
      testDescription: "subscripts", first: "static let v0 = Table()", link: "static let v* = v+[true]", value: "v*[1]"),
  ]

  /// Code around a chain; `#` is the chain and its uses.
  static let surroundings = [
    "enum Outer { # }", "enum Outer { struct Middle { enum Inner { # } } }", "enum Outer<Value> { # }",
    "final class Outer { # }", "enum Outer {}\nextension Outer { # }",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let chain: Chain
    let surrounding: String

    var testDescription: String { chain.testDescription + " in " + surrounding }
  }

  static let cases = chains.flatMap { chain in
    surroundings.filter { chain.isLocal || !$0.contains("Value") }.map { Case(chain: chain, surrounding: $0) }
  }

  private static let helpers = """
    import SwiftUI
    infix operator <~>: AdditionPrecedence
    infix operator &&&: AdditionPrecedence
    func <~> (a: Int, b: Bool) -> Int { a }
    func <~> (a: String, b: Bool) -> String { a }
    func &&& (a: [Int], b: [Int]) -> [Int] { a }
    func same<T>(_ value: T) -> T { value }
    struct Box<Inner> { var inner: Inner; init(_ inner: Inner) { self.inner = inner } }
    struct Table { subscript(_ isOn: Bool) -> Table { self }; subscript(_ number: Int) -> Int { number } }
    protocol Source { associatedtype Made; func make() -> Made }
    """

  @Test(arguments: TestScale.some(24, of: cases)) func keysHaveTheTypeAtTheEnd(_ test: Case) async {
    let lengths = 1...200
    let uses = lengths.map { Chain.text("static func use*() { _ = Text(\"* \\(\(test.chain.value))\") }", $0) }
    let text =
      Self.helpers + "\n"
      + test.surrounding.replacing("#", with: test.chain.code(200) + "\n" + uses.joined(separator: "\n"))
    let source = SourceText(path: "a.swift", text: text)
    let found = await FixtureProgram.extraction(of: [source])
    #expect(found.diagnostics.isEmpty)
    #expect(found.strings.map(\.key) == lengths.map { "\($0) %lld" })
  }
}
