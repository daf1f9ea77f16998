import Testing

@testable import StructuredText

@Suite struct YAMLDocumentTests {
  /// A value in one line: `{a: [‘x’, y]}`. Texts that are quoted in the file have ‘…’.
  private static func line(_ node: YAMLNode) -> String {
    switch node.value {
    case .scalar(let text, true): text
    case .scalar(let text, false): "‘\(text.replacing("\n", with: "⏎"))’"
    case .sequence(let elements): "[\(elements.map(line).joined(separator: ", "))]"
    case .mapping(let members): "{\(members.map { "\($0.name): \(line($0.value))" }.joined(separator: ", "))}"
    }
  }

  private static func document(_ text: String) throws(ParseError) -> YAMLDocument {
    try YAMLDocument(ContiguousArray(text.utf8))
  }

  @Test(
    arguments: [
      ("", ""), ("# nothing\n", ""), ("word", "word"), ("two words # comment", "two words"), ("a#b", "a#b"),
      ("\u{FEFF}a: 1", "{a: 1}"), ("---\na: 1\n...\n", "{a: 1}"), ("%YAML 1.1\n--- # first\na: 1", "{a: 1}"),
      ("--- a", "a"), ("a: 1\r\nb:\r\n  c: 2\r\n", "{a: 1, b: {c: 2}}"),
      ("a:\nb: ~", "{a: , b: ~}"), ("a:\n- 1\n- 2\nb: 3", "{a: [1, 2], b: 3}"),
      ("a:\n  - 1\n  -\n  - 2", "{a: [1, , 2]}"),
      ("- a: 1\n  b: 2\n- - c\n  - d", "[{a: 1, b: 2}, [c, d]]"), ("-\n  a: 1", "[{a: 1}]"),
      ("url: https://a.b:80/c", "{url: https://a.b:80/c}"),
      ("a: one\n  two\n\n  three\nb: x", "{a: one two\nthree, b: x}"),
      ("- one\n  two", "[one two]"), ("a b: c d", "{a b: c d}"), ("\"a:b\": 'c'", "{a:b: ‘c’}"), ("a: - b", nil),
    ] as [(String, String?)])
  func blocksAreRead(_ text: String, _ expected: String?) throws {
    guard let expected else {
      #expect(throws: ParseError.self) { try Self.document(text) }
      return
    }
    #expect(Self.line(try Self.document(text).root) == expected)
  }

  @Test(
    arguments: [
      ("a: 'it''s'", "{a: ‘it's’}"), ("a: \"\\t\\u00e9\\x41\\\"\\/\"", "{a: ‘\té\u{41}\"/’}"),
      ("a: \"x\n  y\n\n  z\"", "{a: ‘x y⏎z’}"),
      ("a: \"x\\\n   y\"", "{a: ‘xy’}"), ("a: 'x \n y'", "{a: ‘x y’}"), ("a: \"#b: c\" # d", "{a: ‘#b: c’}"),
      ("a: |\n  x\n   y\n\n  z\nb: 1", "{a: ‘x⏎ y⏎⏎z⏎’, b: 1}"), ("a: |-\n  x\n\nb: 1", "{a: ‘x’, b: 1}"),
      ("a: |+\n  x\n\nb: 1", "{a: ‘x⏎⏎’, b: 1}"), ("a: |2-\n    x\n  y", "{a: ‘  x⏎y’}"),
      ("a: >\n  x\n  y\n\n  z\n", "{a: ‘x y⏎z⏎’}"),
      ("a: >-\n  x\n    y\n  z\n", "{a: ‘x⏎  y⏎z’}"), ("- |\n  # text\n- b", "[‘# text⏎’, b]"),
      ("a: |\nb: 1", "{a: ‘’, b: 1}"),
      ("a: ! x", "{a: x}"), ("a: !!str 1", "{a: 1}"),
    ])
  func textsAreRead(_ text: String, _ expected: String) throws {
    #expect(Self.line(try Self.document(text).root) == expected)
  }

  @Test(
    arguments: [
      ("a: [b, 'c', [d], {e: f}]", "{a: [b, ‘c’, [d], {e: f}]}"), ("[a: b, c]", "[{a: b}, c]"),
      ("{a, b: , c: d e}", "{{a: , b: , c: d e}}"), ("a: [\n  b, # one\n  c,\n]\nd: {}", "{a: [b, c], d: {}}"),
      ("{\"a\":1,\"b\":[true]}", "{{a: 1, b: [true]}}"), ("[a b\n  c]", "[a b c]"), ("a: [\n\tb\n]", "{a: [b]}"),
      ("[https://a.b]", "[https://a.b]"),
    ])
  func flowCollectionsAreRead(_ text: String, _ expected: String) throws {
    let line = Self.line(try Self.document(text).root)
    #expect(line == (expected.hasPrefix("{{") ? String(expected.dropFirst().dropLast()) : expected))
  }

  @Test(
    arguments: [
      ("a: &x 1\nb: *x", "{a: 1, b: 1}"), ("a: &x\n  c: 1\nb: *x", "{a: {c: 1}, b: {c: 1}}"),
      ("a: &x {c: 1, d: 2}\nb:\n  <<: *x\n  d: 3", "{a: {c: 1, d: 2}, b: {d: 3, c: 1}}"),
      ("- &x {c: 1}\n- &y {c: 2, d: 2}\n- <<: [*x, *y]", "[{c: 1}, {c: 2, d: 2}, {c: 1, d: 2}]"),
      ("- &x a: 1\n- *x", "[{a: 1}, a]"), ("a: &x [1]\nb: [*x, *x]", "{a: [1], b: [[1], [1]]}"),
      ("a: &x\nb: *x", "{a: , b: }"),
    ])
  func aliasesAreReplacedByTheirValues(_ text: String, _ expected: String) throws {
    #expect(Self.line(try Self.document(text).root) == expected)
  }

  @Test(
    arguments: [
      ("a: 1\n---\nb: 2", 2, 1, "a second document is not supported"),
      ("a: 1\na: 2", 2, 1, "duplicate key `a`"), ("{a: 1, a: 2}", 1, 8, "duplicate key `a`"),
      ("a:\n\tb: 1", 2, 1, "a tab indents this line; YAML allows only spaces"),
      ("a: b: c", 1, 4, "unexpected second key on the line"),
      ("a: - b", 1, 4, "a list must not begin on the line of its key"),
      ("a: *b", 1, 4, "unknown anchor `b`"), ("? a\n: b", 1, 1, "keys after `?` are not supported"),
      ("a: [b", 1, 4, "the bracket is not closed"), ("a: \"b", 1, 4, "the quotation mark is not closed"),
      ("a: 'b' c", 1, 8, "unexpected text after the closing quote"),
      ("a: 1\n  b: 2", 2, 4, "unexpected text after the string"),
      ("a: {b: 1\n", 1, 4, "the bracket is not closed"),
      ("a:\n    b: 1\n  c: 2", 3, 3, "this line is indented more than its block"),
      ("a: @b", 1, 4, "a string that begins with `@` must be quoted"),
      ("a: \"\\q\"", 1, 5, "unknown escape sequence"),
      ("a: \"\\u12\"", 1, 5, "the escape sequence has too few digits"), ("<<: 1", 1, 1, "only mappings can be merged"),
      ("[a,,b]", 1, 4, "expected a value"),
      ("[a\n- b]\n: c", 3, 1, "this line is indented less than the first line"),
      ("a: 1\nb", 2, 1, "expected a key with `:`"),
      ("- a\nb: 1", 2, 1, "this line is indented less than the first line"),
      ("[a] b", 1, 5, "unexpected text after the closing bracket"),
      ("{[a]: b}", 1, 2, "a key must be a string"),
    ])
  func problemsHavePositions(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    let expected = ParseError(message, line: line, column: column)
    #expect(throws: expected) { try Self.document(text) }
  }

  @Test func valuesHavePositions() throws {
    let root = try Self.document("a:\n  - b\n  - c: \"d\"\ne: *x\n".replacing("*x", with: "&x f")).root
    let places = [root["a"], root["a"]?.elements.last, root["a"]?.elements.last?["c"], root["e"]].map { node in
      node.map { "\($0.line):\($0.column)" }
    }
    #expect(places == ["2:3", "3:5", "3:8", "4:7"])
    #expect(root.members.map { "\($0.line):\($0.column)" } == ["1:1", "4:1"])
  }

  @Test(arguments: ["yes", "on", "True"], ["no", "off", "FALSE"])
  func booleansFollowYAML(_ yes: String, _ no: String) throws {
    let root = try Self.document("- \(yes)\n- \(no)\n- '\(yes)'\n- null\n- 'null'").root
    #expect(root.elements.map(\.bool) == [true, false, nil, nil, nil])
    #expect(root.elements.map(\.isNull) == [false, false, false, true, false])
    #expect(root.elements.map(\.text) == [yes, no, yes, nil, "null"])
  }

  /// Nested aliases take little time, whether the values become many or deep.
  @Test func aliasBombsAreRejected() {
    let laughs = "a0: &a0 [x, x]\n" + (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    let chain = "a0: &a0 [x]\n" + (1...5000).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
    let merges = "a0: &a0 {x: 1}\n" + (1...40).map { "a\($0): &a\($0) {l: *a\($0 - 1), r: *a\($0 - 1)}\n" }.joined()
    let brackets = String(repeating: "[", count: 100_000)
    let dashes = String(repeating: "- ", count: 100_000)
    let braces = String(repeating: "{a: ", count: 100_000)
    for text in [laughs, chain, merges, brackets, dashes, braces] {
      #expect(throws: ParseError.self) { try Self.document(text) }
    }
  }

  private static let whole = """
    # A file with everything.
    base: &base {kind: app, list: [a, 'b', "c\\n"]}
    targets:
      App:
        <<: *base
        text: |
          one
            two
        folded: >-
          three

          four
        plain: goes
          on
      - no
    """

  /// Every prefix of a file, and every file with one changed byte, gives a value or a problem at a position inside the
  /// file.
  @Test func damagedFilesDoNotCrash() {
    let bytes = Array(Self.whole.utf8)
    let marks = Array("\n\t -:#&*!|>'\"[]{},?@\\%".utf8) + [0, 0xFF]
    for index in bytes.indices {
      check(Array(bytes[..<index]))
      var changed = bytes
      changed[index] = marks[index % marks.count]
      check(changed)
      check(Array(bytes[..<index]) + [marks[(index * 7) % marks.count]] + bytes[index...])
    }
  }

  private func check(_ bytes: [UInt8]) {
    do throws(ParseError) { _ = try YAMLDocument(ContiguousArray(bytes)) } catch {
      let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
      #expect((1...lines.count).contains(error.line))
      #expect((1...lines[error.line - 1].count + 1).contains(error.column))
    }
  }
}
