import StringCatalog
import StringExchange
import Testing

/// Tests variations that Xcode 27 refuses to compile and earlier versions accept.
@Suite struct VariationRefusalTests {
  private static func errors(_ localization: String, _ rules: CatalogCompilation.Rules) throws -> [String] {
    let text = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{\(localization)}}}},"version":"1.0"}
      """
    let compilation = CatalogCompilation(try Catalog(ContiguousArray(text.utf8)), rules: rules)
    return compilation.problems.filter(\.isError).map(\.sentence)
  }

  private static let unit = #"{"stringUnit":{"state":"translated","value":"%lld beds"}}"#
  private static let plural = #""variations":{"plural":{"other":"# + unit + "}}"
  private static let device = #""variations":{"device":{"other":"# + unit + "}}"

  @Test(arguments: [
    (#""variations":{"device":{"iphone":{\#(Self.plural)},"other":\#(Self.unit)}}"#, []),
    (
      #""variations":{"device":{"iphone":\#(Self.unit),"other":{\#(Self.plural)}}}"#,
      ["Fallback value cannot be further varied (de: k|==|device.other)"]
    ),
    (
      #""variations":{"plural":{"one":{\#(Self.device)},"other":\#(Self.unit)}}"#,
      ["Plural case cannot be further varied (de: k|==|plural.one)"]
    ),
    (
      #""variations":{"device":{"ipad":{"variations":{"plural":{"other":{\#(Self.device)}}}},"other":\#(Self.unit)}}"#,
      ["Plural case cannot be further varied (de: k|==|device.ipad.plural.other)"]
    ),
    (
      #""substitutions":{"a":{"argNum":1,"formatSpecifier":"lld",\#(Self.plural)}}"#,
      ["Missing required key 'stringUnit' inside 'strings' -> 'k' -> 'localizations' -> 'de'"]
    ),
  ])
  func furtherVariationsAreRefused(_ localization: String, _ sentences: [String]) throws {
    #expect(try Self.errors(localization, .xcode27) == sentences)
    #expect(try Self.errors(localization, .xcode26).allSatisfy { !sentences.contains($0) })
  }
}
