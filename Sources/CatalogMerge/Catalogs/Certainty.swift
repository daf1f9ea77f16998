import StringCatalog

/// How sure the states of texts are.
enum Certainty {
  private static let ascending = [StringUnit.State.new, .needsReview, .translated].map(\.rawValue)

  /// The side with the more certain state; `nil` where one has no state, or one that strex does not know.
  static func outcome<Merged>(of states: MergeSides<String?>) -> MergeOutcome<Merged>? {
    guard let ours = rank(states.ours), let theirs = rank(states.theirs) else { return nil }
    return ours >= theirs ? .ours : .theirs
  }

  /// The side that has a text where the other has none and says so; `nil` where both or neither have one.
  static func filledSide<Merged>(of ours: CatalogPart, _ theirs: CatalogPart) -> MergeOutcome<Merged>? {
    isBlank(ours) == isBlank(theirs) ? nil : isBlank(ours) ? .theirs : .ours
  }

  private static func isBlank(_ unit: CatalogPart) -> Bool {
    unit["state"]?.string == StringUnit.State.new.rawValue && unit["value"]?.string == ""
  }

  private static func rank(_ state: String?) -> Int? { state.flatMap { ascending.firstIndex(of: $0) } }
}
