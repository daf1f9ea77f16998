import StructuredText
import TestSupport
import Testing

@testable import StringExchange

@Suite struct HostileXLIFFTests {
  private static let head = "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">"

  private static func file(original: String) -> String {
    "\(head)\n<file original=\"\(original)\" source-language=\"en\" target-language=\"de\"><body/></file></xliff>"
  }

  static let texts: [(text: String, place: String, words: String)] = [
    ("", "1:1", "not an XML"), ("boat", "1:1", "not an XML"), ("{}", "1:1", "not an XML"),
    ("\(head)</xliff>\n<xliff/>", "2:1", "more than one"), ("\(head)\n<file", "2:1", "unexpected end"),
    ("\(head)\n<!-- ", "2:1", "unexpected end"), ("\(head)\n<file>\n", "3:1", "ends within `file`"),
    ("<?xml version=\"1.0\"?>\n<!DOCTYPE xliff SYSTEM \"file:///etc/passwd\">\(head)</xliff>", "2:1", "document type"),
    ("<!DOCTYPE a [<!ENTITY b \"b\"><!ENTITY c \"&b;&b;\">]>\(head)&c;</xliff>", "1:1", "document type"),
    ("<!-- > -->\n  <!DOCTYPE a>", "2:3", "document type"), ("\(head)\n<!ENTITY b \"c\"></xliff>", "2:1", "entities"),
    ("\(head)&boat;</xliff>", "1:", "invalid XML"), ("\(head)<a b></a></xliff>", "1:", "invalid XML"),
    ("\(head)\n<file></xliff>", "2:7", "`file` is not closed"),
    ("<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"/>", "1:", "is not 1.2"),
    ("<plist version=\"1.0\"/>", "1:", "not an XLIFF"),
    ("\(head)\n<trans-unit/></xliff>", "2:", "no id"), ("\(head)\n<?boat?></xliff>", "2:1", "instructions"),
    ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>\(head)</xliff>", "1:1", "not UTF-8"),
    ("<?xml version='1.0' encoding = 'ISO-8859-1'?>\(head)</xliff>", "1:1", "not UTF-8"),
    ("\(head)\n<a b=\"\(String(repeating: "x", count: 70_000))\"/></xliff>", "2:1", "longer than"),
    ("\(head)\n\(String(repeating: "<g>", count: 100_000))", "2:", "nested too deep"),
    (file(original: "../A.xcstrings"), "2:1", "is not a path"),
    (file(original: "/etc/A.xcstrings"), "2:1", "is not a path"),
    (file(original: "a/../../b"), "2:1", "is not a path"), (file(original: ""), "2:1", "is not a path"),
    (file(original: "a\\b"), "2:1", "is not a path"), (file(original: "a//b"), "2:1", "is not a path"),
    (file(original: "a&#10;b"), "2:1", "is not a path"), ("\(head)\u{0}</xliff>", "1:", "UTF-8"),
  ]

  @Test(arguments: texts.indices)
  func harmfulFileIsRejectedWithPosition(_ row: Int) throws {
    let (text, place, words) = Self.texts[row]
    do {
      _ = try XLIFFReader.files(in: ContiguousArray(text.utf8))
      Issue.record("not rejected: \(text.prefix(80))")
    } catch {
      #expect("\(error.line):\(error.column)".hasPrefix(place), "\(error)")
      #expect(error.message.contains(words), "\(error)")
    }
  }

  @Test func utf16IsRefused() {
    let bytes = ContiguousArray("\u{FEFF}<xliff/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(throws: ParseError.self) { try XLIFFReader.files(in: bytes) }
  }

  /// Foundation's parser crashes on a name that is not valid UTF-8.
  @Test func invalidUTF8IsRejectedWithLine() {
    let text = Self.head + "\n<file origin~al=\"\"/></xliff>"
    let bytes = ContiguousArray(text.utf8.map { $0 == UInt8(ascii: "~") ? 0xFF : $0 })
    let error = #expect(throws: ParseError.self) { try XLIFFReader.files(in: bytes) }
    #expect(error?.line == 2)
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\(head)</xliff>", "\u{FEFF}\(head)</xliff>",
    "\(head)<!-- <!DOCTYPE a> --><file original=\"a/b\"><![CDATA[<!DOCTYPE a>]]></file></xliff>",
    "<?xml version='1.0' encoding='UTF-8' standalone='yes'?><?pi <!DOCTYPE?>\(head)</xliff>",
  ])
  func harmlessLookalikesAreRead(_ text: String) throws {
    let files = try XLIFFReader.files(in: ContiguousArray(text.utf8))
    #expect(files.map(\.original) == (text.contains("original") ? ["a/b"] : []))
  }

  /// Foundation's parser accepts at most 10 MB per call.
  @Test func largeFilesAreRead() throws {
    let note = String(repeating: "a note of a unit ", count: 64_000)
    let unit = "<trans-unit id=\"a\"><source>a</source><note>\(note)</note></trans-unit>"
    let units = String(repeating: unit, count: 11)
    let text = "\(Self.head)<file original=\"a/b\"><body>\(units)</body></file></xliff>"
    let files = try XLIFFReader.files(in: ContiguousArray(text.utf8))
    #expect(files.first?.units.map(\.note) == Array(repeating: note, count: 11))
  }

  @Test func everyPrefixIsRejected() throws {
    let fixture = Fixture("XLIFF/harbour.de.xliff")
    let bytes = try fixture.bytes
    let length = bytes.lastIndex(of: 0x3E) ?? 0
    for end in stride(from: 0, through: length, by: 3) {
      #expect(throws: ParseError.self) { try XLIFFReader.files(in: ContiguousArray(bytes[..<end])) }
    }
  }
}
