import StructuredText
import Testing

@testable import PushPayloads

@Suite struct PayloadDocumentTests {
  static let rows: [(text: String, uses: [String])] = [
    (#"{"aps": {"alert": {"loc-key": "a", "loc-args": ["b"]}}}"#, ["body a 1"]),
    (
      #"[{"title-loc-key": "a"}, {"subtitle-loc-key": "b", "action-loc-key": "c"}]"#,
      ["title a 0", "subtitle b 0", "action c 0"]
    ),
    (
      #"{"notification": {"body_loc_key": "a", "body_loc_args": ["b", "c"], "titleLocKey": "d"}}"#,
      ["body a 2", "title d 0"]
    ),
    (#"{"android": {"notification": {"body_loc_key": "a"}}}"#, []),
    (#"{"loc-key": "a", "body": "b"}"#, ["body a -0"]),
    (#"{"loc-key": "a", "body": null}"#, ["body a 0"]),
    (#"{"loc-key": {"type": "string"}, "title-loc-key": "", "names": ["loc-key"]}"#, []),
    (#"{"loc-key": "a", "loc-args": "b"}"#, ["body a ?"]),
  ]

  @Test(arguments: rows) func membersAreKeys(_ text: String, _ uses: [String]) throws {
    #expect(try PayloadDocument(ContiguousArray(text.utf8)).uses.map(SenderSourceTests.line) == uses)
  }

  @Test func invalidJSONIsRejectedWithPosition() throws {
    let problem = #expect(throws: ParseError.self) { try PayloadDocument(ContiguousArray("{\n\"loc-key\": }".utf8)) }
    #expect(problem?.line == 2)
  }
}
