import Foundation
import TextBasics

/// How names are sorted in a catalog.
public enum KeyOrder: Sendable, Equatable {
  /// Root collation with numbers by value, as Xcode's editor writes.
  case collation
  /// By UTF-8 bytes, as the command line tool and many scripts write.
  case bytes

  /// The order that the names violate less often; collation when neither fits better.
  public init(of names: [String]) {
    var (bytes, collation) = (0, 0)
    for (name, next) in zip(names, names.dropFirst()) {
      if KeyOrder.bytes.precedes(next, name) { bytes += 1 }
      if KeyOrder.collation.precedes(next, name) { collation += 1 }
    }
    self = bytes < collation ? .bytes : .collation
  }

  /// Whether one name sorts before another; names of equal weight sort in byte order.
  public func precedes(_ a: String, _ b: String) -> Bool {
    switch self {
    case .bytes: return a.utf8.lexicographicallyPrecedes(b.utf8)
    case .collation:
      if let isFirst = Self.isFirstByLetters(a, b) { return isFirst }
      switch a.compare(b, options: Self.options, range: nil, locale: Self.root) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: return a.utf8.lexicographicallyPrecedes(b.utf8)
      }
    }
  }

  /// Whether one name sorts before another by the letters at which they begin to differ; `nil` where these do not tell. Most names
  /// are told apart by them, which takes a hundredth of a comparison by all rules.
  private static func isFirstByLetters(_ a: String, _ b: String) -> Bool? {
    let answer = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b -> Bool? in
        let end = min(a.count, b.count)
        var position = 0
        while position < end, a[position] == b[position], a[position] < 0x80 { position += 1 }
        guard position < end, a[position].isLetter, b[position].isLetter else { return nil }
        let (mine, other) = (a[position] | 0x20, b[position] | 0x20)
        // What follows may change a letter.
        let next = position + 1
        guard mine != other, next >= a.count || a[next] < 0x80, next >= b.count || b[next] < 0x80 else { return nil }
        return mine < other
      }
    }
    return (answer ?? nil) ?? nil
  }

  private static let options: String.CompareOptions = [.numeric, .caseInsensitive, .forcedOrdering]
  private static let root = Locale(identifier: "")
}

/// The order of a catalog's keys, found when somebody asks for it, and once, on whichever thread: all keys are compared.
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
