import StringCatalog
import TestSupport
import Testing
import TextBasics

@testable import StringTables

@Suite struct StringsDictEditTests {
  private static func edited(_ text: String, _ changes: [StringsDictChange]) throws -> String {
    var table = try StringsDictTable(ContiguousArray(text: text))
    try table.apply(changes)
    return table.bytes.text
  }

  private static let plain = StringsDictForm.format("no rule", [])

  private static func entry(_ key: String) -> String {
    "\t<key>\(key)</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>no rule</string>\n\t</dict>\n"
  }

  private static func document(_ content: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n\(content)</dict>\n</plist>\n"
  }

  private static let oil = """
    \t<key>%d oil</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@n@ &amp; wick</string>
    \t\t<key>n</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%d drop</string>
    \t\t\t<key>other</key>
    \t\t\t<dict>
    \t\t\t\t<key>NSStringDeviceSpecificRuleType</key>
    \t\t\t\t<dict>
    \t\t\t\t\t<key>mac</key>
    \t\t\t\t\t<string>%d drops</string>
    \t\t\t\t</dict>
    \t\t\t</dict>
    \t\t</dict>
    \t</dict>

    """
  private static let oilForm = StringsDictForm.format(
    "%#@n@ & wick",
    [
      .init(
        name: "n", valueType: "d",
        cases: [
          .init(name: "one", form: .text("%d drop")),
          .init(name: "other", form: .device([.init(name: "mac", form: .text("%d drops"))])),
        ])
    ])

  /// A table, its changes, and the table after them.
  static let edits: [(before: String, changes: [StringsDictChange], after: String)] = [
    (document(entry("a") + entry("b") + entry("c")), [.remove(key: "b")], document(entry("a") + entry("c"))),
    (document("\t<!-- A -->\n" + entry("a") + entry("b")), [.remove(key: "a")], document(entry("b"))),
    (
      document("\t<!-- head -->\n\n" + entry("a") + "\n\t<!-- B -->\n" + entry("b")), [.remove(key: "b")],
      document("\t<!-- head -->\n\n" + entry("a") + "\n")
    ),
    (document(entry("a")), [.remove(key: "a")], document("")),
    (
      "<plist><dict><key>a</key><string>1</string><key>b</key><string>2</string></dict></plist>", [.remove(key: "a")],
      "<plist><dict><key>b</key><string>2</string></dict></plist>"
    ),
    (document(entry("a")), [.add(key: "b", form: plain, comment: nil)], document(entry("a") + entry("b"))),
    (
      document(entry("a") + entry("b") + entry("d")), [.add(key: "c", form: plain, comment: "[new] C")],
      document(entry("a") + entry("b") + "\t<!-- [new] C -->\n" + entry("c") + entry("d"))
    ),
    (document(entry("a")), [.add(key: "%d oil", form: oilForm, comment: nil)], document(entry("a") + oil)),
    (document(oil), [.set(key: "%d oil", form: oilForm)], document(oil)),
    (document(entry("a")), [.rename(key: "a", to: "<b>")], document(entry("&lt;b&gt;"))),
    (
      document(entry("a")).replacing("\n", with: "\r\n").replacing("\t", with: "  "),
      [.add(key: "b", form: plain, comment: nil)],
      document(entry("a") + entry("b")).replacing("\n", with: "\r\n").replacing("\t", with: "  ")
    ),
    (
      "<plist><dict/></plist>", [.add(key: "b", form: .text("x"), comment: nil)],
      "<plist><dict>\n\t<key>b</key>\n\t<string>x</string>\n</dict></plist>"
    ),
    (
      "a = { NSStringLocalizedFormatKey = \"no rule\"; };\n",
      [.add(key: "b", form: plain, comment: "B"), .remove(key: "a")],
      "/* B */\n\"b\" = {\n  \"NSStringLocalizedFormatKey\" = \"no rule\";\n};\n"
    ),
  ]

  private static func drops(_ cases: (String, String)...) -> StringsDictForm {
    .format(
      "%#@n@", [.init(name: "n", valueType: "d", cases: cases.map { .init(name: $0.0, form: .text($0.1)) })])
  }

  /// Has an unusual order of members, a comment and an unknown member.
  private static func drop(_ one: String, _ more: String = "") -> String {
    document(
      """
      \t<key>a</key>
      \t<dict>
      \t\t<key>n</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>d</string>
      \t\t\t<!-- A single one -->
      \t\t\t<key>one</key>
      \t\t\t<string>\(one)</string> <!-- sic -->
      \(more)\t\t\t<key>other</key>
      \t\t\t<string>%d drops</string>
      \t\t</dict>
      \t\t<key>unknown</key>
      \t\t<array/>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@n@</string>
      \t</dict>

      """)
  }

  private static let stray =
    "a = { NSStringDeviceSpecificRuleType = { mac = x; other /* o */ = y; }; stray = (1); }; // A\nb = { n; };\n"

  /// Texts that change while everything around them stays.
  static let texts: [(before: String, changes: [StringsDictChange], after: String)] = [
    (drop("%d drop"), [.set(key: "a", form: drops(("one", "<1>"), ("other", "%d drops")))], drop("&lt;1&gt;")),
    (
      drop("%d drop"),
      [.set(key: "a", form: drops(("one", "1"), ("few", "2"), ("many", "3"), ("other", "%d drops")))],
      drop("1", "\t\t\t<key>few</key>\n\t\t\t<string>2</string>\n\t\t\t<key>many</key>\n\t\t\t<string>3</string>\n")
    ),
    (
      stray,
      [
        .set(
          key: "a",
          form: .device([
            .init(name: "mac", form: .text("x")), .init(name: "ipad", form: .text("i")),
            .init(name: "other", form: .text("z")),
          ]))
      ],
      stray.replacing("mac = x;", with: "mac = x; \"ipad\" = \"i\";").replacing("= y", with: "= \"z\"")
    ),
    ("k;\n", [.set(key: "k", form: .text("v"))], "k = \"v\";\n"),
  ]

  @Test(arguments: edits + texts)
  func editsAreLocal(before: String, changes: [StringsDictChange], after: String) throws {
    #expect(try Self.edited(before, changes) == after)
  }

  /// Rejected changes, and the reasons.
  static let refusals: [(text: String, change: StringsDictChange, message: String, line: Int)] = [
    (document(entry("a") + entry("a")), .remove(key: "a"), "the table contains the key \"a\" twice", 8),
    (document(entry("a")), .remove(key: "b"), "the table has no key \"b\"", 1),
    (document(entry("a")), .add(key: "a", form: plain, comment: nil), "the table already contains the key \"a\"", 3),
    (document(entry("a") + entry("b")), .rename(key: "a", to: "b"), "the table already contains the key \"b\"", 8),
    (
      drop("%d drop"), .set(key: "a", form: drops(("one", "1"))), "the part to be replaced contains a comment", 11
    ),
    (
      stray.replacing("/* o */", with: ""), .set(key: "a", form: plain),
      "the part to be replaced contains the unknown key \"stray\"", 1
    ),
    (
      "a = {\nNSStringDeviceSpecificRuleType = {\nmac = x;\nmac = y;\n}; };",
      .set(
        key: "a", form: .device([.init(name: "mac", form: .text("z")), .init(name: "mac", form: .text("y"))])),
      "the part to be changed contains \"mac\" twice", 4
    ),
    (
      stray, .set(key: "b", form: plain), "the value of \"b\" is unknown and would be lost", 2
    ),
  ]

  @Test(arguments: refusals)
  func invalidChangesAreRejected(text: String, change: StringsDictChange, message: String, line: Int) throws {
    var table = try StringsDictTable(ContiguousArray(text: text))
    let problem = #expect(throws: StringsError.self) { try table.apply([change]) }
    #expect(problem?.message == message && problem?.line == line)
    #expect(table.bytes.text == text)
  }

  @Test func commentsAreChanged() throws {
    let text = Self.document("\t<!-- [new] A -->\n" + Self.entry("a") + "\t<!-- [new] -->\n" + Self.entry("b"))
    var table = try StringsDictTable(ContiguousArray(text: text))
    #expect(table.entries.map(\.isMarkedAsNew) == [true, true])
    let comments: [UTF8Key: String?] = [
      UTF8Key("a"): UntranslatedMark.removed(from: table["a"]?.comment), UTF8Key("b"): nil, UTF8Key("c"): "C",
    ]
    try table.setComments(comments)
    #expect(table.bytes.text == Self.document("\t<!-- A -->\n" + Self.entry("a") + "\t" + Self.entry("b").dropFirst()))
  }

  /// In every fixture and encoding, removing a key preserves the bytes of all others, and adding and removing a key
  /// restores the original bytes.
  @Test(arguments: Fixture.stringsDicts, [TableEncoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func onlyTheEntryIsRemoved(fixture: Fixture, encoding: TableEncoding) throws {
    let text = try fixture.bytes.text
    let before = try StringsDictTable(encoding.bytes(of: text))
    for entry in before.effectiveEntries {
      var table = before
      try table.apply([.remove(key: entry.key)])
      #expect(table[entry.key] == nil && table.entries.count == before.entries.count - 1)
      #expect(table.bytes.isSubsequence(of: before.bytes))
      for other in table.entries { #expect(other.form == before[other.key]?.form) }
    }
    var table = before
    try table.apply([.add(key: "zz", form: Self.oilForm, comment: "Z")])
    #expect(table["zz"]?.form == Self.oilForm && table["zz"]?.comment == "Z")
    try table.apply([.remove(key: "zz")])
    #expect(table.bytes == before.bytes)
  }

  @Test func textsMarkedAsNewAreMigratedAsNew() throws {
    let rule = "NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;"
    let entry =
      "a = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { \(rule) one = \"%d drop\"; other = \"%d drops\"; }; };"
    let languages = try [("en", entry), ("de", "/* [new] */\n" + entry)].map { name, text in
      TableMigration.Language(name: name, stringsDict: try StringsDictTable(ContiguousArray(text: text)))
    }
    let text = try TableMigration(languages, into: Catalog(sourceLanguage: "en")).catalog.serialized().text
    #expect(text.split(separator: "\"state\" : \"new\"").count == 3)
    #expect(text.split(separator: "\"state\" : \"translated\"").count == 3)
  }

  @Test func manyChangesTakeLinearTime() throws {
    let count = 2_000
    let text = Self.document((0..<count).map { "\t<!-- c -->\n" + Self.entry("key \($0)") }.joined())
    var table = try StringsDictTable(ContiguousArray(text: text))
    try table.apply((0..<count).map { .add(key: "new \($0)", form: Self.oilForm, comment: nil) })
    try table.apply((0..<count).map { .remove(key: "key \($0)") })
    #expect(table.entries.count == count)
  }
}

extension TableEncoding {
  fileprivate func bytes(of text: String) -> ContiguousArray<UInt8> {
    switch self {
    case .utf16LittleEndian: [0xFF, 0xFE] + ContiguousArray(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    case .utf16BigEndian: ContiguousArray(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    case .utf8, .macRoman: ContiguousArray(text: text)
    }
  }
}

extension ContiguousArray<UInt8> {
  /// Whether removing one range of bytes from `other` gives these bytes.
  fileprivate func isSubsequence(of other: Self) -> Bool {
    let head = zip(self, other).prefix { $0 == $1 }.count
    return self[head...].elementsEqual(other[(other.count - count + head)...])
  }
}
