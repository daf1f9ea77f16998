import TestSupport
import Testing

@testable import StructuredText

/// Tests that parsing a text with a similar document as a model gives the same result as parsing it without.
@Suite struct JSONModelTests {
  private static let model = """
    {
      "a" : { "x" : { "k" : 1 } },
      "strings" : {
        "a\\"b" : {
          "comment" : "é \\/",
          "list" : [ { }, "}" ]
        },
        "b" : { "n" : -1.5 },
        "c" : { },
        "d" : "text",
        "e" : {\r\n\r "deep" : { "deeper" : [ [ ] , null ] } }
      },
      "version" : "1.0"
    }

    """

  private static func json(_ text: String, like model: String) throws(ParseError) -> JSONDocument {
    try JSONDocument(
      ContiguousArray(text: text), like: JSONDocument(ContiguousArray(text: model)), membersOf: "strings")
  }

  private static func nodes(_ document: JSONDocument) -> [String] {
    document.nodes.map { "\($0.kind) \($0.hasEscapes) \($0.start)..<\($0.end) \($0.next)" }
  }

  private static func problem(_ body: () throws(ParseError) -> JSONDocument) -> String? {
    do throws(ParseError) {
      _ = try body()
      return nil
    } catch { return "\(error.line):\(error.column) \(error.message)" }
  }

  /// Each text, and the number of members reused from the model.
  private static let texts: [(text: String, taken: Int)] = [
    (model, 4),
    (model.replacing("-1.5", with: "2"), 3),
    (model.replacing("\"b\" : { \"n\" : -1.5 },", with: ""), 3),
    (model.replacing("\"c\" : { },", with: "\"c\" : { }, \"new\" : { \"a\" : [1] },"), 4),
    (model.replacing("\"c\" : { },", with: "\"e\" : { }, \"c\" : { }, \"b\" : { \"n\" : -1.5 },"), 5),
    ("\u{FEFF}" + model.replacing("\n", with: "\r\n"), 3),
    (model.replacing("\"strings\"", with: "\"string\\u0073\""), 0),
    (model.replacing("\"strings\"", with: "\"other\""), 0),
    (model.replacing("\"a\" : { \"x\"", with: "\"a\" : { \"c\" : { }, \"x\""), 4),
    ("[\(model), { \"c\" : { } }]", 0), ("{ \"strings\" : [ { \"c\" : { } } ] }", 0),
    ("{ \"strings\" : { \"c\" : { } } }", 1),
    ("[[{ \"c\" : { } }]]", 0), ("{}", 0),
  ]

  @Test(arguments: texts)
  func modelDoesNotChangeTheDocument(text: String, taken: Int) throws {
    let (alone, like) = (try JSONDocument(ContiguousArray(text: text)), try Self.json(text, like: Self.model))
    #expect(Self.nodes(like) == Self.nodes(alone))
    #expect(like.taken.count == taken)
    for offset in 0...text.utf8.count {
      #expect(like.lines.place(of: offset) == alone.lines.place(of: offset))
    }
    // A document that is not like a catalog can be a model, too, even if nothing of it is reusable.
    #expect(try Self.nodes(Self.json(Self.model, like: text)) == Self.nodes(Self.json(Self.model, like: Self.model)))
  }

  @Test(arguments: texts)
  func modelDoesNotChangeProblems(text: String, taken: Int) throws {
    let bytes = ContiguousArray(text: text)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      for ending in ["", "}", ",", "\u{1}"] {
        let cut = String(decoding: bytes[..<end], as: UTF8.self) + ending
        let alone = Self.problem { () throws(ParseError) in
          try JSONDocument(ContiguousArray(text: cut), allowsTrailingCommas: true)
        }
        #expect(Self.problem { () throws(ParseError) in try Self.json(cut, like: Self.model) } == alone, "\(cut)")
      }
    }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 130])
  func bytesAreCompared(count: Int) {
    let bytes = ContiguousArray((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    let other: ContiguousArray<UInt8> = [7] + bytes
    #expect(bytes.matches(0..<count, in: other, at: 1))
    #expect(!bytes.matches(0..<count, in: other, at: 2))
    for index in 0..<count {
      var changed = other
      changed[index + 1] ^= 0x80
      #expect(!bytes.matches(0..<count, in: changed, at: 1))
    }
  }

  /// Duplicate names are found, but not again in reused members.
  @Test func duplicatesAreFound() throws {
    let twice = Self.model.replacing(
      "\"c\" : { },", with: "\"b\" : { \"n\" : -1.5 }, \"c\" : { \"x\" : 1, \"x\" : 2 },")
    let names = try DuplicateMembers.keys(in: Self.json(twice, like: Self.model).root).map(\.string)
    #expect(names == ["b", "x"])
    #expect(try DuplicateMembers.keys(in: Self.json(twice, like: twice).root).map(\.string) == ["b"])
  }
}
