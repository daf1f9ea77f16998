import TextBasics

/// Resolves tokens that cannot be recognized without reading beyond them. It caches the results, so that hostile input
/// cannot make the lexer read the same bytes repeatedly.
struct Lookahead {
  /// The number of bytes that were read ahead. Tests use it to show that lexing stays linear.
  private(set) var bytesRead = 0
  /// The limit of bytes that are read ahead. Beyond it, a multi-line regular expression counts as unterminated without
  /// being read.
  private let limit: Int

  /// A quote followed by `#` signs.
  private struct PoundedQuote {
    let offset: Int
    let pounds: Int
  }

  private var quotesLineEnd = 0
  /// The quotes of the current line, from its end backwards, that have more `#` than any quote after them.
  private var quotes: ContiguousArray<PoundedQuote> = []
  /// The fewest `#` of a multi-line regular expression that turned out to be unterminated.
  private var poundsOfEndlessRegex = Int.max

  init(byteCount: Int) { limit = 4 * byteCount }

  /// Returns whether a quote with at least `pounds` signs is between `offset` and the end of the line.
  mutating func closesOnLine(pounds: Int, from offset: Int, in reader: ByteCursor) -> Bool {
    if offset >= quotesLineEnd { collectQuotes(from: offset, in: reader) }
    while let first = quotes.last, first.offset < offset { quotes.removeLast() }
    return (quotes.last?.pounds ?? 0) >= pounds
  }

  private mutating func collectQuotes(from offset: Int, in reader: ByteCursor) {
    quotesLineEnd = reader.lineEnd(from: offset)
    bytesRead += quotesLineEnd - offset
    quotes = []
    var pounds = 0
    for place in (offset..<quotesLineEnd).reversed() {
      switch reader[place] {
      case .pound: pounds += 1
      case .quote:
        if pounds > quotes.last?.pounds ?? 0 { quotes.append(PoundedQuote(offset: place, pounds: pounds)) }
        pounds = 0
      default: pounds = 0
      }
    }
  }

  mutating func read(_ count: Int) { bytesRead += count }

  /// Returns whether a multi-line regular expression with this many `#` is known to be unterminated, or assumed to be
  /// because the limit was reached.
  func isEndlessRegex(pounds: Int) -> Bool { pounds >= poundsOfEndlessRegex || bytesRead > limit }

  mutating func rememberEndlessRegex(pounds: Int) { poundsOfEndlessRegex = min(pounds, poundsOfEndlessRegex) }
}
