import StringCatalog
import StringExtraction

/// One run over one catalog.
struct Synchronization {
  let catalog: Catalog
  let options: SyncOptions
  let groups: [KeyGroup]
  private var doubt: PossibleTexts
  private let inactive: Set<UTF8Key>
  var changes: [(key: String, entry: CatalogEntry?)] = []
  var report = SyncReport()
  private var diagnostics: [Diagnostic] = []
  /// What is said of renamed keys, unless the sync is blocked.
  var renameNotes: [Diagnostic] = []

  init(_ catalog: Catalog, _ strings: [ExtractedString], _ untyped: PossibleKeys, _ options: SyncOptions) {
    self.catalog = catalog
    self.options = options
    let settled = AssumedSpecifiers(
      strings, catalog: catalog, acceptsAssumed: options.acceptsAssumed, reportedAt: options.concerned,
      offered: options.offers)
    groups = KeyGroup.groups(of: settled.strings)
    doubt = settled.doubt
    inactive = untyped.inactive
    diagnostics = settled.diagnostics
    report.hasGuesses = !settled.unsettled.isEmpty
    let found = Set(groups.map { UTF8Key($0.key) })
    for key in catalog.keys where !found.contains(UTF8Key(key)) {
      for literal in untyped.beginning(like: key) { doubt.insert(literal) }
    }
  }

  mutating func run() -> SyncResult {
    warnOfDuplicates()
    visitEntries()
    for group in groups where !group.isOfOneConfiguration && concerns(group) { add(group) }
    findRenames()
    return result()
  }

  private mutating func visitEntries() {
    let found = Dictionary(groups.map { (UTF8Key($0.key), $0) }) { first, _ in first }
    for (position, key) in catalog.keys.enumerated() {
      let group = found[UTF8Key(key)]
      let outcome = visit(key, catalog.entry(at: position), group)
      report.items.append(
        .init(
          key: key, outcome: outcome, line: catalog.line(at: position),
          sites: group.map(concernedSites) ?? []))
    }
  }

  private mutating func visit(_ key: String, _ entry: CatalogEntry, _ group: KeyGroup?) -> SyncOutcome {
    if let group, isLeft(entry, group) { return .unchanged }
    switch SyncRule.action(SyncRule.state(of: entry), found(key, group)) {
    case .nothing, .add: return .unchanged
    case .leave(let reason): return .kept(reason)
    case .retire: return retire(key, entry)
    case .update, .revive:
      // Of a key that this build does not have, nothing but its text is known.
      guard let group else { return set(nil, key, entry, .revived([])) }
      return update(key, entry, group)
    }
  }

  /// Whether the run leaves an entry as it is whatever the code says of its key.
  private func isLeft(_ entry: CatalogEntry, _ group: KeyGroup) -> Bool {
    options.addsOnly && entry.extractionState != .stale || !concerns(group)
  }

  private func concerns(_ group: KeyGroup) -> Bool { !concernedSites(of: group).isEmpty }

  private func concernedSites(of group: KeyGroup) -> [LiteralSite] {
    options.concerned.map { group.sites.filter($0.contains) } ?? group.sites
  }

  private func found(_ key: String, _ group: KeyGroup?) -> SyncRule.Found {
    if let group { return group.isOfOneConfiguration ? .oneConfiguration : .yes }
    if inactive.contains(UTF8Key(key)) { return .inactive }
    return doubt.covers(key) ? .doubtful : .no
  }

  private mutating func update(_ key: String, _ entry: CatalogEntry, _ group: KeyGroup) -> SyncOutcome {
    if let offer = offer(for: group, insteadOf: entry) { return take(offer, group) }
    warnOfDefaultValues(group, current: entry.localization(catalog.sourceLanguage)?.stringUnit?.value)
    var update = EntryUpdate(key: key, entry: entry, sourceLanguage: catalog.sourceLanguage)
    do {
      try update.update(group)
    } catch { return refuse(key, error) }
    if update.changes.isEmpty { return .unchanged }
    let wasStale = entry.extractionState == .stale
    let rest = update.changes.subtracting(wasStale ? [.extractionState] : [])
    return change(key, to: update.entry, wasStale ? .revived(rest) : .changed(rest))
  }

  private mutating func retire(_ key: String, _ entry: CatalogEntry) -> SyncOutcome {
    if case .suppressed = options.staleness { return .kept(.stalenessSuppressed) }
    if let takers = options.departures[UTF8Key(key)] { return change(key, to: nil, .movedAway(to: takers)) }
    if SyncRule.isDisposable(entry, sourceLanguage: catalog.sourceLanguage) { return change(key, to: nil, .removed) }
    return set(.stale, key, entry, .stale)
  }

  private mutating func set(
    _ state: ExtractionState?, _ key: String, _ entry: CatalogEntry, _ outcome: SyncOutcome
  ) -> SyncOutcome {
    var entry = entry
    do {
      try entry.setExtractionState(state)
    } catch { return refuse(key, error) }
    return change(key, to: entry, outcome)
  }

  private mutating func add(_ group: KeyGroup) {
    if catalog.contains(group.key) { return }
    if let offer = options.offers[UTF8Key(group.key)] {
      return report.items.append(.init(key: group.key, outcome: take(offer, group), sites: group.sites))
    }
    warnOfDefaultValues(group, current: nil)
    var update = EntryUpdate(key: group.key, entry: catalog.newEntry(), sourceLanguage: catalog.sourceLanguage)
    var outcome = SyncOutcome.added
    do {
      try update.create(group)
      changes.append((group.key, update.entry))
    } catch { outcome = refuse(group.key, error) }
    report.items.append(.init(key: group.key, outcome: outcome, sites: concernedSites(of: group)))
  }

  mutating func change(_ key: String, to entry: CatalogEntry?, _ outcome: SyncOutcome) -> SyncOutcome {
    if let problem = catalog.refusal(toChange: key) { return refuse(key, problem) }
    changes.append((key, entry))
    return outcome
  }
}

// What a run says, and how it ends.
extension Synchronization {
  mutating func refuse(_ key: String, _ error: JSONProblem) -> SyncOutcome {
    if catalog.refusal(toChange: key) != nil { return .kept(.duplicate) }
    let message = "\"\(key)\" has to change and cannot: \(error.message)"
    diagnostics.append(
      Diagnostic(
        .error, "unchangeable-entry", message, file: options.catalogPath,
        location: .init(line: error.line, column: error.column)))
    return .refused
  }

  private mutating func warnOfDuplicates() {
    for problem in catalog.duplicates {
      diagnostics.append(
        Diagnostic(
          .warning, "duplicate-member", "\(problem.message); neither is changed", file: options.catalogPath,
          location: .init(line: problem.line, column: problem.column)))
    }
  }

  mutating func warnOfDefaultValues(_ group: KeyGroup, current: String?) {
    guard group.defaultValues.count > 1, let kept = group.defaultValue(current: current) else { return }
    for (text, site) in group.defaultValues where !text.utf8.elementsEqual(kept.utf8) {
      let message = "\"\(group.key)\" has several default values: \"\(kept)\" counts, \"\(text)\" does not"
      diagnostics.append(
        Diagnostic(.warning, "conflicting-default-values", message, file: site.file, location: site.location))
    }
  }

  private mutating func result() -> SyncResult {
    if let message = massStaleMessage {
      diagnostics.append(Diagnostic(.error, "mass-stale", message, file: options.catalogPath))
      return SyncResult(catalog: catalog, report: report, diagnostics: diagnostics, isBlocked: true)
    }
    noteSuppression()
    diagnostics += renameNotes
    var synced = catalog
    do {
      try synced.apply(changes)
    } catch { _ = refuse("", error) }
    return SyncResult(catalog: synced, report: report, diagnostics: diagnostics, isBlocked: false)
  }

  /// Says that more than half of the keys from the code would go, which is more often a mistake than meant.
  private var massStaleMessage: String? {
    let gone = report.stale.count + report.removed.count
    let all = catalog.keys.indices.filter { SyncRule.isFromCode(catalog.entry(at: $0)) }.count
    guard !options.allowsMassStale, all > 20, gone * 2 > all else { return nil }
    return "\(gone) of the \(all) keys from the code would go stale or away; nothing is changed"
  }

  private mutating func noteSuppression() {
    let count = report.kept(.stalenessSuppressed).count
    guard count > 0, case .suppressed(let reason) = options.staleness else { return }
    let one = "1 key is not in the code and left as it is"
    let many = "\(count) keys are not in the code and left as they are"
    let message = (count == 1 ? one : many) + (options.namesReason ? ": \(reason)" : "")
    diagnostics.append(Diagnostic(.note, "staleness-suppressed", message, file: options.catalogPath))
  }
}
