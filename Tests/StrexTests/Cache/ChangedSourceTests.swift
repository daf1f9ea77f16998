import Foundation
import Testing

@testable import strex

/// Tests edits after which a run must not repeat its former output or positions: sources with syntax errors, and code
/// that depends on other code without naming it.
@Suite struct ChangedSourceTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    /// The versions of the first file, in order.
    let edits: [Data]

    init(_ name: String, beside files: [String: String] = [:], _ text: String, _ edits: [(old: String, new: String)]) {
      testDescription = name
      self.files = files.merging(["App/Edited.swift": text]) { $1 }
      self.edits = edits.map { Data(text.replacingOccurrences(of: $0.old, with: $0.new).utf8) }
    }

    init(_ name: String, _ text: String, bytes: [UInt8]) {
      testDescription = name
      files = ["App/Edited.swift": text]
      edits = [Data(text.utf8) + bytes]
    }
  }

  private static let view = """
    import SwiftUI
    struct First: View {
      var body: some View {
        Text("Bravo")
        Text("Charlie")
      }
    }

    """

  static let broken = [
    Case("a string", view, [("Bravo\"", "Bravo")]),
    Case("a bracket", view, [("Bravo\")", "Bravo\"")]),
    Case("an extra bracket", view, [("Bravo\")", "Bravo\"))")]),
    Case("a comment", view, [("    Text(\"Charlie\")", "/* Text(\"Charlie\")")]),
    Case("the end", view, [("\n}\n", "\n}\nfunc added() {\n")]),
    Case("a conflict", view, [("  var body", "<<<<<<< HEAD\n  var body"), ("  var body", "=======\n  var body")]),
    Case(
      "an indented conflict", view + "let sum = 1\n  ======= 2\n",
      [("  =======", "======="), ("  =======", " =======")]),
    Case("bytes in a comment", view, bytes: Array("// ".utf8) + [0xFF, 0xFE, 0x0A]),
    Case("bytes in a string", view, bytes: Array("let odd = \"".utf8) + [0xFF] + Array("\"\n".utf8)),
    Case("two errors in sequence", view, [("Bravo\"", "Bravo"), ("Charlie\"", "Charlie"), ("Bravo", "Bravo")]),
    Case(
      "deep code", view,
      [("\"Bravo\"", String(repeating: "(", count: 2000) + "\"Bravo\"" + String(repeating: ")", count: 2000))]),
  ]

  private static func passing(_ call: String) -> String {
    """
    import SwiftUI
    import Unknown
    struct First: View {
      var body: some View { \(call) }
    }
    struct Second: View {
      var body: some View { Text("Second") }
    }
    #Preview { First() }

    """
  }

  private static let passesKey = [
    "App/Passes.swift":
      "import SwiftUI\nimport Unknown\nstruct Passes {\n  var key: LocalizedStringKey\n  func go() { Foo(title: key) }\n}\n"
  ]

  private static let macro = """
    import SwiftUI
    @freestanding(expression) macro loc(_ s: String) -> String = #externalMacro(module: "M", type: "LocMacro")
    struct Uses: View { var body: some View { Text(verbatim: #loc("Alpha")) } }

    """

  private static func implementation(importing module: String, _ more: String = "ExpressionMacro") -> String {
    """
    import \(module)
    public struct LocMacro: \(more) {
      public static func expansion(of node: some X, in context: some Y) throws -> ExprSyntax {
        let key = node.arguments.first!.expression
        // Nothing more.
        return "String(localized: \\(key))"
      }
    }

    """
  }

  private static let expansions = [
    ("\"String(localized: \\(key))\"", "\"String(\\(key))\""),
    ("return \"String(localized: \\(key))\"", "return \"\\(key)\""),
  ]

  static let dependent = [
    Case(
      "generic arguments", beside: passesKey, passing("Foo<Int>(title: \"Alpha\")"),
      [
        ("{ First() }", "{ Foo(title: \"Gamma\") }"),
        ("Text(\"Second\") }", "return Text(\"Second\"); Foo(title: \"\") }"),
      ]),
    Case(
      "parentheses", beside: passesKey, passing("Foo(title: (\"Alpha\"))"),
      [("{ First() }", "{ Foo(title: \"Gamma\") }"), ("Text(\"Second\") }", "Foo(title: \"Second\") }")]),
    Case(
      "two edits, one of them undone", beside: passesKey, passing("Text(\"Alpha\")"),
      [("Text(\"Alpha\")", "Foo(title: \"Alpha\")"), ("{ First() }", "{ Foo(title: Alpha) }")]),
    Case("a macro", beside: ["App/Macro.swift": macro], implementation(importing: "SwiftSyntaxBuilder"), expansions),
    Case("a macro of a module", beside: ["App/Macro.swift": macro], implementation(importing: "Other"), expansions),
    Case(
      "a macro without a protocol", beside: ["App/Macro.swift": macro],
      implementation(importing: "struct SwiftSyntax.X", "Y"),
      expansions),
    Case(
      "a comment in a macro", beside: ["App/Macro.swift": macro],
      implementation(importing: "SwiftSyntax").replacingOccurrences(of: "String(localized: ", with: "f("),
      [("// Nothing more.", "// \"String(localized: \\(key))\"")]),
    Case(
      "an observer after a comment",
      beside: ["App/Makes.swift": "import SwiftUI\nfunc make() { _ = Made(title: \"Made\") }\n"],
      "import SwiftUI\nstruct Made { var title: LocalizedStringKey {\n  // Told of\n  didSet { print(1) } } }\n",
      [("Told of", "Told of each time that somebody sets it to another one"), ("didSet", "get")]),
    Case(
      "a guard",
      "import AppIntents\nimport SwiftUI\nprint(1)\nfunc t() { _ = Button(LocalizedStringResource(\"Alpha\")) {} }\n",
      [("print(1)", "print(1)\nguard #available(macOS 13, *) else { fatalError() }")]),
    Case(
      "a condition",
      "import SwiftUI\nfunc a() { print(\"a\") }\nfunc t() { _ = Text(\"Alpha\") }\nfunc b() { print(\"b\") }\n",
      [("print(\"a\")", "#if DEBUG\nprint(\"a\")"), ("print(\"b\") }", "print(\"b\") }\n#endif")]),
    Case(
      "a compared number",
      "import SwiftUI\nfunc t(_ n: N) { if n // One\n .count == 1 {}\n _ = Text(\"\\(n // One\n .count) of\") }\n",
      [("if n // One", "if n // Two"), ("if n // One", "if n")]),
  ]

  private static let takes = "import SwiftUI\nimport Unknown\nfunc take() { Foo(title: \"Alpha\") }\n"

  private static let passes = """
    import SwiftUI
    import Unknown
    let (key, text) = (LocalizedStringKey("Key"), String("Text"))
    let made = Foo(title: key)

    """

  private static let shown = [
    "App/Shown.swift": "import SwiftUI\nstruct Shown: View { var body: some View { Text(\"Shown\") } }\n"
  ]

  /// Declarations that are added, removed or moved, and code that depends on them without naming them.
  static let declarations = [
    Case(
      "a stored property", beside: ["App/Makes.swift": "import SwiftUI\nfunc make() { _ = Made(title: \"Made\") }\n"],
      "import SwiftUI\nstruct Made {\n  var count = 1\n  func title() {}\n}\n",
      [("  var", "  var title: LocalizedStringKey\n  var"), ("var count = 1", "init(title: LocalizedStringKey) {}")]),
    Case(
      "a requirement",
      beside: [
        "App/Takes.swift": """
        import SwiftUI
        struct Taken: Takes { func show(_ title: LocalizedStringKey) {} }
        func take<Other: Takes>(_ other: Other, _ title: Other.Title) {}
        func test() { take(Taken(), "Taken") }

        """
      ],
      "protocol Takes {\n  associatedtype Title\n}\n", [("Title\n", "Title\n  func show(_ title: Title)\n")]),
    Case(
      "cases that are keys", "import SwiftUI\nenum Kind: LocalizedStringResource {\n  case alpha\n}\n",
      [("alpha\n", "alpha\n  case beta\n"), ("enum", "func added() {}\nenum"), ("  case alpha\n", "")]),
    Case(
      "a payload", beside: ["App/Compares.swift": "import SwiftUI\nfunc t(_ k: Kind) { _ = Text(\"\\(k == .a)\") }\n"],
      "enum Kind {\n  case a\n}\n", [("case a\n", "case a\n  case b(Int)\n")]),
    Case("a passed value", beside: ["App/Takes.swift": takes], passes, [("title: key", "title: text")]),
    Case("an imported module", beside: ["App/Takes.swift": takes], passes, [("Unknown", "Other")]),
    Case(
      "a type inside", beside: shown, "import SwiftUI\nextension Shown {\n  func a() {}\n}\n",
      [("  func", "  struct Text: View { init(_ title: String) {} }\n  func"), ("func a", "func Text(_ a: String)")]),
    Case(
      "a type next to it", beside: shown, "import SwiftUI\nstruct Other {}\n",
      [("Other", "Text"), ("Other {}", "Other {}\ntypealias View = Other"), ("struct Other {}", "import Other")]),
    Case(
      "an alias", beside: ["App/Extends.swift": "extension Short { var title: String { \"Title\" } }\n"],
      "import SwiftUI\nstruct Long {}\nstruct Wide {}\ntypealias Short = Long\nfunc t(_ l: Long) { Text(\"\\(l.title)\") }\n",
      [("Short = Long", "Short = Wide"), ("struct Wide", "typealias Brief = Long\nstruct Wide")]),
    Case(
      "moved code", "import SwiftUI\nfunc a() { _ = Text(\"Alpha\") }\nfunc b() { _ = Text(\"Bravo\") }\n",
      [
        ("func a", "func c() {}\nfunc a"), ("func a() { _ = Text(\"Alpha\") }\n", ""),
        (
          "func a() { _ = Text(\"Alpha\") }\nfunc b() { _ = Text(\"Bravo\") }",
          "func b() { _ = Text(\"Bravo\") }\nfunc a() { _ = Text(\"Alpha\") }"
        ),
      ]),
    Case(
      "an operator", "import SwiftUI\nfunc t(_ a: Int) { _ = Text(\"\\(a +++ a)\") }\n",
      [("func t", "infix operator +++\nfunc +++ (a: Int, b: Int) -> Double { 1 }\nfunc t")]),
    Case(
      "a declaration that a sibling calls",
      "import SwiftUI\nstruct First: View {\n  let title = \"Title\"\n  var body: some View { Text(title) }\n}\n",
      [
        ("  var body", "  func Text(_ a: LocalizedStringKey) -> Int { 1 }\n  var body"),
        ("Text(title) }", "shown(\"Shown\") }\n  func shown(_ key: LocalizedStringKey) -> Text { Text(key) }"),
        ("let title = \"Title\"", "let title: LocalizedStringKey = \"Title\""),
      ]),
  ]

  /// The second edit of a case starts from the first version, and is undone at the end.
  @Test(arguments: broken + dependent + declarations) func editIsDetected(_ row: Case) async throws {
    let project = try StagedProject()
    for (name, text) in row.files { try project.write(name, text) }
    try project.git("add", ".")
    let app = try await RecheckedApp(project, touching: "Model.swift")
    let original = try #require(row.files["App/Edited.swift"])
    for (number, edit) in row.edits.enumerated() {
      try app.replace("App/Edited.swift", edit, age: 1000 - Double(number))
      try await app.expectAsWithoutCache("edit \(number)")
      try app.edit("Model.swift", "struct", "// Again\nstruct", age: 500 - Double(number))
      try await app.expectAsWithoutCache("edit \(number), and another one")
    }
    try app.replace("App/Edited.swift", Data(original.utf8))
    try await app.expectAsWithoutCache("undone")
  }

  /// A syntax error in a source does not affect the translations of its keys.
  @Test func syntaxErrorDoesNotMakeKeysStale() async throws {
    let project = try StagedProject()
    try project.write("App/Edited.swift", Self.view)
    try project.git("add", ".")
    let app = try await RecheckedApp(project, touching: "Model.swift")
    try app.edit("App/Edited.swift", "Bravo\"", "Bravo")
    _ = try await app.check()
    _ = try await ToolRun.strex(["sync"], in: project.folder)
    #expect(!(try project.read()).contains("stale"))
    #expect(try project.read().contains("Bravo"))
  }
}
