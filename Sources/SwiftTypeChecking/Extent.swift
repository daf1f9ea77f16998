/// The size of a type with all its shared parts written out.
struct Extent {
  /// Hand-written types have far fewer parts. A walk through a type takes no more steps than this.
  private static let mostParts: Int32 = 1_000
  /// The same limit as for the levels of an expression.
  private static let mostLevels: Int32 = 128

  private var parts: Int32 = 1
  private var levels: Int32 = 1

  /// The extent of a type that is not followed. A type that contains it is not followed either.
  static let excessive: Extent = {
    var extent = Extent()
    extent.parts = mostParts + 1
    return extent
  }()

  /// Whether a type of this extent is followed; larger ones are unknown.
  var isFollowed: Bool { parts <= Self.mostParts && levels <= Self.mostLevels }

  mutating func add(_ part: Extent) {
    parts = min(parts + part.parts, Self.mostParts + 1)
    levels = max(levels, part.levels + 1)
  }
}
