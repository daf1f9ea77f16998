/// Finds the numbers of values by their hashes. The values are numbered in insertion order. It uses four bytes for each
/// value and each free slot, where a dictionary would store the whole value again.
struct NumberTable: Sendable {
  /// An open-addressing table: each number is in the first free slot from its hash's slot on. The upper bits contain a
  /// part of the hash, so that a lookup rarely compares with another value. The size is a power of two, and at least a
  /// quarter of the slots is free.
  private var entries: ContiguousArray<UInt32> = [free]
  private var count = 0

  /// The mark of a free slot. It is never a number, because numbers stay below three quarters of the size.
  private static var free: UInt32 { .max }

  /// The bits of an entry that contain the number: as many as address a slot.
  private var numberBits: UInt32 { UInt32(truncatingIfNeeded: entries.count - 1) }

  /// Returns the number of a value.
  ///
  /// - Parameter isIt: returns whether the value with a number is the requested one.
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

  /// Returns the bits of a hash that do not belong to its slot.
  @inline(__always)
  private static func tag(of hash: Int) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  /// Adds a value that the table does not contain.
  ///
  /// - Parameter hashOf: returns the hash of the value with a number.
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
