/// The similarity of texts, by the pairs of adjacent characters that they share.
public struct TextSimilarity: Sendable {
  private let pairs: [UInt64: Int]
  private let count: Int

  public init(_ text: String) {
    let scalars = Array(text.lowercased().unicodeScalars)
    var pairs: [UInt64: Int] = [:]
    for (first, second) in zip([" "] + scalars, scalars + [" "]) {
      pairs[UInt64(first.value) << 32 | UInt64(second.value), default: 0] += 1
    }
    (self.pairs, count) = (pairs, scalars.count + 1)
  }

  /// Returns a number from 0 (nothing in common) to 1 (equal apart from case and order).
  public func score(_ other: TextSimilarity) -> Double {
    // Texts of very different lengths cannot be similar.
    if min(count, other.count) * 3 < max(count, other.count) { return 0 }
    let (small, large) = pairs.count < other.pairs.count ? (pairs, other.pairs) : (other.pairs, pairs)
    let shared = small.reduce(0) { $0 + min($1.value, large[$1.key] ?? 0) }
    return 2 * Double(shared) / Double(count + other.count)
  }
}
