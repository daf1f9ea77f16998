import Foundation
import StringCatalog
import TestSupport
import Testing

@testable import StringTables

@Suite struct TableMigrationTests {
  private static func strings(_ text: String) throws -> StringsTable { try StringsTable(ContiguousArray(text: text)) }

  private static func rules(_ text: String) throws -> StringsDictTable {
    try StringsDictTable(ContiguousArray(text: text))
  }

  private static func variable(_ type: String, _ cases: String) -> String {
    "{ NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = \(type); \(cases) }"
  }

  /// Xcode 26 compiles a text for other devices into `.strings`, and the texts for specific devices into
  /// `.stringsdict`.
  @Test func textForOtherDevicesMayBeInStrings() throws {
    let language = TableMigration.Language(
      name: "en", strings: try Self.strings("hint = tap; name = Oar;"),
      stringsDict: try Self.rules("{ hint = { NSStringDeviceSpecificRuleType = { mac = click; }; }; }"))
    let migration = try TableMigration([language], into: Catalog(sourceLanguage: "en"))
    #expect(migration.leftovers == [] && migration.count == 2)
    let cases = migration.catalog["hint"]?.localization("en")?.variations.first?.cases ?? []
    #expect(cases.map(\.name) == ["mac", "other"])
    #expect(cases.map(\.localization.stringUnit?.value) == ["click", "tap"])
  }

  /// A key's value in a `.stringsdict`, and its entry in the catalog without the states.
  static let shapes: [(rules: String, form: String)] = [
    (
      "{ NSStringLocalizedFormatKey = \"%#@n@\"; n = \(variable("lld", "one = \"one\"; other = \"%lld\";")); }",
      #"{"variations":{"plural":{"one":"one","other":"%lld"}}}"#
    ),
    (
      "{ NSStringLocalizedFormatKey = \"%#@n@\"; n = \(variable("lld", "onee = \"1\"; other = \"%lld\";")); }",
      #"{"variations":{"plural":{"onee":"1","other":"%lld"}}}"#
    ),
    (
      "{ NSStringLocalizedFormatKey = \"%#@n@\"; n = \(variable("lld", "one = \"one\"; other = \"many\";")); }",
      #"{"stringUnit":"%#@n@","substitutions":{"n":{"formatSpecifier":"lld","#
        + #""variations":{"plural":{"one":"one","other":"many"}}}}}"#
    ),
    (
      "{ NSStringLocalizedFormatKey = \"%1$#@n@\"; n = \(variable("d", "other = \"%1$d of %2$@\";")); }",
      #"{"stringUnit":"%#@n@","substitutions":{"n":{"argNum":1,"formatSpecifier":"d","#
        + #""variations":{"plural":{"other":"%1$d of %2$@"}}}}}"#
    ),
    (
      "{ NSStringLocalizedFormatKey = \"%#@b@ %#@a@\"; b = \(variable("d", "other = \"%d b\";"));"
        + " a = \(variable("lld", "other = \"%lld a, %d\";")); }",
      #"{"stringUnit":"%#@b@ %#@a@","substitutions":{"a":{"formatSpecifier":"lld","#
        + #""variations":{"plural":{"other":"%arg a, %d"}}},"b":{"formatSpecifier":"d","#
        + #""variations":{"plural":{"other":"%arg b"}}}}}"#
    ),
    (
      "{ NSStringLocalizedFormatKey = \"%#@x@ %#@a@\"; b = \(variable("d", "other = b;"));"
        + " a = \(variable("d", "other = a;")); }",
      #"{"stringUnit":"%#@b@ %#@a@","substitutions":{"a":{"formatSpecifier":"d","variations":{"plural":{"other":"a"}}},"#
        + #""b":{"formatSpecifier":"d","variations":{"plural":{"other":"b"}}}}}"#
    ),
    ("{ NSStringLocalizedFormatKey = \"plain %#1@n@\"; }", #"{"stringUnit":"plain %#1@n@"}"#),
    ("text", #"{"stringUnit":"text"}"#),
    (
      "{ NSStringDeviceSpecificRuleType = { other = tap; mac = { NSStringLocalizedFormatKey = \"%#@n@\";"
        + " n = \(variable("d", "other = \"%d clicks\";")); }; }; }",
      #"{"variations":{"device":{"mac":{"variations":{"plural":{"other":"%d clicks"}}},"other":"tap"}}}"#
    ),
  ]

  @Test(arguments: shapes)
  func shapesEqualXcodes(rules: String, form: String) throws {
    let table = try Self.rules("{ key = \(rules); }")
    let migration = try TableMigration([.init(name: "de", stringsDict: table)], into: Catalog(sourceLanguage: "en"))
    #expect(migration.leftovers == [])
    let node = try #require(migration.catalog["key"]?.localization("de")?.node)
    #expect(Self.brief(node.spelling) == form)
  }

  /// JSON without white space and without the states of string units.
  private static func brief(_ json: String) -> String {
    let pattern = try? NSRegularExpression(
      pattern: #"\{\s*"stringUnit" : \{\s*"state" : "translated",\s*"value" : ("[^"]*")\s*\}\s*\}"#)
    let unit = try? NSRegularExpression(
      pattern: #""stringUnit" : \{\s*"state" : "translated",\s*"value" : ("[^"]*")\s*\}"#)
    var text = json
    for (expression, template) in [(pattern, "$1"), (unit, "\"stringUnit\" : $1")] {
      guard let expression else { continue }
      let range = NSRange(text.startIndex..., in: text)
      text = expression.stringByReplacingMatches(in: text, range: range, withTemplate: template)
    }
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " }.replacing("\" : ", with: "\":") }.joined()
    return lines.hasPrefix("\"") ? "{\"stringUnit\":\(lines)}" : lines
  }

  @Test func textsBecomeTranslatedUnits() throws {
    let english = try Self.strings("/* Header */\n\n/* On a lamp */\n\"Lamp\" = \"Lamp\";\n\"Oil\" = \"Oil %@\";\n")
    let german = try Self.strings("/* Nicht von hier */\n\"Oil\" = \"Öl %@\";\n\"Neu\" = \"Neu\";\n")
    let migration = try TableMigration(
      [.init(name: "de", strings: german), .init(name: "en", strings: english)], into: Catalog(sourceLanguage: "en"))
    #expect(
      migration.catalog.serialized().text == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Lamp" : {
              "comment" : "On a lamp",
              "extractionState" : "migrated",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Lamp"
                  }
                }
              }
            },
            "Neu" : {
              "extractionState" : "migrated",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Neu"
                  }
                }
              }
            },
            "Oil" : {
              "extractionState" : "migrated",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Öl %@"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Oil %@"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    #expect((migration.count, migration.keyCount) == (4, 3))
  }

  @Test(arguments: [(false, "Header"), (true, nil)] as [(Bool, String?)])
  func headersMayBeSkipped(skips: Bool, comment: String?) throws {
    let table = try Self.strings("/* Header */\n\n\"Lamp\" = \"Lamp\";\n// near\n\"Oil\" = \"Oil\";\n")
    let migration = try TableMigration(
      [.init(name: "en", strings: table)], into: Catalog(sourceLanguage: "en"), skipsHeaders: skips)
    #expect(migration.catalog["Lamp"]?.comment == comment)
    #expect(migration.catalog["Oil"]?.comment == "near")
  }

  /// The tables of German, English and French, and the comment of the key in the catalog.
  static let comments: [(de: String, en: String, fr: String, comment: String?)] = [
    ("/* deutsch */ key = d;", "/* english */ key = e;", "", "english"),
    ("/* deutsch */ key = d;", "key = e;", "/* français */ key = f;", nil),
    ("/* deutsch */ key = d;", "/* No comment provided by engineer. */ key = e;", "", nil),
    ("/* deutsch */ key = d;", "", "/* français */ key = f;", "deutsch"),
    ("key = d;", "other = o;", "// français\nkey = f;", "français"),
    ("/* No comment provided by engineer. */ key = d;", "", "/* français */ key = f;", "français"),
    ("/* [new] deutsch */ key = d;", "", "", nil),
  ]

  @Test(arguments: comments)
  func sourceLanguageCommentsTakePrecedence(de: String, en: String, fr: String, comment: String?) throws {
    let tables = [("de", de), ("en", en), ("fr", fr)].filter { !$0.1.isEmpty }
    let languages = try tables.map { TableMigration.Language(name: $0.0, strings: try Self.strings($0.1)) }
    let migration = try TableMigration(languages, into: Catalog(sourceLanguage: "en"))
    #expect(migration.catalog["key"]?.comment == comment)
  }

  @Test func stringsDictTakesPrecedence() throws {
    let table = try Self.strings("key = \"from strings\"; broken = text;")
    let rules = try Self.rules("{ key = \"from rules\"; broken = (); }")
    let migration = try TableMigration(
      [.init(name: "de", origin: "s", strings: table), .init(name: "de", origin: "d", stringsDict: rules)],
      into: Catalog(sourceLanguage: "en"))
    #expect(migration.catalog["key"]?.localization("de")?.stringUnit?.value == "from rules")
    #expect(migration.catalog["broken"]?.localization("de")?.stringUnit?.value == "text")
    #expect(migration.leftovers.map { $0.origin + " " + $0.key } == ["d broken", "s key"])
  }

  @Test func existingEntriesAreKept() throws {
    let first = try TableMigration(
      [.init(name: "de", strings: try Self.strings("a = A; b = B;"))], into: Catalog(sourceLanguage: "en"))
    var catalog = first.catalog
    try catalog.set(try Self.with(.manual, in: catalog["a"]), for: "a")
    let table = try Self.strings("/* said */ a = A;\nb = other;\nc = C;")
    let second = try TableMigration([.init(name: "de", origin: "t", strings: table)], into: catalog)
    #expect(
      second.leftovers == [
        .init(origin: "t", key: "b", line: 2, reason: "the catalog already contains a different string for this key")
      ])
    #expect(second.count == 1)
    #expect(second.catalog["a"]?.extractionState == .manual && second.catalog["a"]?.comment == nil)
    #expect(second.catalog["b"]?.localization("de")?.stringUnit?.value == "B")
    #expect(second.catalog["c"]?.extractionState == .migrated)
  }

  private static func with(_ state: ExtractionState, in entry: CatalogEntry?) throws -> CatalogEntry {
    var entry = try #require(entry)
    try entry.setExtractionState(state)
    return entry
  }

  @Test func unsupportedContentIsReported() throws {
    let migration = try TableMigration(
      [.init(name: "en", stringsDict: StringsDictTable(Fixture.table("rules.stringsdict").bytes))],
      into: Catalog(sourceLanguage: "en"))
    #expect(
      migration.leftovers.map { "\($0.line) \($0.key): \($0.reason)" } == [
        "88 width: catalogs do not support several widths",
        "112 array: a catalog cannot represent its value",
      ])
    #expect(migration.catalog.keys == ["%lld lanterns", "device", "faulty", "positions", "two"])
    #expect(migration.catalog["%lld lanterns"]?.comment == "How many lanterns burn")
  }
}
