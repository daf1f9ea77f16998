/// The values of the common ancestor and of the two sides of a merge at one place.
public struct MergeSides<Value> {
  public var base: Value
  /// The side that is merged into. The result has its format.
  public var ours: Value
  public var theirs: Value

  public init(base: Value, ours: Value, theirs: Value) { (self.base, self.ours, self.theirs) = (base, ours, theirs) }

  public func map<Other>(_ transform: (Value) -> Other) -> MergeSides<Other> {
    MergeSides<Other>(base: transform(base), ours: transform(ours), theirs: transform(theirs))
  }

  public subscript(side: MergeSide) -> Value {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }
}

extension MergeSides: Sendable where Value: Sendable {}

/// One of the three versions that a merge reads.
public enum MergeSide: String, CaseIterable, Sendable {
  case base, ours, theirs
}
