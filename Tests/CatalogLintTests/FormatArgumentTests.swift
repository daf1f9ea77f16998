import StringCatalog
import Testing

@testable import CatalogLint

@Suite struct FormatArgumentTests {
  /// The kinds of a text's arguments; `-` for an argument that is not used.
  private static func kinds(_ text: String) -> String {
    let arguments = FormatArguments(of: text)
    return (0..<arguments.count).map { position in
      switch arguments.kind(at: position + 1) {
      case .object: "object"
      case .integer(let bits): "int\(bits)"
      case .floating: "float"
      case .cString: "chars"
      case .character: "char"
      case .any: "any"
      case nil: "-"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""), ("100%", ""), ("100 % done", ""), ("%%", ""), ("%@", "object"), ("%lld of %@", "int64 object"),
    ("%2$@ %1$d", "int32 object"), ("%3$@", "- - object"), ("%.2f %5d %-10s", "float int32 chars"),
    ("%*d", "int32 int32"), ("%*.*f", "int32 int32 float"), ("%c %p", "char any"), ("%arg", "any"),
    ("%zd %u %qx", "int64 int32 int64"),
    ("%0$@", ""), ("%99999999999999999999$@", ""), ("%1000$@", ""), ("%(name)lld", "int64"), ("%#@rooms@", "any"),
    ("%d %2$@", "int32 object"), ("%2$@ %d", "int32 object"), ("%1$@ %@", "object"),
    ("%3$@ %d %f", "int32 float object"),
  ])
  func argumentsAreMatchedByPosition(_ text: String, _ kinds: String) {
    #expect(Self.kinds(text) == kinds)
  }

  @Test(arguments: [
    ("%@ %@", false), ("%1$@ %2$@", false), ("%1$@ %@", true), ("%1$@ %%", false), ("%#@a@ %2$@", false),
    ("%d %2$@", false), ("%2$@ %d", false), ("%@ %3$@ %@", false), ("%@ %2$@ %@", true),
  ])
  func mixedNumberingIsDetected(_ text: String, _ isMixed: Bool) {
    #expect(FormatArguments(of: text).isMixed == isMixed)
  }

  @Test(arguments: [
    ("", false), ("%", true), ("%%", false), ("%%%", true), ("50 % off", true), ("%@%", true), ("%@%%", false),
    ("% @", true),
  ])
  func strayPercentSignsAreDetected(_ text: String, _ isStray: Bool) {
    #expect(FormatString(text).hasStrayPercent == isStray)
  }

  @Test func circularSubstitutionsTerminate() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%#@a@"},
      "substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":
      {"state":"translated","value":"%arg %#@b@"}}}}},"b":{"argNum":2,"formatSpecifier":"@","variations":{"plural":
      {"other":{"stringUnit":{"state":"translated","value":"%#@a@ %#@b@"}}}}}}}}}},"version":"1.0"}
      """
    let entry = try #require(try Catalog(ContiguousArray(text.utf8))["k"]?.localization("de"))
    let texts = LocalizedTexts("de", entry, isSource: false)
    let arguments = FormatArguments(of: try #require(texts.main), in: texts)
    #expect(arguments.kind(at: 1) == .integer(bits: 64) && arguments.kind(at: 2) == .object && arguments.count == 2)
  }

  @Test func argumentsInCodeTakePrecedence() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"price":{"localizations":{"de":{"stringUnit":{"state":"translated","value":
      "%@ Euro"}},"en":{"stringUnit":{"state":"translated","value":"%@ euros"}}}}},"version":"1.0"}
      """
    let catalog = try Catalog(ContiguousArray(text.utf8))
    let linter = CatalogLinter(active: ["format-type", "format-extra", "format-missing"])
    #expect(linter.findings(in: catalog, path: "L").isEmpty)
    var calls = CallArguments()
    calls.add(.init(specifiers: ["%lf"], place: "Shop.swift:3"), for: "price")
    calls.add(.init(specifiers: ["%lf"], place: "Shop.swift:9"), for: "price")
    #expect(
      linter.findings(in: catalog, path: "L", calls: calls).map(\.message) == [
        "\"price\" in de formats argument 1 with %@, but the code at Shop.swift:3 passes %lf",
        "\"price\" in en formats argument 1 with %@, but the code at Shop.swift:3 passes %lf",
      ])
    calls = CallArguments()
    calls.add(.init(specifiers: ["%@"], place: "Shop.swift:3"), for: "price")
    calls.add(.init(specifiers: ["%lf"], place: "Shop.swift:12"), for: "price")
    #expect(
      linter.findings(in: catalog, path: "L", calls: calls).map(\.message) == [
        "\"price\" in de formats argument 1 with %@, but the code at Shop.swift:12 passes %lf",
        "\"price\" in en formats argument 1 with %@, but the code at Shop.swift:12 passes %lf",
      ], "each call is checked separately")
  }

  @Test(arguments: [
    (["%@"], true, []),
    (["%@", "%lld"], true, ["the code at Shop.swift:3 passes 2 arguments to \"%@ euros\", which expects 1"]),
    (["%@", "%lld"], false, []),
    (["%p", "%p", "%p"], true, ["the code at Shop.swift:3 passes 3 arguments to \"%@ euros\", which expects 1"]),
  ])
  func unusedArgumentsAreFound(_ specifiers: [String], _ isOfFormat: Bool, _ messages: [String]) throws {
    let catalog = try Catalog(
      ContiguousArray(#"{"sourceLanguage":"en","strings":{"%@ euros":{}},"version":"1.0"}"#.utf8))
    let linter = CatalogLinter(active: ["format-surplus"])
    var calls = CallArguments()
    calls.add(.init(specifiers: specifiers, place: "Shop.swift:3", isOfFormat: isOfFormat), for: "%@ euros")
    #expect(linter.findings(in: catalog, path: "L", calls: calls).map(\.message) == messages)
  }

  @Test(arguments: [("%[Bow,Stern]@ %[is]@ %@", 0), ("%@ is %@", 1)])
  func predicateEditorRowsAreNotFormats(_ key: String, _ count: Int) throws {
    let unit = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%1$@ %2$@ %3$@\"}}"
    let entry = "{\"localizations\":{\"de\":\(unit)}}"
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\"\(key)\":\(entry)},\"version\":\"1.0\"}"
    let linter = CatalogLinter(active: ["format-extra"])
    #expect(linter.findings(in: try Catalog(ContiguousArray(text.utf8)), path: "L").count == count)
  }
}
