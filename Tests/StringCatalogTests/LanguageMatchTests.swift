import Testing

@testable import StringCatalog

@Suite struct LanguageMatchTests {
  @Test(
    arguments: [
      ("de", "en de", "de"), ("de_DE", "en de", "de"), ("DE", "en de", "de"), ("de-AT", "en de", nil),
      ("zh-CN", "en zh-Hans zh-Hant", "zh-Hans"), ("zh_TW", "en zh-Hans zh-Hant", "zh-Hant"),
      ("zh", "zh-Hant zh-Hans", "zh-Hans"), ("zh-HK", "zh-Hant", nil), ("zh-Hans", "zh-CN", "zh-CN"),
      ("zh-Hant-HK", "zh-HK", "zh-HK"), ("iw", "he", "he"), ("he", "iw", "iw"), ("in", "id", "id"), ("no", "nb", "nb"),
      ("pt", "pt-BR", "pt-BR"), ("pt", "pt-PT", "pt-PT"), ("pt", "pt-PT pt-BR", nil), ("pt-BR", "pt pt-PT", "pt"),
      ("pt-PT", "pt", nil), ("es", "es-419", "es-419"), ("es-419", "es", nil), ("sr@latin", "sr-Latn sr", "sr-Latn"),
      ("fr", "en de", nil), ("Deutsch", "en de", nil),
    ] as [(String, String, String?)])
  func nameMatchesALanguage(_ name: String, _ languages: String, _ expected: String?) {
    let match = LanguageMatch(name, among: languages.split(separator: " ").map(String.init))
    if let expected { #expect(match == .known(expected)) } else if case .known = match { Issue.record("\(match)") }
  }

  @Test func candidatesAreFormsOfTheLanguage() {
    let languages = ["en", "pt-PT", "pt-BR", "es"]
    #expect(LanguageMatch("pt", among: languages) == .unknown(candidates: ["pt-PT", "pt-BR"]))
    #expect(LanguageMatch("fr", among: languages) == .unknown(candidates: []))
    #expect(LanguageMatch("zh-HK", among: ["zh-Hans", "zh-Hant"]) == .unknown(candidates: ["zh-Hant"]))
  }

  @Test(arguments: [
    ("de_DE", "de-DE"), ("zh_CN", "zh-Hans"), ("zh-HK", "zh-HK"), ("iw", "he"), ("sr@latin", "sr-Latn"),
  ])
  func codesAreNormalized(_ name: String, _ text: String) { #expect(LanguageCode(name)?.text == text) }

  @Test(
    arguments: [
      ("German", "de"), ("pt-rBR", "pt-BR"), ("ua", "uk"), ("zh_Hans", "zh-Hans"), ("iw", "he"),
      ("cmn-Hans", "zh-Hans"), ("EN", "en"), ("pt-br", "pt-BR"), ("zz", nil),
    ] as [(String, String?)])
  func otherNamesAreCorrected(_ name: String, _ identifier: String?) {
    #expect(LanguageName.correction(of: name)?.name == identifier && LanguageName.correction(of: name) != nil)
  }

  @Test(arguments: ["de", "pt-BR", "zh-Hans-HK", "zh-CN", "es-419", "x-pseudo", "fil", "ca-valencia"])
  func identifiersNeedNoCorrection(_ name: String) { #expect(LanguageName.correction(of: name) == nil) }

  @Test(arguments: ["Chinese", "", "d", "de-DE-1996", "de-", "x@y"]) func otherNamesAreNotCodes(_ name: String) {
    #expect(LanguageCode(name) == nil)
  }

  @Test(arguments: [
    ("de-AT", ["de"], true), ("de-AT", ["de-CH"], true), ("en_GB", ["en"], true), ("zh-HK", ["zh-Hant"], true),
    ("zh-HK", ["zh-Hans"], false), ("zh-Hant", ["zh-Hans"], false), ("de", ["de-AT"], false), ("fi-FI", ["fil"], false),
    ("de-AT", ["de-AT", "en"], false),
  ])
  func variantsHaveTheLanguageAndScriptOfAnother(_ name: String, _ others: [String], _ isVariant: Bool) {
    #expect(LanguageCode.isVariant(name, ofAny: others) == isVariant)
  }
}
