import Foundation
import ProjectTestSupport
import Testing

@testable import strex

@Suite struct ManualTests {
  private static let text = ManualPage(commands: Strex.descriptions).text

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["strex.1": Self.text])
  }

  @Test func manualNamesEveryCommandAndOption() {
    for name in Strex.descriptions.names { #expect(Self.text.contains(".SS \"strex \(Roff.text(name))")) }
    for use in OptionUse.all(in: Strex.descriptions) {
      #expect(Self.text.contains(".B \(Roff.text(use.row.usage))\n"))
    }
  }

  @Test func manualIsASCII() {
    #expect(Self.text.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "\n" || $0.value >= 0x20) })
  }

  @Test(arguments: [
    (".SH", "\\&.SH"), ("'x'", "\\&\\(aqx\\(aq"), ("a\\b --c", "a\\eb \\-\\-c"), ("‘…’", "\\[u2018]\\[u2026]\\[u2019]"),
  ])
  func textsContainNoFormatterCommands(_ text: String, _ escaped: String) {
    #expect(Roff.text(text) == escaped)
  }

  @Test(arguments: [["groff", "-man", "-ww", "-z"], ["mandoc", "-T", "lint", "-W", "warning"]])
  func formattersReportNoWarnings(_ words: [String]) throws {
    guard try Subprocess.run("/usr/bin/env", ["which", words[0]]).code == 0 else { return }
    let result = try Subprocess.run("/usr/bin/env", words + [folder("strex.1")])
    #expect(result.code == 0)
    #expect(result.output + result.errors == "")
  }
}
