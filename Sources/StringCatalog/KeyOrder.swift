import Foundation

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
      switch a.compare(b, options: Self.options, range: nil, locale: Self.root) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: return a.utf8.lexicographicallyPrecedes(b.utf8)
      }
    }
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
