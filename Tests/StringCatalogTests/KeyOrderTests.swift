import Foundation
import TestSupport
import Testing

@testable import StringCatalog

struct KeyOrderTests {
  /// The order in Xcode: white space and punctuation, symbols, numbers by value, letters with lower case first.
  static let collated = [
    "", " lead", "_private", "-", ", then", "!", "?", ".", "(a)", "@", "*", "%@", "%@ of %lld", "%lld", "+", "<", "~",
    "$",
    "1", "2 rooms", "10 rooms", "a", "A", "attic", "Attic", "b", "e", "é", "room 2", "Room 2", "room 10", "Z", "ї",
    "ключ",
    "学",
  ]

  @Test func collationEqualsXcodes() {
    for (index, name) in Self.collated.enumerated() {
      for other in Self.collated[index...].dropFirst() {
        #expect(KeyOrder.collation.precedes(name, other), "\(name) < \(other)")
        #expect(!KeyOrder.collation.precedes(other, name), "\(other) > \(name)")
      }
      #expect(!KeyOrder.collation.precedes(name, name))
    }
  }

  /// A comparison of the first different letters and numbers agrees with the full collation rules.
  @Test func firstDifferentLetterOrNumberDecidesLikeFullCollation() {
    let letters = ["a", "B", "b", "0", "1", "%", "\u{301}"]
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let names = letters + pairs + pairs.flatMap { pair in letters.map { pair + $0 } }
    let wrong = names.flatMap { name in
      names.filter { KeyOrder.collation.precedes(name, $0) != Self.precedesByAllRules(name, $0) }.map { [name, $0] }
    }
    #expect(wrong.isEmpty)
  }

  private static func precedesByAllRules(_ a: String, _ b: String) -> Bool {
    let options: String.CompareOptions = [.numeric, .caseInsensitive, .forcedOrdering]
    let order = a.compare(b, options: options, range: nil, locale: Locale(identifier: ""))
    return order == .orderedSame ? a.utf8.lexicographicallyPrecedes(b.utf8) : order == .orderedAscending
  }

  @Test func orderWithFewerViolationsIsDetected() throws {
    #expect(KeyOrder(of: []) == .collation)
    #expect(KeyOrder(of: ["a", "b"]) == .collation)
    #expect(KeyOrder(of: Self.collated) == .collation)
    #expect(KeyOrder(of: ["B", "a", "b", "A"]) == .bytes)
    #expect(KeyOrder(of: ["Z", "a", "b", "1"]) == .bytes)
    #expect(try Fixture.named("byte-order").catalog.order == .bytes)
    #expect(try Fixture.named("xcode").catalog.order == .collation)
  }

  static let places: [(names: [String], order: KeyOrder, name: String, position: Int)] = [
    ([], .collation, "a", 0),
    (["b", "d"], .collation, "a", 0),
    (["b", "d"], .collation, "c", 1),
    (["b", "d"], .collation, "e", 2),
    (["b", "D"], .collation, "C", 1),
    (["B", "D", "a"], .bytes, "C", 1),
    (["B", "D", "a"], .bytes, "b", 3),
    // A misplaced key does not attract the new key.
    (["b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "a"], .collation, "dd", 3),
    (["z", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"], .collation, "a", 1),
    // In an unsorted file, the new key follows the last key that sorts before it.
    (["c", "a", "d", "b"], .collation, "bb", 4),
    (["c", "a", "d", "b", "e"], .collation, "bb", 4),
    (["c", "b", "d"], .collation, "a", 0),
    (["b", "a", "c"], .collation, "bb", 2),
  ]

  @Test(arguments: places)
  func newNameIsInsertedInOrder(names: [String], order: KeyOrder, name: String, position: Int) {
    #expect(Placement(among: names, order: order).position(of: name) == position)
  }

  /// Binary search finds the same position as a linear search.
  @Test func binarySearchEqualsLinearSearch() {
    var state: UInt64 = 7
    let letter = {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return String(UnicodeScalar(UInt8(97 + state >> 33 % 26)))
    }
    for length in 0..<60 {
      let names = (0..<length).map { _ in letter() }
      let placement = Placement(among: names, order: .bytes)
      for name in "abcdefghijklmnopqrstuvwxyz".map(String.init) {
        let walk = names.lastIndex { $0 < name }.map { $0 + 1 } ?? 0
        if length >= 12 { #expect(placement.position(of: name) == walk) }
      }
    }
  }
}
