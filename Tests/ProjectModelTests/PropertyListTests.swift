import Foundation
import TestSupport
import Testing

@testable import ProjectModel

@Suite struct PropertyListTests {
  private func read(_ text: String) throws -> PropertyListValue {
    try PropertyListValue(ContiguousArray(text.utf8))
  }

  @Test func everyXcodeSyntaxIsParsed() throws {
    let text = """
      // !$*UTF8*$!
      { a = word_1.$/:-; "b c" = "two\\n\\"lines\\""; 'd' = (1, "2", ( ), ); /* note */ e = { f = "\\U00e9\\101"; };
        data = <0f bd>; é = ö; }
      """
    #expect(
      try read(text)
        == .dictionary([
          "a": .string("word_1.$/:-"), "b c": .string("two\n\"lines\""),
          "d": .array([.string("1"), .string("2"), .array([])]), "e": .dictionary(["f": .string("éA")]),
          "data": .string(""), "é": .string("ö"),
        ]))
  }

  @Test func parserAgreesWithFoundation() throws {
    let bytes = try Fixture("Orchard.pbxproj").bytes
    let theirs = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary
    #expect(theirs == plain(try PropertyListValue(bytes)) as? NSDictionary)
  }

  private func plain(_ value: PropertyListValue) -> Any {
    switch value {
    case .string(let text): text
    case .array(let list): list.map(plain)
    case .dictionary(let members): members.mapValues(plain) as NSDictionary
    }
  }

  @Test func xmlIsParsed() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><array><string>b</string><integer>3</integer><array/></array></dict></plist>
      """
    #expect(try read(text) == .dictionary(["a": .array([.string("b"), .string("3"), .array([])])]))
  }

  @Test(
    arguments: [
      ("{ a = b;\n  c = ; }", "expected a value", 2, 7), ("{ a = b\n}", nil, nil, nil),
      ("{ a = b c = d; }", "missing `;`", 1, 9), ("{ a = \"b; }", "the string is not closed", 1, 7),
      ("{ a = (b c); }", "missing `,` or `)`", 1, 10), ("{ a = /* b; }", "the comment is not closed", 1, 7),
      ("{ a = b; } c", "unexpected text after the property list", 1, 12),
      ("{\n<<<<<<< HEAD\n}", "expected a key or `}`", 2, 1), ("{ a = <zz>; }", "expected a value", 1, 7),
      ("{ a = ", "the file ends where a value is expected", 1, 7),
      ("", "the file ends where a value is expected", 1, 1),
      ("bplist00", "is a binary property list, which Xcode never writes", nil, nil),
      ("<?xml version=\"1.0\"?><plist", "is not a property list", nil, nil),
    ] as [(String, String?, Int?, Int?)])
  func problemsHavePositions(_ text: String, _ message: String?, _ line: Int?, _ column: Int?) {
    var found: ProjectError?
    do { _ = try read(text) } catch { found = error as? ProjectError }
    #expect(found == message.map { ProjectError($0, line: line, column: column) })
  }

  @Test(arguments: ["(", "{a=", "{a=("]) func depthIsBounded(_ piece: String) {
    #expect(throws: ProjectError.self) { try read(String(repeating: piece, count: 100_000)) }
  }

  @Test(arguments: ["<array>", "<dict><key>a</key>", "<dict><key>a</key><string>b</string><key>c</key>"])
  func depthOfXMLIsBounded(_ piece: String) {
    let text = "<?xml version=\"1.0\"?><plist>" + String(repeating: piece, count: 100_000)
    #expect(throws: ProjectError.self) { try read(text) }
  }

  @Test func everyPrefixIsParsedOrRejected() throws {
    let bytes = try Fixture("Orchard.pbxproj").bytes
    for end in stride(from: 0, to: bytes.count - 1, by: 7) {
      #expect(throws: ProjectError.self) { try PropertyListValue(ContiguousArray(bytes[..<end])) }
    }
  }
}
