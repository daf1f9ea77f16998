import TestSupport
import Testing

@testable import SwiftTypeChecking

/// Tests the meaning of type names in code and in extensions.
@Suite struct LookupTests {
  @Test(arguments: FactTable.lookups) func lookupDoesNotDependOnOrder(_ table: FactTable) {
    table.check(picks: TestScale.count(12, full: 50))
  }
}

extension FactTable {
  static let lookups = [
    FactTable(
      "an extension by an alias inside a type",
      [
        "struct A { struct B { let b = 1 }\n typealias C = B }", "extension A.C { var c: Int { b } }",
        "struct B { let d = 1 }",
      ],
      ["members A.B.c = A.B", "members B.c = ", "members A.B.b = A.B"]),
    FactTable(
      "an extension by an alias of what another extension declares",
      [
        "struct A { typealias C = B }", "extension A.C { var c: Int { 1 } }", "extension A { struct B {} }",
        "struct B {}",
      ],
      ["members A.B.c = A.B", "members B.c = "]),
    FactTable(
      "an alias of a generic parameter",
      ["struct A<T> { typealias C = T }", "extension A.C { var c: Int { 1 } }", "struct T {}"],
      ["members T.c = ", "witness A.C = generic parameter 1 of A.init"]),
    FactTable(
      "an alias of an unknown type hides other types of its name",
      ["typealias Badge = Missing", "extension Badge { var own: Int { 1 } }\nlet a: Badge\nlet b = a.size"],
      ["members Badge.own = ", "type a = an unknown type", "type b = an unknown type"]),
    FactTable(
      "a type of the SDK by its module",
      [
        "struct Badge { let size = \"\" }", "import Kit\nextension Kit.Badge { var more: Bool { true } }",
        "import Kit\nlet a: Kit.Badge\nlet b = a.size\nlet c = a.more\nlet d: Badge\nlet e = d.size",
        "struct Own {}\nlet f: Kit.Own\nlet g: Kit.String",
      ],
      [
        "members Badge.more = Badge", "type b = Double", "type c = Bool", "type e = String",
        "type f = an unknown type", "type g = String",
      ]),
    FactTable(
      "a function of the name of a module",
      [
        "func Kit() {}",
        "import Kit\nextension Kit.Badge { var more: Bool { true } }\nlet a: Kit.Badge\nlet b = a.more",
      ],
      ["members Badge.more = Badge", "type b = Bool"]),
    FactTable(
      "a type of the name of a module",
      [
        "enum Kit { struct Badge { let size = 1 } }", "extension Kit.Badge { var more: Bool { true } }",
        "let a: Kit.Badge",
      ],
      ["members Kit.Badge.more = Kit.Badge", "members Badge.more = ", "type a = Kit.Badge"]),
    FactTable(
      "sugar refers to the SDK's types",
      [
        "struct Array<T> { let own = 1 }\nstruct Optional {}", "extension [Int] { var more: Bool { true } }",
        "let a: [Int]\nlet b = a.more\nlet c: Int?\nextension Int? { var most: Bool { true } }\nlet d = c.most",
      ],
      ["members Array.more = Array", "type b = Bool", "type d = Bool"]),
    FactTable(
      "private types of one name",
      [
        "struct V { let a: K }\nextension V { fileprivate struct K { let x = 1 } }\nlet a = V(a: .init()).a.x",
        "extension V { fileprivate struct K { let x = \"\" } }\nfileprivate let c: V.K\nlet d = c.x",
        "extension V { private struct K { let x = 1.5 }\n private static let e: K = K()\n static let f = e.x }",
      ],
      ["type a = Int", "type d = String", "type V.f = Double"]),
    FactTable(
      "types of one name in several modules",
      [
        "public struct Item { public let x = 1 }", "public struct Item { public let x = \"\" }",
        "import Core\nlet a: Item\nlet n = a.x\nextension Item { var m: Bool { true } }\nlet o = a.m",
        "import Other\nlet b: Item\nlet p = b.x\nlet q = b.m",
        "import Core\nimport Other\nlet c: Other.Item\nlet r = c.x\nlet d: Core.Item\nlet s = d.m",
      ],
      [
        "type n = Int", "type o = Bool", "type p = String", "type q = an unknown type", "type r = String",
        "type s = Bool",
      ], targets: ["Core", "Other", "App", "App", "App"]),
    FactTable(
      "names inside types come first",
      [
        "struct Outer { struct Inner<T> { let a: T\n let b: Size }\n struct Size {} }\nstruct Size {}\nstruct T {}",
        "extension Outer.Inner { func f(_ t: T, _ s: Size) {} }", "extension Outer { func g(_ s: Size) {} }",
      ],
      [
        "type Outer.Inner.a = generic parameter 1 of Inner.init", "type Outer.Inner.b = Outer.Size",
        "signature Outer.Inner.f = (generic parameter 1 of Inner.init, Size) -> ()",
        "signature Outer.g = (Outer.Size) -> ()",
      ]),
    FactTable(
      "inherited types",
      [
        "class Base { struct Part { let x = 1 } }", "class Sub: Base { let a: Part\n init() {} }\nlet b: Sub.Part",
        "protocol Has { associatedtype Whole\n typealias Piece = Whole }",
        "struct S: Has { typealias Whole = Int\n let c: Piece }",
      ],
      ["type Sub.a = Base.Part", "type b = Base.Part", "type S.c = Int", "witness S.Piece = Int"]),
  ]
}
