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

  /// The side that has a text where the other has none; `nil` where both or neither have one.
  /// - Parameter key: the text that stands for one that nobody has translated. Of 39 units that said so in an app's merges,
  ///   people took the translation of the other side each time; of 111 that had been called translated since as well.
  static func filledSide<Merged>(of sides: MergeSides<CatalogPart?>, at key: String?) -> MergeOutcome<Merged>? {
    if givesWay(sides.ours, to: sides.theirs, sides.base, key) { return .theirs }
    return givesWay(sides.theirs, to: sides.ours, sides.base, key) ? .ours : nil
  }

  private static func givesWay(_ unit: CatalogPart?, to other: CatalogPart?, _ base: CatalogPart?, _ key: String?)
    -> Bool
  {
    if isBlank(unit, key) { return !isBlank(other, key) }
    guard isBlank(base, key), isKey(unit, key), !isKey(other, key), other?["value"]?.string?.isEmpty == false else {
      return false
    }
    guard let own = rank(unit?["state"]?.string), let others = rank(other?["state"]?.string) else { return false }
    return others >= own
  }

  private static func isBlank(_ unit: CatalogPart?, _ key: String?) -> Bool {
    guard unit?["state"]?.string == StringUnit.State.new.rawValue, let text = unit?["value"]?.string else {
      return false
    }
    return text.isEmpty || isKey(unit, key)
  }

  private static func isKey(_ unit: CatalogPart?, _ key: String?) -> Bool {
    guard let key, let text = unit?["value"]?.string else { return false }
    return UTF8Key(key) == UTF8Key(text)
  }

  private static func rank(_ state: String?) -> Int? { state.flatMap { ascending.firstIndex(of: $0) } }
}
