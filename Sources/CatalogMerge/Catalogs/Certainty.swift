import StringCatalog
import TextBasics

/// The order of string states by certainty.
enum Certainty {
  private static let ascending = [StringUnit.State.new, .needsReview, .translated].map(\.rawValue)

  /// Returns the side with the more certain state, or `nil` if a side has no state or an unknown one.
  static func outcome<Merged>(of states: MergeSides<String?>) -> MergeOutcome<Merged>? {
    guard let ours = rank(states.ours), let theirs = rank(states.theirs) else { return nil }
    return ours >= theirs ? .ours : .theirs
  }

  /// Returns the side that has a string if the other has none, or `nil` if both or neither have one.
  /// - Parameter untranslated: the strings of an untranslated unit. In an app's merges, people took the other side's
  ///   translation for all 39 such units, also for the 111 that had been marked as translated since.
  static func filledSide<Merged>(
    of sides: MergeSides<CatalogPart?>, _ untranslated: Set<UTF8Key>
  ) -> MergeOutcome<Merged>? {
    if givesWay(sides.ours, to: sides.theirs, sides.base, untranslated) { return .theirs }
    return givesWay(sides.theirs, to: sides.ours, sides.base, untranslated) ? .ours : nil
  }

  private static func givesWay(
    _ unit: CatalogPart?, to other: CatalogPart?, _ base: CatalogPart?, _ untranslated: Set<UTF8Key>
  ) -> Bool {
    if isBlank(unit, untranslated) { return !isBlank(other, untranslated) }
    guard isBlank(base, untranslated), isCopy(unit, untranslated), !isCopy(other, untranslated),
      other?["value"]?.string?.isEmpty == false
    else { return false }
    guard let own = rank(unit?["state"]?.string), let others = rank(other?["state"]?.string) else { return false }
    return others >= own
  }

  private static func isBlank(_ unit: CatalogPart?, _ untranslated: Set<UTF8Key>) -> Bool {
    guard unit?["state"]?.string == StringUnit.State.new.rawValue, let text = unit?["value"]?.string else {
      return false
    }
    return text.isEmpty || isCopy(unit, untranslated)
  }

  private static func isCopy(_ unit: CatalogPart?, _ untranslated: Set<UTF8Key>) -> Bool {
    unit?["value"]?.string.map { untranslated.contains(UTF8Key($0)) } ?? false
  }

  private static func rank(_ state: String?) -> Int? { state.flatMap { ascending.firstIndex(of: $0) } }
}
