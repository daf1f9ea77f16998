import Testing

@testable import StructuredText

@Suite struct ElementTreeTests {
  private func root(_ text: String, _ limits: XMLGuard.Limits = .init()) throws(ParseError) -> TreeElement {
    try ElementTree.root(of: ContiguousArray(text.utf8), limits: limits)
  }

  /// `name@line:column "text" attribute=value (children)`.
  private func summary(_ element: TreeElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    let children = element.children.map(summary).joined(separator: ", ")
    return "\(element.name)@\(element.line):\(element.column) \"\(element.text)\"\(attributes) (\(children))"
  }

  static let documents: [(text: String, summary: String)] = [
    ("<a/>", "a@1:1 \"\" ()"), ("\u{FEFF}<a/>", "a@1:4 \"\" ()"),
    ("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<a b=\"c&amp;d\"/>", "a@2:1 \"\" b=c&d ()"),
    ("<a>x<b>y</b>z</a>", "a@1:1 \"xz\" (b@1:5 \"y\" ())"),
    ("<a><!-- <c/> --><b/>\n <b/></a>", "a@1:1 \"\n \" (b@1:17 \"\" (), b@2:2 \"\" ())"),
    ("<a><![CDATA[<b/>]]></a>", "a@1:1 \"<b/>\" ()"), ("<a>&#x26;&#10;</a>", "a@1:1 \"&\n\" ()"),
  ]

  @Test(arguments: documents.indices)
  func elementsHavePositions(_ row: Int) throws {
    #expect(summary(try root(Self.documents[row].text)) == Self.documents[row].summary)
  }

  private static let listed =
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\"\n \"http://www.example.com/a.dtd\">"

  @Test func allowedDocumentTypeIsSkipped() throws {
    let text = Self.listed + "\n<plist><a/></plist>"
    let read = try root(text, .init(allowsDocumentType: true))
    #expect(summary(read) == "plist@3:1 \"\" (a@3:8 \"\" ())")
    #expect(throws: ParseError.self) { try root(text) }
  }

  static let refused: [(text: String, place: String, words: String)] = [
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", "1:13", "declarations"),
    ("<!DOCTYPE a [\n]><a/>", "1:13", "declarations"), ("<!DOCTYPE a><!DOCTYPE a><a/>", "1:13", "document type"),
    ("<a/><!DOCTYPE a>", "1:5", "document type"), ("<!ENTITY b \"c\"><a/>", "1:1", "entities"),
    ("<a>&b;</a>", "1:", "invalid XML"), ("<a b=\"<\"/>", "1:", "invalid XML"), ("<a", "1:1", "unexpected end"),
    ("<a><?b?></a>", "1:4", "instructions"), ("<a b=\"c=\"d\" e=\"f\"><?g?>", "1:", "within a tag"),
    ("<a></b>", "1:4", "`a` is not closed"), ("text", "1:1", "not an XML"),
    (String(repeating: "<a>", count: 9), "1:25", "too deep"),
  ]

  @Test(arguments: refused.indices)
  func harmfulXMLIsRejectedWithPosition(_ row: Int) {
    let (text, place, words) = Self.refused[row]
    let error = #expect(throws: ParseError.self) {
      try root(text, .init(deepestElement: 8, allowsDocumentType: true))
    }
    let found = error.map { "\($0.line):\($0.column): \($0.message)" } ?? ""
    #expect(found.hasPrefix(place) && found.contains(words), "\(found)")
  }

  @Test func largeDocumentsAreRead() throws {
    let part = "<b>" + String(repeating: "ferry ", count: 200_000) + "</b>"
    let read = try root("<a>" + String(repeating: part, count: 10) + "</a>")
    #expect(read.children.map(\.text.utf8.count) == Array(repeating: 1_200_000, count: 10))
  }
}
