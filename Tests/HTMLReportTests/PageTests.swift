import CatalogLint
import Diagnostics
import StringCatalog
import Testing
import TextBasics

@testable import HTMLReport

/// Tests the text of a page. `Tests/Browser` tests how browsers show it.
@Suite struct PageTests {
  private static func catalog(_ strings: String) throws -> Catalog {
    try Catalog(ContiguousArray(#"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#.utf8))
  }

  private static func page(_ strings: String, findings: [Diagnostic] = [], title: String = "App") throws -> String {
    let catalog = try catalog(strings)
    let status = CatalogStatus(catalog)
    var content = ReportContent(title: title, version: "1.2")
    content.languages = status.languages
    content.catalogs = [
      ReportedCatalog(
        "App/Localizable.xcstrings", catalog, status, languages: content.languages,
        places: [UTF8Key("Save"): [ReportedPlace(path: "App/a.swift", line: 3)]])
    ]
    content.findings = findings.map { ReportedFinding($0, nil) }
    return String(decoding: ReportPage.bytes(content), as: UTF8.self)
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  private static let plain = #""Save":{"comment":"A button","localizations":{"de":\#(unit("Sichern"))}}"#

  @Test func canonicallyEqualKeysHaveSeparatePositionsAndFindings() throws {
    let (composed, decomposed) = ("Caf\u{e9}", "Cafe\u{301}")
    let catalog = try Self.catalog("\"\(composed)\":{},\"\(decomposed)\":{}")
    let reported = ReportedCatalog(
      "Localizable.xcstrings", catalog, CatalogStatus(catalog), languages: [],
      places: [UTF8Key(composed): [ReportedPlace(path: "a.swift", line: 1)]], findings: [UTF8Key(decomposed): 2])
    #expect(reported.entries.map(\.places.count) == [1, 0])
    #expect(reported.entries.map(\.findings) == [0, 2])
  }

  @Test func keysOfDebugBuildsAreMarked() throws {
    let catalog = try Self.catalog(#""Save":{},"Reset":{}"#)
    var content = ReportContent(title: "App", version: "1.2")
    content.catalogs = [
      ReportedCatalog(
        "Localizable.xcstrings", catalog, CatalogStatus(catalog), languages: [], debugKeys: [UTF8Key("Reset")])
    ]
    let page = String(decoding: ReportPage.bytes(content), as: UTF8.self)
    let articles = page.split(separator: "<article class").dropFirst()
    #expect(articles.map { $0.contains("only in debug builds") } == [false, true])
    #expect(page.contains("<option value=\"debug\">"))
    #expect(!(try Self.page(Self.plain)).contains("<option value=\"debug\">"))
  }

  @Test func theSameContentGivesTheSamePage() throws {
    #expect(try Self.page(Self.plain) == Self.page(Self.plain))
  }

  @Test func pagesLoadNothingFromTheNetwork() throws {
    let page = try Self.page(Self.plain)
    for word in ["http:", "https:", "src=", "@import", "url(", "//cdn"] { #expect(!page.contains(word), "\(word)") }
    let policy = try #require(page.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)?.1)
    #expect(policy.hasPrefix("default-src 'none';") && policy.contains("base-uri 'none'; form-action 'none'"))
    #expect(!policy.contains("unsafe"))
  }

  @Test func contentSecurityPolicyContainsTheHashes() throws {
    let page = try Self.page(Self.plain)
    for (start, end) in [("<style>", "</style>"), ("<script>", "</script>")] {
      let from = try #require(page.ranges(of: start).first?.upperBound)
      let to = try #require(page.ranges(of: end).first?.lowerBound)
      #expect(page.contains("'sha256-\(SHA256(Array(page[from..<to].utf8)).base64)'"))
      #expect(page.ranges(of: start).count == 1)
    }
    #expect(page.firstMatch(of: #/<[^>]* (style|on\w+)=/#) == nil)
  }

  @Test(arguments: [
    ("</script><script>alert(1)</script>", "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("</noscript><img src=x onerror=alert(1)>", "&lt;/noscript&gt;&lt;img src=x onerror=alert(1)&gt;"),
    ("<!-- ]]>", "&lt;!-- ]]&gt;"), ("a & b &lt;", "a &amp; b &amp;lt;"), ("\"'`", "&quot;&#39;`"),
    ("a\u{202E}b\u{2066}", "a<i>U+202E</i>b<i>U+2066</i>"),
    ("\u{2028}\u{0}\u{FEFF}", "<i>U+2028</i><i>U+0000</i><i>U+FEFF</i>"),
    ("é😀 Ünïcode…", "é😀 Ünïcode…"), ("a\nb\tc", "a\nb\tc"),
  ])
  func textsAreEscaped(_ text: String, _ expected: String) throws {
    var html = HTMLWriter()
    html.text(text)
    #expect(String(decoding: html.bytes, as: UTF8.self) == expected)
    let finding = Diagnostic(
      .warning, text, text, file: text, range: TextRange(TextPosition(line: 1, column: 1)), key: text)
    let page = try Self.page(Self.plain, findings: [finding], title: text)
    #expect(page.contains("<h1>\(expected)</h1>"))
    #expect(page.ranges(of: "<script").count == 1 && page.ranges(of: "</noscript>").count == 2)
    #expect(!page.contains("<img") && !page.contains("\u{202E}") && !page.contains("\u{2028}"))
  }

  /// A specifier keeps its character order inside right-to-left text.
  @Test(arguments: [
    ("ar", "%lld يوم", #"<bdi dir="ltr">%lld</bdi> يوم"#),
    ("he", "%1$@: <%2$lld>", #"<bdi dir="ltr">%1$@</bdi>: &lt;<bdi dir="ltr">%2$lld</bdi>&gt;"#),
    ("ar", "%#@days@ 5%", #"<bdi dir="ltr">%#@days@</bdi> 5%"#), ("he", "יום", "יום"), ("de", "%lld Tage", "%lld Tage"),
    ("yy", "%arg ימים", #"<bdi dir="ltr">%arg</bdi> ימים"#), ("he", "%(שם)@", #"<bdi dir="ltr">%(שם)@</bdi>"#),
  ])
  func specifiersAreLeftToRight(_ language: String, _ text: String, _ expected: String) throws {
    let page = try Self.page(#""\#(text)":{"localizations":{"\#(language)":\#(Self.unit(text))}}"#)
    #expect(page.firstMatch(of: #/<dd[^>]*>(.*)</dd>/#)?.1 == "\(expected)")
    let heading = try #require(page.firstMatch(of: #/<article class="text"[^>]*><h3[^>]*>(.*)</h3>/#)?.1)
    let isOwn = text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
    #expect(heading.contains("<bdi") == (isOwn && text.contains("%")))
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("iw", true), ("fa-IR", true), ("ur_PK", true), ("ckb", true), ("az-Arab", true),
    ("ku", false), ("ar-Latn", false), ("de", false), ("zh-Hans", false), ("sd-Deva", false), ("pa-Arab-PK", true),
    ("", false),
  ])
  func someLanguagesAreRightToLeft(_ language: String, _ expected: Bool) {
    #expect(LanguageMarkup(language).isRightToLeft == expected)
  }

  @Test(arguments: [("pt_BR", "pt-BR"), ("de", "de"), ("\" onclick=x", nil), ("", nil)])
  func languagesAreTagged(_ language: String, _ expected: String?) {
    #expect(LanguageMarkup(language).tag == expected)
  }

  @Test func variationsAreUnfolded() throws {
    let cases =
      #"{"variations":{"plural":{"one":\#(Self.unit("%arg day")),"other":\#(Self.unit("%arg days", "needs_review"))}}}"#
    let page = try Self.page(
      #""Days":{"localizations":{"ar":{"stringUnit":{"state":"translated","value":"%#@days@"},"#
        + #""substitutions":{"days":{"argNum":1,"formatSpecifier":"lld",\#(cases.dropFirst().dropLast())}}},"#
        + #""de":{"variations":{"device":{"mac":\#(cases),"other":\#(Self.unit("Tage"))}}}}}"#)
    let argument = #"<bdi dir="ltr">%arg</bdi>"#
    #expect(page.contains(#"<b dir="ltr">%#@days@</b> <b dir="ltr">one</b> \#(argument) day</p>"#))
    #expect(page.contains(#"<b dir="ltr">mac</b> <b dir="ltr">one</b> %arg day</p>"#))
    #expect(page.contains(#"%arg days <small lang="en" dir="ltr" class="r">review</small></p>"#))
    #expect(page.contains(#"<dd lang="ar" dir="rtl">"#) && page.contains(#"<dd lang="de">"#))
    #expect(page.contains(#"data-x="varied unused""#))
  }

  /// Languages are numbered in alphabetical order: ar is 0, de is 1, en is 2.
  @Test func filtersContainTheStateOfEachText() throws {
    let page = try Self.page(
      #""A":{"localizations":{"ar":\#(Self.unit("a", "new")),"de":\#(Self.unit("b"))}},"B":{},"#
        + #""C":{"extractionState":"stale","localizations":{"de":\#(Self.unit("b", "new"))}},"#
        + #""D":{"shouldTranslate":false},"E":{"localizations":{"en":\#(Self.unit("e", "new")),"de":\#(Self.unit("e", "needs_review"))}}"#
    )
    let marks = page.matches(of: #/data-n="([^"]*)" data-x="([^"]*)"/#).map { "\($0.1)|\($0.2)" }
    #expect(
      marks == [
        "0n 0t 1t|unused", "0m 1m|unused", "1t|stale unused", "|fixed unused", "0m 2t 1r 1t|unused",
      ])
    #expect(page.contains(##"href="#texts?lang=ar&amp;need=new">1</a>"##))
  }
}

@Suite struct AssetTests {
  /// Printed pages have escapes where a CI system would see a command. In a style or script, these would change its
  /// hash.
  @Test func printedPagesNeedNoEscapes() {
    for asset in [PageStyle.text, PageScript.text, EditorStyle.text] + EditorScript.parts {
      let lines = asset.description.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(lines.filter { $0.hasPrefix("::") || $0.contains("##") } == [])
    }
  }
}
