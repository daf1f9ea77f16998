import StringExtraction
import Testing

@testable import CommandLineInterface
@testable import strex

/// The options of which messages tell.
@Suite struct RemedyTests {
  @Test(arguments: Remedies.ends.keys.sorted())
  func messagesTellOfOptionsThatThereAre(_ identifier: String) throws {
    let told = Diagnostic(.error, identifier, "Sentence").withRemedy.message
    let option = try #require(told.firstMatch(of: /--([a-z-]+)/))
    #expect(told.hasPrefix("Sentence"))
    #expect(OptionName(rawValue: String(option.output.1)) != nil)
  }

  /// Where nothing has to be done, nothing is advised.
  @Test(arguments: [("no-catalog", Diagnostic.Severity.note), ("stale-catalog", .error)])
  func othersStayAsTheyAre(_ identifier: String, _ severity: Diagnostic.Severity) {
    #expect(Diagnostic(severity, identifier, "Sentence").withRemedy.message == "Sentence")
  }
}
