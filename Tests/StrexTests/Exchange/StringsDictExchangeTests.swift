import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex export` and `import` of `.stringsdict` files with the ids that Xcode gives their texts.
@Suite struct StringsDictExchangeTests {
  private let folder: TemporaryFolder
  private static let path = "App/en.lproj/Localizable.stringsdict"
  private static let ukrainian = "App/uk.lproj/Localizable.stringsdict"

  private static func plural(_ name: String, _ cases: (String, String)...) -> String {
    let rule = "NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;"
    return "\(name) = { \(rule) \(cases.map { "\($0) = \"\($1)\"; " }.joined())}; "
  }

  private static let english = """
    /* Sailing */
    "boats" = { NSStringLocalizedFormatKey = "%1$#@n@ of %2$#@m@"; \
    \(plural("n", ("zero", "none"), ("one", "%d boat"), ("other", "%d boats")))\
    \(plural("m", ("one", "%d < 2"), ("other", "%d"))) };
    "tap" = { NSStringDeviceSpecificRuleType = { mac = "Click"; other = "Tap"; }; };

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/en.lproj/Localizable.strings": "\"Open\" = \"Open\";\n", Self.path: Self.english,
      "App/uk.lproj/Localizable.strings": "\"Open\" = \"Відкрити\";\n",
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }

  private func exported(_ language: String) async throws -> String {
    let run = try await strex("export", "--output", "out", "--format", "xliff", "--language", language)
    #expect(run.code == 0, "\(run.errors)")
    return try folder.read("out/\(language).xliff")
  }

  @Test func idsEqualXcodesIds() async throws {
    let text = try await exported("uk")
    let parts = text.split(separator: "<file original=\"")
    #expect(parts.dropFirst().map { $0.prefix { $0 != "\"" } } == ["App/en.lproj/Localizable.strings", Self.path[...]])
    let ids = parts[2].split(separator: "<trans-unit id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    let boats = [
      "NSStringLocalizedFormatKey", "m:dict/few", "m:dict/many", "m:dict/one", "m:dict/other", "n:dict/few",
      "n:dict/many",
      "n:dict/one", "n:dict/other", "n:dict/zero",
    ]
    let taps = ["mac", "other"].map { "/tap:dict/NSStringDeviceSpecificRuleType:dict/\($0):dict/:string" }
    #expect(ids == boats.map { "/boats:dict/\($0):dict/:string" } + taps)
    #expect(
      parts[2].contains(
        """
              <trans-unit id="/boats:dict/n:dict/few:dict/:string" xml:space="preserve">
                <source>%d boats</source>
                <note>Sailing</note>

        """))
    // Xcode does not give tables a state either.
    #expect(parts[1].contains("<target>Відкрити</target>") && !text.contains("boats|==|"))
  }

  @Test func packagesContainTheTable() async throws {
    let run = try await strex("export", "--output", "out", "--language", "uk")
    #expect(run.code == 0 && run.output == "out/uk.xcloc: 13 units from 2 files\n", "\(run.output)\(run.errors)")
    #expect(try folder.read("out/uk.xcloc/Source Contents/" + Self.path) == Self.english)
  }

  private func unit(_ id: String, _ source: String, _ target: String, state: String = "") -> String {
    "<trans-unit id=\"/\(id):dict/:string\"><source>\(source)</source><target\(state)>\(target)</target></trans-unit>"
  }

  private func xliff(_ units: String...) -> String {
    """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="\(Self.path)"
    source-language="en" target-language="uk"><body>\(units.joined(separator: "\n"))</body></file></xliff>
    """
  }

  @Test func translationsAreImported() async throws {
    let whole = try await exported("uk")
    let all = whole.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("        <source>")
        ? line + line.replacing("source>", with: "target>").replacing("boat", with: "чов") : line
    }
    try folder.write(["uk.xliff": all.joined(separator: "\n").replacing("</source>", with: "</source>")])
    let run = try await strex("import", "uk.xliff")
    #expect(run.code == 0 && run.output.hasSuffix("\(Self.path): imported 12\n"), "\(run.output)\(run.errors)")
    let table = try folder.read(Self.ukrainian)
    #expect(table.contains("<key>zero</key>") && table.contains("<string>%d човs</string>"), "\(table)")
    #expect(table.contains("<string>%1$#@n@ of %2$#@m@</string>") && table.contains("<string>%d &lt; 2</string>"))
    // The next export contains the imported texts, and importing it changes nothing.
    let again = try await exported("uk")
    #expect(again.contains("<target>%d човs</target>"))
    try folder.write(["again.xliff": again])
    let second = try await strex("import", "again.xliff")
    #expect(second.output.contains("\(Self.path): nothing to import\n"), "\(second.output)\(second.errors)")
    #expect(try folder.read(Self.ukrainian) == table)
  }

  private static let translated =
    "/* Own */\n\"other\" = { NSStringLocalizedFormatKey = \"x\"; };\n"
    + "/* [new] Sailing */\n" + english.dropFirst("/* Sailing */\n".count)

  @Test func onlyTheTextsOfAKeyChange() async throws {
    try folder.write([
      Self.ukrainian: Self.translated,
      "uk.xliff": xliff(
        unit("boats:dict/n:dict/few", "%d boats", "%d човни"), unit("boats:dict/n:dict/one", "%d boat", "%d човен")),
    ])
    let run = try await strex("import", "uk.xliff")
    #expect(run.code == 0 && run.output == "\(Self.path): imported 2\n", "\(run.output)\(run.errors)")
    let table = try folder.read(Self.ukrainian)
    let expected = Self.translated.replacing("[new] ", with: "").replacing(
      "one = \"%d boat\";", with: "one = \"%d човен\"; \"few\" = \"%d човни\";")
    #expect(table == expected)
  }

  @Test(arguments: [
    ("boats:dict/n:dict/two", "", "", "", "unknown-unit"),
    ("boats:dict/n:dict/one", "%d ship", "%d човен", "", "changed-source"),
    ("boats:dict/n:dict/one", "%d boat", "%d човен", " state=\"needs-review-l10n\"", "unfinished"),
    ("boats:dict/n:dict/one", "%d boat", "", "", "untranslated"),
    ("boats:dict/n:dict/one", "%d boat", "%d човен", "", "cannot-cross"),
    ("boats:dict/NSStringLocalizedFormatKey", "%1$#@n@ of %2$#@m@", "%#@ човни@", "", "cannot-cross"),
  ])
  func rejectedTranslationsAreReported(
    id: String, source: String, target: String, state: String, reason: String
  ) async throws {
    try folder.write(["uk.xliff": xliff(unit(id, source, target, state: state))])
    let run = try await strex("import", "uk.xliff")
    #expect(run.output == "\(Self.path): skipped 1\n", "\(run.output)\(run.errors)")
    #expect(run.errors.contains("uk.xliff:2:") && run.errors.contains("[\(reason)]"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder(Self.ukrainian)))
  }

  private static let birds =
    english
    + "\"birds\" = { NSStringLocalizedFormatKey = \"%#@b@\"; \(plural("b", ("one", "%d bird"), ("other", "%d birds"))) };\n"

  /// Two parts of an import change the same file, one by Xcode's ids and one by catalog ids.
  @Test(arguments: [
    ("boats:dict/n", "%d boat", "%d птах", 1, ""), ("birds:dict/b", "%d bird", "1", 1, ""),
    ("birds:dict/b", "%d bird", "%d птах", 0, "another translation in this import has already changed it"),
  ])
  func partsOfOneFileAreWrittenTogether(id: String, source: String, bird: String, taken: Int, reason: String)
    async throws
  {
    let units = "<trans-unit id=\"birds|==|plural.one\"><source>%d bird</source><target>\(bird)</target></trans-unit>"
    let both = xliff(unit(id + ":dict/one", source, "1")).replacing(
      "</file>",
      with: """
        </file><file original="App/en.lproj/Localizable.strings" source-language="en" target-language="uk"><body>\(units)
        </body></file>
        """)
    try folder.write([Self.path: Self.birds, Self.ukrainian: Self.birds, "uk.xliff": both])
    let run = try await strex("import", "uk.xliff")
    #expect(run.code == 0 && (reason.isEmpty || run.errors.contains(reason)), "\(run.output)\(run.errors)")
    let count = taken == 0 ? "skipped 1" : "imported \(taken)"
    #expect(run.output.contains("Localizable.strings: \(count)"), "\(run.output)\(run.errors)")
    let first = Self.birds.replacing("one = \"\(source)\"", with: "one = \"1\"")
    let after = taken == 0 ? first : first.replacing("one = \"%d bird\"", with: "one = \"\(bird)\"")
    #expect(try folder.read(Self.ukrainian) == after)
  }

  /// Xcode also lists keys of a `.stringsdict` together with the table's keys. A table cannot mark a part of a text
  /// as new, so a missing translation would permanently have the text of the source language.
  /// - Parameter texts: by the ends of ids.
  @Test(
    arguments: [
      (["n.plural.one": "човен", "n.plural.other": "човни"], "one of its substitutions has no translation"),
      (["boats": "%#@n@ із %#@m@"], "one of its substitutions has no translation"),
      (["boats": "човни"], "its translation contains other variables"),
      (["boats": "%#@n@"], "its translation contains other variables"),
    ], ["csv", "json"])
  func incompletePluralsAreRejected(_ row: ([String: String], String), _ format: String) async throws {
    let export = try await strex("export", "--output", "out", "--format", format, "--language", "uk")
    #expect(export.code == 0)
    let text = try Self.filled(folder.read("out/uk.\(format)"), format, row.0)
    try folder.write(["uk.\(format)": text])
    let strings = try folder.read("App/uk.lproj/Localizable.strings")
    let count = row.0.count
    for _ in 1...2 {
      let run = try await strex("import", "uk.\(format)")
      #expect(run.code == 0 && !run.output.contains("imported"), "\(run)")
      #expect(run.errors.split(separator: "\n").count { $0.contains(row.1 + " [cannot-cross]") } == count, "\(run)")
      #expect(try folder.read("App/uk.lproj/Localizable.strings") == strings)
      #expect((try? folder.read(Self.ukrainian)) == nil)
    }
  }

  /// Rows or units with translations.
  private static func filled(_ text: String, _ format: String, _ texts: [String: String]) -> String {
    let isJSON = format == "json"
    return text.split(separator: isJSON ? "\n    }" : "\r\n", omittingEmptySubsequences: false).map { part in
      guard
        let (_, target) = texts.first(where: { end, _ in
          isJSON
            ? part.contains("\(end)\",\n      \"source\"")
            : part.split(separator: ",").dropFirst(3).first?.hasSuffix(end) ?? false
        })
      else { return String(part) }
      return isJSON ? part + ",\n      \"target\" : \"\(target)\"" : String(part).replacing(",,,", with: ",\(target),,")
    }.joined(separator: isJSON ? "\n    }" : "\r\n")
  }

  @Test func tableKeysAreNotTreatedAsPluralIds() async throws {
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="App/en.lproj/Localizable.strings"
      source-language="en" target-language="uk"><body><trans-unit id="boats" translate="no"><source>boats</source>
      <target>x</target></trans-unit></body></file></xliff>
      """
    try folder.write(["uk.xliff": text])
    let run = try await strex("import", "uk.xliff")
    #expect(
      run.code == 0 && run.output == "App/en.lproj/Localizable.strings: nothing to import\n",
      "\(run.output)\(run.errors)"
    )
  }
}
