/// Finds the numbers of values in a list by the hashes of the values. It has four bytes for each value and for each place that stays
/// free, where a dictionary would have the whole value once more.
struct NumberTable: Sendable {
  /// Each number stands at the first free place from that of its hash on; -1 where there is none. A power of two, of which a
  /// quarter at least is free.
  private var numbers: ContiguousArray<Int32> = [-1]
  private var count = 0

  /// The number of a value.
  /// - Parameter isIt: whether the value with a number is the one that is asked for.
  @inline(__always)
  func number(_ hash: Int, where isIt: (Int) -> Bool) -> Int? {
    var place = hash & (numbers.count - 1)
    while numbers[place] >= 0 {
      if isIt(Int(numbers[place])) { return Int(numbers[place]) }
      place = (place + 1) & (numbers.count - 1)
    }
    return nil
  }

  /// Adds a number whose value is not there yet.
  /// - Parameter hashOf: the hash of the value with a number.
  @inline(__always)
  mutating func add(_ number: Int, _ hash: Int, hashOf: (Int) -> Int) {
    reserveCapacity(count + 1, hashOf: hashOf)
    enter(Int32(number), hash)
  }

  @inline(__always)
  mutating func reserveCapacity(_ capacity: Int, hashOf: (Int) -> Int) {
    if capacity * 4 <= numbers.count * 3 { return }
    var size = numbers.count
    while capacity * 4 > size * 3 { size *= 2 }
    let old = numbers
    (numbers, count) = (ContiguousArray(repeating: -1, count: size), 0)
    for number in old where number >= 0 { enter(number, hashOf(Int(number))) }
  }

  private mutating func enter(_ number: Int32, _ hash: Int) {
    var place = hash & (numbers.count - 1)
    while numbers[place] >= 0 { place = (place + 1) & (numbers.count - 1) }
    numbers[place] = number
    count += 1
  }
}
