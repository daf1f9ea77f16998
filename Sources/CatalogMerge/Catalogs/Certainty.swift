import StringCatalog
import TextBasics

/// How sure the states of texts are.
enum Certainty {
  private static let ascending = [StringUnit.State.new, .needsReview, .translated].map(\.rawValue)

  /// The side with the more certain state; `nil` where one has no state, or one that strex does not know.
  static func outcome<Merged>(of states: MergeSides<String?>) -> MergeOutcome<Merged>? {
    guard let ours = rank(states.ours), let theirs = rank(states.theirs) else { return nil }
    return ours >= theirs ? .ours : .theirs
  }

  /// The side that has a text where the other has none and says so; `nil` where both or neither have one.
  /// - Parameter key: the text that stands for one that nobody has translated: of 39 such units in an app's merges, people
  ///   took the translation of the other side each time.
  static func filledSide<Merged>(
    of ours: CatalogPart, _ theirs: CatalogPart, at key: String?
  ) -> MergeOutcome<Merged>? {
    isBlank(ours, key) == isBlank(theirs, key) ? nil : isBlank(ours, key) ? .theirs : .ours
  }

  private static func isBlank(_ unit: CatalogPart, _ key: String?) -> Bool {
    guard unit["state"]?.string == StringUnit.State.new.rawValue, let text = unit["value"]?.string else { return false }
    return text.isEmpty || key.map { UTF8Key($0) == UTF8Key(text) } ?? false
  }

  private static func rank(_ state: String?) -> Int? { state.flatMap { ascending.firstIndex(of: $0) } }
}
