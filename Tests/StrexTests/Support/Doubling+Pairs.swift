import TestSupport

// Tables: nested pairs of all kinds of expressions, and wide lines.
extension Doubling {
  /// Code around other code, which `§` marks.
  static let expressions = [
    "(§)", "[§, 1]", "[\"a\": §]", "[§: 1]", "(§, 1)", "(isOn ? § : 1)", "(isOn ? \"x\" : §)", "(§ ?? 1)", "(nil ?? §)",
    "\"a\\(§)b\"", "unknown(§)", "id(§)", "maybe(§)", "over(§)", "over { § }", "{ § }()", "{ x in § }(1)",
    "{ let x = 1; return § }()", "run { § }", "run { if isOn { return § }; return 1 }", "fit({ _ in \"\" }) { § }",
    "(§ + 1)", "(\"x\" + §)", "(§ && true)", "(§ == 1)", "!(§)", "(§ as? Int)", "(try? id(§))", "Box(§)[0]", "list[§]",
    "Box(§).value", "Box(1).map { _ in § }", ".init(§)", ".leaf(§)", "Tree.leaf(§)", "named(title: §, 1)", "many(§, 1)",
    "late(§)", "maybe(1).map { _ in § }", "maybe(§)!", "maybe(§)?.self", "Text(§)", "Text(\"k \\(§)\")", "key(§)",
    "made(§)",
    "VStack { § }", "Button(\"b\") { § }", "Text(\"x\").help(§)", "Text(\"x\").overlay { § }", "String(localized: §)",
    "NSLocalizedString(§, comment: \"\")", "String(format: §, 1)", "max(§, 1)", "{ if isOn { § } else { 1 } }()",
    "{ switch n { case 1: §; default: 1 } }()", "{ func g() -> Int { § }; return g() }()",
    "{ var v: Int { § }; return v }()", "{ guard let v = § else { return 1 }; return v }()", "[{ § }]", "({ § }, 1)",
    "([§] + [1])", "[§].map { $0 }", "[1].reduce(§) { a, _ in a }", "Section { § } header: { Text(\"h\") }",
  ]

  private static let helpers = """
    import SwiftUI
    struct Box<T> { var value: T; init(_ t: T) { value = t }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(value)) }
      subscript(_ i: Int) -> T { value } }
    enum Tree<T> { case leaf(T) }
    func id<T>(_ t: T) -> T { t }
    func maybe<T>(_ t: T) -> T? { t }
    func run<T>(_ f: () -> T) -> T { f() }
    func over(_ i: Int) -> Int { i }
    func over(_ s: String) -> String { s }
    func over<T>(_ t: [T]) -> T { t[0] }
    func over(_ f: () -> Int) -> Int { f() }
    func over(_ f: () -> String) -> String { f() }
    func fit(_ f: (String) -> Int, _ g: (Int) -> String) -> Double { 0 }
    func named(title: LocalizedStringKey, _ i: Int) -> Int { i }
    @_disfavoredOverload func named(title: String, _ i: Int) -> Int { i }
    func many<T>(_ t: T...) -> [T] { t }
    func late<T>(_ t: @autoclosure () -> T) -> T { t() }
    func key(_ k: LocalizedStringKey, more: Int = 1) -> Int { 1 }
    @_disfavoredOverload func key(_ k: String, more: Int = 1) -> Int { 1 }
    func made(_ k: LocalizedStringKey) -> LocalizedStringKey { k }
    func made(_ k: String) -> String { k }
    func made<T>(_ k: T) -> [T] { [k] }

    """

  /// A seeded sample of pairs.
  static let pairs: [Doubling] = TestScale.seeds(24).map { number in
    var random = SeededRandom(number)
    let kinds = [random.pick(expressions), random.pick(expressions)]
    let place = random.pick([
      "over(§)", "_ = §", "let k: LocalizedStringKey = §", "print(Text(\"k \\(§)\"))", "key(§)", "_ = [§, made(§)]",
    ])
    return .init("pairs: \(kinds.joined(separator: " "))", from: 4, [number % 2 == 0 ? "extract" : "audit"]) {
      count in
      let nest = (0..<count).reversed().reduce("\"leaf\"") { kinds[$1 % 2].replacing("§", with: $0) }
      let uses = repeated(30) {
        "func use\($0)(isOn: Bool, n: Int, list: [Int]) { \(place.replacing("§", with: nest)) }\n"
      }
      return ["A.swift": helpers + uses]
    }
  }

  /// Lines with thousands of literals, labels, names or branches.
  static let wideLines: [Doubling] = [
    wide("default values", "func f(*) {}") { "a\($0): LocalizedStringKey = \"d \($0)\"" },
    wide("literals with labels", "func g() { f(*) }") { "a\($0): \"x \($0)\"" },
    wide("arguments of a variadic function", "func f(_ k: LocalizedStringKey...) {}\nfunc g() { f(*) }") {
      "\"x \($0)\""
    },
    wide("entries of a dictionary", "let d: [String: LocalizedStringKey] = [*]") { "\"k\($0)\": \"x \($0)\"" },
    wide("elements of a tuple", "let t = (*)") { "\"x \($0)\"" },
    wide("generic parameters", "func f<*>() { _ = Text(\"k\") }") { "T\($0)" },
    wide("requirements", "func f<T>(_ t: T) where * { _ = Text(\"k \\(t)\") }") { "T: P\($0)" },
    wide("statements", "func f() { * }", separator: "; ") { "_ = \"x \($0)\"" },
    wide("local functions", "func f() { * }", separator: "; ") { "func g(a\($0): String) {}; g(a\($0): \"x\")" },
    wide(
      "branches of a switch", "func f(_ s: String) -> LocalizedStringKey { switch s { *; default: \"d\" } }",
      separator: "; "
    ) {
      "case \"c\($0)\": \"x \($0)\""
    },
  ].flatMap { $0 }

  private static func wide(
    _ name: String, _ line: String, separator: String = ", ", _ item: @escaping @Sendable (Int) -> String
  ) -> [Doubling] {
    ["extract", "audit"].map { command in
      .init("wide: \(name), \(command)", from: 250, [command]) { count in
        line.replacing("*", with: (0..<count).map(item).joined(separator: separator)) + "\n"
      }
    }
  }
}
