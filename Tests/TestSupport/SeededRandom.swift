/// A seeded random number generator (SplitMix64): the same seed gives the same numbers on every machine.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(_ seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }

  /// Returns a number from 0 up to, but not including, `bound`.
  public mutating func below(_ bound: Int) -> Int { Int(next() >> 1) % bound }

  /// Returns `true` in about `percent` of 100 calls.
  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns an element of a list, which must not be empty.
  public mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
}
