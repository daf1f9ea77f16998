import Foundation
import TextBasics

/// The sort order of names in a catalog.
public enum KeyOrder: Sendable, Equatable {
  /// Root collation with numbers by value, as in Xcode's editor.
  case collation
  /// By UTF-8 bytes, as in the command line tool and many scripts.
  case bytes

  /// Finds the order that the names violate less often; collation if neither fits better.
  public init(of names: [String]) { self = Self.found(in: names) ?? .collation }

  /// Returns the order that the names violate less often, or `nil` if neither fits better.
  static func found(in names: [String]) -> KeyOrder? {
    var (bytes, collation) = (0, 0)
    for (name, next) in zip(names, names.dropFirst()) {
      if KeyOrder.bytes.precedes(next, name) { bytes += 1 }
      if KeyOrder.collation.precedes(next, name) { collation += 1 }
    }
    return bytes == collation ? nil : bytes < collation ? .bytes : .collation
  }

  /// Returns whether one name sorts before another. Names of equal weight sort in byte order.
  public func precedes(_ a: String, _ b: String) -> Bool {
    switch self {
    case .bytes: return a.utf8.lexicographicallyPrecedes(b.utf8)
    case .collation:
      if let isFirst = Self.isFirstByASCII(a, b) { return isFirst }
      switch a.compare(b, options: Self.options, range: nil, locale: Self.root) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: return a.utf8.lexicographicallyPrecedes(b.utf8)
      }
    }
  }

  /// Compares two names by the first letters or numbers that differ; returns `nil` if these do not decide. They decide
  /// for most names, a hundred times faster than a full comparison.
  private static func isFirstByASCII(_ a: String, _ b: String) -> Bool? {
    let answer = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b -> Bool? in
        let end = min(a.count, b.count)
        var position = 0
        while position < end, a[position] == b[position], a[position] < 0x80 { position += 1 }
        if let isLess = isLess(a, b, inNumbersAt: position) { return isLess }
        guard position < end, a[position].isLetter, b[position].isLetter else { return nil }
        let (mine, other) = (a[position] | 0x20, b[position] | 0x20)
        // The next scalar may be a combining mark.
        let next = position + 1
        guard mine != other, next >= a.count || a[next] < 0x80, next >= b.count || b[next] < 0x80 else { return nil }
        return mine < other
      }
    }
    return (answer ?? nil) ?? nil
  }

  /// Compares the values of the numbers at the first byte that differs; returns `nil` if it is in no number.
  private static func isLess<Bytes: RandomAccessCollection<UInt8>>(
    _ a: Bytes, _ b: Bytes, inNumbersAt position: Int
  ) -> Bool? where Bytes.Index == Int {
    let start = position - a[..<position].reversed().prefix(while: \.isDecimalDigit).count
    let numbers = (a[start...].prefix(while: \.isDecimalDigit), b[start...].prefix(while: \.isDecimalDigit))
    // The next scalar may be a combining mark, and Foundation's numbers have a limit.
    func isPlain(_ number: Bytes.SubSequence, in text: Bytes) -> Bool {
      (1...18).contains(number.count) && (number.endIndex == text.endIndex || text[number.endIndex] < 0x80)
    }
    guard isPlain(numbers.0, in: a), isPlain(numbers.1, in: b) else { return nil }
    func value(_ number: Bytes.SubSequence) -> Int { number.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    let values = (value(numbers.0), value(numbers.1))
    return values.0 == values.1 ? nil : values.0 < values.1
  }

  private static let options: String.CompareOptions = [.numeric, .caseInsensitive, .forcedOrdering]
  private static let root = Locale(identifier: "")
}

/// The order of a catalog's keys, computed once on demand, on any thread, because it compares all keys.
package final class SharedKeyOrder: @unchecked Sendable {
  private let find: @Sendable () -> KeyOrder
  private let lock = NSLock()
  private var known: KeyOrder?

  package init(_ find: @escaping @Sendable () -> KeyOrder) { self.find = find }

  package var value: KeyOrder {
    lock.withLock {
      let order = known ?? find()
      known = order
      return order
    }
  }
}
