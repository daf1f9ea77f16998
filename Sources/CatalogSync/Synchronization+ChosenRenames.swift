import StringCatalog
import TextBasics

// Renames that a user has chosen.
extension Synchronization {
  mutating func carryChosen() {
    if options.chosenRenames.isEmpty { return }
    let positions = Dictionary(report.items.indices.map { (UTF8Key(report.items[$0].key), $0) }) { first, _ in first }
    for rename in options.chosenRenames where table.contains(rename.old) {
      guard let gone = positions[UTF8Key(rename.old)] else { continue }
      let (come, group) = (positions[UTF8Key(rename.new)], groupsByKey[UTF8Key(rename.new)])
      guard let come, let group, !group.isSingleConfiguration else {
        report.refusedRenames[rename] = .newKeyIsMissing
        continue
      }
      report.refusedRenames[rename] =
        refusal(of: rename, gone, come, group) ?? (carry(gone, to: come, group) ? nil : .unchangeable)
    }
  }

  /// Returns the reason why a rename cannot be made, or `nil` if it can.
  private func refusal(
    of rename: ChosenRename, _ gone: Int, _ come: Int, _ group: KeyGroup
  ) -> ChosenRename.Refusal? {
    if case .suppressed(let reason) = options.staleness { return .nothingIsRemoved(reason: reason) }
    switch report.items[gone].outcome {
    case .stale, .removed, .kept(.alreadyStale), .kept(.manual), .kept(.migrated), .kept(.unknownState),
      .kept(.unusedInTable):
      break
    case .kept(.compiledMoreThanOnce) where conversions(of: rename, gone) != nil:
      // The literal that keeps the entry is the one with the new key: their words are the same.
      break
    case .renamed, .movedAway: return .oldKeyIsTaken
    case .kept(.duplicate), .refused: return .unchangeable
    case .added, .revived, .carried, .movedHere, .copiedHere, .changed, .unchanged, .kept: return .oldKeyIsKept
    }
    switch report.items[come].outcome {
    case .added: break
    case .unchanged, .changed, .revived:
      if !isUntouched(rename.new, at: come) { return .newKeyIsTranslated }
    case .stale, .removed, .renamed, .carried, .movedAway, .movedHere, .copiedHere, .kept, .refused:
      return .newKeyIsTranslated
    }
    let old = RenameCandidate(rename.old, table.wording(of: table.entry(at: gone)), sites: [])
    if old.arguments == RenameCandidate(group).arguments { return nil }
    return conversions(of: rename, gone) == nil ? .otherArguments : nil
  }

  /// Returns the conversions in which the new key differs from the old one. Returns `nil` if the keys differ in
  /// anything else, or if the old key's strings cannot be changed accordingly.
  private func conversions(of rename: ChosenRename, _ gone: Int) -> [Int: String]? {
    let (old, new) = (FormatString(rename.old), FormatString(rename.new))
    guard old.shape == new.shape, old.takesArgumentsInOrder, new.takesArgumentsInOrder else { return nil }
    let pairs = zip(old.specifiers, new.specifiers).enumerated().filter {
      $0.element.0.conversion != $0.element.1.conversion
    }
    let conversions = Dictionary(uniqueKeysWithValues: pairs.map { ($0.offset + 1, $0.element.1.conversion) })
    let entry = try? table.respecifying(table.entry(at: gone), conversions)
    return conversions.isEmpty || entry == nil ? nil : conversions
  }

  /// Settles keys that differ from a removed key only in the conversions of their specifiers, and removes them from the
  /// lists. Keys with several such matches are handled by the other rules.
  mutating func settleRespecified(_ gone: inout [Int], _ come: inout [Int]) {
    let byShape = Dictionary(grouping: come) { FormatString(report.items[$0].key).shape }
    let goneByShape = Dictionary(grouping: gone) { FormatString(report.items[$0].key).shape }
    var settled: Set<Int> = []
    for old in gone {
      let shape = FormatString(report.items[old].key).shape
      guard shape.contains(where: \.isLetter), goneByShape[shape]?.count == 1, let new = byShape[shape], new.count == 1,
        let group = groupsByKey[UTF8Key(report.items[new[0]].key)]
      else { continue }
      let rename = ChosenRename(from: report.items[old].key, to: report.items[new[0]].key)
      guard conversions(of: rename, old) != nil else { continue }
      if options.carriesRenames {
        guard carry(old, to: new[0], group) else { continue }
      } else {
        suggest(Rename(from: rename.old, to: rename.new, score: 1), new[0])
      }
      settled.formUnion([old, new[0]])
    }
    gone.removeAll(where: settled.contains)
    come.removeAll(where: settled.contains)
  }

  private mutating func carry(_ gone: Int, to come: Int, _ group: KeyGroup) -> Bool {
    let rename = Rename(from: report.items[gone].key, to: report.items[come].key, score: 1)
    let conversions = conversions(of: ChosenRename(from: rename.from, to: rename.to), gone)
    let isOther = conversions != nil
    guard carry(rename, gone, come, group, marksForReview: isOther, conversions: conversions ?? [:]) else {
      return false
    }
    let rest = isOther ? " and marked for review because the format specifiers differ" : ""
    note("carried-rename", "the entry for \(rename.names.from) was moved to \(rename.names.to)\(rest)", come)
    return true
  }
}
