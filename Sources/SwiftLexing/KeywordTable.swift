/// Tells keywords from other names with one probe: no two keywords share a slot.
struct KeywordTable {
  private struct Slot {
    var kind = TokenKind.identifier
    var spelling: ContiguousArray<UInt8> = []
  }

  /// The kinds of `TokenKind` that are reserved words; a case is named as its word is spelled.
  static let keywords = TokenKind.allCases.filter { $0.rawValue >= TokenKind.associatedtype.rawValue }
  static let shared = KeywordTable()

  private var slots = ContiguousArray(repeating: Slot(), count: 256)

  init() {
    for kind in Self.keywords {
      let spelling = ContiguousArray("\(kind)".utf8)
      let slot = Self.slot(
        first: spelling[0], middle: spelling[spelling.count / 2], last: spelling.last ?? 0, spelling.count)
      slots[slot] = Slot(kind: kind, spelling: spelling)
    }
  }

  /// The factors keep all keywords apart; they were found by trying.
  @inline(__always)
  static func slot(first: UInt8, middle: UInt8, last: UInt8, _ count: Int) -> Int {
    (Int(first) + Int(middle) * 53 + Int(last) + count * 15) & 255
  }

  /// The kind of the name in `range`: a keyword's, or `.identifier`.
  @inline(__always)
  func kind(of range: Range<Int>, in reader: ByteReader) -> TokenKind {
    let start = range.lowerBound
    let count = range.count
    let slot = Self.slot(
      first: reader[start], middle: reader[start + count / 2], last: reader[range.upperBound - 1], count)
    guard slots[slot].spelling.count == count else { return .identifier }
    for offset in 0..<count where slots[slot].spelling[offset] != reader[start + offset] { return .identifier }
    return slots[slot].kind
  }
}
