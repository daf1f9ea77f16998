import StringCatalog
import Testing

@testable import StringExchange

/// Tests Android's syntax of texts, arguments, names and languages.
@Suite struct AndroidTextTests {
  @Test(arguments: [
    ("It's \"here\"", #"It\'s \"here\""#), ("a\\b", #"a\\b"#), ("@home", #"\@home"#), ("?why @ ?", #"\?why @ ?"#),
    ("one\ntwo\tthree", #"one\ntwo\tthree"#), (" a  b ", #"\u0020a \u0020b\u0020"#),
    ("a & b < c > d", "a &amp; b &lt; c > d"),
    ("]]>", "]]&gt;"), ("\u{1}\u{2003}\r", #"\u0001\u2003\u000D"#),
    ("Grüße \u{1F6A2} \u{A0}", "Grüße \u{1F6A2} \u{A0}"),
    ("", ""), (" ", #"\u0020"#),
  ])
  func textIsEscapedAndParsed(_ text: String, _ spelling: String) throws {
    #expect(AndroidText.escaped(text) == spelling)
    #expect(try Self.read("<string name=\"a\">\(spelling)</string>") == .string(AndroidText(text)))
  }

  private static func read(_ content: String) throws -> AndroidResource.Content? {
    let text = "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\">\(content)</resources>"
    return try AndroidReader.file(in: ContiguousArray(text.utf8)).resources.first?.content
  }

  static let contents: [(content: String, value: String, styled: String?)] = [
    ("\n   a\n   b  ", "a b", nil), ("\"  a  b \"", "  a  b ", nil), ("it's", "it's", nil),
    (##"\q\#\u00e9"##, "q#é", nil),
    ("<![CDATA[<b>a</b>]]>", "<b>a</b>", nil), ("&lt;b>a&lt;/b>", "<b>a</b>", nil),
    ("a <b>now <i c=\"d\">or</i></b>", "a now or", "a <b>now <i c=\"d\">or</i></b>"),
    ("to <xliff:g id=\"x\">%1$s</xliff:g>!", "to %1$s!", nil), ("a<!-- b -->c", "ac", nil), ("&#233;&amp;", "é&", nil),
  ]

  @Test(arguments: contents.indices) func textIsParsedLikeAndroid(_ row: Int) throws {
    let (content, value, styled) = Self.contents[row]
    var text = AndroidText(value)
    text.styled = styled
    #expect(try Self.read("<string name=\"a\">\(content)</string>") == .string(text))
  }

  @Test(arguments: [
    ("@string/other", true), ("?attr/name", true), ("@null", true), (#"\@string/other"#, false), ("@ home", false),
    ("a@string/b", false), ("@home", false),
  ])
  func resourceReferenceIsNotAText(_ content: String, _ isReference: Bool) throws {
    guard case .string(let text) = try Self.read("<string name=\"a\">\(content)</string>") else {
      Issue.record("not a string")
      return
    }
    #expect(text.isReference == isReference)
  }

  @Test(arguments: [#"\u12"#, #"\uD83D"#, #"\u12g4"#, #"a\"#]) func invalidEscapeIsDetected(_ content: String) throws {
    guard case .string(let text) = try Self.read("<string name=\"a\">\(content)</string>") else {
      Issue.record("not a string")
      return
    }
    #expect(text.hasFaultyEscape)
  }

  static let exports: [(text: String, expected: String?)] = [
    ("%@ of %lld", "%1$s of %2$d"), ("%2$@ of %1$ld", "%2$s of %1$d"), ("%lf %.2f %+5d", "%1$f %2$.2f %3$+5d"),
    ("50% of %@, 100%%", "50%% of %1$s, 100%%"), ("50% off", "50% off"), ("100%% sure", "100%% sure"), ("%'d", "%1$,d"),
    ("%1$(name)@", "%1$s"), ("%u %llx %C", "%1$d %2$x %3$c"), ("%5@ %-5@", "%1$5s %2$-5s"),
    ("%d and %@", "%1$d and %2$s"),
    ("%p", nil), ("%*d", nil), ("%#@boats@", nil), ("%arg", nil), ("%.3d", nil), ("^[%lld boat](inflect: true)", nil),
  ]

  @Test(arguments: exports.indices) func argumentsAreConvertedToAndroid(_ row: Int) {
    let (text, expected) = Self.exports[row]
    #expect((try? AndroidFormat.exported(text)) == expected)
  }

  static let imports: [(text: String, models: [String], expected: String?)] = [
    ("%1$s von %2$d", ["%@ of %lld"], "%@ von %lld"), ("%2$d von %1$s", ["%@ of %lld"], "%2$lld von %1$@"),
    ("%s von %d", ["%1$@ of %2$lld"], "%1$@ von %2$lld"), ("%1$s, %1$s", ["%@"], "%1$@, %1$@"),
    ("%1$.1f", ["%lf"], "%.1lf"), ("%1$,d", ["%ld"], "%'ld"), ("%1$x", ["%lld"], "%llx"), ("%s", ["%lld"], "%lld"),
    ("%d", ["%@"], nil), ("%1$tY", ["%@"], nil), ("%1$S", ["%@"], nil), ("%<s %1$s", ["%@"], nil),
    ("100 %", ["100%"], "100 %"), ("5%de", ["a"], "5%de"), ("%1$s neu", ["a"], "%1$@ neu"),
    ("%d", ["%lld %lld"], "%lld"),
    ("an %s", ["to %2$@", "%d to %2$@"], "an %2$@"), ("%s: %d", ["%d to %2$@"], "%2$@: %d"),
    ("%d an %s", ["%d to %2$@"], "%d an %2$@"), ("%1$s", ["%1$(name)@"], "%1$(name)@"),
    ("90%% %1$d", ["%d"], "90%% %d"),
  ]

  @Test(arguments: imports.indices) func argumentsAreConvertedFromAndroid(_ row: Int) {
    let (text, models, expected) = Self.imports[row]
    #expect((try? AndroidFormat.imported(text, like: models)) == expected)
  }

  @Test func keysHaveNames() {
    let names: [(key: String, name: String)] = [
      ("save", "save"), ("saveAll", "saveAll"), ("menu.open", "menu.open"), ("Save now…", "save_now"),
      ("2 boats", "_2_boats"),
      ("default", "_default"), ("%lld boats at %@", "boats_at"), ("Don't", "dont"),
      ("“Ahoi”, said he!", "ahoi_said_he"),
    ]
    let all = ResourceNames(of: names.map(\.key))
    for (key, name) in names {
      #expect(all.name(of: key) == name)
      #expect(all.key(of: name) == key)
    }
    #expect(all.numbered == [] && all.nameless == [])
  }

  @Test func equalResourceNamesAreNumberedInAnyOrder() throws {
    let keys = ["Save?", "Save!", "save", "a.b", "a_b", "…", "日本", "%@"]
    let (names, turned) = (ResourceNames(of: keys), ResourceNames(of: keys.reversed()))
    #expect(keys.map(names.name) == keys.map(turned.name) && names.nameless == [])
    #expect(names.name(of: "save") == "save" && names.name(of: "a_b") == "a_b")
    #expect(Set(keys.compactMap(names.name)).count == keys.count)
    #expect(Set(names.numbered) == ["Save?", "Save!", "a.b", "…", "日本", "%@"])
    let number = try #require(names.name(of: "Save?"))
    #expect(number.hasPrefix("save_") && number.count == "save_".count + 8 && names.key(of: number) == "Save?")
  }

  static let folders: [(language: String, names: [String])] = [
    ("de", ["values-de", "values-b+de"]), ("pt-BR", ["values-pt-rBR", "values-b+pt+BR"]),
    ("es-419", ["values-b+es+419"]),
    ("he", ["values-iw", "values-he", "values-b+he"]), ("id", ["values-in", "values-id", "values-b+id"]),
    ("zh-Hans", ["values-b+zh+Hans", "values-zh-rCN", "values-b+zh+CN"]), ("sr-Latn", ["values-b+sr+Latn"]),
    ("zh-Hant-TW", ["values-zh-rTW", "values-b+zh+TW", "values-b+zh+Hant+TW"]),
    ("pt_PT", ["values-pt-rPT", "values-b+pt+PT"]),
    ("x", []), ("de-DE-1996", []), ("Base", []),
  ]

  @Test(arguments: folders.indices) func languagesHaveFolders(_ row: Int) {
    let (language, folders) = Self.folders[row]
    let locale = AndroidLocale(of: language)
    #expect(locale?.folders ?? [] == folders)
    for folder in folders { #expect(Self.match(folder, among: ["en", language]) == .known(language)) }
  }

  static func match(_ folder: String, among languages: [String]) -> LanguageMatch? {
    AndroidLocale(folder: folder).map { LanguageMatch($0.identifier, among: languages) }
  }

  static let languages: [(folder: String, languages: [String], language: String?)] = [
    ("values-zh-rCN", ["zh-Hans", "zh-Hant"], "zh-Hans"), ("values-zh-rCN", ["zh-CN", "zh-Hant"], "zh-CN"),
    ("values-zh-rTW", [], "zh-Hant"), ("values-zh-rHK", [], "zh-HK"), ("values-iw", [], "he"), ("values-ji", [], "yi"),
    ("values-pt", ["pt-PT"], "pt-PT"), ("values-pt", ["pt-BR", "pt-PT"], "pt"),
    ("values-b+zh+Hans", ["zh-CN"], "zh-CN"),
    ("values-night", [], nil), ("values-de-land", [], nil), ("values-v29", [], nil), ("values", [], nil),
    ("raw-de", [], nil), ("values-de-rA", [], nil),
  ]

  @Test(arguments: languages.indices) func foldersHaveLanguages(_ row: Int) {
    let (folder, languages, language) = Self.languages[row]
    let locale = AndroidLocale(folder: folder)
    if case .known(let name) = Self.match(folder, among: languages) {
      #expect(name == language)
    } else {
      #expect(locale?.identifier == language)
    }
  }
}
