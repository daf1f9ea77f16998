import Testing

@testable import StringExchange

@Suite struct HostileAndroidTests {
  static let texts: [(text: String, place: String, words: String)] = [
    ("", "1:1", "not an XML"), ("<plist/>", "1:", "not an Android string file"),
    ("<resources>\n<string", "2:1", "unexpected end"),
    ("<resources>\n <string>a</string></resources>", "2:", "has no name"),
    ("<!DOCTYPE resources [<!ENTITY a \"b\">]><resources/>", "1:1", "document type"),
    ("<resources>\n<string name=\"a\">&nope;</string></resources>", "2:", "invalid XML"),
    ("<resources><string name=\"a\">\n</resources>", "2:1", "`string` is not closed"),
    ("<resources>\(String(repeating: "<b>", count: 100))", "1:", "nested too deep"),
    ("<resources>\n<a b=\"\(String(repeating: "x", count: 70_000))\"/></resources>", "2:1", "longer than"),
  ]

  @Test(arguments: texts.indices)
  func harmfulFileIsRejectedWithPosition(_ row: Int) throws {
    let (text, place, words) = Self.texts[row]
    do {
      _ = try AndroidReader.file(in: ContiguousArray(text.utf8))
      Issue.record("not rejected: \(text.prefix(80))")
    } catch {
      #expect("\(error.line):\(error.column)".hasPrefix(place), "\(error)")
      #expect(error.message.contains(words), "\(error)")
    }
  }

  /// Other contents of a file are no reason to reject it.
  @Test(arguments: [
    "<color name=\"a\">#fff</color>", "<item name=\"b\" type=\"id\"/>", "<plurals name=\"c\"/>", "<string name=\"d\"/>",
    "<string-array name=\"e\"><item/><other><item>f</item></other></string-array>", "text",
    "<string name=\"\">g</string>",
    "<public><string name=\"h\">i</string></public>", "<plurals name=\"j\"><item>k</item></plurals>",
  ])
  func otherElementsAreSkipped(_ content: String) throws {
    let text = "<resources>\(content)<string name=\"end\">End</string></resources>"
    let file = try AndroidReader.file(in: ContiguousArray(text.utf8))
    #expect(file.resources.last?.name == "end" && file.resources.last?.content == .string(AndroidText("End")))
    #expect(file.resources.count <= 2)
  }
}
