import TextBasics

// The scanner's errors about text that is not JSON.
extension JSONScanner {
  func problem(_ message: String, at offset: Int) -> ParseError { ParseError(message, at: offset, lines) }

  /// Returns an error about the byte at `position`, which is not allowed there.
  func unexpected(_ place: String) -> ParseError {
    let byte = bytes[position]
    if ConflictMarker.isMarker(at: position, in: bytes) { return problem(ConflictMarker.complaint, at: position) }
    if byte == .slash { return problem("unexpected comment; JSON has no comments", at: position) }
    if byte >= 0x80 { return problem("unexpected text \(place)", at: position) }
    return problem("unexpected \(TerminalSafeText.code(printable(byte))) \(place)", at: position)
  }

  func controlCharacter(_ byte: UInt8, stringStart: Int) -> ParseError {
    if byte == .lineFeed || byte == .carriageReturn {
      return problem("the string is not closed on its line", at: stringStart)
    }
    return problem("the string contains the unescaped control character \(printable(byte))", at: position)
  }

  func printable(_ byte: UInt8) -> String {
    if byte > 0x20, byte < 0x7F { return String(Unicode.Scalar(byte)) }
    return "U+00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  func refuseForeignEncodings() throws(ParseError) {
    if bytes.count > Int(Int32.max) { throw ParseError("the file is larger than 2 GB") }
    guard bytes.count >= 2 else { return }
    let first = (bytes[0], bytes[1])
    if first == (0xFE, 0xFF) || first == (0xFF, 0xFE) || first.0 == 0 || first.1 == 0 {
      throw ParseError("the file is not UTF-8 (it looks like UTF-16 or UTF-32)")
    }
  }
}
