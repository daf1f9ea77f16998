import SwiftOutline
import TestSupport
import Testing

@testable import SwiftTypes

/// Chains of every kind of declaration and expression, up to lengths at which queries meet the limit of their depth: the
/// types at their ends are found, whatever is asked first.
@Suite struct ChainKindTests {
  /// Declares member `*` of a chain with a value; `@` stands for the value.
  static let declarations = [
    "let v* = @", "var v*: Int { @ }", "static let v* = @", "lazy var v* = @", "static var v*: Int { @ }",
    "@Wrap var v* = @", "@Wrap(@) var v*", "let (v*, w*) = (@, 1)", "enum E* { static let a = @ }\nlet v* = E*.a",
    "struct S* { let a = @ }\nlet v* = S*().a", "struct B*<T> { let a: T }\nlet v* = B*(a: @).a",
    "func f*() -> Int { @ }\nlet v* = f*()", "func f*<T>(_ t: T) -> T { t }\nlet v* = f*(@)",
    "protocol P* { associatedtype T }\nstruct S*: P* { typealias T = Int; let a = @ }\nlet v* = S*().a",
    "typealias A* = Int\nlet v*: A* = @", "extension Int { static let e* = @ }\nlet v* = Int.e*",
    "enum C* { case one(Int) }\nlet v* = { () -> Int in if case .one(let n) = C*.one(@) { return n }; return 0 }()",
    "class K* { var a = @ }\nlet v* = K*().a", "subscript(n: S*) -> Int { @ }\nstruct S* {}\nlet v* = @",
    "init(n: S*) { self.init() }\nstruct S* { let a = @ }\nlet v* = S*().a",
  ]

  /// Expressions of type `Int` that take the member before; it stands for `#`.
  static let expressions = [
    "#", "# + 1", "1 + #", "# <+> 1", "-#", "<~># ", "(#)", "(#, 1).0", "[#][0]", "[#].first ?? 0", "{ # }()",
    "{ $0 }(#)", "{ x in x + 1 }(#)", "true ? # : 1", "nil ?? #", "Optional(#)!", "same(#)", "same { # }",
    "twice(#, #)",
    "# as Int", "(# as Any) as! Int", "try! same(#)", "Box(value: #).value", "Box(#).value", "[1: #][1] ?? 0",
    "if true { # } else { 1 }", "switch 1 { case 1: #; default: 1 }", "[same(#)].count", "\"\\(#)\".count", "#.self",
    "Box<Int>.init(value: #)[keyPath: \\.value]", "same(same(#) + same(#))",
  ]

  /// The expressions whose types the little SDK of these tests tells.
  private static let known: Set = [
    "#", "# + 1", "1 + #", "# <+> 1", "<~># ", "(#)", "(#, 1).0", "{ # }()", "true ? # : 1", "same(#)", "twice(#, #)",
    "# as Int", "Box(value: #).value",
  ]

  private static let lengths = TestDose.isFull ? Array(1...200) : [1, 11, 12, 20, 21, 22, 43, 64, 200]

  private static let header = """
    infix operator <+>: AdditionPrecedence
    func <+> (a: Int, b: Int) -> Int { a }
    func <+> (a: String, b: Int) -> String { a }
    prefix operator <~>
    prefix func <~> (a: Int) -> Int { a }
    prefix func <~> (a: String) -> String { a }
    func same<T>(_ t: T) -> T { t }
    func same<T>(_ t: () -> T) -> T { t() }
    func twice(_ a: Int, _ b: Int) -> Int { a }
    func twice(_ a: String, _ b: Int) -> String { a }
    struct Box<T> { var value: T; init(value: T) { self.value = value }; init(_ v: T) { value = v } }
    @propertyWrapper struct Wrap { var wrappedValue: Int; init(wrappedValue: Int) {}; init(_ v: Int) {} }

    """

  /// The places that declare chains.
  private static let places = ["*", "enum Outer { * }", "struct Outer { * }", "extension String { enum Outer { * } }"]

  @Test(arguments: declarations.indices) func haveAnEnd(_ number: Int) {
    let step = TestDose.count(4, full: 1)
    for position in stride(from: number % step, to: Self.expressions.count, by: step) {
      let pair = [Self.expressions[position], Self.expressions[(position + number) % Self.expressions.count]]
      check(Self.declarations[number], pair, Self.places[(number + position) % Self.places.count])
    }
  }

  @Test(arguments: known.sorted()) func haveTheirTypes(_ expression: String) {
    for declaration in Self.declarations.prefix(5) {
      check(declaration, [expression], "enum Outer { * }", isKnown: true)
    }
  }

  /// Asks for the types of variables of a chain whose members take turns with some expressions.
  private func check(_ declaration: String, _ expressions: [String], _ place: String, isKnown: Bool = false) {
    let links = (1...200).map { number in
      let value = expressions[number % expressions.count].replacing("#", with: number == 1 ? "1" : "v\(number - 1)")
      return declaration.replacing("@", with: value).replacing("*", with: String(number)) + "\n"
    }
    let source = Self.header + place.replacing("*", with: "\n" + links.joined())
    let index = FactTable("chain", [source], []).index([0])
    for length in Self.lengths {
      let checker = Checker(index)
      for decl in index.declarations(named: "v\(length)") {
        let type = checker.facts.type(askingAllOf: decl)
        #expect(type == checker.facts.int || !isKnown && checker.facts.isUnknown(type), "\(declaration) \(expressions)")
      }
      #expect(checker.facts.evaluator.count == 0 && !checker.facts.evaluator.isUnwinding)
    }
  }
}

extension SymbolIndex {
  /// The project's declarations of a name, whatever encloses them.
  fileprivate func declarations(named name: String) -> [DeclID] {
    (firstProjectFile..<Int32(files.count)).flatMap { file in
      files[Int(file)].tree.declarations.indices.map { DeclID(file: file, index: Int32($0)) }.filter {
        self[$0].name == Name(name)
      }
    }
  }
}

extension DeclarationFacts {
  /// The type of a variable. Asks what else can be asked about it, too.
  fileprivate func type(askingAllOf decl: DeclID) -> TypeID {
    let type = variableType(decl)
    _ = (signature(of: decl), requirements(in: decl), memberType(type, Name("Element")))
    _ = candidates(named: Name("count"), of: type)
    return type
  }
}
