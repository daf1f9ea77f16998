import Testing
import TextBasics

@Suite struct TextBasicsTests {
  /// Published by the authors of the hash.
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("b", 0xaf63_df4c_8601_f1a5),
      ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func hashesEqualPublishedValues(_ text: String, _ value: UInt64) {
    var hash = FNV1a()
    hash.add(text.utf8)
    #expect(hash.value == value)
    var rest = FNV1a(hash.value)
    rest.add(text.utf8)
    hash.add(text.utf8)
    #expect(hash.value == rest.value)
  }

  @Test(arguments: 0..<12)
  func sortedValuesAreFound(_ count: Int) {
    let values = (0..<count).map { $0 * 2 }
    for wanted in -1...count * 2 {
      let expected = values.firstIndex { $0 >= wanted } ?? count
      #expect(values.firstIndex(sortedSo: { $0 >= wanted }) == expected)
      #expect(values.dropFirst(3).firstIndex(sortedSo: { $0 >= wanted }) == max(min(3, count), expected))
    }
  }

  @Test func linesHavePositionsAndBytes() {
    var lines = LineTable(start: 3, end: 12)
    lines.append(7)
    let places = [0, 3, 6, 7, 12, 99].map { lines.place(of: $0) }
    #expect(places.map(\.line) == [1, 1, 1, 2, 2, 2])
    #expect(places.map(\.column) == [1, 1, 4, 1, 6, 6])
    #expect((0...3).map { lines.bytes(ofLine: $0) } == [nil, 3..<7, 7..<12, nil])
  }

  @Test func byteClassesEqualCharacterClasses() {
    for byte in UInt8.min...0x7F {
      let character = Character(Unicode.Scalar(byte))
      #expect(byte.isLetter == character.isLetter)
      #expect(byte.isNamePart == (character.isLetter || character.isNumber || character == "_"))
      #expect(byte.hexDigitValue.map(Int.init) == character.hexDigitValue)
    }
  }

  @Test(arguments: [
    ("Text.init(_:comment:)", "Text.init(_:comment:)"), ("f(a:b:c:d:)", "f(a:b:c:d:)"),
    ("NSLocalizedString(_:tableName:bundle:value:comment:)", "NSLocalizedString(_:tableName:bundle:…)"),
    ("UILabel.text", "UILabel.text"), ("a:b:c:d:e:f", "a:b:c:d:e:f"),
  ])
  func longSignaturesAreShortened(_ signature: String, _ short: String) {
    #expect(TerminalSafeText.shortSignature(signature) == short)
  }
}
