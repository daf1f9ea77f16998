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
      guard let come, let group, !group.isOfOneConfiguration else {
        report.refusedRenames[rename] = .newKeyIsMissing
        continue
      }
      report.refusedRenames[rename] =
        refusal(of: rename, gone, come, group) ?? (carry(gone, to: come, group) ? nil : .unchangeable)
    }
  }

  /// Why a rename cannot be made; `nil` if it can.
  private func refusal(
    of rename: ChosenRename, _ gone: Int, _ come: Int, _ group: KeyGroup
  ) -> ChosenRename.Refusal? {
    if case .suppressed(let reason) = options.staleness { return .nothingGoes(reason: reason) }
    switch report.items[gone].outcome {
    case .stale, .removed, .kept(.alreadyStale), .kept(.manual), .kept(.migrated), .kept(.unknownState), .kept(.unused):
      break
    case .renamed, .movedAway: return .oldKeyIsTaken
    case .kept(.duplicate), .refused: return .unchangeable
    case .added, .revived, .carried, .movedHere, .changed, .unchanged, .kept: return .oldKeyStays
    }
    switch report.items[come].outcome {
    case .added: break
    case .unchanged, .changed, .revived:
      if !isUntouched(rename.new, at: come) { return .newKeyIsTranslated }
    case .stale, .removed, .renamed, .carried, .movedAway, .movedHere, .kept, .refused: return .newKeyIsTranslated
    }
    let old = RenameCandidate(rename.old, table.wording(of: table.entry(at: gone)), sites: [])
    return old.arguments == RenameCandidate(group).arguments ? nil : .otherArguments
  }

  private mutating func carry(_ gone: Int, to come: Int, _ group: KeyGroup) -> Bool {
    let rename = Rename(from: report.items[gone].key, to: report.items[come].key, score: 1)
    guard carry(rename, gone, come, group, marksForReview: false) else { return false }
    note("carried-rename", "\(rename.names.to) takes the entry of \(rename.names.from)", come)
    return true
  }
}
