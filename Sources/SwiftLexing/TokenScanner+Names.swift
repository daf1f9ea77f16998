import TextBasics

/// Names: identifiers, keywords, `$name`, `#name`, backticks.
extension TokenScanner {
  @inline(__always)
  mutating func scanName() {
    let start = position
    position = reader.nameEnd(from: start)
    emit(keywords.kind(of: start..<position, in: reader), from: start)
  }

  /// Scans `$0`, `$name` or a lone `$`.
  mutating func scanDollarName() {
    let start = position
    position = reader.nameEnd(from: start)
    emit(.dollarIdentifier, from: start)
  }

  /// Scans a name between backticks on one line.
  mutating func scanBacktickedName() {
    let start = position
    var end = start + 1
    while end < reader.end, reader[end] != .backtick, !reader[end].isLineBreak { end += 1 }
    lookahead.read(end - start)
    guard reader[end] == .backtick else { return emit(.unknown, length: 1) }
    position = end + 1
    emit(.identifier, from: start, .backticked)
  }

  /// Scans a token that begins with `#`: a raw string, an extended regular expression, a directive, a name or a
  /// shebang.
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
    case _ where pounds > 1: emit(.unknown, length: pounds - 1)  // only the last sign can start a name
    default: scanPoundName()
    }
  }

  private mutating func scanPoundName() {
    let start = position
    let next = reader.byteClass(at: start + 1)
    guard next == .letter || next == .beyondASCII else { return emit(.unknown, length: 1) }
    position = reader.nameEnd(from: start + 1)
    emit(position == start + 1 ? .unknown : reader.directiveKind(start + 1..<position), from: start)
  }
}
