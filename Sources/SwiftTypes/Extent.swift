/// How large a type is when all that it shares is written out.
struct Extent {
  /// Types that people write have far fewer; who walks through one takes no more steps than this.
  private static let mostParts: Int32 = 1_000
  /// As many as an expression may have.
  private static let mostLevels: Int32 = 128

  private var parts: Int32 = 1
  private var levels: Int32 = 1

  /// What is made of a type that is not followed is not followed either.
  static let excessive: Extent = {
    var extent = Extent()
    extent.parts = mostParts + 1
    return extent
  }()

  /// Whether a type of this extent is followed; larger ones are unknown.
  var isFollowed: Bool { parts <= Self.mostParts && levels <= Self.mostLevels }

  /// Adds what one of its parts has.
  mutating func add(_ part: Extent) {
    parts = min(parts + part.parts, Self.mostParts + 1)
    levels = max(levels, part.levels + 1)
  }
}
