import TextBasics

/// The places where one token cannot be told without reading further than it. What was learned there is remembered, so that
/// hostile input cannot make the same bytes be read again and again.
struct Lookahead {
  /// How many bytes were read ahead, to prove that this stays linear.
  private(set) var bytesRead = 0
  /// As many bytes may be read ahead before endless regular expressions are no longer looked into.
  private let limit: Int

  /// A quote with `#` signs behind it.
  private struct PoundedQuote {
    let offset: Int
    let pounds: Int
  }

  private var quotesLineEnd = 0
  /// The quotes of the current line, from its end backwards, that have more `#` than any behind them.
  private var quotes: ContiguousArray<PoundedQuote> = []
  /// The fewest `#` of a multi-line regular expression that was found to have no end.
  private var poundsOfEndlessRegex = Int.max

  init(byteCount: Int) { limit = 4 * byteCount }

  /// Whether a quote with at least `pounds` signs stands between `offset` and the end of the line.
  mutating func closesOnLine(pounds: Int, from offset: Int, in reader: ByteReader) -> Bool {
    if offset >= quotesLineEnd { collectQuotes(from: offset, in: reader) }
    while let first = quotes.last, first.offset < offset { quotes.removeLast() }
    return (quotes.last?.pounds ?? 0) >= pounds
  }

  private mutating func collectQuotes(from offset: Int, in reader: ByteReader) {
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

  /// Whether a multi-line regular expression with so many `#` is known to have no end, or is taken to have none because too
  /// many others had none.
  func isEndlessRegex(pounds: Int) -> Bool { pounds >= poundsOfEndlessRegex || bytesRead > limit }

  mutating func rememberEndlessRegex(pounds: Int) { poundsOfEndlessRegex = min(pounds, poundsOfEndlessRegex) }
}
