import StringCatalog
import StringExtraction

// Keys that went and came in new words.
extension Synchronization {
  mutating func findRenames() {
    guard options.staleness == .mark else { return }
    let gone = goneItems
    if gone.isEmpty { return }
    let groups = Dictionary(groups.map { (ExactText($0.key), $0) }) { first, _ in first }
    let come = comeItems(groups)
    let former = Dictionary(grouping: options.former) { ExactText($0.key) }
    let shifts = LineShifts(from: options.former, to: self.groups)
    let matching = RenameMatching(
      gone: gone.map { item in
        let key = report.items[item].key
        let sites = (former[ExactText(key)] ?? []).map { shifts.current($0.site) }.sorted()
        return RenameCandidate(key, catalog.entry(at: item), sourceLanguage: catalog.sourceLanguage, sites: sites)
      }, come: come.compactMap { groups[ExactText(report.items[$0].key)].map(RenameCandidate.init) })
    for pair in matching.pairs { settle(gone[pair.gone], come[pair.come], pair.score, groups) }
    if options.carriesRenames {
      for pair in matching.ambiguous { noteAmbiguity(gone[pair.gone], come[pair.come]) }
    }
  }

  /// The positions of entries whose keys are gone and that hold somebody's work, those that went earlier only if they are
  /// to be carried: they would be suggested again and again.
  private var goneItems: [Int] {
    catalog.keys.indices.filter { position in
      let item = report.items[position]
      let isGone = item.outcome == .stale || options.carriesRenames && item.outcome == .kept(.alreadyStale)
      guard isGone, catalog.refusal(toChange: item.key) == nil else { return false }
      return EntryUpdate.hasWork(catalog.entry(at: position), key: item.key, sourceLanguage: catalog.sourceLanguage)
    }
  }

  /// The positions of keys that are new, and to be carried to also of those that nobody has worked on.
  private func comeItems(_ groups: [ExactText: KeyGroup]) -> [Int] {
    report.items.indices.filter { position in
      let item = report.items[position]
      guard let group = groups[ExactText(item.key)], !group.isOfOneConfiguration else { return false }
      switch item.outcome {
      case .added: return true
      case .unchanged, .changed, .revived: return options.carriesRenames && isUntouched(item.key, at: position)
      case .stale, .removed, .renamed, .carried, .movedAway, .movedHere, .kept, .refused: return false
      }
    }
  }

  private func isUntouched(_ key: String, at position: Int) -> Bool {
    let entry = catalog.entry(at: position)
    return entry.shouldTranslate && catalog.refusal(toChange: key) == nil
      && SyncRule.isDisposable(entry, sourceLanguage: catalog.sourceLanguage)
  }

  private mutating func settle(_ gone: Int, _ come: Int, _ score: Double, _ groups: [ExactText: KeyGroup]) {
    let rename = Rename(from: report.items[gone].key, to: report.items[come].key, score: score)
    guard options.carriesRenames else {
      report.suggestedRenames.append(rename)
      let message = "\"\(rename.to)\" may be \"\(rename.from)\" in new words; --carry-renames keeps the translations"
      return note("possible-rename", message, come)
    }
    guard let group = groups[ExactText(rename.to)] else { return }
    var update = EntryUpdate(
      key: rename.to, entry: catalog[rename.to] ?? catalog.newEntry(), sourceLanguage: catalog.sourceLanguage)
    do {
      try update.carry(catalog.entry(at: gone), of: rename.from, group)
    } catch { return }
    // What was to be done with either key gives way.
    changes += [(rename.from, nil), (rename.to, update.entry)]
    report.items[gone].outcome = .renamed(rename)
    report.items[come].outcome = .carried(rename)
    note("carried-rename", "\"\(rename.to)\" takes the translations of \"\(rename.from)\", to be reviewed", come)
  }

  private mutating func noteAmbiguity(_ gone: Int, _ come: Int) {
    let (from, to) = (report.items[gone].key, report.items[come].key)
    let message = "\"\(to)\" may be \"\(from)\" in new words, or others are; nothing is carried"
    note("ambiguous-rename", message, come)
  }

  private mutating func note(_ identifier: String, _ message: String, _ come: Int) {
    let site = report.items[come].sites.first
    renameNotes.append(Diagnostic(.note, identifier, message, file: site?.file, location: site?.location))
  }
}
