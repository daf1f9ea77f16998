import Testing

@testable import PushPayloads

@Suite struct SenderSourceTests {
  struct Row: Sendable, CustomStringConvertible {
    let language: String
    let source: String
    /// The role, key and number of arguments of each use; `?` for an unknown number, `-` for an ignored key.
    let uses: [String]

    init(_ language: String, _ source: String, _ uses: String...) {
      (self.language, self.source, self.uses) = (language, source, uses)
    }

    var description: String { "\(language): \(source)" }
  }

  static let rows = [
    Row("ts", #"{ "loc-key": "a" }"#, "body a 0"),
    Row("ts", #"{ 'title-loc-key': 'a', 'title-loc-args': ['x', y] }"#, "title a 2"),
    Row("ts", #"{ "loc-args": [x], "loc-key": "a" }"#, "body a 1"),
    Row("ts", #"{ ...base, "loc-key": "a" }"#, "body a ?"),
    Row("ts", #"{ "loc-key": "a", "loc-args": [...names] }"#, "body a ?"),
    Row("ts", #"{ "loc-key": "a", "loc-args": names.map(f) }"#, "body a ?"),
    Row("ts", #"{ "loc-key": "a", "loc-args": [x].filter(f) }"#, "body a ?"),
    Row("ts", #"{ "loc-key": "a", "loc-args": undefined }"#, "body a 0"),
    Row("ts", #"{ "loc-key": isNew ? "a" : "b" }"#, "body a 0", "body b 0"),
    Row("ts", #"{ "loc-key": key ?? "a" }"#, "body a 0"),
    Row("ts", #"{ "loc-key": "a" + b }"#),
    Row("ts", #"{ "loc-key": `a.${b}` }"#),
    Row("ts", #"{ "loc-key": `a` }"#, "body a 0"),
    Row("ts", #"{ "loc-key": "a", body: "b" }"#, "body a -0"),
    Row("ts", #"{ "loc-key": "a", body: "" }"#, "body a 0"),
    Row("ts", #"{ "loc-key": "a" } { body: "b" }"#, "body a 0"),
    Row("ts", #"/* "loc-key": "a" */ // "loc-key": "b""#),
    Row("ts", #"alert["loc-key"] = "a";"#, "body a 0"),
    Row("ts", #"if (alert["loc-key"] === "a") return 5 / 2; x["title-loc-key"] = "b" / 2"#),
    Row("ts", #"const x = /"loc-key": "a"/; y({ "loc-key": "b" })"#, "body b 0"),
    Row("ts", #"const names = { "loc-key": "title-loc-key" };"#),
    Row("ts", #"interface A { locKey?: string; titleLocKey: "a" | "b" }"#),
    Row("ts", "{ \"loc-key\":\n  \"a\",\n}", "body a 0"),
    Row("ts", #"{ android: { notification: { titleLocKey: "a" } }, apns: { titleLocKey: "b" } }"#, "title b 0"),
    Row("js", #"{ "action-loc-key": "a\u00e4\"b" }"#, "action aä\"b 0"),
    Row("go", "p.AlertLocKey(\"a\").AlertLocArgs([]string{x, \"y\"})", "body a 2"),
    Row("go", "m := map[string]interface{}{\"loc-key\": \"a\", \"loc-args\": []string{}}", "body a 0"),
    Row("go", "// it's\nx := 'y'; a.LocKey = `raw`", "body raw 0"),
    Row("go", "type Alert struct {\n  TitleLocKey string `json:\"title-loc-key\"`\n}"),
    Row("java", #"alert.put("loc-key", "a"); alert.put("loc-args", Arrays.asList(x, y));"#, "body a ?"),
    Row("java", #"ApsAlert.builder().setTitleLocalizationKey("a").addTitleLocalizationArg(x)"#, "title a ?"),
    Row("java", #"Map.of("title-loc-key", "a", "loc-key", "b")"#, "title a 0", "body b 0"),
    Row("java", #"AndroidNotification.builder().setBodyLocalizationKey("a")"#, "body a 0"),
    Row("java", #"b.setLocalizedAlertMessage("a")"#, "body a 0"),
    Row("kt", #"mapOf("loc-key" to "x", "title_loc_key" to "y")"#),
    Row("kt", #"Alert(locKey = "a", locArgs = listOf(x, y, "z"))"#, "body a 3"),
    Row("kt", #"Alert(locKey = "a.$b", titleLocKey = "c")"#, "title c 0"),
    Row("py", "ApsAlert(title_loc_key='a', title_loc_args=[x])", "title a 1"),
    Row("py", "PayloadAlert(body_localized_key='a', body_localized_args=('x', 7))", "body a 2"),
    Row("py", "ApsAlert(loc_key=f'a.{b}', title_loc_key=f'c')", "title c 0"),
    Row("py", "AndroidNotification(title_loc_key='a')"),
    Row("py", "x = {\"loc-key\": 'a' if b else 'c', **d}", "body a ?", "body c ?"),
    Row("py", "\"\"\"\n\"loc-key\": \"a\"\n\"\"\"\n# loc_key='b'"),
    Row("py", "alert[\"loc-key\"] = \"a\"\nalert[\"loc-args\"] = [b]", "body a 1"),
    Row("rb", "n.alert = { 'loc-key' => 'a', 'loc-args' => [b, c] }", "body a 2"),
    Row("rb", "{ loc_key: \"a.#{b}\", title_loc_key: 'c', :subtitle_loc_key => \"d\" }", "title c 0", "subtitle d 0"),
    Row("php", "['loc-key' => 'a', 'loc-args' => array($b)]", "body a 1"),
    Row("php", "['loc-key' => \"a.$b\"]"),
    Row("swift", #"["title-loc-key": "a", "loc-key": "b"]"#, "title a 0", "body b 0"),
    Row("swift", #"enum CodingKeys: String { case titleLocKey = "title-loc-key" }"#),
    Row("swift", #"var locKey: String? = "a""#, "body a 0"),
    Row("swift", #"NSString.localizedUserNotificationString(forKey: "a", arguments: [b, c])"#, "body a 2"),
    Row("swift", #"NSString.localizedUserNotificationString(forKey: "a", arguments: nil)"#, "body a 0"),
    Row("swift", #"NSString.localizedUserNotificationString(forKey: key, arguments: nil)"#),
    Row("swift", #"NSString.localizedUserNotificationString(forKey: "a\(b)", arguments: nil)"#),
    Row("swift", #"cache.object(forKey: "a", arguments: [])"#),
    Row(
      "m", #"[NSString localizedUserNotificationStringForKey:@"a" arguments:@[x, @"y"]]; d = @{@"loc-key": @"b"};"#,
      "body a 2", "body b 0"),
    Row("rs", "let x: &'a str = \"b\"; json!({ \"loc-key\": \"a\" })", "body a 0"),
    Row("dart", "{ 'loc-key': 'a', \"loc-args\": [\"$x\"] }", "body a 1"),
  ]

  @Test(arguments: rows) func namesWithTextValuesAreKeys(_ row: Row) throws {
    let language = try #require(SenderLanguage.named(row.language))
    let source = SenderSource(ContiguousArray(row.source.utf8), language: language)
    #expect(source.uses.map(Self.line) == row.uses)
  }

  @Test(arguments: rows) func everyPrefixIsReadWithoutWrongKeys(_ row: Row) throws {
    let language = try #require(SenderLanguage.named(row.language))
    let bytes = ContiguousArray(row.source.utf8)
    for end in bytes.indices {
      let beginning = ContiguousArray(bytes[..<end])
      for use in SenderSource(beginning, language: language).uses {
        #expect(beginning.indices.contains(use.range.lowerBound) && use.range.upperBound <= end)
      }
    }
  }

  @Test func appSourcesUseOnlyTheAppRoutine() throws {
    let language = try #require(SenderLanguage.named("swift"))
    let text = #"["loc-key": "a"]; NSString.localizedUserNotificationString(forKey: "b", arguments: nil)"#
    #expect(SenderSource(ContiguousArray(text.utf8), language: language, onlyLocal: true).uses.map(\.key) == ["b"])
    #expect(
      SenderSource(ContiguousArray("Uses \"loc-key\": \"a\"".utf8), language: language, onlyLocal: true).uses == [])
  }

  /// With quadratic work, each of these would take minutes.
  @Test func hostileSourcesTakeLinearTime() throws {
    let language = try #require(SenderLanguage.named("ts"))
    let pieces = ["{", "f(\"loc-key\",", "[\"loc-args\"", "{\"loc-key\": [", "loc_key = ", "\"loc-key\": a ? "]
    for piece in pieces {
      let text = String(repeating: piece, count: 20_000) + "; x({\"loc-key\": \"end\"})"
      let uses = SenderSource(ContiguousArray(text.utf8), language: language).uses
      #expect(uses.last?.key == "end", "\(piece)")
    }
  }

  static func line(_ use: PushKeyUse) -> String {
    let count = use.arguments.count.map(String.init) ?? "?"
    return "\(use.role) \(use.key) \(use.isIgnored ? "-" : "")\(count)"
  }
}
