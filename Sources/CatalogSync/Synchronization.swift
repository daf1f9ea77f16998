import Diagnostics
import StringExtraction
import TextBasics

/// The synchronization of a single table with the code. It decides on every key again whenever it learns another fact.
/// Callers look up such facts only if ``report`` shows that they are needed.
public struct Synchronization<Table: StringTable>: Sendable {
  let table: Table
  public private(set) var options: SyncOptions
  let exchange: EntryExchange<Table.Entry>
  let groups: [KeyGroup]
  let groupsByKey: [UTF8Key: KeyGroup]
  private var possibleTexts: PossibleTexts
  private var inactive: Set<UTF8Key>
  /// The diagnostics about the code's guesses. They do not depend on the entries.
  private let guessNotes: [Diagnostic]
  private let hasGuesses: Bool
  var changes: [(key: String, entry: Table.Entry?)] = []
  /// The outcome of each key, based on the facts learned so far.
  public internal(set) var report = SyncReport()
  private var diagnostics: [Diagnostic] = []
  /// The diagnostics about renamed keys, which are discarded if the sync is blocked.
  var renameNotes: [Diagnostic] = []
  /// The decision for each key before renames are considered.
  private var beforeRenames = Decisions()

  private struct Decisions: Sendable {
    var changes: [(key: String, entry: Table.Entry?)] = []
    var report = SyncReport()
    var diagnostics: [Diagnostic] = []
  }

  /// - Parameters:
  ///   - strings: the strings extracted for the table, from all the code that belongs to it.
  ///   - untyped: literals that may be keys; entries with their text are not changed.
  ///   - exchange: the entries that move between this table and others.
  public init(
    _ table: Table, with strings: [ExtractedString], untyped: PossibleKeys = [], options: SyncOptions = SyncOptions(),
    exchange: EntryExchange<Table.Entry> = EntryExchange()
  ) {
    (self.table, self.options, self.exchange) = (table, options, exchange)
    let resolved = AssumedSpecifiers(
      strings, table: table, acceptsAssumed: options.acceptsAssumed, reportedAt: options.concerned,
      offered: exchange.offers.keys.map(\.text))
    groups = KeyGroup.groups(of: resolved.strings)
    groupsByKey = Dictionary(groups.map { (UTF8Key($0.key), $0) }) { first, _ in first }
    possibleTexts = resolved.possibleTexts
    inactive = untyped.inactive
    (guessNotes, hasGuesses) = (resolved.diagnostics, !resolved.unresolved.isEmpty)
    addPossibleTexts(of: untyped)
    judge()
  }

  /// Protects entries that have the text or the shape of these literals.
  public mutating func keep(_ literals: PossibleKeys) {
    if literals.isEmpty { return }
    inactive.formUnion(literals.inactive)
    addPossibleTexts(of: literals)
    judge()
  }

  /// Sets ``SyncOptions/keysAtLastCommit`` and decides again.
  public mutating func learn(keysAtLastCommit: Set<UTF8Key>?) {
    options.keysAtLastCommit = keysAtLastCommit
    findRenames()
  }

  /// Sets ``SyncOptions/former`` and decides again.
  public mutating func learn(former: [ExtractedString]) {
    options.former = former
    findRenames()
  }

  private mutating func addPossibleTexts(of literals: PossibleKeys) {
    for key in table.keys where groupsByKey[UTF8Key(key)] == nil {
      for (literal, reason) in literals.beginning(like: key) { possibleTexts.insert(literal, reason) }
    }
  }

  /// Decides on each key again.
  private mutating func judge() {
    (changes, report, diagnostics) = ([], SyncReport(), guessNotes)
    report.hasGuesses = hasGuesses
    warnOfDuplicates()
    visitEntries()
    for group in groups where !group.isSingleConfiguration && concerns(group) { add(group) }
    beforeRenames = Decisions(changes: changes, report: report, diagnostics: diagnostics)
    findRenames()
  }

  /// Finds reworded keys. Starts from `beforeRenames`, because new facts affect only renames.
  private mutating func findRenames() {
    (changes, report, diagnostics) = (beforeRenames.changes, beforeRenames.report, beforeRenames.diagnostics)
    renameNotes = []
    carryRenames()
  }

  private mutating func visitEntries() {
    for (position, key) in table.keys.enumerated() {
      let group = groupsByKey[UTF8Key(key)]
      let outcome = visit(key, table.entry(at: position), group)
      let isKept = if case .kept = outcome { true } else { false }
      report.items.append(
        .init(
          key: key, outcome: outcome, line: table.line(at: position), sites: group.map(concernedSites) ?? [],
          evidence: isKept && group == nil ? possibleTexts.evidence(for: key)?.site : nil))
    }
  }

  private mutating func visit(_ key: String, _ entry: Table.Entry, _ group: KeyGroup?) -> SyncOutcome {
    if let group, isLeft(entry, group) { return .unchanged }
    switch SyncRule.action(table.state(of: entry), found(key, group)) {
    case .nothing, .add: return .unchanged
    case .leave(let reason) where group == nil && options.removes(reason): return change(key, to: nil, .removed)
    case .leave(let reason): return .kept(reason)
    case .leaveAsPossible: return .kept(possibleTexts.evidence(for: key)?.reason ?? .otherBuild)
    case .retire: return retire(key, entry)
    case .update, .revive:
      // For a key that this build does not have, only the text is known.
      guard let group else { return mark(entry, asStale: false, key, .revived([])) }
      return update(key, entry, group)
    }
  }

  /// Returns whether the run leaves an entry unchanged regardless of the code.
  private func isLeft(_ entry: Table.Entry, _ group: KeyGroup) -> Bool {
    options.addsOnly && table.state(of: entry) != .stale || !concerns(group)
  }

  private func concerns(_ group: KeyGroup) -> Bool { !concernedSites(of: group).isEmpty }

  private func concernedSites(of group: KeyGroup) -> [LiteralSite] {
    options.concerned.map { group.sites.filter($0.contains) } ?? group.sites
  }

  private func found(_ key: String, _ group: KeyGroup?) -> SyncRule.Found {
    if let group { return group.isSingleConfiguration ? .oneConfiguration : .yes }
    if inactive.contains(UTF8Key(key)) { return .inactive }
    return possibleTexts.evidence(for: key) != nil ? .doubtful : .no
  }

  private mutating func update(_ key: String, _ entry: Table.Entry, _ group: KeyGroup) -> SyncOutcome {
    if let offer = offer(for: group, insteadOf: entry) { return take(offer, group) }
    warnOfDefaultValues(group, in: entry)
    do {
      let (updated, changes) = try table.updating(entry, with: group)
      if changes.isEmpty { return .unchanged }
      let wasStale = table.state(of: entry) == .stale
      let rest = changes.subtracting(wasStale ? [.extractionState] : [])
      return change(key, to: updated, wasStale ? .revived(rest) : .changed(rest))
    } catch { return refuse(key, error) }
  }

  private mutating func retire(_ key: String, _ entry: Table.Entry) -> SyncOutcome {
    if case .suppressed = options.staleness { return .kept(.stalenessSuppressed) }
    if let takers = exchange.movesOut[UTF8Key(key)] { return change(key, to: nil, .movedAway(to: takers)) }
    if table.state(of: entry) == .unmarked {
      return options.removesUnused ? change(key, to: nil, .removed) : .kept(.unusedInTable)
    }
    if table.isDisposable(entry) { return change(key, to: nil, .removed) }
    return mark(entry, asStale: true, key, .stale)
  }

  private mutating func mark(
    _ entry: Table.Entry, asStale isStale: Bool, _ key: String, _ outcome: SyncOutcome
  ) -> SyncOutcome {
    do {
      return change(key, to: try table.marking(entry, asStale: isStale), outcome)
    } catch { return refuse(key, error) }
  }

  private mutating func add(_ group: KeyGroup) {
    if table.contains(group.key) || options.heldKeys.contains(UTF8Key(group.key)) { return }
    guard comes(group) else {
      if group.hasLetters { report.unplaced.append(group.key) }
      return
    }
    if let offer = exchange.offers[UTF8Key(group.key)] {
      return report.items.append(.init(key: group.key, outcome: take(offer, group), sites: group.sites))
    }
    warnOfDefaultValues(group, in: nil)
    var outcome = SyncOutcome.added
    do {
      changes.append((group.key, try table.newEntry(for: group)))
    } catch { outcome = refuse(group.key, error) }
    report.items.append(.init(key: group.key, outcome: outcome, sites: concernedSites(of: group)))
  }

  /// Returns whether the table adds a key, or the key takes the entry of one that the table has.
  private func comes(_ group: KeyGroup) -> Bool {
    if options.takesEveryText || table.takes(group) { return true }
    return options.chosenRenames.contains { UTF8Key($0.new) == UTF8Key(group.key) && table.contains($0.old) }
  }

  mutating func change(_ key: String, to entry: Table.Entry?, _ outcome: SyncOutcome) -> SyncOutcome {
    if let problem = table.refusal(toChange: key) { return refuse(key, problem) }
    changes.append((key, entry))
    return outcome
  }
}

extension Synchronization {
  mutating func refuse(_ key: String, _ error: Table.Problem) -> SyncOutcome {
    if table.refusal(toChange: key) != nil { return .kept(.duplicate) }
    let message = "\(TerminalSafeText.quoted(key)) cannot be changed: \(error.message)"
    diagnostics.append(
      Diagnostic(
        .error, "unchangeable-entry", message, file: options.catalogPath,
        location: .init(line: error.line, column: error.column)))
    return .refused
  }

  private mutating func warnOfDuplicates() {
    for problem in table.duplicates {
      diagnostics.append(
        Diagnostic(
          .warning, "duplicate-member", "\(problem.message); both entries were left unchanged",
          file: options.catalogPath,
          location: .init(line: problem.line, column: problem.column)))
    }
  }

  /// - Parameter entry: the entry of the group's key, or `nil` for a new key.
  mutating func warnOfDefaultValues(_ group: KeyGroup, in entry: Table.Entry?) {
    guard group.defaultValues.count > 1,
      let kept = group.defaultValue(current: entry.flatMap { table.sourceText(of: $0) })
    else { return }
    for (text, site) in group.defaultValues where !text.utf8.elementsEqual(kept.utf8) {
      let values = "strex uses \(TerminalSafeText.quoted(kept)) and ignores \(TerminalSafeText.quoted(text))"
      let message = "\(TerminalSafeText.quoted(group.key)) has several default values; \(values)"
      diagnostics.append(
        Diagnostic(.warning, "conflicting-default-values", message, file: site.file, location: site.location))
    }
  }

  /// Returns the synchronized table and its report.
  public func result() -> SyncResult<Table> {
    var end = self
    return end.finish()
  }

  private mutating func finish() -> SyncResult<Table> {
    if let message = massStaleMessage {
      diagnostics.append(Diagnostic(.error, "mass-stale", message, file: options.catalogPath))
      return SyncResult(table: table, report: report, diagnostics: diagnostics, isBlocked: true)
    }
    noteSuppression()
    noteUnused()
    noteStale()
    diagnostics += renameNotes
    var synced = table
    synced.learn(groups)
    do {
      try synced.apply(changes)
    } catch { _ = refuse("", error) }
    describe(&synced)
    return SyncResult(table: synced, report: report, diagnostics: diagnostics, isBlocked: false)
  }

  /// Adds generated comments to the entries of the code's keys, also to those that a sync leaves unchanged otherwise.
  private mutating func describe(_ synced: inout Table) {
    if options.generatedComments.isEmpty || options.addsOnly { return }
    var described: [(key: String, entry: Table.Entry?)] = []
    for position in report.items.indices {
      let item = report.items[position]
      guard !item.sites.isEmpty, let comment = options.generatedComments[UTF8Key(item.key)],
        let entry = synced[item.key],
        synced.refusal(toChange: item.key) == nil, item.outcome != .refused, item.outcome != .kept(.oneConfiguration)
      else { continue }
      do {
        guard let entry = try synced.describing(entry, comment) else { continue }
        described.append((item.key, entry))
        report.items[position].outcome = item.outcome.addingComment
      } catch { report.items[position].outcome = refuse(item.key, error) }
    }
    if described.isEmpty { return }
    synced.allowGeneratedComments()
    do { try synced.apply(described) } catch { _ = refuse("", error) }
  }

  /// An error if more than half of the keys from the code would become stale, which is usually a mistake.
  private var massStaleMessage: String? {
    let earlier = report.removed.count { item in table[item.key].map { table.state(of: $0) == .stale } ?? false }
    let gone = report.stale.count + report.removed.count - earlier
    let all = table.keys.indices.filter { table.state(of: table.entry(at: $0)).isFromCode }.count
    guard !options.allowsMassStale, all > 20, gone * 2 > all else { return nil }
    return
      "\(gone) of \(all) keys from the code (more than half) would become stale or be removed, so the catalog was left "
      + "unchanged"
  }

  /// Adds a note on unused keys that were kept. Duplicate keys are excluded, because they have their own warning.
  private mutating func noteUnused() {
    let all = report.kept(.unusedInTable).map(\.key)
    let counts = Dictionary(all.map { (UTF8Key($0), 1) }, uniquingKeysWith: +)
    let keys = all.filter { counts[UTF8Key($0)] == 1 }
    if keys.isEmpty { return }
    let names = TerminalSafeText.firstQuoted(keys)
    let count = keys.count == 1 ? "1 key is" : "\(keys.count) keys are"
    let message = "\(count) not in any source file: \(names)"
    diagnostics.append(Diagnostic(.note, "unused-keys", message, file: options.catalogPath))
  }

  /// If the user asked to remove unused keys from tables, mentions the option that removes stale keys from catalogs.
  private mutating func noteStale() {
    let count = report.kept(.alreadyStale).count
    guard options.removesUnused, !options.removesStale, count > 0 else { return }
    let message = count == 1 ? "1 stale key was kept" : "\(count) stale keys were kept"
    diagnostics.append(
      Diagnostic(
        .note, "stale-keys", message, file: options.catalogPath, help: "use `--remove-stale` to remove stale keys"))
  }

  private mutating func noteSuppression() {
    let count = report.kept(.stalenessSuppressed).count
    guard count > 0, case .suppressed(let reason) = options.staleness else { return }
    let one = "1 key was not found in the code but was kept"
    let many = "\(count) keys were not found in the code but were kept"
    let message = (count == 1 ? one : many) + (options.namesReason ? " because \(reason)" : "")
    diagnostics.append(Diagnostic(.note, "staleness-suppressed", message, file: options.catalogPath))
  }
}
