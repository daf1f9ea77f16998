/// A seeded random number generator (SplitMix64): the same seed gives the same programs on every machine.
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678_9abc_def1 }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 1) % max(1, bound) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns an element of a list, which must not be empty.
  mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }

  mutating func shuffled<T>(_ list: [T]) -> [T] {
    var list = list
    for position in list.indices.dropFirst() { list.swapAt(position, below(position + 1)) }
    return list
  }
}
