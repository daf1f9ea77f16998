import Foundation
import Testing

@testable import CommandLineInterface
@testable import strex

@Suite struct ManualTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["strex.1": ManualPage.text])
  }

  @Test func manualNamesEveryCommandAndOption() {
    for command in Command.allCases { #expect(ManualPage.text.contains(".SS \"strex \(Roff.text(command.rawValue))")) }
    for row in OptionRow.all { #expect(ManualPage.text.contains(".B \(Roff.text(row.usage))\n")) }
  }

  @Test func manualIsASCII() {
    #expect(ManualPage.text.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "\n" || $0.value >= 0x20) })
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
