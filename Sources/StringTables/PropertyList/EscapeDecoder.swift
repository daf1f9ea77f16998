import TextBasics

/// Assembles a string with escaped characters.
struct EscapeDecoder {
  private var text: ContiguousArray<UInt8>
  /// The first half of a surrogate pair in two escapes.
  private var lead: UInt16?
  private var isWhole = true

  /// - Parameter start: the text before the first escape.
  init(_ start: ContiguousArray<UInt8>.SubSequence) { text = ContiguousArray(start) }

  mutating func add(_ byte: UInt8) {
    endLead()
    text.append(byte)
  }

  /// Decodes the escape at a backslash.
  /// - Returns: whether there is one. A backslash may be the last byte of the file.
  mutating func take(_ bytes: ContiguousArray<UInt8>, at position: inout Int) -> Bool {
    position += 1
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    position += 1
    switch byte {
    case .zero ... .ascii("7"): takeOctal(byte, bytes, at: &position)
    case .ascii("U"): takeUnit(bytes, at: &position)
    default: add(Self.controls[byte] ?? byte)
    }
    return true
  }

  private static let controls: [UInt8: UInt8] = [
    .ascii("a"): 7, .ascii("b"): 8, .ascii("f"): 12, .ascii("n"): .lineFeed, .ascii("r"): .carriageReturn,
    .ascii("t"): .tab, .ascii("v"): 11,
  ]

  /// Decodes up to three octal digits, which are a character in NeXTSTEP's encoding.
  private mutating func takeOctal(_ first: UInt8, _ bytes: ContiguousArray<UInt8>, at position: inout Int) {
    var code = first - .zero
    for _ in 0..<2 {
      guard position < bytes.count, bytes[position] >= .zero, bytes[position] <= .ascii("7") else { break }
      code = code << 3 &+ (bytes[position] - .zero)
      position += 1
    }
    add(code < 128 ? Unicode.Scalar(code) : SingleByteCharacters.nextStep[Int(code) - 128])
  }

  /// Decodes up to four hexadecimal digits, which are a UTF-16 code unit.
  private mutating func takeUnit(_ bytes: ContiguousArray<UInt8>, at position: inout Int) {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard position < bytes.count, let digit = bytes[position].hexDigitValue else { break }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    if UTF16.isTrailSurrogate(unit), let lead {
      self.lead = nil
      add(Unicode.Scalar(0x10000 + UInt32(lead & 0x3FF) << 10 + UInt32(unit & 0x3FF)) ?? Self.replacement)
    } else if UTF16.isLeadSurrogate(unit) {
      endLead()
      lead = unit
    } else if let scalar = Unicode.Scalar(unit) {
      add(scalar)
    } else {
      isWhole = false
      add(Self.replacement)
    }
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private mutating func add(_ scalar: Unicode.Scalar) {
    endLead()
    text += Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
  }

  private mutating func endLead() {
    guard lead != nil else { return }
    lead = nil
    isWhole = false
    add(Self.replacement)
  }

  /// Returns the text, and whether it has no unpaired surrogates.
  mutating func end() -> (text: String, isWhole: Bool) {
    endLead()
    return (String(decoding: text, as: UTF8.self), isWhole)
  }
}
