import TestSupport
import Testing

@testable import StructuredText

@Suite struct JSONEqualityTests {
  private static func node(_ text: String) throws -> JSONNode { try JSONDocument(ContiguousArray(text: text)).root }

  @Test(arguments: [
    (#"{"a":1,"b":{"c":[true]}}"#, #"{ "a" : 1, "b" : { "c" : [ true ] } }"#, true),
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":3}"#, false),
    (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, true),
    (#"{"a":1,"b":2}"#, #"{"b":1,"a":2}"#, false),
    (#"{"a":1,"b":2}"#, #"{"a":1,"\u0062":2}"#, true),
    (#"{"a":1,"b":2}"#, #"{"a":1,"\u0063":2}"#, false),
    (#"{"a":1,"b":2}"#, #"{"a":1,"b":2,"c":3}"#, false),
    // The same number of values, but not of members.
    (#"{"a":[2,3]}"#, #"{"a":[],"b":3}"#, false),
    (#"{"a":{},"b":[2,3]}"#, #"{"a":{},"b":[],"c":3}"#, false),
    (#"{"a":[1,2]}"#, #"{"a":[2,1]}"#, false),
    (#"{"a":"é"}"#, #"{"a":"\u00e9"}"#, true),
  ])
  func orderAndEscapingDoNotMatter(_ a: String, _ b: String, _ areSame: Bool) throws {
    #expect(try Self.node(a).isSame(as: Self.node(b)) == areSame)
    #expect(try Self.node(b).isSame(as: Self.node(a)) == areSame)
  }

  /// If different orders of names caused another comparison of the values, each level would double the time.
  @Test(.timeLimit(.minutes(1))) func eachValueIsComparedOnce() throws {
    func nested(_ last: String, _ core: String) -> String {
      String(repeating: #"{"a":"#, count: 64) + core + String(repeating: ",\(last)}", count: 64)
    }
    let ours = try Self.node(nested(#""x":1,"y":2"#, "3"))
    #expect(try ours.isSame(as: Self.node(nested(#""y":2,"x":1"#, "3"))))
    #expect(try !ours.isSame(as: Self.node(nested(#""y":2,"x":1"#, "4"))))
  }
}
