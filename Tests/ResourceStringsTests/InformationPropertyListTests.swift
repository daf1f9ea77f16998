import StructuredText
import Testing

@testable import ResourceStrings

@Suite struct InformationPropertyListTests {
  private static let head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.example.com/a.dtd\">\n"

  private static func list(_ members: String) -> String {
    head + "<plist version=\"1.0\">\n<dict>\n\(members)\n</dict>\n</plist>"
  }

  /// `key=value@line:column`. A text that is its own key has no `key=`.
  private func texts(_ text: String) throws(ParseError) -> [String] {
    try InformationPropertyList(ContiguousArray(text.utf8)).texts.map {
      "\($0.key ?? "")=\($0.value)@\($0.line):\($0.column)"
    }
  }

  static let lists: [(members: String, texts: [String])] = [
    ("<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>", ["CFBundleName=$(PRODUCT_NAME)@5:24"]),
    ("<key>NSHumanReadableCopyright</key>\n<string></string>", ["NSHumanReadableCopyright=@6:1"]),
    (
      "<key>NSCameraUsageDescription</key><string>To see &amp; read</string>",
      ["NSCameraUsageDescription=To see & read@5:36"]
    ),
    ("<key>NSHomeKitUsageDescription</key><string>Light</string>", ["NSHomeKitUsageDescription=Light@5:37"]),
    ("<key>NSOddUsageDescription</key><string>Odd</string>", []),
    ("<key>CFBundleIdentifier</key><string>a.b</string>", []), ("<key>CFBundleName</key><true/>", []),
    (
      "<key>UTExportedTypeDeclarations</key><array><dict><key>UTTypeDescription</key><string>Chart</string>"
        + "<key>UTTypeIdentifier</key><string>a.b</string></dict></array>", ["=Chart@5:79"]
    ),
    (
      "<key>UIApplicationShortcutItems</key><array><dict><key>UIApplicationShortcutItemTitle</key><string>Moor</string>"
        + "<key>UIApplicationShortcutItemSubtitle</key><string></string></dict></array>", ["=Moor@5:92"]
    ),
    (
      "<key>CFBundleDocumentTypes</key><array><dict><key>CFBundleTypeName</key><string>Chart</string></dict></array>",
      []
    ),
    ("<key>CFBundleURLTypes</key><array><dict><key>CFBundleName</key><string>a</string></dict></array>", []),
  ]

  @Test(arguments: lists.indices)
  func onlyTranslatableTextsAreExtracted(_ row: Int) throws {
    #expect(try texts(Self.list(Self.lists[row].members)) == Self.lists[row].texts)
  }

  static let refused: [(text: String, words: String)] = [
    ("bplist00", "not an XML"), ("<dict/>", "no keys"), ("<plist><array/></plist>", "no keys"),
    ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>", "declarations"),
    (list(String(repeating: "<array>", count: 100)), "too deep"),
    (list("<key>CFBundleName</key><string>&boat;</string>"), "invalid XML"),
  ]

  @Test(arguments: refused.indices)
  func invalidPropertyListIsRejected(_ row: Int) {
    let error = #expect(throws: ParseError.self) { try texts(Self.refused[row].text) }
    #expect(error?.message.contains(Self.refused[row].words) ?? false)
  }

  /// Keys inside dictionaries count, too.
  @Test func allKeysAndTextsAreListed() throws {
    let members =
      "<key>NSLocationTemporaryUsageDescriptionDictionary</key><dict><key>Moor</key><string>To moor</string></dict>"
      + "<key>A</key><array><dict><key>B</key><true/></dict></array>"
    let list = try InformationPropertyList(ContiguousArray(Self.list(members).utf8))
    #expect(list.mentions == ["NSLocationTemporaryUsageDescriptionDictionary", "Moor", "To moor", "A", "B"])
  }

  @Test(arguments: [
    ("NSCameraUsageDescription", true), ("NSCameraUsageDescription~ipad", true), ("CFBundleName-macos", true),
    ("CFBundleName-iphoneos~ipad", true), ("CFBundle Name", false), ("Chart", false), ("IT-manuals", false),
    ("~ipad", false), ("", false),
  ])
  func systemKeysMayHaveADeviceSuffix(_ text: String, _ mayBeKey: Bool) {
    #expect(InformationKey.mayBeKey(text) == mayBeKey)
  }

  @Test func keysHaveXcodesTitles() {
    #expect(InformationKey.title(of: "CFBundleName") == "Bundle name")
    #expect(InformationKey.title(of: "NSAppleMusicUsageDescription") == "Privacy - Media Library Usage Description")
    #expect(InformationKey.title(of: "NSSensorKitPrivacyPolicyURL") == "Privacy - SensorKit Privacy Policy URL")
    #expect(InformationKey.title(of: "NSHumanReadableDescription") == "Human readable description")
    #expect(InformationKey.title(of: "NSHomeKitUsageDescription") == nil)
    #expect(
      InformationKey.isTranslated("NSHomeKitUsageDescription") && !InformationKey.isTranslated("NSOddUsageDescription"))
  }
}
