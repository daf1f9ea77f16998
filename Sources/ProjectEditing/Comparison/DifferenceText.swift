import CatalogEditing
import Diagnostics
import TextBasics

extension CatalogDifference.Item {
  /// The changes that are printed on separate lines. For a reworded text, several unchanged translations share a line.
  var ownChanges: [TranslationChange] { changes.filter { stateChanges[$0.states] == nil || !$0.isOfState } }

  /// The languages of a reworded text whose translations changed only their states, and these states.
  var sharedChanges: [(languages: String, states: String)] {
    stateChanges.sorted { $0.key < $1.key }.map { states, changes in
      (Quantity.first(6, of: Set(changes.map(\.language)).sorted()), states)
    }
  }

  private var stateChanges: [String: [TranslationChange]] {
    if kind != .reworded { return [:] }
    return Dictionary(grouping: changes.filter(\.isOfState), by: \.states).filter { $0.value.count > 1 }
  }
}

extension TranslationChange {
  fileprivate var states: String { [old, new].map { $0?.state.rawValue ?? "" }.joined(separator: " → ") }
}

/// Formats differences of texts as lines for a terminal.
package enum DifferenceText {
  package static func text(_ difference: TextDifference) -> String {
    var lines: [String] = []
    for part in difference.parts {
      lines.append(TerminalSafeText.escaped(part.printed))
      for item in part.items { lines += self.lines(of: item, part.places[UTF8Key(item.key)] ?? []) }
      lines.append("")
    }
    return (lines + summary(difference)).joined(separator: "\n")
  }

  private static func lines(of item: CatalogDifference.Item, _ places: [SourceExcerpt]) -> [String] {
    var lines = ["  " + headline(item)]
    if let comment = item.comment, item.isNew, !comment.isEmpty {
      lines.append("      // " + TerminalSafeText.escaped(comment))
    }
    for place in places.prefix(1) {
      lines.append("      " + TerminalSafeText.escaped("\(place.file):\(place.line)"))
      lines += place.lines.map { "      \($0.number) | " + TerminalSafeText.escaped($0.text) }
    }
    if item.kind == .translated || item.isNew {
      lines += item.ownChanges.map { "    \(TerminalSafeText.escaped($0.language)): \(phrase($0))" }
      lines += item.sharedChanges.map { "    \(TerminalSafeText.escaped($0.languages)): \($0.states)" }
    }
    return lines
  }

  private static func headline(_ item: CatalogDifference.Item) -> String {
    let key = TerminalSafeText.quoted(item.key)
    let missing = item.missing.isEmpty ? "" : ", missing from \(Quantity.first(6, of: item.missing))"
    let texts = item.source == item.key || item.source == nil ? "" : ": \(TerminalSafeText.quoted(item.source ?? ""))"
    switch item.kind {
    case .new: return "new \(key)\(texts)\(missing)"
    case .reworded where item.isRenamed:
      return "renamed \(TerminalSafeText.quoted(item.oldKey ?? "")) → \(key)\(missing)"
    case .reworded:
      let old = TerminalSafeText.quoted(item.oldSource ?? "")
      return "reworded \(old) → \(TerminalSafeText.quoted(item.source ?? ""))\(missing)"
    case .removed: return "removed \(key)"
    case .stale: return "stale \(key)"
    case .translated: return "translated \(key)"
    }
  }

  private static func phrase(_ change: TranslationChange) -> String {
    let path = change.path.isEmpty ? "" : "\(TerminalSafeText.escaped(change.path)) "
    let state = change.new.map { change.needsReview ? " (\($0.state.rawValue))" : "" } ?? ""
    switch (change.old, change.new) {
    case (let old?, let new?) where old.value == new.value:
      return path + "\(TerminalSafeText.quoted(new.value)) (\(old.state.rawValue) → \(new.state.rawValue))"
    case (let old?, let new?):
      return path + "\(TerminalSafeText.quoted(old.value)) → \(TerminalSafeText.quoted(new.value))\(state)"
    case (nil, let new?): return path + "\(TerminalSafeText.quoted(new.value))\(state)"
    case (let old?, nil): return path + "\(TerminalSafeText.quoted(old.value)) removed"
    case (nil, nil): return path
    }
  }

  /// A line for the keys, and one for all languages with the same counts.
  static func summary(_ difference: TextDifference) -> [String] {
    let items = difference.items
    if items.isEmpty { return difference.diagnostics.hasErrors ? [] : ["no strings changed"] }
    let kinds = CatalogDifference.Kind.allCases.compactMap { kind in
      let count = items.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let languages = DifferenceCount.byCount(items).map { languages, count in
      let names = Quantity.first(6, of: languages.map(TerminalSafeText.escaped))
      return "\(names): \(phrases(count).joined(separator: ", "))"
    }
    return ["keys: " + kinds.joined(separator: ", ")] + languages
  }

  static func phrases(_ count: DifferenceCount) -> [String] {
    let all = [
      (count.added, "added"), (count.changed, "changed"), (count.removed, "removed"), (count.toReview, "to review"),
      (count.missing, "missing"),
    ]
    return all.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }
}
