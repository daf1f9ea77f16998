import Diagnostics
import TextBasics

// Removed keys and the new keys that replace them.
extension Synchronization {
  mutating func carryRenames() {
    carryChosen()
    guard options.staleness == .mark else { return }
    let old = goneItems
    if old.isEmpty { return }
    report.mayHaveRenames = report.items.indices.contains { mayTakeTranslations($0) }
    var gone = old.filter(wasRemovedRecently)
    var come = gone.isEmpty ? [] : report.items.indices.filter { wasAddedRecently($0) && mayTakeTranslations($0) }
    if come.isEmpty { return }
    report.hasRenameCandidates = true
    settleRespecified(&gone, &come)
    let former = Dictionary(grouping: options.former) { UTF8Key($0.key) }
    let shifts = LineShifts(from: options.former, to: self.groups)
    let matching = RenameMatching(
      gone: gone.map { item in
        let key = report.items[item].key
        let sites = (former[UTF8Key(key)] ?? []).map { shifts.current($0.site) }.sorted()
        return RenameCandidate(key, table.wording(of: table.entry(at: item)), sites: sites)
      }, come: come.compactMap { groupsByKey[UTF8Key(report.items[$0].key)].map(RenameCandidate.init) })
    for pair in matching.pairs { settle(gone[pair.gone], come[pair.come], pair.score) }
    if options.carriesRenames {
      for pair in matching.ambiguous { noteAmbiguity(gone[pair.gone], come[pair.come]) }
    }
  }

  /// The positions of edited entries whose keys were removed in this run or earlier.
  private var goneItems: [Int] {
    table.keys.indices.filter { position in
      let item = report.items[position]
      let isGone = item.outcome == .stale || item.outcome == .kept(.alreadyStale)
      guard isGone, table.refusal(toChange: item.key) == nil else { return false }
      return table.hasWork(table.entry(at: position), of: item.key)
    }
  }

  /// Returns whether a key was removed in this run, or was still in use at the catalog's last commit.
  private func wasRemovedRecently(_ position: Int) -> Bool {
    let item = report.items[position]
    if options.renameScope == .all { return true }
    let isCommitted = options.keysAtLastCommit?.contains(UTF8Key(item.key))
    return options.renameScope == .recent && item.outcome == .stale || isCommitted ?? (item.outcome == .stale)
  }

  /// Returns whether a key was added in this run, or was missing when the catalog was last committed.
  private func wasAddedRecently(_ position: Int) -> Bool {
    let item = report.items[position]
    switch item.outcome {
    case .added, .revived: return true
    default:
      return options.renameScope == .all || options.keysAtLastCommit.map { !$0.contains(UTF8Key(item.key)) } ?? false
    }
  }

  /// Returns whether a key of the code is new, or its entry is untouched.
  private func mayTakeTranslations(_ position: Int) -> Bool {
    let item = report.items[position]
    guard let group = groupsByKey[UTF8Key(item.key)], !group.isSingleConfiguration else { return false }
    switch item.outcome {
    case .added: return true
    case .unchanged, .changed, .revived: return isUntouched(item.key, at: position)
    case .stale, .removed, .renamed, .carried, .movedAway, .movedHere, .copiedHere, .kept, .refused: return false
    }
  }

  func isUntouched(_ key: String, at position: Int) -> Bool {
    table.isUntouched(table.entry(at: position)) && table.refusal(toChange: key) == nil
  }

  private mutating func settle(_ gone: Int, _ come: Int, _ score: Double) {
    let rename = Rename(from: report.items[gone].key, to: report.items[come].key, score: score)
    guard options.carriesRenames else { return suggest(rename, come) }
    guard let group = groupsByKey[UTF8Key(rename.to)], carry(rename, gone, come, group, marksForReview: true) else {
      return
    }
    note(
      "carried-rename",
      "the translations of \(rename.names.from) were moved to \(rename.names.to) and marked for review", come)
  }

  mutating func suggest(_ rename: Rename, _ come: Int) {
    report.suggestedRenames.append(rename)
    note("possible-rename", "\(rename.names.from) may have been renamed to \(rename.names.to)", come)
  }

  /// Moves the entry of a single key to another key.
  /// - Parameter conversions: the conversions of the new key's arguments that differ from the old ones.
  /// - Returns: whether that was possible.
  mutating func carry(
    _ rename: Rename, _ gone: Int, _ come: Int, _ group: KeyGroup, marksForReview: Bool,
    conversions: [Int: String] = [:]
  ) -> Bool {
    do {
      let old = table.entry(at: gone)
      let entry = try table.carrying(
        conversions.isEmpty ? old : table.respecifying(old, conversions) ?? old, of: rename.from, to: group,
        marksForReview: marksForReview)
      // These changes replace earlier ones to either key.
      changes += [(rename.from, nil), (rename.to, entry)]
    } catch {
      let names = rename.names
      note("lost-rename", "the translations of \(names.from) could not be moved to \(names.to): \(error.message)", come)
      return false
    }
    report.items[gone].outcome = .renamed(rename)
    report.items[come].outcome = .carried(rename)
    return true
  }

  private mutating func noteAmbiguity(_ gone: Int, _ come: Int) {
    let (from, to) = (TerminalSafeText.quoted(report.items[gone].key), TerminalSafeText.quoted(report.items[come].key))
    let message = "\(from) may have been renamed to \(to) or to another new key"
    note("ambiguous-rename", message, come)
  }

  mutating func note(_ identifier: String, _ message: String, _ come: Int) {
    let site = report.items[come].sites.first
    renameNotes.append(Diagnostic(.note, identifier, message, file: site?.file, location: site?.location))
  }
}
