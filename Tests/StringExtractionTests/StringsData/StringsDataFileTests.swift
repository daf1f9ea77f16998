import Foundation
import StringExtraction
import StructuredText
import SwiftLexing
import TestSupport
import Testing

@Suite struct StringsDataFileTests {
  private let path = "/Users/someone/Quiz/Views/Row.swift"

  private func site(_ line: Int, _ column: Int) -> LiteralSite {
    LiteralSite(file: path, location: SourceLocation(line: line, column: column), api: "")
  }

  private var row: StringsDataFile {
    var rule = ExtractedString(key: "", table: "Rules", site: site(3, 1), traits: .ofType)
    rule.comment = nil
    return StringsDataFile(
      source: path,
      strings: [
        ExtractedString(key: "Round %lld\n", comment: "Title of a \"row\"", site: site(12, 14), traits: .ofType),
        ExtractedString(key: "quiz/über.title", defaultValue: "Quiz", site: site(20, 30), traits: .ofType), rule,
      ],
      untyped: [UntypedLiteral(text: "%@ of 10", site: site(40, 9))])
  }

  private func fixture() throws -> ContiguousArray<UInt8> { try Fixture("Row.stringsdata").bytes }

  @Test func compilerFileRoundTripsByteForByte() throws {
    let file = try StringsDataFile(fixture())
    #expect(file == row)
    #expect(ContiguousArray(file.serialized()) == (try fixture()))
  }

  @Test func sourceWithoutStringsHasAFile() throws {
    let empty = StringsDataFile(source: "a.swift", strings: [])
    let text = "{\n  \"source\": \"a.swift\",\n  \"tables\": {},\n  \"version\": 1\n}\n"
    #expect(String(decoding: empty.serialized(), as: UTF8.self) == text)
    #expect(try StringsDataFile(ContiguousArray(text.utf8)) == empty)
  }

  @Test func debugOnlyTextMayBeAKey() {
    let file = StringsDataFile(
      source: path, strings: [ExtractedString(key: "Reset", site: site(1, 1), isDebugOnly: true, traits: .ofType)])
    #expect(file.strings.isEmpty && file.untyped == [UntypedLiteral(text: "Reset", site: site(1, 1))])
  }

  @Test func oldAndUnknownMembersAreAccepted() throws {
    let text = """
      {"version": 2, "tables": {"A": [{"key": "k", "values": ["k", "l"]}]}, "source": "s", "more": [{}]}
      """
    let file = try StringsDataFile(ContiguousArray(text.utf8))
    let site = LiteralSite(file: "s", location: SourceLocation(line: 1, column: 1), api: "")
    #expect(file.strings == [ExtractedString(key: "k", table: "A", site: site, traits: .ofType)])
  }

  @Test(arguments: [
    ("", 1, 1), ("[]", 1, 1), ("{}", 1, 1), ("{\"version\": 3}", 1, 13), ("{\"version\": \"1\"}", 1, 13),
    ("{\"version\": 1}", 1, 1), ("{\"version\": 1, \"source\": \"\"}", 1, 26),
    ("{\"version\": 1,\n \"source\": 7}", 2, 12), ("{\"version\": 1, \"source\": \"a\"}", 1, 1),
    ("{\"version\": 1, \"source\": \"a\",\n\"tables\": []}", 2, 11), ("{\"version\": 1,}", 1, 14),
  ])
  func hostileFilesAreRejectedWithPosition(_ text: String, line: Int, column: Int) {
    let problem = #expect(throws: ParseError.self) { try StringsDataFile(ContiguousArray(text.utf8)) }
    #expect(problem?.line == line && problem?.column == column, "\(String(describing: problem))")
  }

  @Test(arguments: [
    ("7", 3), ("[7]", 4), ("[{}]", 4), ("[{\"key\": 7}]", 12), ("[{\"key\": \"k\", \"comment\": {}}]", 28),
    ("[{\"key\": \"k\", \"value\": null}]", 26), ("[{\"key\": \"k\", \"location\": 1}]", 29),
    ("[{\"key\": \"k\", \"location\": {}}]", 29),
    ("[{\"key\": \"k\", \"location\": {\"startingLine\": 0, \"startingColumn\": 1}}]", 46),
    ("[{\"key\": \"k\", \"location\": {\"startingLine\": 1, \"startingColumn\": 1e9}}]", 67),
    ("[{\"key\": \"k\", \"location\": {\"startingLine\": 99999999999999999999, \"startingColumn\": 1}}]", 46),
  ])
  func hostileEntriesAreRejectedWithPosition(_ table: String, column: Int) {
    let text = "{\"version\": 1, \"source\": \"a\", \"tables\": {\"T\":\n  \(table)}}"
    let problem = #expect(throws: ParseError.self) { try StringsDataFile(ContiguousArray(text.utf8)) }
    #expect(problem?.line == 2 && problem?.column == column, "\(String(describing: problem))")
  }

  /// Randomly damaged files are rejected, or parsed as a file that is written identically.
  @Test func damagedFilesAreRejectedOrRoundTrip() throws {
    let bytes = try fixture()
    var seed: UInt64 = 20_261_121
    func random(below limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var read = 0
    for _ in 0..<4000 {
      var damaged = bytes
      for _ in 0...random(below: 3) { damaged[random(below: bytes.count)] = bytes[random(below: bytes.count)] }
      guard let file = try? StringsDataFile(damaged) else { continue }
      read += 1
      let again = try StringsDataFile(ContiguousArray(file.serialized()))
      let order: (ExtractedString, ExtractedString) -> Bool = { $0.table.utf8.lexicographicallyPrecedes($1.table.utf8) }
      #expect(again.source == file.source && again.untyped == file.untyped)
      #expect(again.strings.count == file.strings.count && again.strings.sorted(by: order) == again.strings)
    }
    #expect(read > 100)
  }

  @Test func everyPrefixIsRejected() throws {
    let bytes = try fixture()
    for end in 0..<(bytes.count - 2) {
      #expect(throws: ParseError.self) { try StringsDataFile(ContiguousArray(bytes[..<end])) }
    }
  }
}
