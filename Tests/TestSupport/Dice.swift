/// Numbers that look random and are the same each time.
public struct Dice {
  private var state: UInt64

  public init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  /// A number from 0 up to `sides`, which it is not.
  public mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  public mutating func pick<T>(_ items: [T]) -> T { items[roll(items.count)] }
}
