import StructuredText
import TestSupport
import Testing

@testable import ResourceStrings

@Suite struct InterfaceDocumentTests {
  private static let interfaces =
    Fixture.files(endingIn: ".xib") + Fixture.files(endingIn: ".storyboard")

  /// A document with the usual first lines.
  private static func document(_ runtime: String, _ contents: String) -> String {
    "<document targetRuntime=\"\(runtime)\">\n\(contents)\n</document>"
  }

  @Test(arguments: interfaces)
  func textsAreReadWithTheirComments(_ fixture: Fixture) throws {
    let file = try InterfaceDocument(try fixture.bytes)
    let lines =
      file.strings.map { text in
        let exclusion = text.exclusion.map { " (\($0))" } ?? ""
        return "\(text.line):\(text.column): \(text.key) \(text.api)\(exclusion)\n  \(text.comment)\n"
      }
      + file.unknown.map {
        "\($0.line):\($0.column): unknown \($0.element).\($0.attribute) of \($0.objectID ?? "none")\n"
      }
    let expected = fixture.replacing(".xib", by: ".txt").replacing(".storyboard", by: ".txt")
    #expect(try expected.differences(from: lines.joined()) == [])
  }

  private static let runtimeKey = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"

  /// An object with attributes of which the second and the last are texts.
  private static func runtimeAttributes(_ element: String) -> String {
    let attributes = [
      "type=\"string\" keyPath=\"code\" value=\"B\"/>",
      "type=\"string\" keyPath=\"hint\" value=\"Hoist\" localized=\"YES\"/>",
      "type=\"boolean\" keyPath=\"up\" value=\"YES\"/>",
      "type=\"string\" keyPath=\"label\" localized=\"YES\">"
        + "<string key=\"value\">Haul</string></userDefinedRuntimeAttribute>",
    ]
    let list = attributes.map { "<userDefinedRuntimeAttribute " + $0 }.joined()
    let values = "<userDefinedRuntimeAttributes>\(list)</userDefinedRuntimeAttributes>"
    return "<\(element) id=\"a\">\(values)</\(element)>"
  }

  static let rows: [(runtime: String, element: String, texts: [String], unknown: [String])] = [
    ("MacOSX.Cocoa", "<menuItem title=\"Sail\" id=\"a\"/>", ["a.title=Sail"], []),
    ("MacOSX.Cocoa", "<menuItem title=\"\" id=\"a\"/>", [], []),
    ("MacOSX.Cocoa", "<menuItem title=\"Sail\"/>", [], []),
    ("MacOSX.Cocoa", "<menuItem text=\"Sail\" id=\"a\"/>", [], ["menuItem.text"]),
    ("MacOSX.Cocoa", "<popUpButtonCell title=\"Sail\" id=\"a\"/>", [], []),
    ("MacOSX.Cocoa", "<sail title=\"Jib\" toolTip=\"Front\" id=\"a\"/>", [], ["sail.title", "sail.toolTip"]),
    ("MacOSX.Cocoa", "<sail id=\"a\"><accessibility description=\"Jib\"/></sail>", [], ["accessibility.description"]),
    (
      "MacOSX.Cocoa", "<buttonCell title=\"Sail\" toolTip=\"Hoist it\" id=\"a\"/>",
      ["a.title=Sail", "a.ibShadowedToolTip=Hoist it"], []
    ),
    ("MacOSX.Cocoa", "<formCell title=\"Sail\" id=\"a\"/>", ["a.title=Sail"], []),
    ("MacOSX.Cocoa", "<pathCell placeholderString=\"Chart\" id=\"a\"/>", ["a.placeholderString=Chart"], []),
    ("MacOSX.Cocoa", "<tabViewController title=\"Sail\" id=\"a\"/>", ["a.title=Sail"], []),
    ("MacOSX.Cocoa", "<pagecontroller title=\"Sail\" id=\"a\"/>", ["a.title=Sail"], []),
    (
      "MacOSX.Cocoa", "<searchToolbarItem label=\"Find\" paletteLabel=\"Finder\" id=\"a\"/>",
      ["a.label=Find", "a.paletteLabel=Finder"], []
    ),
    (
      "MacOSX.Cocoa",
      "<comboBoxCell id=\"a\"><objectValues><string>Jib</string><string/><string>Main</string></objectValues>"
        + "</comboBoxCell>",
      ["a.ibShadowedObjectValues[0]=Jib", "a.ibShadowedObjectValues[2]=Main"], []
    ),
    ("iOS.CocoaTouch", "<command title=\"Sail\" id=\"a\"/>", ["a.title=Sail"], []),
    (
      "iOS.CocoaTouch", runtimeAttributes("view"),
      ["0=Hoist", "1=Haul"].map { "a.\(runtimeKey)[" + $0.prefix(1) + "]" + $0.dropFirst() }, []
    ),
    (
      "iOS.CocoaTouch", runtimeAttributes("sail"), [],
      [runtimeKey + "[0]", runtimeKey + "[1]"].map { "userDefinedRuntimeAttribute." + $0 }
    ),
    ("iOS.CocoaTouch", "<label text=\"Sail\" id=\"a\"/>", ["a.text=Sail"], []),
    ("iOS.CocoaTouch", "<label id=\"a\"><string key=\"text\">Sail</string></label>", ["a.text=Sail"], []),
    ("iOS.CocoaTouch", "<label id=\"a\"><mutableString key=\"text\">Sail</mutableString></label>", ["a.text=Sail"], []),
    ("iOS.CocoaTouch", "<label id=\"a\"><string key=\"text\"><![CDATA[<S>]]></string></label>", ["a.text=<S>"], []),
    ("iOS.CocoaTouch.iPad", "<label text=\"a&#10;b\" id=\"a\"/>", ["a.text=a\nb"], []),
    ("iOS.CocoaTouch", "<button id=\"a\"><state title=\"Row\"/></button>", ["a.normalTitle=Row"], []),
    ("AppleTV", "<label text=\"Sail\" id=\"a\"/>", ["a.text=Sail"], []),
    ("watchKit", "<label text=\"Sail\" id=\"a\"/>", ["a.text=Sail"], []),
    ("watchKit", "<table title=\"Sail\" id=\"a\"/>", [], ["table.title"]),
  ]

  @Test(arguments: rows.indices)
  func aTextOfAnUnknownClassIsReported(_ row: Int) throws {
    let (runtime, element, texts, unknown) = Self.rows[row]
    let file = try InterfaceDocument(ContiguousArray(Self.document(runtime, element).utf8))
    #expect(file.strings.map { "\($0.key)=\($0.value)" } == texts)
    #expect(file.unknown.map { "\($0.element).\($0.attribute)" } == unknown)
    #expect((file.strings.map(\.line) + file.unknown.map(\.line)).allSatisfy { $0 == 2 })
  }

  static let refused: [(text: String, place: String, words: String)] = [
    ("", "1:1", "not an XML"), ("<plist/>", "1:1", "not a storyboard"), ("\n <archive/>", "2:2", "Xcode 4"),
    ("<document/>", "1:1", "no platform"), ("<document targetRuntime=\"Amiga\"/>", "1:1", "`Amiga`"),
    (document("MacOSX.Cocoa", "<a><b></a>"), "2:7", "not closed"),
    ("<!DOCTYPE document SYSTEM \"file:///etc/passwd\">\(document("watchKit", ""))", "1:1", "document type"),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]>\(document("watchKit", "<label text=\"&b;\" id=\"a\"/>"))", "1:1",
      "document type"
    ),
    (document("watchKit", "<label text=\"&boat;\" id=\"a\"/>"), "2:", "invalid XML"),
    (document("watchKit", String(repeating: "<view id=\"a\">", count: 300)), "2:", "too deep"),
  ]

  @Test(arguments: refused.indices)
  func invalidInterfaceIsRejectedWithPosition(_ row: Int) {
    let (text, place, words) = Self.refused[row]
    let error = #expect(throws: ParseError.self) { try InterfaceDocument(ContiguousArray(text.utf8)) }
    let found = error.map { "\($0.line):\($0.column): \($0.message)" } ?? ""
    #expect(found.hasPrefix(place) && found.contains(words), "\(found)")
  }

  @Test(arguments: interfaces)
  func everyPrefixIsRejected(_ fixture: Fixture) throws {
    let bytes = try fixture.bytes
    let end = bytes.lastIndex(of: UInt8(ascii: ">")) ?? 0
    for length in stride(from: 0, through: end, by: 97) {
      #expect(throws: ParseError.self) { try InterfaceDocument(ContiguousArray(bytes.prefix(length))) }
    }
  }
}
