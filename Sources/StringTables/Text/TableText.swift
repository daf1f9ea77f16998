import TextBasics

/// The text of a table: the bytes of the file, and their UTF-8 text, which is scanned.
struct TableText: Sendable {
  /// The bytes of the file.
  let bytes: ContiguousArray<UInt8>
  let encoding: TableEncoding
  /// The length of the byte order mark.
  private let mark: Int
  /// The text in UTF-8 without a mark.
  let text: ContiguousArray<UInt8>
  let lines: LineTable

  /// A change of the text: a range, which may be empty, and its replacement.
  struct Edit: Sendable {
    var range: Range<Int>
    var text: String
  }

  /// - Throws: an error at the first place where the bytes are not a string.
  init(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    self.bytes = bytes
    (encoding, mark) = TableEncoding.detected(in: bytes)
    text = try Self.decoded(bytes[mark...], encoding)
    lines = LineTable(text)
  }

  private static func decoded(
    _ bytes: ContiguousArray<UInt8>.SubSequence, _ encoding: TableEncoding
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    switch encoding {
    case .utf8: return try checked(ContiguousArray(bytes))
    case .utf16LittleEndian: return try decodedUTF16(bytes, low: 0, high: 1)
    case .utf16BigEndian: return try decodedUTF16(bytes, low: 1, high: 0)
    case .macRoman:
      var text = ContiguousArray<UInt8>()
      text.reserveCapacity(bytes.count + bytes.count / 8)
      for byte in bytes {
        if byte < 0x80 { text.append(byte) } else { add(SingleByteCharacters.macRoman[Int(byte) - 128], to: &text) }
      }
      return text
    }
  }

  private static func add(_ scalar: Unicode.Scalar, to text: inout ContiguousArray<UInt8>) {
    text += Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
  }

  private static func checked(_ text: ContiguousArray<UInt8>) throws(StringsError) -> ContiguousArray<UInt8> {
    if let fault = UTF8Sequence.firstFault(in: text) { throw problem("invalid UTF-8", at: fault, LineTable(text)) }
    return text
  }

  private static func decodedUTF16(
    _ bytes: ContiguousArray<UInt8>.SubSequence, low: Int, high: Int
  ) throws(StringsError) -> ContiguousArray<UInt8> {
    var text = ContiguousArray<UInt8>()
    text.reserveCapacity(bytes.count)
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).lazy.map { position in
      UInt16(bytes[position + low]) | UInt16(bytes[position + high]) << 8
    }
    var decoder = UTF16()
    var rest = units.makeIterator()
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): add(scalar, to: &text)
      case .emptyInput:
        if bytes.count % 2 == 0 { return text }
        throw problem("the file ends within a UTF-16 code unit", at: text.count, LineTable(text))
      case .error: throw problem("unpaired UTF-16 surrogate", at: text.count, LineTable(text))
      }
    }
  }

  func problem(_ message: String, at offset: Int) -> StringsError { Self.problem(message, at: offset, lines) }

  private static func problem(_ message: String, at offset: Int, _ lines: LineTable) -> StringsError {
    let place = lines.place(of: offset)
    return StringsError(message, line: place.line, column: place.column)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}

extension TableText {
  /// Returns whether the encoding has a character.
  func canWrite(_ scalar: Unicode.Scalar) -> Bool {
    encoding != .macRoman || scalar.isASCII || SingleByteCharacters.macRoman.contains(scalar)
  }

  /// Returns the file with some ranges of its text replaced. All other bytes stay. The ranges do not overlap.
  func applying(_ edits: [Edit]) -> ContiguousArray<UInt8> {
    var result = ContiguousArray(bytes[..<mark])
    var (source, position) = (mark, 0)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // If two neighboring entries are removed, both edits may include the empty line between them.
      let start = max(position, edit.range.lowerBound)
      let range = start..<max(start, edit.range.upperBound)
      let end = source + storedCount(position..<range.lowerBound)
      result += bytes[source..<end]
      result += stored(edit.text)
      source = end + storedCount(range)
      position = range.upperBound
    }
    return result + bytes[source...]
  }

  /// Returns the number of bytes in the file for a range of the text.
  private func storedCount(_ range: Range<Int>) -> Int {
    switch encoding {
    case .utf8: range.count
    case .macRoman: text[range].count { $0 & 0xC0 != 0x80 }
    case .utf16LittleEndian, .utf16BigEndian:
      text[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 4 : 2) }
    }
  }

  private func stored(_ text: String) -> [UInt8] {
    switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .macRoman: text.unicodeScalars.map(Self.macRomanByte)
    }
  }

  /// Returns a question mark for a character that the encoding lacks. Writers escape such characters first.
  private static func macRomanByte(_ scalar: Unicode.Scalar) -> UInt8 {
    if scalar.isASCII { return UInt8(scalar.value) }
    return SingleByteCharacters.macRoman.firstIndex(of: scalar).map { UInt8($0 + 128) } ?? .question
  }
}
