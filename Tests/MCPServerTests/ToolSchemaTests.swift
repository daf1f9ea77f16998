import StructuredText
import Testing

@testable import MCPServer

@Suite struct ToolSchemaTests {
  private static let schema = ToolSchema.record([
    .always("name", .text, "A name"), ToolMember("count", .number(1...3)), ToolMember("kind", .choice(["a", "b"])),
    ToolMember("is", .flag), ToolMember("list", .list(of: .record([.always("key", .text)]))),
    ToolMember("map", .map(of: .text)),
  ])

  @Test func schemasAreWritten() {
    var json = JSONWriter()
    Self.schema.write(to: &json)
    #expect(
      json.text == """
        {"type":"object","properties":{"name":{"description":"A name","type":"string"},\
        "count":{"type":"integer","minimum":1,"maximum":3},"kind":{"type":"string","enum":["a","b"]},\
        "is":{"type":"boolean"},"list":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"}},\
        "required":["key"],"additionalProperties":false}},"map":{"type":"object","additionalProperties":{"type":"string"}}},\
        "required":["name"],"additionalProperties":false}
        """)
  }

  private static let rows: [(json: String, problem: String?)] = [
    (#"{"name":"x"}"#, nil),
    (#"{"name":"x","count":3,"kind":"b","is":false,"list":[{"key":""}],"map":{"a":"b"}}"#, nil),
    ("{}", "missing argument name"), ("[]", "arguments must be an object"),
    (#"{"name":null}"#, "name must be a string"),
    (#"{"name":"x","count":4}"#, "count must be a whole number from 1 to 3"),
    (#"{"name":"x","count":1.5}"#, "count must be a whole number from 1 to 3"),
    (#"{"name":"x","count":99999999999999999999}"#, "count must be a whole number from 1 to 3"),
    (#"{"name":"x","kind":"c"}"#, "kind must be one of a, b"),
    (#"{"name":"x","is":1}"#, "is must be true or false"),
    (#"{"name":"x","list":[{"key":"a"},{}]}"#, "missing argument list[1].key"),
    (#"{"name":"x","list":{}}"#, "list must be an array"),
    (#"{"name":"x","map":{"a":1}}"#, "map.a must be a string"),
    (#"{"name":"x","nmae":1}"#, "unknown argument nmae (did you mean `name`?)"),
    (
      #"{"name":"x","text":1}"#,
      "unknown argument text (known: `name`, `count`, `kind`, `is`, `list`, `map`)"
    ),
  ]

  @Test(arguments: rows)
  func valuesAreChecked(_ json: String, _ problem: String?) throws {
    let node = try JSONDocument(ContiguousArray(json.utf8)).root
    var found: ToolError?
    do throws(ToolError) { try Self.schema.check(node, "") } catch { found = error }
    #expect(found == problem.map { ToolError($0) })
  }

  @Test func slicesAreContiguous() throws {
    let all = (1...10).map(String.init)
    func slice(_ list: [String], _ cursor: String?, limit: Int = 4, size: Int = 1) throws -> Slice<String> {
      try Slice(list, after: cursor, limit: limit, name: { $0 }, size: { _ in size })
    }
    let first = try slice(all, nil)
    #expect(first.items == ["1", "2", "3", "4"] && first.total == 10)
    // The items before the cursor may be removed meanwhile.
    let second = try slice(Array(all[3...]), first.cursor)
    #expect(second.items == ["5", "6", "7", "8"])
    let third = try slice(all, second.cursor)
    #expect(third.items == ["9", "10"] && third.cursor == nil)
    #expect(try slice(all, nil, limit: 200, size: 10_000).items == ["1", "2"])
    #expect(try slice(all, nil, limit: 200, size: 100_000).items == ["1"])
    // Equal names do not repeat a slice.
    #expect(try slice(["a", "a", "a"], try slice(["a", "a", "a"], nil, limit: 2).cursor).items.isEmpty)
    #expect(throws: ToolError.self) { try slice(["7"], first.cursor) }
  }
}
