import TestSupport
import Testing

@testable import SwiftTypeChecking

/// Tests facts about declarations, in any order of files and questions.
@Suite struct FactTests {
  @Test(arguments: FactTable.all) func orderDoesNotMatter(_ table: FactTable) {
    table.check(picks: TestScale.count(12, full: 50))
  }

  /// A cached fact depends on all index queries of its first computation.
  @Test(arguments: FactTable.all) func cachedFactsDependOnAllTheirQueries(_ table: FactTable) {
    let index = table.index(Array(table.sources.indices))
    let warm = Checker(index)
    let log = QueryLog()
    warm.log = log
    for question in table.questions + table.questions.reversed() {
      let cold = Checker(index)
      cold.log = QueryLog()
      log.clear()
      #expect(warm.facts.answer(question) == cold.facts.answer(question))
      let asked = cold.log?.all ?? []
      #expect(log.all.isSuperset(of: asked), "\(question.kind) \(question.path)")
      #expect(!asked.isEmpty)
    }
  }

  /// Answers stay the same when they are asked twice and after all caches are emptied.
  @Test(arguments: FactTable.all) func answersDoNotChange(_ table: FactTable) {
    let checker = Checker(table.index(Array(table.sources.indices)))
    for _ in 0..<2 {
      for question in table.questions + table.questions.reversed() {
        #expect(checker.facts.answer(question) == question.answer)
      }
      checker.facts.tables.reset()
      #expect(checker.facts.tables.all.allSatisfy { $0.isEmpty })
    }
  }
}

extension FactTable {
  static let all = [
    FactTable(
      "a chain of constants", ["let c0 = 1.5\nlet c1 = c0\nlet c2 = c1", "let c4 = c3\nlet c3 = c2", "let c5 = c4"],
      ["type c5 = Double", "type c0 = Double", "type c4 = Double", "type c2 = Double", "type c3 = Double"]),
    FactTable(
      "constants in a circle", ["let a = b", "let b = c", "let c = a\nlet d = c", "let e = 1"],
      [
        "type a = an unknown type", "type b = an unknown type", "type c = an unknown type", "type d = an unknown type",
        "type e = Int",
      ]),
    FactTable(
      "a circle with an exit",
      [
        "struct S { var next: S?\n var size = 1.5 }", "let x = y.size\nlet y = make(z)", "let z = S()",
        "func make(_ s: S) -> S { s }",
      ],
      ["type x = Double", "type y = S", "type z = S", "signature make = (S) -> S", "signature S = (S?, Double) -> S"]),
    FactTable(
      "classes",
      [
        "class A<T>: Base { var value: T }", "class B: A<Int>, P {}", "class Base: Q { var size = 1 }", "protocol P {}",
        "protocol Q: Equatable {}",
      ],
      [
        "superclass B = A<Int>", "superclass A = Base", "superclass Base = none", "conformances B = Equatable P Q",
        "conformances A = Equatable Q", "members B.size = Base", "members B.value = A",
      ]),
    FactTable(
      "classes in a circle",
      ["class A: B { let a = 1 }", "class B: C, P { let b = 1 }", "class C: A { let c = 1 }", "protocol P {}"],
      [
        "superclass A = none", "superclass B = C", "superclass C = A", "conformances A = ", "conformances B = P",
        "members C.b = ", "members B.c = C",
      ]),
    FactTable(
      "superclasses of a nested name",
      [
        "class A: Kit.Base { class Inner: Root {} }", "class B: A { class Root: P {} }",
        "enum Kit { class Base: Root, Q {} }", "class Root {}\nprotocol P {}\nprotocol Q {}",
      ],
      [
        "superclass A = Kit.Base", "superclass A.Inner = Root", "superclass B = A", "superclass Kit.Base = Root",
        "conformances B = Q", "conformances B.Root = P", "conformances A.Inner = ",
      ]),
    FactTable(
      "a superclass inside itself", ["class A: A.B { class B: C {} }", "class C: P { let c = 1 }", "protocol P {}"],
      [
        "superclass A = A.B", "superclass A.B = C", "conformances A = P", "conformances A.B = P", "members A.c = C",
      ]),
    FactTable(
      "protocols",
      [
        "protocol A: B where Item: P {}", "protocol B: C { associatedtype Item }", "protocol C {}\nprotocol P {}",
        "struct S: A { var item: Int\n typealias Item = Int }\nextension Int: P {}",
      ],
      [
        "conformances S = A B C", "conformances A = B C", "conformances B = C", "witness S.Item = Int",
        "meets Int.P = yes",
        "meets S.P = no",
      ]),
    FactTable(
      "protocols in a circle", ["protocol A: B {}", "protocol B: C {}", "protocol C: A {}", "struct S: B {}"],
      ["conformances A = A B C", "conformances B = A B C", "conformances C = A B C", "conformances S = A B C"]),
    FactTable(
      "witnesses",
      [
        "protocol Store { associatedtype Item\n func load() -> [Item]\n var last: Item { get } }",
        "struct Notes: Store { func load() -> [String] { [] }\n let last = \"\" }",
        "struct Sums: Store { func load() -> [Double] { [] }\n var last: Double { 1 } }\nclass More: Kept {}",
        "class Kept: Store { func load() -> [Int] { [] }\n var last = 1 }",
      ],
      [
        "witness Notes.Item = String", "witness Sums.Item = Double", "witness More.Item = Int",
        "witness Kept.Item = Int",
        "type Notes.last = String", "signature Kept.load = () -> [Int]",
      ]),
    FactTable(
      "witnesses in a circle",
      [
        "protocol P { associatedtype A\n func a() -> A }\nprotocol Q { associatedtype B\n func b() -> B }",
        "struct S: P { func a() -> T.B { fatalError() } }", "struct T: Q { func b() -> S.A { fatalError() } }",
        "struct U: P { func a() -> Int { 1 } }",
      ],
      [
        "witness S.A = an unknown type", "witness T.B = an unknown type", "witness U.A = Int",
        "signature S.a = () -> an unknown type", "signature T.b = () -> an unknown type",
      ]),
    FactTable(
      "a circle and a long chain",
      [
        "let z = f(b, c120)\nfunc f(_ a: Int, _ b: Int) -> Int { a }\nfunc f(_ a: String, _ b: Int) -> String { a }",
        "let b = g(z)", "func g<T>(_ x: T) -> String { \"\" }",
        "let c0 = 1\n" + (1...120).map { "let c\($0) = c\($0 - 1)" }.joined(separator: "\n"),
      ],
      ["type z = String", "type b = String", "type c120 = Int"]),
    FactTable(
      "aliases",
      [
        "typealias A = B\ntypealias B = C<Int>", "typealias C<T> = [T]", "typealias D = E", "typealias E = D",
        "let a: A = []\nlet d: D = 1\nfunc f(x: C<A>) -> B { x[0] }",
      ],
      ["type a = [Int]", "type d = an unknown type", "signature f = ([[Int]]) -> [Int]"]),
    FactTable(
      "wrappers",
      [
        "@propertyWrapper struct W<T> { var wrappedValue: T\n init(wrappedValue: T) {} }",
        "struct S { @W var a = b\n @W var c: Int }",
        "let b = S(c: 1).c", "@propertyWrapper struct V { @V var wrappedValue: Int }",
      ],
      [
        "type S.a = Int", "type S.c = Int", "type b = Int", "type V.wrappedValue = Int",
        "signature S = (Int, Int) -> S",
      ]),
    FactTable(
      "conditions",
      [
        "extension Box: P where T: P {}", "struct Box<T> { var inner: T }", "protocol P {}\nextension Int: P {}",
        "typealias Full = Box<Box<Int>>\nlet full: Full\nlet empty: Box<String>",
      ],
      [
        "conformances Box = P", "type full = Box<Box<Int>>", "type empty = Box<String>", "meets Int.P = yes",
        "meets String.P = no", "meets full.P = yes", "meets empty.P = no",
      ]),
    FactTable(
      "more protocols than are searched one by one",
      [
        "struct S: " + (0..<40).map { "P\($0)" }.joined(separator: ", ") + " {}\nclass B: A { let own = 1 }",
        (0..<40).map { "protocol P\($0) {}\nextension P\($0) { var m\($0): Int { 1 } }" }.joined(separator: "\n"),
        "protocol Q: P3 {}\nextension P7 { var q: Bool { true } }",
        "class A: " + (0..<40).reversed().map { "P\($0)" }.joined(separator: ", ") + " {}\nextension S: Q {}",
      ],
      [
        "members S.m7 = P7", "members B.m38 = P38", "meets S.P33 = yes", "meets B.P33 = yes", "meets B.Q = no",
        "meets S.Q = yes", "members S.q = P7",
      ]),
    FactTable(
      "constraints",
      [
        "struct Box<T: P> { let a: T\n var size: Bool { a.size } }",
        "protocol P { associatedtype Size: R\n var size: Size { get } }",
        "extension P where Size == Int { var double: Double { 1 } }\nprotocol R { var r: String { get } }",
        "struct Some: P { let size = 1 }\nextension Int: R { var r: String { \"\" } }",
        "let a = Some().double\nfunc f<T: P>(_ t: T) -> T.Size { t.size }\nlet b = f(Some()).r\nlet c = Box(a: Some()).a",
      ],
      ["type a = Double", "type b = String", "type c = Some", "meets Some.P = yes", "witness Some.Size = Int"]),
    FactTable(
      "generic parameters that are equal",
      [
        "protocol P { var m: Int { get } }\nstruct Box<A, B, C> { let a: A\n let b: B\n let c: C }",
        "extension Box where A == B, B: P { static let x = Self.y.a.m\n static let y: Box = y }",
        "extension Box where A == B, B == C, C == A { static let u: Box = u\n static let v = Self.u.a.count }",
      ],
      ["type Box.x = Int", "type Box.v = an unknown type"]),
    FactTable(
      "members that do not exist",
      [
        "@dynamicMemberLookup struct D { let own = 1\n subscript<T>(dynamicMember p: KeyPath<D, T>) -> T { fatalError() } }",
        "let a = D().missing\nlet b = D().own", "let c = a",
        "@dynamicMemberLookup struct E { subscript(dynamicMember p: String) -> Int { 1 } }\nlet d = E().any",
      ],
      [
        "type a = the type of a member in a chain that is too long for strex", "type b = Int",
        "type c = the type of a member in a chain that is too long for strex", "type d = Int",
      ]),
    FactTable(
      "overloads",
      [
        "func f(_ a: Int) -> Int { 1 }\nfunc f(_ a: String) -> Double { 1 }", "let a = f(1)\nlet b = f(c)",
        "let c = \"\"\nlet d = f(f(1))",
        "extension String { func f(x: Int) -> Int { 1 }\n func f(x: String) -> Bool { true } }\nlet e = c.f(x: c)",
        "let g = [a, f(2)].first\nlet h = f(b)",
      ],
      ["type a = Int", "type b = Double", "type d = Int", "type e = Bool", "type g = Int?"]),
    FactTable(
      "names of wrapped properties",
      [
        "@propertyWrapper struct W<T> { var wrappedValue: T\n var projectedValue: [T] { [] }\n init(wrappedValue: T) {} }",
        "class A { @W var n = 1 }\nclass B: A { let p = $n }",
        "extension A { @W static var s = \"\"\n static let q = $s\n func f() { let _ = _n } }",
        "struct S { @W var k = \"\"\n let u: Int\n var l: Bool { $k.first } }\nlet r = B().$n.count",
      ],
      ["type A.n = Int", "type r = Int", "type A.s = String", "type A.q = [String]", "type B.p = [Int]"]),
    FactTable(
      "initial values that call each other",
      [
        "struct A { static let shared = A.make()\n static func make() -> A { B.shared.a } }",
        "struct B { static let shared = B()\n let a = A.shared\n let size = count }", "let count = A.shared.size.count",
        "extension A { var size: String { \"\" } }",
      ],
      [
        "type A.shared = A", "type B.shared = B", "type B.a = A", "type B.size = Int", "type count = Int",
        "signature B = () -> B",
      ]),
  ]
}
