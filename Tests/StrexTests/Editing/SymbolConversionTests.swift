import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex symbols convert`.
@Suite struct SymbolConversionTests {
  private let folder: TemporaryFolder

  private static let view = """
    import SwiftUI

    struct Cart: View {
      let name: String
      let count: Int
      var body: some View {
        Text("Checkout", bundle: .module, comment: "Title of the cart")
        Button { print(String(localized: "Hello \\(name)", bundle: .module)) } label: {
          Text("Checkout", bundle: .module, comment: "Title of the cart")
        }
        Text("\\(count) items of \\(name)", tableName: "Shop", bundle: .module)
      }
    }

    """

  private static let catalog = CatalogText.of(
    ("Checkout", CatalogText.translated("Zur Kasse", comment: "Title of the cart")), ("Hello %@", []))

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Ferry", defaultLocalization: "en", targets: [.target(name: "Ferry")])
      """,
      "Sources/Ferry/Localizable.xcstrings": Self.catalog,
      "Sources/Ferry/Shop.xcstrings": CatalogText.of(("%lld items of %@", [])),
      "Sources/Ferry/Cart.swift": Self.view,
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }

  private func convert(_ direction: String, _ words: String...) async throws -> ToolRun {
    try await ToolRun.strex(["symbols", "convert", "--to", direction] + words, in: folder)
  }

  private func code() throws -> String { try folder.read("Sources/Ferry/Cart.swift") }

  private func texts() throws -> String { try folder.read("Sources/Ferry/Localizable.xcstrings") }

  @Test func literalsBecomeSymbols() async throws {
    let run = try await convert("symbols", ".")
    #expect(run.code == 0 && run.output == "converted 4 literals for 3 keys\n", "\(run.output)\(run.errors)")
    #expect(try code().ranges(of: "Text(.checkout)").count == 2)
    #expect(try code().contains("print(String(localized: .hello(name)))"))
    #expect(try code().contains("Text(.Shop.itemsOf(count, name))"))
    let catalog = try texts()
    #expect(
      catalog.contains(
        """
            "Checkout" : {
              "comment" : "Title of the cart",
              "extractionState" : "manual",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Zur Kasse"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Checkout"
                  }
                }
              }
            },
        """), "\(catalog)")
    #expect(try folder.read("Sources/Ferry/Shop.xcstrings").contains("\"value\" : \"%1$lld items of %2$@\""))
    #expect(try await strex("sync", "--check").code == 0)
    #expect(try await strex("lint", "--rule", "unused-key").output == "")
  }

  @Test func symbolsBecomeTheLiteralsAgain() async throws {
    #expect(try await convert("symbols", ".").code == 0)
    let run = try await convert("literals", "--comments", ".")
    #expect(run.code == 0 && run.output == "converted 4 symbols for 3 keys\n", "\(run.output)\(run.errors)")
    #expect(try code() == Self.view)
    #expect(try texts() == Self.catalog)
    #expect(try await strex("sync", "--check").code == 0)
  }

  /// The code may never have contained them.
  @Test func commentsStayInTheCatalog() async throws {
    #expect(try await convert("symbols", ".").code == 0)
    let run = try await convert("literals", ".")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try code() == Self.view.replacing(", comment: \"Title of the cart\"", with: ""))
    #expect(try texts() == Self.catalog)
    #expect(try await strex("sync", "--check").code == 0)
    let wrong = try await convert("symbols", "--comments", ".")
    #expect(wrong.code == 2 && wrong.errors.contains("--comments needs --to literals"), "\(wrong.errors)")
  }

  @Test func literalGetsACommentIfMostOthersHaveOne() async throws {
    try folder.write([
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(
        ("Berth", CatalogText.translated("Liegeplatz", comment: "Place")),
        ("Quay", CatalogText.translated("Kai", comment: "Wall"))),
      "Sources/Ferry/Cart.swift": """
      import SwiftUI
      let a = Text("Berth", bundle: .module, comment: "Place"), b = Text("Quay", bundle: .module, comment: "Wall")

      """,
    ])
    let before = try code()
    #expect(try await convert("symbols", "--key", "Quay").code == 0)
    #expect(try await convert("literals", "--key", "Quay").code == 0)
    #expect(try code() == before)
  }

  @Test func newKeyNamesTheSymbol() async throws {
    let run = try await convert("symbols", "--key", "Checkout", "--new-key", "cart.checkout.title")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try code().contains("Text(.cartCheckoutTitle)"))
    #expect(try texts().contains("\"cart.checkout.title\" : {") && texts().contains("\"value\" : \"Checkout\""))
    let back = try await convert("literals", "--comments", "--key", "cart.checkout.title", "--new-key", "Checkout")
    #expect(back.code == 0, "\(back.output)\(back.errors)")
    #expect(try code() == Self.view && texts() == Self.catalog)
    let two = try await convert("symbols", "--new-key", "x", ".")
    #expect(two.code == 2 && two.errors.contains("3 convertible keys are selected"), "\(two.errors)")
  }

  @Test func dryRunsAndChecksWriteNothing() async throws {
    let dry = try await convert("symbols", "--match", "Hello*", "--dry-run")
    #expect(dry.code == 0 && dry.output.contains("+    Button { print(String(localized: .hello(name))) } label: {"))
    #expect(dry.errors.contains("would convert 1 literal for 1 key"), "\(dry.errors)")
    let check = try await convert("symbols", "--table", "Shop", "--check")
    #expect(
      check.code == 1
        && check.output == "Sources/Ferry/Cart.swift:11:10: \"%lld items of %@\" can become a symbol\n",
      "\(check.output)\(check.errors)")
    #expect(try await convert("literals", "--check", ".").code == 0)
    #expect(try code() == Self.view && texts() == Self.catalog)
  }

  @Test(arguments: [
    ("let t: LocalizedStringKey = \"Checkout\"", "its type is LocalizedStringKey"),
    (
      "func row(_ title: LocalizedStringKey) {}\nlet r: Void = row(\"Checkout\")",
      "`row(_:)` takes a LocalizedStringKey"
    ),
    ("let t = Text(\"Checkout\", bundle: Bundle(path: \"x\"))", "specifies a bundle"),
  ])
  func otherUsesOfTheKeyPreventItsConversion(_ line: String, _ reason: String) async throws {
    try folder.write(["Sources/Ferry/More.swift": "import SwiftUI\n\(line)\n"])
    let run = try await convert("symbols", ".")
    #expect(run.code == 1 && run.errors.contains("[unconvertible-use]") && run.errors.contains(reason), "\(run.errors)")
    #expect(run.output == "converted 2 literals for 2 keys\n" && run.errors.contains("More.swift:"), "\(run.errors)")
    #expect(try code().contains("Text(\"Checkout\"") && code().contains(".hello(name)"))
    #expect(try texts().contains("\"value\" : \"Zur Kasse\"") && !texts().contains("\"value\" : \"Checkout\""))
  }

  @Test(arguments: [
    ("func show(_ n: Float) -> Text { Text(\"Rate \\(n)\", bundle: .module) }", "Rate %f", "Double(n)"),
    ("func show(_ n: Int64) -> Text { Text(\"Rate \\(n)\", bundle: .module) }", "Rate %lld", "Int(n)"),
  ])
  func valuesOfOtherTypesAreConverted(_ line: String, _ key: String, _ value: String) async throws {
    try folder.write([
      "Sources/Ferry/More.swift": "import SwiftUI\n\(line)\n",
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of((key, [])),
    ])
    let run = try await convert("symbols", "--key", key)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try folder.read("Sources/Ferry/More.swift").contains("Text(.rate(\(value)))"))
    let back = try await convert("literals", "--key", key)
    #expect(back.code == 0, "\(back.output)\(back.errors)")
    #expect(try await strex("sync", "--check", "--allow-mass-stale").errors.contains(key) == false)
  }

  @Test func keysWithoutSymbolAndCollisionsAreRefused() async throws {
    try folder.write([
      "Sources/Ferry/More.swift": """
      import SwiftUI
      let a = Text("→", bundle: .module), b = Text("check out!", bundle: .module)
      let c = Text("check-out", bundle: .module)
      """,
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(("→", []), ("check out!", []), ("check-out", [])),
    ])
    let run = try await convert("symbols", "Sources/Ferry/More.swift")
    #expect(run.code == 1, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("Unable to derive a symbol name") && run.errors.contains("the same symbol"))
    #expect(run.errors.contains("help: choose another key with --new-key"), "\(run.errors)")
    #expect(run.output == "converted 1 literal for 1 key\n", "\(run.output)")
  }

  @Test func identifiersGetDefaultValues() async throws {
    let manual = "\"extractionState\" : \"manual\","
    try folder.write([
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(
        (
          "total",
          [
            manual, "\"localizations\" : {", "  \"en\" : {", "    \"stringUnit\" : {",
            "      \"state\" : \"translated\",", "      \"value\" : \"%lld in all\"", "    }", "  }", "}",
          ]
        )),
      "Sources/Ferry/More.swift": "import SwiftUI\nfunc f(_ n: Int) -> Text { Text(.total(n)) }\n",
    ])
    let run = try await convert("literals", "--key", "total")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let resource =
      "LocalizedStringResource(\"total\", defaultValue: \"\\(n) in all\", bundle: .atURL(Bundle.module.bundleURL))"
    #expect(try folder.read("Sources/Ferry/More.swift").contains("Text(\(resource))"))
    #expect(try texts().contains("\"extracted_with_value\""))
    #expect(try await convert("symbols", "--key", "total").code == 0)
    #expect(try folder.read("Sources/Ferry/More.swift").contains("Text(LocalizedStringResource.total(n))"))
  }

  @Test func labelsOfArgumentsStayInTheCatalog() async throws {
    let manual = { (text: String) in
      [
        "\"extractionState\" : \"manual\",", "\"localizations\" : {", "  \"en\" : {", "    \"stringUnit\" : {",
        "      \"state\" : \"translated\",", "      \"value\" : \"\(text)\"", "    }", "  }", "}",
      ]
    }
    let catalog = CatalogText.of(
      ("cargo", manual("%1$(name)@ carries %2$(weight).1f t")), ("crew.%(name)@", manual("%(name)@ sails")))
    let view = "import SwiftUI\nfunc f(_ n: String) -> Text { Text(.cargo(name: n, weight: 2)) }\n"
    try folder.write([
      "Sources/Ferry/Localizable.xcstrings": catalog,
      "Sources/Ferry/More.swift": view + "let g = Text(.crew(name: \"Ada\"))\n",
    ])
    let run = try await convert("literals", "--key", "cargo", "--key", "crew.%(name)@")
    #expect(run.code == 1 && run.output == "converted 1 symbol for 1 key\n", "\(run.output)\(run.errors)")
    #expect(run.errors.contains("a literal cannot name its arguments as this key does"), "\(run.errors)")
    let literal = "\"cargo\", defaultValue: \"\\(n) carries \\(Double(2), specifier: \"%.1f\") t\""
    #expect(try folder.read("Sources/Ferry/More.swift").contains(literal))
    #expect(try texts().contains("%1$(name)@ carries %2$(weight).1f t"))
    #expect(try await strex("sync", "--check", "Sources/Ferry/Localizable.xcstrings").errors.contains("cargo") == false)
    #expect(try await convert("symbols", "--key", "cargo").code == 0)
    #expect(try folder.read("Sources/Ferry/More.swift").contains(".cargo(name: n, weight: Double(2))"))
    #expect(try texts() == catalog)
  }

  @Test func bundleOfAnAppDecidesForSourcesThatAPackageAlsoCompiles() async throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    let view = "import SwiftUI\nlet a = Text(\"Checkout\", comment: \"Title of the cart\")\n"
    try folder.write([
      "project.yml": """
      name: Ferry
      targets:
        Ferry:
          type: application
          platform: iOS
          deploymentTarget: "17.0"
          sources: [Ferry]
          settings:
            base: {STRING_CATALOG_GENERATE_SYMBOLS: "YES", SWIFT_EMIT_LOC_STRINGS: "YES"}
      """,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Ferry", targets: [.target(name: "Ferry", path: "Ferry")])
      """,
      "Ferry/Localizable.xcstrings": Self.catalog.replacing("\"Hello %@\"", with: "\"Hello\""),
      "Ferry/Cart.swift": view,
    ])
    let run = try await ToolRun.strex("symbols", "convert", "--to", "symbols", "--key", "Checkout", in: folder)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try folder.read("Ferry/Cart.swift").contains("Text(.checkout)"))
    let words = ["symbols", "convert", "--to", "literals", "--comments", "--key", "Checkout"]
    let back = try await ToolRun.strex(words, in: folder)
    #expect(back.code == 0, "\(back.output)\(back.errors)")
    #expect(try folder.read("Ferry/Cart.swift") == view)
  }

  /// A variable and a function may have the same name.
  @Test func symbolsWithOneNameAreConvertedInAnyOrder() async throws {
    let view = """
      import SwiftUI
      func f(_ n: Int) -> [Text] { [Text("MOOR_AT", bundle: .module), Text("MOOR AT: \\(n)", bundle: .module)] }

      """
    try folder.write([
      "Sources/Ferry/More.swift": view,
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(("MOOR AT: %lld", []), ("MOOR_AT", [])),
    ])
    for key in ["MOOR AT: %lld", "MOOR_AT"] {
      let run = try await convert("symbols", "--key", key)
      #expect(run.code == 0, "\(run.output)\(run.errors)")
    }
    #expect(try folder.read("Sources/Ferry/More.swift").contains("[Text(.moorAt), Text(.moorAt(n))]"))
    let back = try await convert("literals", "Sources/Ferry/More.swift")
    #expect(back.code == 0, "\(back.output)\(back.errors)")
    #expect(try folder.read("Sources/Ferry/More.swift") == view)
  }

  /// Interpolations of single-line literals contain no line breaks.
  @Test func argumentOfSeveralLinesNeedsAMultiLineLiteral() async throws {
    let code = { (text: String) in "import SwiftUI\nfunc f(_ n: Int) -> Text {\n  \(text)\n}\n" }
    try folder.write([
      "Sources/Ferry/More.swift": code("Text(.total(n\n    + 2))"),
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(("Total (%lld)", ["\"extractionState\" : \"manual\""])),
    ])
    let run = try await convert("literals", "Sources/Ferry/More.swift")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let literal = "\"\"\"\n  Total (\\(n\n    + 2))\n  \"\"\""
    #expect(try folder.read("Sources/Ferry/More.swift") == code("Text(\(literal), bundle: .module)"))
  }

  /// Statements without literals are typed, too.
  @Test func membersOfOtherTypesAreNotSymbols() async throws {
    let manual = ["\"extractionState\" : \"manual\""]
    let code = """
      import SwiftUI
      final class Board { static let general = Board(); func clear() {} }
      enum LoadError: Error { case outOfReach }
      func clear() { Board.general.clear() }
      func load(_ n: Int) throws { if n > 2 { throw LoadError.outOfReach } }
      let a = Text(.general), b = Text(.outOfReach)

      """
    try folder.write([
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(("general", manual), ("outOfReach", manual)),
      "Sources/Ferry/More.swift": code,
    ])
    let run = try await convert("literals", "--key", "general", "--key", "outOfReach")
    #expect(run.code == 0 && run.output == "converted 2 symbols for 2 keys\n", "\(run.output)\(run.errors)")
    #expect(try folder.read("Sources/Ferry/More.swift").contains("Board.general.clear()"))
  }

  @Test func wrongUseIsAnError() async throws {
    for words in [
      ["symbols"], ["symbols", "rename", "--to", "symbols", "."], ["symbols", "convert", "."],
      ["symbols", "convert", "--to", "symbols"], ["symbols", "convert", "--to", "symbols", "--key", "Nope"],
      ["symbols", "convert", "--to", "symbols", "--table", "Nope"],
    ] {
      #expect(try await ToolRun.strex(words, in: folder).code == 2, "\(words)")
    }
    let unused = try await convert("literals", "--key", "Checkout")
    #expect(unused.code == 0 && unused.errors.contains("no code uses \"Checkout\" through its symbol"))
  }

  @Test func catalogsWithoutSymbolsAreRefused() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/Localizable.xcstrings": Self.catalog, "App/App.swift": "import SwiftUI\nlet a = Text(\"Checkout\")\n",
    ])
    let run = try await ToolRun.strex("symbols", "convert", "--to", "symbols", "--key", "Checkout", in: folder)
    #expect(run.code == 1 && run.errors.contains("Xcode does not generate symbols for this catalog"), "\(run.errors)")
    #expect(run.errors.contains("set STRING_CATALOG_GENERATE_SYMBOLS to YES for its target"))
  }

  @Test func symbolsAreRenamed() async throws {
    #expect(try await convert("symbols", ".").code == 0)
    let run = try await strex("rename", "Checkout", "cart.title")
    #expect(
      run.code == 0 && run.output == "renamed 0 literals, 2 symbols, and the key in 1 catalog or table\n",
      "\(run.output)\(run.errors)")
    #expect(try code().ranges(of: "Text(.cartTitle)").count == 2 && texts().contains("\"cart.title\" : {"))
    #expect(try await strex("rename", "Hello %@", "greeting").code == 0)
    #expect(try code().contains("String(localized: .greeting(name))"))
    let unnamed = try await strex("rename", "cart.title", "→")
    #expect(unnamed.code == 1 && unnamed.errors.contains("Unable to derive a symbol name"), "\(unnamed.errors)")
    #expect(try code().ranges(of: "Text(.cartTitle)").count == 2)
  }
}
