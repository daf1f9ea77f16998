import Diagnostics
import TestSupport
import Testing

@testable import Audit

/// Storyboards and xibs whose expected findings are marked with `<!--~ rule -->` at the ends of lines.
@Suite struct InterfaceFileLayoutTests {
  static let files =
    Fixture.files(endingIn: ".storyboard", in: "Interfaces") + Fixture.files(endingIn: ".xib", in: "Interfaces")

  @Test(arguments: files) func rulesFindExactlyTheMarkedElements(_ file: Fixture) throws {
    let layout = InterfaceFileLayout(try file.bytes, path: file.fileName)
    let found = layout.findings.map { "\($0.range?.start.line ?? 0) \($0.identifier)" }
    let lines = try file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.enumerated().compactMap { position, line in
      line.firstMatch(of: /<!--~ ([a-z-]+) -->/).map { "\(position + 1) \($0.output.1)" }
    }
    #expect(found.sorted() == expected.sorted())
  }

  @Test func everyRuleHasAnExample() throws {
    let findings = try Self.files.flatMap { InterfaceFileLayout(try $0.bytes, path: $0.fileName).findings }
    #expect(Set(findings.map(\.identifier)) == InterfaceFileLayout.rules)
  }

  @Test(arguments: files) func findingsHaveDifferentFingerprints(_ file: Fixture) throws {
    let findings = InterfaceFileLayout(try file.bytes, path: file.fileName).findings
    #expect(Set(findings.map(Fingerprint.init)).count == findings.count)
  }

  @Test func filesThatAreNotXMLHaveNoFindings() {
    #expect(InterfaceFileLayout(ContiguousArray("<document alignment=\"left\"".utf8), path: "P.xib").findings.isEmpty)
  }

  /// The example sizes: a translation is 40% longer, and a letter is 8 points wide.
  @Test(arguments: [
    ("Score", 96, false, false), ("Cast off", 60, false, true), ("Water level today", 90, true, false),
    ("Water level today", 90, false, true), ("Undercurrents", 80, true, true), ("水位", 40, false, true),
    ("INFO", 44, false, false), ("<0.6x>", 46, false, false),
  ])
  func widthIsTightIfALongerTranslationDoesNotFit(_ text: String, _ width: Double, _ wraps: Bool, _ isTight: Bool) {
    #expect(FixedTextSize.isTight(text, width: width, wraps: wraps) == isTight)
  }
}
