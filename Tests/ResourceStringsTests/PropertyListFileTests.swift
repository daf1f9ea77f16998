import StructuredText
import TestSupport
import Testing

@testable import ResourceStrings

/// Tests intent definitions and settings panes.
@Suite struct PropertyListFileTests {
  @Test func idsNextToTextsAreKeys() throws {
    let file = try InterfaceDocument(intents: try Fixture("Ferries.intentdefinition").bytes)
    let lines = file.strings.map { "\($0.line):\($0.column) \($0.key) \($0.api) \($0.value)" }
    #expect(
      lines == [
        "13:4 tVvJ9c INIntentDescription Shows when a ferry & its crew leave.",
        "22:6 Qx8f2m INIntentParameterDisplayName Pier",
        "29:8 7hJk2L INIntentParameterPromptDialogFormatString Which of ${count} piers?",
        "43:4 gpCwrM INIntentTitle Next Ferry",
      ])
    #expect(file.unknown.isEmpty && file.strings.allSatisfy { $0.comment.isEmpty && $0.exclusion == nil })
  }

  @Test func titlesOfPanesAreKeys() throws {
    let pane = try SettingsPane(try Fixture("Root.plist").bytes)
    let lines = pane.texts.map { "\($0.line):\($0.column) \($0.name) \($0.value)" }
    #expect(pane.table == "Harbour" && pane.panes == ["Crew"])
    #expect(
      lines == [
        "8:2 Pane.Title Harbour", "15:4 PSGroupSpecifier.Title Lights",
        "17:4 PSGroupSpecifier.FooterText Seen from\nthe sea.", "31:5 PSMultiValueSpecifier.Titles Red",
        "32:5 PSMultiValueSpecifier.Titles Green", "36:5 PSMultiValueSpecifier.ShortTitles R",
        "48:4 PSChildPaneSpecifier.Title Crew",
      ])
  }

  @Test(arguments: [
    "", "bplist00", "<plist><array/></plist>", "<a/>", "<plist><dict>",
    "<!DOCTYPE a [<!ENTITY b SYSTEM \"c\">]><plist/>",
  ])
  func invalidPropertyListIsRejected(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    #expect(throws: ParseError.self) { try InterfaceDocument(intents: bytes) }
    #expect(throws: ParseError.self) { try SettingsPane(bytes) }
  }
}
