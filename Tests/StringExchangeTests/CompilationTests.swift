import Foundation
import StringCatalog
import TestSupport
import Testing

@testable import StringExchange

@Suite struct CompilationTests {
  private static let catalog = "Compiled/rooms.xcstrings"

  @Test(
    arguments: [
      "de.lproj/rooms.strings", "de.lproj/rooms.stringsdict", "en.lproj/rooms.strings", "en.lproj/rooms.stringsdict",
      "uk.lproj/rooms.stringsdict",
    ])
  func catalogCompilesToTables(_ path: String) throws {
    let compilation = CatalogCompilation(try Fixture(Self.catalog).catalog)
    let files = compilation.tables.flatMap { $0.files(named: "rooms", .text) }
    let file = try #require(files.first { $0.path == path })
    #expect(try Fixture("Compiled/" + path).differences(from: String(decoding: file.bytes, as: UTF8.self)) == [])
    #expect(compilation.problems == [] && files.count == 5)
  }

  /// The first of two duplicates counts in both forms.
  @Test func firstOfTwoDuplicatesCounts() throws {
    let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let rooms = #"{"variations":{"plural":{"other":\#(unit("%lld a")),"other":\#(unit("%lld b"))}}}"#
    let languages = #""de":\#(unit("a")),"de":\#(rooms),"uk":\#(rooms)"#
    let entry = #""k":{"localizations":{\#(languages)}}"#
    let text = #"{"sourceLanguage":"en","strings":{\#(entry),\#(entry.replacing("\"a\"", with: "\"c\""))}}"#
    let tables = CatalogCompilation(try Catalog(ContiguousArray(text.utf8))).tables
    for serialization in CompiledTable.Serialization.allCases {
      let files = tables.flatMap { $0.files(named: "T", serialization) }
      #expect(files.map(\.path) == ["de.lproj/T.strings", "uk.lproj/T.stringsdict"])
      let read = try files.map { try PropertyListSerialization.propertyList(from: Data($0.bytes), format: nil) }
      #expect(read.first as? [String: String] == ["k": "a"])
      let varied = (read.last as? [String: [String: Any]])?["k"]?["value"] as? [String: String]
      #expect(varied?["other"] == "%lld a")
    }
  }

  /// Like Xcode 26, except if the text for other devices varies by number.
  @Test(arguments: [
    ("tap", ["strings: tap", "stringsdict: mac"]), (nil, ["stringsdict: mac"]),
    ("%lld", ["stringsdict: mac other"]),
  ])
  func textsForOtherDevicesAreInStrings(_ other: String?, _ expected: [String]) throws {
    func unit(_ text: String) -> String {
      let unit = #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
      return text == "%lld" ? #"{"variations":{"plural":{"other":\#(unit)}}}"# : unit
    }
    let cases = #""mac":\#(unit("click"))"# + (other.map { #","other":\#(unit($0))"# } ?? "")
    let text =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{"variations":{"device":{\#(cases)}}}}}}}"#
    let tables = CatalogCompilation(try Catalog(ContiguousArray(text.utf8))).tables
    for serialization in CompiledTable.Serialization.allCases {
      let found = try tables.flatMap { $0.files(named: "T", serialization) }.map { file -> String in
        let list = try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil) as? [String: Any]
        let rule = (list?["k"] as? [String: [String: Any]])?["NSStringDeviceSpecificRuleType"]
        let value = list?["k"] as? String ?? rule?.keys.sorted().joined(separator: " ") ?? ""
        return "\(file.path.split(separator: ".").last ?? ""): \(value)"
      }
      #expect(found == expected)
    }
    let kept = tables.flatMap { $0.files(named: "T", .text, keepsOther: true) }
    #expect(kept.map(\.path) == ["de.lproj/T.stringsdict"])
  }

  @Test func languagesAreSelected() throws {
    let catalog = try Fixture(Self.catalog).catalog
    #expect(CatalogCompilation(catalog, languages: ["uk", "fr"]).tables.map(\.language) == ["uk"])
    #expect(CatalogCompilation(catalog, languages: ["fr"]).tables.isEmpty)
  }

  /// Both forms have the same contents, and the binary form has the same bytes each time.
  @Test func binaryTablesHaveTheSameContents() throws {
    let catalog = try Fixture(Self.catalog).catalog
    for table in CatalogCompilation(catalog).tables {
      let files = zip(table.files(named: "rooms", .text), table.files(named: "rooms", .binary))
      for (text, binary) in files {
        #expect(binary.bytes.starts(with: "bplist00".utf8))
        let read = try [text, binary].map {
          try PropertyListSerialization.propertyList(from: Data($0.bytes), format: nil)
        }
        #expect(try #require(read[0] as? NSDictionary) == #require(read[1] as? NSDictionary))
        #expect(
          binary
            == CatalogCompilation(catalog).tables.first { $0.language == table.language }
            .flatMap { $0.files(named: "rooms", .binary).first { $0.path == binary.path } })
      }
    }
  }

  /// Lengths and object counts that need one byte, two or more.
  @Test(arguments: [1, 14, 15, 100, 255, 256, 300, 70_000])
  func binaryTablesSupportAnyLength(_ count: Int) throws {
    let members = (0..<min(count, 400)).map { CompiledValue.Member("key \($0)", "text \($0)") }
    let long = [
      CompiledValue.Member("long", String(repeating: "é", count: count)),
      .init("a", String(repeating: "a", count: count)),
    ]
    let data = Data(BinaryPropertyList.document(members + long))
    let read = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String])
    #expect(read.count == members.count + 2 && read["long"]?.count == count && read["a"]?.count == count)
    #expect(read["key 0"] == "text 0")
  }

  @Test(
    arguments: [
      (
        #""stringUnit":{"state":"translated","value":"Hi %#@b@"}"#,
        ["error: Referencing undefined substitution 'b' (de: k)"]
      ),
      (
        #""stringUnit":{"state":"translated","value":"Hi"},"substitutions":{"a":{"formatSpecifier":"lld"}}"#,
        [
          "warning: Substitution 'a' was never referenced. To reference, use %#@a@ in some other string "
            + "(de: k|==|substitutions.a)"
        ]
      ),
      (
        #""substitutions":{"a":{"formatSpecifier":"lld"}}"#,
        [
          "error: Substitutions need a string that references them (de: k)",
          "warning: Substitution 'a' was never referenced. To reference, use %#@a@ in some other string "
            + "(de: k|==|substitutions.a)",
        ]
      ),
      (plural("One", "Many"), [withoutNumber]), (plural("One", "%@"), [withoutNumber]),
      (plural("One", "%lld"), []), (plural("One %1$@", "%2$lld"), []),
      (
        #""stringUnit":{"state":"translated","value":"a\u0001"}"#,
        [
          "error: this string contains a control character, which is not allowed in XML; remove the character or write binary tables (de: k)"
        ]
      ),
      (
        #""stringSet":{"state":"translated","values":["a"]}"#,
        ["warning: App Shortcut phrases are not compiled (de: k)"]
      ),
    ] as [(String, [String])])
  func problemsAreReported(_ localization: String, _ expected: [String]) throws {
    let text = #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":{\#(localization)}}}}}"#
    let problems = CatalogCompilation(try Catalog(ContiguousArray(text.utf8))).problems
    #expect(problems.map { ($0.isError ? "error: " : "warning: ") + $0.sentence } == expected)
    #expect(problems.allSatisfy { $0.place?.line == 1 && $0.place?.column == 35 })
  }

  private static func plural(_ one: String, _ other: String) -> String {
    let cases = [("one", one), ("other", other)].map { name, text in
      #""\#(name)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    return #""variations":{"plural":{\#(cases.joined(separator: ","))}}"#
  }

  private static let withoutNumber = """
    error: Plural variation requires referencing the number in the string. To maintain grammatical correctness for \
    strings that do not reference the number of items, use separate top-level strings for one and greater than one. (de: k)
    """

  @Test(arguments: ["a\u{1}b", "a\r\nb", "\u{7F}", "]]>", "\u{FFFE}", "&amp;<b>", " \n\t "])
  func anyTextIsParsedUnchanged(_ text: String) {
    let members = [CompiledValue.Member(text, text), .init("x", .dictionary([.init(text, text)]))]
    for bytes in [PropertyListXML.document(members), BinaryPropertyList.document(members)] {
      let read = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
      #expect(read?[text] as? String == text && read?["x"] as? [String: String] == [text: text])
    }
  }

  /// A plural of the source language that contains the number replaces the plurals of the other languages.
  @Test(arguments: [("%lld", "Viele", 0), ("Many", "%lld", 1), ("Many", "Viele", 1)])
  func sourceLanguagePluralWithNumberReplacesOthers(_ source: String, _ other: String, _ count: Int) throws {
    let languages = [("en", source), ("de", other)].map { "\"\($0.0)\":{\(Self.plural("x", $0.1))}" }
    let text = #"{"sourceLanguage":"en","strings":{"k":{"localizations":{\#(languages.joined(separator: ","))}}}}"#
    let problems = CatalogCompilation(try Catalog(ContiguousArray(text.utf8))).problems
    #expect(problems.count == count && problems.allSatisfy { $0.sentence.hasSuffix("(en: k)") })
  }

  @Test(arguments: ["", "@", "..", "a/b", "../../etc", "de.lproj", "d\u{0}e", "日本"])
  func languageIsNotAPath(_ language: String) throws {
    let compilation = CatalogCompilation(try Self.catalog(in: language))
    #expect(compilation.problems.map(\.identifier) == ["unusable-language"])
  }

  @Test(arguments: ["sr@latin", "pt_BR", "zh-Hans-CN"])
  func languageMayHaveAModifier(_ language: String) throws {
    let compilation = CatalogCompilation(try Self.catalog(in: language))
    #expect(compilation.problems == [] && compilation.tables.map(\.language) == [language])
  }

  private static func catalog(in language: String) throws -> Catalog {
    var catalog = Catalog(sourceLanguage: "en")
    var entry = catalog.newEntry()
    try entry.setStringUnit(StringUnit(state: .translated, value: "x"), language: language)
    try catalog.set(entry, for: "k")
    return catalog
  }

  /// Damaged files do not crash the compilation, and its output can be parsed.
  @Test(arguments: [
    ("plural", "device"), ("device", "plural"), ("stringUnit", "x"), ("value", "y"), ("%", "%#@a@%"),
    ("variations", "substitutions"),
  ])
  func damagedCatalogsDoNotCrash(_ old: String, _ new: String) throws {
    let text = try Fixture(Self.catalog).text.replacing(old, with: new)
    guard let catalog = try? Catalog(ContiguousArray(text.utf8)) else { return }
    for file in CatalogCompilation(catalog).tables.flatMap({
      $0.files(named: "a", .text) + $0.files(named: "a", .binary)
    }) {
      _ = try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
    }
  }
}
