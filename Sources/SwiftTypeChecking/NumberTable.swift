/// Finds the numbers of values by their hashes. The values are numbered in the order in which they are added. It has four bytes for
/// each value and for each place that stays free, where a dictionary would have the whole value once more.
struct NumberTable: Sendable {
  /// Each number stands at the first free place from that of its hash on. Above its own bits stand those of the hash, so that
  /// hardly any value but the one that is asked for is looked at. A power of two, of which a quarter at least is free.
  private var entries: ContiguousArray<UInt32> = [free]
  private var count = 0

  /// No entry. It is no number, since these stay below three quarters of the places.
  private static var free: UInt32 { .max }

  /// The bits of an entry that are the number's, as many as find a place.
  private var numberBits: UInt32 { UInt32(truncatingIfNeeded: entries.count - 1) }

  /// The number of a value.
  /// - Parameter isIt: whether the value with a number is the one that is asked for.
  @inline(__always)
  func number(_ hash: Int, where isIt: (Int) -> Bool) -> Int? {
    let (bits, tag) = (numberBits, Self.tag(of: hash))
    var place = hash & Int(bits)
    while entries[place] != Self.free {
      let entry = entries[place]
      if (entry ^ tag) & ~bits == 0, isIt(Int(entry & bits)) { return Int(entry & bits) }
      place = (place + 1) & Int(bits)
    }
    return nil
  }

  /// The bits of a hash that are no part of its place.
  @inline(__always)
  private static func tag(of hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  /// Adds a value that is not there yet.
  /// - Parameter hashOf: the hash of the value with a number.
  @inline(__always)
  mutating func add(_ hash: Int, hashOf: (Int) -> Int) {
    reserveCapacity(count + 1, hashOf: hashOf)
    enter(UInt32(count), hash)
    count += 1
  }

  @inline(__always)
  mutating func reserveCapacity(_ capacity: Int, hashOf: (Int) -> Int) {
    if capacity * 4 <= entries.count * 3 { return }
    var size = entries.count
    while capacity * 4 > size * 3 { size *= 2 }
    let (old, oldBits) = (entries, numberBits)
    entries = ContiguousArray(repeating: Self.free, count: size)
    for entry in old where entry != Self.free {
      let number = entry & oldBits
      enter(number, hashOf(Int(number)))
    }
  }

  private mutating func enter(_ number: UInt32, _ hash: Int) {
    let bits = numberBits
    var place = hash & Int(bits)
    while entries[place] != Self.free { place = (place + 1) & Int(bits) }
    entries[place] = number | Self.tag(of: hash) & ~bits
  }
}
