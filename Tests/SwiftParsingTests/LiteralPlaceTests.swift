import SwiftLexing
import Testing

@testable import SwiftParsing

/// Tests the position of a literal as determined from tokens only.
struct LiteralPlaceTests {
  /// Code, and for each literal in it the callee with its label, or `-`; `.` marks members.
  private static let rows: [(String, [String])] = [
    (#"f("a")"#, ["f"]),
    (#"f(x, "a", y: "b")"#, ["f", "f y"]),
    (#"v.f(key: "a")"#, [".f key"]),
    (#".f("a", "b")"#, [".f", ".f"]),
    (#"f("a" + b, x ? "c" : "d")"#, ["-", "-", "-"]),
    (#"f("a".count, ("b"), ["c"])"#, ["-", "-", "-"]),
    (#"f { "a" }"#, ["-"]),
    (#"f("\(g("a", x)) \(h["b"])", "c")"#, ["f", "g", "-", "f"]),
    (#"f("\(x)" + y)"#, ["-"]),
    (#"v?.f("a"); v.g?("b"); f<Int>("c")"#, [".f", "-", "-"]),
    (##"f(#"raw"#, "last")"##, ["f", "f"]),
    ("f\n(\"a\")", ["-"]),
    (#"let a = "x", b = ["k": "v"]"#, ["-", "-", "-"]),
    (#"func f(a: String = "x") { return "y" }"#, ["-", "-"]),
    (#"@Mark("a") var x: Int"#, ["Mark"]),
    (#"self.init("a"); T.init("b")"#, ["-", "-"]),
    (#"f("a"#, ["-"]),
    (#"f(")"#, ["-"]),
  ]

  @Test(arguments: rows)
  func calleesAreFound(_ code: String, _ expected: [String]) {
    #expect(places(code).map { description($0, in: code) } == expected)
  }

  @Test func calleesAreFoundByOffset() {
    let code = #"f("a"); g("b"); h("c")"#
    let literals = FileOutline(SourceText(path: "a.swift", text: code)).literals
    #expect(literals.within(3..<20).map(\.start) == [10, 18])
    #expect(literals[10]?.callee == Name("g"))
    #expect(literals[11] == nil)
  }

  @Test(arguments: [
    ("let a = 1", ["a"]),
    ("func f<T>(p: Int) {}", ["f", "p", "T"]),
    ("let (a, b) = x; if case let .some(c) = d {}", ["a", "b", "c"]),
    ("run { a, b in a }", ["a", "b"]),
    ("run { [weak self] (a: Int) -> Bool in a }", ["a"]),
    ("for a in b {}", ["a"]),
    ("let a = 1, b: T = c, d = e", ["a", "b", "d"]),
    ("var a: T { get { b } set(c) { d = c } }; var e: T { didSet(f) {} }", ["c", "f"]),
  ])
  func codeNamesAreRecognized(_ code: String, _ names: [String]) {
    for name in names + ["other"] {
      let call = FileOutline(SourceText(path: "a.swift", text: code + "\n\(name)(\"text\")"))
      #expect(call.literals.declaredCallees == (name == "other" ? [] : [Name(name)]), "\(name)")
    }
  }

  private func places(_ code: String) -> [LiteralPlace] {
    Array(FileOutline(SourceText(path: "a.swift", text: code)).literals.within(0..<code.utf8.count))
  }

  private func description(_ place: LiteralPlace, in code: String) -> String {
    guard place.isArgument else { return "-" }
    let words = ["f", "g", "h", "Mark", "key", "y"]
    let callee = words.first { Name($0) == place.callee } ?? "?"
    let label = place.label == .underscore ? "" : " " + (words.first { Name($0) == place.label } ?? "?")
    return (place.isMember ? "." : "") + callee + label
  }
}
