/// Names: identifiers, keywords, `$name`, `#name`, back-ticks.
extension TokenScanner {
  @inline(__always)
  mutating func scanName() {
    let start = position
    position = nameEnd(from: start)
    if position - start == 1, reader[start] == .underscore { return emit(.underscore, from: start) }
    emit(keywords.kind(of: start..<position, in: reader), from: start)
  }

  /// The offset behind the characters from `offset` on that continue an identifier.
  @inline(__always)
  func nameEnd(from offset: Int) -> Int {
    var end = offset
    while reader.byteClass(at: end).continuesIdentifier { end += 1 }
    return reader[end] < 0x80 ? end : nameEndBeyondASCII(from: end)
  }

  private func nameEndBeyondASCII(from offset: Int) -> Int {
    var end = offset
    while true {
      if reader.byteClass(at: end).continuesIdentifier {
        end += 1
        continue
      }
      guard reader[end] >= 0x80, case (let scalar?, let length) = reader.scalar(at: end), scalar.continuesIdentifier
      else {
        return end
      }
      end += length
    }
  }

  /// `$0`, `$name` or a lone `$`.
  mutating func scanDollarName() {
    let start = position
    position = nameEnd(from: start)
    emit(.dollarIdentifier, from: start)
  }

  /// Anything between back-ticks on one line.
  mutating func scanBacktickedName() {
    let start = position
    var end = start + 1
    while end < reader.end, reader[end] != .backtick, !reader[end].isLineBreak { end += 1 }
    lookahead.read(end - start)
    guard reader[end] == .backtick else { return emit(.unknown, length: 1) }
    position = end + 1
    emit(.identifier, from: start, .backticked)
  }

  /// At a `#`: a raw string, an extended regular expression, a directive, a name or a shebang.
  mutating func scanPound() {
    let start = position
    let pounds = reader.run(of: .pound, at: start)
    switch reader[start + pounds] {
    case .quote:
      position += pounds
      scanString(pounds: pounds)
    case .slash:
      position += pounds
      scanExtendedRegex(pounds: pounds)
    case .exclaim where start == 0 && pounds == 1:
      position = reader.lineEnd(from: start)
      emit(.shebang, from: start)
    default:
      // Only the last of several signs can start a name.
      pounds > 1 ? emit(.unknown, length: pounds - 1) : scanPoundName()
    }
  }

  private mutating func scanPoundName() {
    let start = position
    let next = reader.byteClass(at: start + 1)
    guard next == .letter || next == .beyondASCII else { return emit(.unknown, length: 1) }
    position = nameEnd(from: start + 1)
    emit(position == start + 1 ? .unknown : poundKind(start + 1..<position), from: start)
  }

  private func poundKind(_ name: Range<Int>) -> TokenKind {
    switch name.count {
    case 2 where spells("if", at: name.lowerBound): .poundIf
    case 4 where spells("else", at: name.lowerBound): .poundElse
    case 5 where spells("endif", at: name.lowerBound): .poundEndif
    case 6 where spells("elseif", at: name.lowerBound): .poundElseif
    default: .poundName
    }
  }

  private func spells(_ word: StaticString, at offset: Int) -> Bool {
    "\(word)".utf8.enumerated().allSatisfy { reader[offset + $0.offset] == $0.element }
  }
}
