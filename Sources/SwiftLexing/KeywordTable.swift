/// Recognizes keywords with one probe: no two keywords share a slot.
struct KeywordTable {
  /// A keyword and its letters, as returned by `ByteCursor.word`.
  private struct Slot {
    var kind = TokenKind.identifier
    var count = 0
    var head: UInt64 = 0
    var rest: UInt64 = 0
  }

  /// The kinds of `TokenKind` that are reserved words.
  static let keywords = TokenKind.allCases.filter(\.isKeyword)
  /// Their words in the same order, and the underscore's. Computing the names from the cases would take longer than
  /// lexing a file.
  private static let words = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator private \
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default \
    defer do else fallthrough for guard if in repeat return switch throw where while Any as false is nil self Self \
    super throws true try _
    """
  private static let spellings =
    Array(zip(keywords + [.underscore], words.utf8.split(separator: .space).map { ContiguousArray($0) }))
  static let shared = KeywordTable()

  private var slots = ContiguousArray(repeating: Slot(), count: 128)

  init() {
    for (kind, word) in Self.spellings {
      let spelling = SourceText(path: "", bytes: word)
      let count = spelling.bytes.count
      ByteCursor.withReader(of: spelling, end: count) { reader in
        let head = reader.word(at: 0, count: count)
        let rest = count > 8 ? reader.word(at: 8, count: count - 8) : 0
        slots[Self.slot(head, count)] = Slot(kind: kind, count: count, head: head, rest: rest)
      }
    }
  }

  /// Returns the slot of a word. The factor was found by trial: it separates all keywords.
  @inline(__always)
  static func slot(_ head: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: ((head &+ UInt64(count)) &* 0xA556_05BD_9AD9_0651) >> 57)
  }

  /// Returns the kind of the name in `range`: a keyword's, or `.identifier`.
  @inline(__always)
  func kind(of range: Range<Int>, in reader: ByteCursor) -> TokenKind {
    let count = range.count
    let head = reader.word(at: range.lowerBound, count: count)
    let slot = slots[Self.slot(head, count)]
    guard slot.head == head, slot.count == count else { return .identifier }
    if count > 8, slot.rest != reader.word(at: range.lowerBound + 8, count: count - 8) { return .identifier }
    return slot.kind
  }
}
