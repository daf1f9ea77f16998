import TextBasics

/// The shortest lexical elements.
extension ByteCursor {
  /// Returns the offset after the characters from `offset` on that continue an identifier.
  @inline(__always)
  func nameEnd(from offset: Int) -> Int {
    let end = asciiNameEnd(from: offset)
    let next = self[end]
    return next == .dollar || next >= 0x80 ? unicodeNameEnd(from: end) : end
  }

  private func unicodeNameEnd(from offset: Int) -> Int {
    var end = offset
    while true {
      if byteClass(at: end).continuesIdentifier {
        end += 1
        continue
      }
      guard self[end] >= 0x80, case (let scalar?, let length) = scalar(at: end), scalar.continuesIdentifier else {
        return end
      }
      end += length
    }
  }

  /// Returns the kind of a `#` that is followed by the name in a range.
  func directiveKind(_ name: Range<Int>) -> TokenKind {
    switch name.count {
    case 2 where spells("if", at: name.lowerBound): .poundIf
    case 4 where spells("else", at: name.lowerBound): .poundElse
    case 5 where spells("endif", at: name.lowerBound): .poundEndif
    case 6 where spells("elseif", at: name.lowerBound): .poundElseif
    default: .poundName
    }
  }

  private func spells(_ word: StaticString, at offset: Int) -> Bool {
    "\(word)".utf8.enumerated().allSatisfy { self[offset + $0.offset] == $0.element }
  }

  /// Returns the number of bytes equal to `byte` from `offset` on.
  func run(of byte: UInt8, at offset: Int) -> Int {
    var end = offset
    while self[end] == byte { end += 1 }
    return end - offset
  }

  func isLineComment(at offset: Int) -> Bool { self[offset] == .slash && self[offset + 1] == .slash }

  func isBlockComment(at offset: Int) -> Bool { self[offset] == .slash && self[offset + 1] == .asterisk }

  /// Returns whether a non-breaking space is at an offset. The compiler treats it as white space with a warning.
  func isNonBreakingSpace(at offset: Int) -> Bool { self[offset] == 0xC2 && self[offset + 1] == 0xA0 }

  func isByteOrderMark(at offset: Int) -> Bool {
    self[offset] == 0xEF && self[offset + 1] == 0xBB && self[offset + 2] == 0xBF
  }

  /// Returns the Unicode scalar at `offset` and its length in bytes. The scalar is `nil` if the bytes are not valid
  /// UTF-8. The length then covers the byte and the continuation bytes after it.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    var length = 1
    while length < 4, self[offset + length] & 0xC0 == 0x80 { length += 1 }
    var decoder = Unicode.UTF8.ForwardParser()
    var bytes = (offset..<offset + length).lazy.map { self[$0] }.makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &bytes) else { return (nil, length) }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }
}
