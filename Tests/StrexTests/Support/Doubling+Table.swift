import ProjectTestSupport

// A table: all inputs that are doubled.
extension Doubling {
  static let all =
    nesting + literals + declarations + bodies + folders + catalogs + exchanges + languages + findings + pairs
    + wideLines

  private static let nesting: [Doubling] = [
    .init(nested: "parentheses", from: 6, "(", "Text(\"a\")", ")"),
    .init(nested: "arrays", "[", "Text(\"a\")", "]"),
    .init(nested: "calls", "f(", "Text(\"a\")", ")"),
    .init(nested: "optionals", "Optional(", "\"a\"", ")"),
    .init(nested: "interpolations", "Text(\"\\(", "1", ")\")"),
    .init(nested: "conditions", "x ? (", "Text(\"a\")", ") : \"b\""),
    .init(nested: "generic types", from: 6, "Array<", "Int", ">", in: "let a: * = f(\"x\")"),
    .init(nested: "closures of views", "VStack { ", "Text(\"a\")", " }", in: "var body: some View { * }"),
    .init(nested: "closures in interpolations", "\"a\\({ ", "x.y", " }())b\"", in: "let a = Text(*)"),
    .init(nested: "closures in arrays", "[{ x in ", "y.z", " }(1), 1]", in: "func f() { print(Text(*)) }"),
    .init(nested: "closures in dictionaries", "[1: { x in ", "y.z", " }(1)]", in: "func f() { print(Text(*)) }"),
    .init(
      nested: "closures of the wrong type", "bad({ _ in 1 }) { { ", "Text(\"a\")", " }() }",
      in: "func bad(_ f: (String) -> Int, _ g: (Int) -> String) {}; func f() { * }"),
    .init(nested: "statements", "if a {\n", "print(Text(\"a\"))", "\n}", in: "func f() { * }"),
    .init(nested: "types", "struct A { ", "let k: LocalizedStringKey = \"a\"", " }", in: "*"),
    .init(nested: "conditional code", "#if A\n", "let k = Text(\"a\")", "\n#endif", in: "*"),
    .init(nested: "comments", from: 500, "/*", "", "*/", in: "* let k = Text(\"a\")"),
    .init("nesting: implicit initializers", from: 4, ["audit"]) { depth in
      let nest = (0..<depth).reduce("list") { inner, _ in "String(format: .init(\(inner)), 1)" }
      return ["A.swift": "import SwiftUI\n" + repeated(30) { "func f\($0)(list: [Int]) { _ = \(nest) }\n" }]
    },
    .init("nesting: labelled arguments of overloads", from: 4, ["audit"]) { depth in
      let overloads = "func f(t: LocalizedStringKey, _ i: Int) -> Int { i }\nfunc f(t: String, _ i: Int) -> Int { i }\n"
      let nest = (0..<depth).reduce("\"a\"") { inner, _ in "Text(f(t: \(inner), 1))" }
      return ["A.swift": "import SwiftUI\n" + overloads + repeated(30) { "func g\($0)() { print(\(nest)) }\n" }]
    },
    .init("nesting: routines in C", from: 500) { ["A.m": repeated($0) { _ in "NSLocalizedString(" }] },
  ]

  private static let literals: [Doubling] = [
    .init("length of a literal", from: 100_000) { "let a = Text(\"\(repeated($0) { _ in "x" })\")" },
    .init("escapes a literal", from: 20_000) { "let a = Text(\"\(repeated($0) { _ in "\\n\\u{41}" })\")" },
    .init("lines a literal", from: 20_000) { "let a = Text(\"\"\"\n\(repeated($0) { _ in "  x\n" })  \"\"\")" },
    .init("interpolations a literal", from: 2_000) { "let n = 1; let a = Text(\"\(repeated($0) { _ in "\\(n) " })\")" },
    .init("interpolations of a key", from: 2_000, ["sync"]) {
      ["A.swift": "import SwiftUI\nlet a = Text(\"\(repeated($0) { _ in "\\(1)" })\")", table: CatalogText.of()]
    },
    .init("literals an array", from: 2_000) { "let a: [LocalizedStringKey] = [\(repeated($0) { "\"a\($0)\", " })]" },
    .init("literals a line", from: 1_000) { repeated($0) { "let k\($0) = Text(\"Key \($0)\");" } },
  ]

  private static let declarations: [Doubling] = [
    .init("members a type", from: 500) { count in
      "struct A {\n\(repeated(count) { "let m\($0): Int\n" })}\n"
        + repeated(count) { "func f\($0)(a: A) -> Text { Text(\"\\(a.m\($0))\") }\n" }
    },
    .init("parameters a call", from: 500) { count in
      "struct A {\n\(repeated(count) { "let m\($0): LocalizedStringKey\n" })}\n"
        + "let a = A(\((0..<count).map { "m\($0): \"k\($0)\"" }.joined(separator: ", ")))\n"
    },
    .init("cases an enum", from: 500) { count in
      "enum E {\n\(repeated(count) { "case c\($0)\n" })var t: LocalizedStringKey { switch self {\n"
        + repeated(count) { "case .c\($0): \"Key \($0)\"\n" } + "} } }"
    },
    .init("extensions a type", from: 500) { count in
      "struct A {}\n" + repeated(count) { "extension A { var m\($0): Text { Text(\"k\($0)\") } }\n" }
    },
    .init("types a file", from: 500) { repeated($0) { "struct A\($0) { let t = Text(\"k\($0)\") }\n" } },
    .init("classes that inherit", from: 50) { count in
      "class A0 { let x = 1 }\n" + repeated(count) { "class A\($0 + 1): A\($0) { let t\($0) = Text(\"k\\(x)\") }\n" }
    },
    .init("classes that override a property", from: 200, ["audit"]) { count in
      "class A0 { var t: String { \"a\" } }\n"
        + repeated(count) { "class A\($0 + 1): A\($0) { override var t: String { super.t } }\n" }
    },
    .init("classes that inherit in a circle", from: 200) { count in
      repeated(count) { "class A\($0): A\(($0 + 1) % count) { let t\($0) = Text(\"k\\(x)\") }\n" }
    },
    .init("extensions of a type for one argument", from: 400) { count in
      repeated(count) { "struct T\($0) {}\nextension Array where Element == T\($0) { func m() -> Int { 1 } }\n" }
        + repeated(count) { "func f\($0)(a: [T\($0)]) { print(Text(\"k \\(a.m())\")) }\n" }
    },
    .init("extensions of a type for a constraint", from: 400) { count in
      repeated(count) { "protocol P\($0) {}\nextension Array where Element: P\($0) { func m() -> Int { 1 } }\n" }
        + repeated(count) { "struct T\($0): P\($0) {}\nfunc f\($0)(a: [T\($0)]) { print(Text(\"k \\(a.m())\")) }\n" }
    },
    .init("extensions of types in extensions", from: 400) { count in
      let extensions = repeated(count) { "extension A\($0).X {}\nextension A\($0 + 1) { typealias X = A\($0).X }\n" }
      return repeated(count + 1) { "struct A\($0) {}\n" } + extensions
        + "extension A0 { struct X {} }\nlet t = Text(\"k\")\n"
    },
    .init("associated types of a protocol", from: 200) { count in
      "protocol P {\n\(repeated(count) { "associatedtype A\($0)\nfunc m\($0)() -> A\($0)\n" })}\n"
        + "struct S: P {\n\(repeated(count) { "func m\($0)() -> Int { 1 }\n" })}\n"
        + repeated(count) { "func f\($0)(a: S.A\($0)) { print(Text(\"k \\(a)\")) }\n" }
    },
    .init("associated types that default to each other", from: 100) { count in
      "protocol P {\n\(repeated(count) { "associatedtype A\($0) = A\(($0 + 1) % count)\n" })}\nstruct S: P {}\n"
        + repeated(count) { "func f\($0)(a: S.A\($0)) { print(Text(\"k \\(a)\")) }\n" }
    },
    .init("protocols that inherit", from: 1_000) { count in
      "protocol P0 { var x: Int { get } }\n" + repeated(count) { "protocol P\($0 + 1): P\($0) {}\n" }
        + "func g(a: P\(count)) { print(Text(\"\\(a.x)\")) }\n"
    },
    .init("protocols a type", from: 500) { count in
      repeated(count) { "protocol P\($0) { var m\($0): Int { get } }\n" }
        + "struct A: \((0..<count).map { "P\($0)" }.joined(separator: ", ")) {}\n"
        + repeated(count) { "func f\($0)(a: A) -> Text { Text(\"\\(a.m\($0))\") }\n" }
    },
    .init("constraints that a type meets", from: 200) { count in
      repeated(count) { "protocol P\($0) {}\nfunc f\($0)<A: P\($0)>(_ a: A) -> Text { Text(\"\\($0)\") }\n" }
        + "struct A: \((0..<count).map { "P\($0)" }.joined(separator: ", ")) {}\n"
        + repeated(count) { "func g\($0)(a: A) { print(f\($0)(a), Text(\"k\($0)\")) }\n" }
    },
    .init("doubling types", from: 100, ["audit"]) { count in
      let types = repeated(count) { "let a\($0 + 1) = (a\($0), a\($0)); let t\($0) = Text(\"\\(a\($0))\")\n" }
      return source(1) { _ in ("A.swift", "import SwiftUI\nlet a0 = 1\n" + types) }
    },
    .init("doubling aliases", from: 100) { count in
      "typealias A0 = Int\n" + repeated(count) { "typealias A\($0 + 1) = (A\($0), A\($0))\n" }
        + "func f(a: A\(count)) { print(Text(\"\\(a)\")) }\n"
    },
    .init("overloads by type", from: 200) { count in
      repeated(count) { "struct T\($0) {}\nfunc f(_ a: T\($0)) {}\n" }
        + "func f(_ a: LocalizedStringKey) {}\nfunc g() { f(\"x\") }\n"
    },
    .init("overloads by label", from: 500) { count in
      repeated(count) { "func f(a\($0): Int) {}\n" } + "func f(_ a: LocalizedStringKey) {}\nfunc g() { f(\"x\") }\n"
    },
    .init("overloads by constraint", from: 200) { count in
      repeated(count) { "protocol P\($0) {}\nfunc f<A: P\($0)>(_ a: A) {}\n" }
        + "func f(_ a: LocalizedStringKey) {}\nfunc g() { f(\"x\") }\n"
    },
    .init("overloads by type that are called", from: 400) { count in
      repeated(count) { "struct T\($0) {}\nfunc f(_ a: T\($0)) -> Int { 1 }\n" }
        + repeated(count) { "func g\($0)() { print(Text(\"k \\(f(T\($0)()))\")) }\n" }
    },
    .init("overloads by label that are called", from: 400) { count in
      "struct S {\n\(repeated(count) { "func f(a\($0): String) -> Int { 1 }\n" })}\n"
        + repeated(count) { "func g\($0)(s: S) { print(Text(\"k \\(s.f(a\($0): \"x\"))\")) }\n" }
    },
    .init("functions whose results follow from each other", from: 500, ["audit"]) { count in
      let functions = repeated(count) { "func f\($0 + 1)() -> some Any { (f\($0)(), f\($0)()) }\n" }
      return source(1) { _ in
        ("A.swift", "import SwiftUI\nfunc f0() -> some Any { 1 }\n\(functions)let t = Text(\"k \\(f\(count)())\")\n")
      }
    },
    .init("calls of unknown types that determine each other", from: 200) { count in
      "import ChatKit\n"
        + repeated(count) { "func f\($0)(t: String) -> some View { C\($0)(t, symbol: \"x\") }\n" }
        + repeated(count) { "func g\($0)() -> some View { C\($0)(\"Key \($0)\", symbol: \"x\") }\n" }
    },
    .init("overloads of an operator", from: 100) { count in
      repeated(count) { "struct T\($0) {}\nfunc + (_ a: T\($0), _ b: T\($0)) -> T\($0) {}\n" }
        + "func g(a: Int) { print(Text(\"\\(a + a + a)\")) }\n"
    },
    .init("overloads of an initializer", from: 200) { count in
      repeated(count) { "struct T\($0) {}\n" }
        + "struct V: View {\n\(repeated(count) { "init(_ a: T\($0)) {}\n" })init(_ a: LocalizedStringKey) {} }\n"
        + "func g() { V(\"x\") }\n"
    },
    .init("overloads in a protocol's extension", from: 200) { count in
      "protocol P {}\nstruct A: P {}\nextension P {\n\(repeated(count) { "func f(a\($0): Int) {}\n" })"
        + "func f(_ a: LocalizedStringKey) {} }\nfunc g(a: A) { a.f(\"x\") }\n"
    },
  ]

  private static let bodies: [Doubling] = [
    .init("variables a body", from: 500) { count in
      "func f() {\n" + repeated(count) { "let k\($0) = 1\nprint(Text(\"Key \($0) \\(k\($0))\"))\n" } + "}"
    },
    .init("statements a body", from: 500) { count in
      "func f() {\n" + repeated(count) { "print(Text(\"Key \($0)\"))\n" } + "}"
    },
    .init("views a view", from: 500) { count in
      "struct V: View { var body: some View { VStack {\n" + repeated(count) { "Text(\"Key \($0)\")\n" } + "} } }"
    },
    .init("modifiers a view", from: 100) { count in
      "let a = Text(\"a\")" + repeated(count) { ".help(\"h\($0)\")" }
    },
    .init("operands a sum", from: 100) { count in
      "let b = 1\nlet a = Text(\"\\(b\(repeated(count) { _ in " + b" }))\")"
    },
    .init("conditions of a text that is audited", from: 500, ["audit"]) { count in
      "func name(_ n: Int) -> String { \(repeated(count) { "n == \($0) ? \"Pier \($0)\" : " }) \"Quay\" }"
    },
    .init("sums that are audited", from: 2_000, ["audit"]) { count in
      source(1) { _ in ("A.swift", "import SwiftUI\nlet a = Text(\"k\")\nlet b = \(repeated(count) { _ in "c + " })c\n")
      }
    },
    .init("comparisons without spaces", from: 2_000) { count in
      "let a = b\(repeated(count) { _ in "<c" })\nlet k = Text(\"a\")\n"
    },
    .init("branches a condition", from: 1_000) { count in
      "let a = Text(\(repeated(count) { "x ? \"a\($0)\" : " })\"e\")"
    },
    .init("conditional code", from: 500) { repeated($0) { "#if os(iOS)\nlet k\($0) = Text(\"a\($0)\")\n#endif\n" } },
    .init("conditions a line", from: 1_000) { count in
      "#if \(repeated(count) { "C\($0) && " })C\nlet k = Text(\"a\")\n#endif"
    },
    .init("nested conditions", from: 500) { count in
      repeated(count) { "#if C\($0)\n" } + "let k = Text(\"a\")" + repeated(count) { _ in "\n#endif" }
    },
    .init("calls of unknown functions", from: 500) {
      repeated($0) { "func g\($0)() { q.z\($0)(title: \"x\($0)\") }\n" }
    },
  ]

  private static let folders: [Doubling] = [
    .init("files a folder", from: 200, ["sync"]) { count in
      source(count) { ("F\($0).swift", "import SwiftUI\nlet k\($0) = Text(\"Key \($0)\")\n") }
    },
    .init("parts of a pattern for paths", from: 200, ["lint"]) { count in
      let pattern = repeated(count) { _ in "**/" } + "*.swift"
      return [".strex.json": "{\"exclude\": [\"\(pattern)\"]}", "D/E/\(table)": CatalogText.of(("Key", []))]
    },
    .init("folders a folder", from: 200, ["sync"]) { count in
      source(count) { ("D\($0)/F.swift", "import SwiftUI\nlet k\($0) = Text(\"Key \($0)\")\n") }
    },
  ]

  private static let exchanges: [Doubling] = [
    .init("keys of an export", from: 500, ["export", "--output", "out", "--language", "de"]) { count in
      [table: CatalogText.of((0..<count).map { ("Key \($0)", CatalogText.translated("Wert")) })]
    },
    .init("units of an import", from: 500, ["import", "de.xliff", "--quiet"]) { count in
      let units = repeated(count) { number in
        "<trans-unit id=\"Key \(number)\"><source>Key \(number)</source><target>Wert</target></trans-unit>"
      }
      return [
        table: CatalogText.of((0..<count).map { ("Key \($0)", []) }),
        "de.xliff": xliff(fileStart + units + "</body></file>"),
      ]
    },
    .init("files of an import", from: 500, ["import", "de.xliff", "--quiet"]) { count in
      let files = repeated(count) { number in
        let unit = "<trans-unit id=\"Key \(number)\"><source>Key \(number)</source><target>Wert</target></trans-unit>"
        return fileStart + unit + "</body></file>"
      }
      return [table: CatalogText.of((0..<count).map { ("Key \($0)", []) }), "de.xliff": xliff(files)]
    },
  ]

  private static let fileStart = "<file original=\"\(table)\" source-language=\"en\" target-language=\"de\"><body>"

  private static func xliff(_ files: String) -> String {
    "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\(files)</xliff>"
  }

  private static let catalogs: [Doubling] = [
    .init("catalogs of a table", from: 100, ["sync"]) { count in
      let files = (0..<count).flatMap { number in
        [
          ("D\(number)/F.swift", "import SwiftUI\nlet k\(number) = Text(\"Key \(number)\")\n"),
          ("D\(number)/\(table)", CatalogText.of([("Key", CatalogText.translated("Wert"))])),
        ]
      }
      return Dictionary(uniqueKeysWithValues: files)
    },
    .init("candidate catalogs", from: 100, ["sync"]) { count in
      let files = (0..<count).flatMap { number in
        [
          ("S\(number)/F.swift", "import SwiftUI\nlet k\(number) = Text(\"Key \(number)\")\n"),
          ("D\(number)/\(table)", CatalogText.of([("Key", CatalogText.translated("Wert"))])),
        ]
      }
      return Dictionary(uniqueKeysWithValues: files)
    },
    .init("packages", from: 50, ["sync"]) { count in
      let files = (0..<count).flatMap { number in
        let folder = "P\(number)/"
        return [
          (folder + "Package.swift", manifest(".target(name: \"T\")")),
          (folder + "Sources/T/F.swift", "import SwiftUI\nlet k = Text(\"Key \(number)\", bundle: .module)\n"),
          (folder + "Sources/T/\(table)", CatalogText.of()),
        ]
      }
      return Dictionary(uniqueKeysWithValues: files)
    },
    .init("targets of a package", from: 50, ["sync"]) { count in
      let files = (0..<count).flatMap { number in
        let folder = "Sources/T\(number)/"
        return [
          (folder + "F.swift", "import SwiftUI\nlet k = Text(\"Key \(number)\", bundle: .module)\n"),
          (folder + table, CatalogText.of()),
        ]
      }
      let targets = repeated(count) { ".target(name: \"T\($0)\")," }
      return Dictionary(uniqueKeysWithValues: files + [("Package.swift", manifest(targets))])
    },
    .init("kept keys", from: 500, ["sync"]) { count in
      source(1) { _ in ("A.swift", "import SwiftUI\n" + repeated(count) { "let k\($0) = Text(\"Key \($0)\")\n" }) }
        .merging([table: catalog(count, "Key")]) { $1 }
    },
    .init("added keys", from: 500, ["sync"]) { count in
      source(1) { _ in ("A.swift", "import SwiftUI\n" + repeated(count) { "let k\($0) = Text(\"A \($0)\")\n" }) }
        .merging([table: catalog(count, "Key", state: "manual")]) { $1 }
    },
    .init("removed keys", from: 500, ["sync", "--allow-mass-stale"]) { count in
      source(1) { _ in ("A.swift", "import SwiftUI\n") }.merging([table: catalog(count, "Key")]) { $1 }
    },
    .init("renamed keys", from: 500, ["sync", "--allow-mass-stale", "--carry-renames"]) { count in
      source(1) { _ in ("A.swift", "import SwiftUI\n" + repeated(count) { "let k\($0) = Text(\"Keys \($0)\")\n" }) }
        .merging([table: catalog(count, "Key")]) { $1 }
    },
    .init("differing keys", from: 500, ["sync", "--allow-mass-stale", "--dry-run"]) { count in
      source(1) { _ in ("A.swift", "import SwiftUI\n" + repeated(count) { "let k\($0) = Text(\"Z \($0)\")\n" }) }
        .merging([table: catalog(count, "Key")]) { $1 }
    },
    .init("counted keys", from: 500, ["status"]) { [table: catalog($0, "Key")] },
  ]

  private static let findings: [Doubling] = [
    .init("checked keys", from: 500, ["lint"]) { [table: catalog($0, "Key %d"), "A.swift": ""] },
    .init("findings", from: 200, ["audit"]) { count in
      source(1) { _ in
        (
          "A.swift",
          "import SwiftUI\n" + repeated(count) { "let k\($0) = \"Say it \($0)\"; let t\($0) = Text(k\($0))\n" }
        )
      }
    },
    .init("findings of a line", from: 500, ["audit"]) { count in
      source(1) { _ in ("A.swift", "enum E: String { case " + list(count) { "c\($0) = \"text \($0)\"" } + " }\n") }
    },
    .init("labels of a call", from: 500, ["audit"]) { count in
      let parameters = list(count) { "aName\($0): String" }
      return source(1) { _ in
        ("A.swift", "func f(\(parameters)) {}\nfunc g() { f(\(list(count) { "aName\($0): \"Say it \($0)\"" })) }\n")
      }
    },
    .init("protocols of a type", from: 500, ["audit"]) { count in
      let protocols = repeated(count) { "protocol P\($0) { var text: String { get } }\n" }
      return source(1) { _ in
        ("A.swift", protocols + "struct S: \(list(count) { "P\($0)" }) { var text: String { \"Say it\" } }\n")
      }
    },
    .init("requirements of one name", from: 500, ["audit"]) { count in
      source(1) { _ in
        (
          "A.swift",
          repeated(count) {
            "protocol P\($0) { var text: String { get } }\nstruct S\($0): P\($0) { var text: String { \"Say it\" } }\n"
          }
        )
      }
    },
    .init("members of a memberwise initializer", from: 200, ["audit"]) { count in
      let calls = repeated(count) { "func f\($0)() { _ = S(m\($0): \"Say it \($0)\") }\n" }
      return source(1) { _ in
        ("A.swift", "struct S {\n\(repeated(count) { "var m\($0) = \"Say it \($0)\"\n" })}\n" + calls)
      }
    },
    .init("formats in the interpolations of keys", from: 200, ["audit"]) { count in
      source(1) { _ in
        ("A.swift", "import SwiftUI\nlet a = [\(list(count) { "Text(\"k\($0) \\(String(format: \"%d\", 1))\")" })]\n")
      }
    },
    .init("comments that suppress", from: 500, ["audit"]) { count in
      let text = repeated(count) { "// strex:disable:next key-not-in-catalog\nlet k\($0) = Text(\"Key \($0)\")\n" }
      return source(1) { _ in ("A.swift", "import SwiftUI\n" + text) }
    },
  ]

  private static let table = "Localizable.xcstrings"

  private static func manifest(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", defaultLocalization: \"en\", targets: [\(targets)])\n"
  }

  /// Items separated by commas.
  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ", ")
  }

  /// Sources and an empty catalog.
  private static func source(_ count: Int, _ file: (Int) -> (String, String)) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<count).map(file) + [(table, CatalogText.of())])
  }

  private static func catalog(_ count: Int, _ word: String, state: String? = nil) -> String {
    CatalogText.of((0..<count).map { ("\(word) \($0)", CatalogText.translated("Wert", state: state)) })
  }
}
