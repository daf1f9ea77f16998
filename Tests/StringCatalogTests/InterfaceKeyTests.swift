import Testing

@testable import StringCatalog

@Suite struct InterfaceKeyTests {
  @Test(arguments: [
    ("Ab1-cd-2Ef.title", true), ("29.title", true), ("690.headerCell.title", true),
    ("Ab1-cd-2Ef.segmentTitles[0]", true),
    ("welcome.title", false), ("29", false), ("1.5", false), ("Ab1-cd-2Ef", false), ("e-mail.title", false),
    ("", false),
    ("Ab1-cd-2Ef.title of the note", false),
  ])
  func keysNameAnObjectAndAProperty(_ key: String, _ isOfObject: Bool) {
    #expect(InterfaceKey.isOfObject(key) == isOfObject)
  }

  @Test(arguments: [
    (#"Class = "NSMenuItem"; title = "\tRight to Left"; ObjectID = "Ab1-cd-2Ef";"#, "\tRight to Left"),
    (#"Class = "NSButtonCell"; title = "Say \"Hi\""; ObjectID = "29"; Note = "A; ObjectID = ";"#, "Say \"Hi\""),
    (#"Class = "UISegmentedControl"; Ab1-cd-2Ef.segmentTitles[0] = "A\\nB\nC"; ObjectID = "Ab1-cd-2Ef";"#, "A\\nB\nC"),
    (#"Class = "NSMenuItem"; title = "No end"#, nil), ("The title of the window", nil), ("", nil),
  ])
  func commentsContainTheText(_ comment: String, _ text: String?) {
    #expect(InterfaceKey.text(inComment: comment) == text)
  }
}
