/// A string prepared for comparison with many others.
struct ComparableText: Sendable {
  /// The text in lower case, truncated if it is longer than any title or paragraph.
  let scalars: [Unicode.Scalar]

  private static let limit = 4096

  /// - Parameter text: a string in which a placeholder character replaces each format specifier.
  init(_ text: String) { scalars = Array(text.lowercased().unicodeScalars.prefix(Self.limit)) }

  /// Returns how similar two strings are, from 0 (nothing in common) to 1 (equal).
  ///
  /// The measure is `2 · common / (a + b)`, where `common` is the length of the longest common subsequence. gettext's
  /// `msgmerge` uses the same measure (`fstrcmp`) to find reworded messages.
  func similarity(to other: ComparableText) -> Double {
    let total = scalars.count + other.scalars.count
    return total == 0 ? 1 : 2 * Double(Self.commonLength(scalars, other.scalars)) / Double(total)
  }

  /// Returns the highest similarity that the lengths of the two strings allow.
  func similarityBound(to other: ComparableText) -> Double {
    let total = scalars.count + other.scalars.count
    return total == 0 ? 1 : 2 * Double(min(scalars.count, other.scalars.count)) / Double(total)
  }

  /// Groups of three scalars, with padding at both ends of the text. Similar strings have many of them in common.
  var trigrams: Set<UInt64> {
    let numbers = [1] + scalars.map { UInt64($0.value) } + [2]
    return Set(numbers.indices.dropLast(2).map { numbers[$0] << 42 | numbers[$0 + 1] << 21 | numbers[$0 + 2] })
  }

  /// Returns the length of the longest common subsequence. It computes 64 columns of the table at a time (Hyyrö 2004).
  private static func commonLength(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    let words = (a.count + 63) / 64
    var places: [Unicode.Scalar: [UInt64]] = [:]
    for (index, scalar) in a.enumerated() {
      places[scalar, default: Array(repeating: 0, count: words)][index / 64] |= 1 << UInt64(index % 64)
    }
    var row = [UInt64](repeating: .max, count: words)
    for scalar in b {
      guard let matches = places[scalar] else { continue }
      var carry: UInt64 = 0
      for word in 0..<words {
        let shared = row[word] & matches[word]
        let (partial, first) = row[word].addingReportingOverflow(shared)
        let (sum, second) = partial.addingReportingOverflow(carry)
        carry = first || second ? 1 : 0
        row[word] = sum | (row[word] - shared)
      }
    }
    return a.indices.reduce(0) { $0 + (row[$1 / 64] >> UInt64($1 % 64) & 1 == 0 ? 1 : 0) }
  }
}
