import StringCatalog
import StructuredText
import TextBasics

/// The merge rules for catalogs: by key, then language, then text.
struct CatalogMergeRules: MergeRules {
  typealias Merged = ContiguousArray<UInt8>
  typealias Row = MergeRow<CatalogPart, Merged>

  /// The maximum depth for merging parts member by member. Deeper parts are merged as single values.
  static let depthLimit = 32

  private(set) var conflicts: [MergeConflict] = []
  private(set) var notes: [MergeNote] = []
  private var rewrite: PartRewrite
  private var path: [String]
  /// The merge results of the entries, if they were computed before.
  private let entries: MergedEntries?
  /// The stale keys that are merged like others.
  private let moved: Set<UTF8Key>
  /// The entry that is being merged.
  private var entry = MergeSides<CatalogPart?>(base: nil, ours: nil, theirs: nil)

  /// - Parameters:
  ///   - rewrite: the rewrite of our side, shared by all rules that merge parts of the same catalogs.
  ///   - path: the path of the merged parts.
  ///   - moved: the stale keys that are merged like others.
  init(_ rewrite: PartRewrite, at path: [String] = [], entries: MergedEntries? = nil, moved: Set<UTF8Key>) {
    (self.rewrite, self.path, self.entries, self.moved) = (rewrite, path, entries, moved)
  }

  /// Returns the outcome for the root objects.
  mutating func outcome(of base: CatalogPart?, _ ours: CatalogPart, _ theirs: CatalogPart) -> MergeOutcome<Merged> {
    merged(base, ours, theirs)
  }

  /// The `strings` object is never compared in full, because its entries are compared one by one anyway.
  func areSame(_ a: CatalogPart, _ b: CatalogPart) -> Bool { a.role != .strings && a.isSame(as: b) }

  mutating func settle(_ sides: MergeSides<CatalogPart?>, at name: String) -> MergeOutcome<Merged> {
    path.append(name)
    defer { path.removeLast() }
    if path.count == 3, path[0] == "strings", name == EntryMember.extractionState {
      return ExtractionStates.outcome(of: sides.map { $0?.node.string }, in: entry)
    }
    guard let ours = sides.ours, let theirs = sides.theirs else { return removal(sides) }
    guard ours.isContainer, theirs.isContainer, path.count < Self.depthLimit else {
      return conflict(.changedByBoth, ours, theirs)
    }
    return merged(sides.base, ours, theirs)
  }

  /// Records a conflict and keeps our side.
  private mutating func conflict(
    _ kind: MergeConflict.Kind, _ ours: CatalogPart?, _ theirs: CatalogPart?
  ) -> MergeOutcome<Merged> {
    conflicts.append(MergeConflict(kind, at: path, ours: ours, theirs: theirs))
    return .ours
  }

  /// Merges a part that one side removed and the other changed.
  private mutating func removal(_ sides: MergeSides<CatalogPart?>) -> MergeOutcome<Merged> {
    let changed = sides.ours ?? sides.theirs
    if changed?.role == .entry, ExtractionStates.isStale(sides.base) {
      // The key was added to the code again, so the removal of stale keys was not meant for it.
      guard ExtractionStates.isStale(changed) else { return sides.ours == nil ? .theirs : .ours }
      if !moved.contains(UTF8Key(path[1])) {
        note(sides) { .swept(languages: $0) }
        return .removed
      }
    }
    if !changed.addsContent(to: sides.base) { return .removed }
    let count = conflicts.count
    if changed?.role == .entry || changed?.role == .localizations {
      let outcome = additions(sides)
      if conflicts.count == count {
        if case .removed = outcome { return outcome }
        note(sides) { .kept(languages: $0) }
        return outcome
      }
      conflicts.removeSubrange(count...)
    }
    return conflict(sides.ours == nil ? .removedByOurs : .removedByTheirs, sides.ours, sides.theirs)
  }

  /// Records a note about the changes of one side to a key that the other removed.
  private mutating func note(_ sides: MergeSides<CatalogPart?>, _ kind: ([String]) -> MergeNote.Kind) {
    guard path.count == 2, let changed = sides.ours ?? sides.theirs, changed.role == .entry,
      CatalogPart?.some(changed).addsContent(to: sides.base)
    else { return }
    let languages = changed.languages(unlike: sides.base)
    notes.append(MergeNote(kind: kind(languages), key: path[1], side: sides.ours == nil ? .ours : .theirs))
  }

  /// Returns the languages that one side added to an entry that the other removed. They are kept, because the removal
  /// did not include them.
  private mutating func additions(_ sides: MergeSides<CatalogPart?>) -> MergeOutcome<Merged> {
    let nothing = CatalogPart(node: PartRewrite.emptyObject, role: (sides.ours ?? sides.theirs)?.role)
    return merged(sides.base, sides.ours ?? nothing, sides.theirs ?? nothing)
  }

  /// Merges two containers member by member.
  private mutating func merged(
    _ base: CatalogPart?, _ ours: CatalogPart, _ theirs: CatalogPart
  ) -> MergeOutcome<Merged> {
    let sides = MergeSides<CatalogPart?>(base: base, ours: ours, theirs: theirs)
    if ours.role == .strings, let entries {
      conflicts += entries.conflicts
      notes += entries.notes
      return rewrite(ours, entries.rows, entries.contents)
    }
    if Self.haveRivalForms(sides) { return conflict(.differentForms, ours, theirs) }
    let rows: [Row]
    switch ours.role {
    case .entry:
      entry = sides
      rows = self.rows(sides, without: EntryMember.comments) + commentRows(sides)
    case .stringUnit, .stringSet:
      if let filled: MergeOutcome<Merged> = Certainty.filledSide(of: sides, untranslatedTexts) { return filled }
      guard let unitRows = unitRows(sides) else { return conflict(.changedByBoth, ours, theirs) }
      rows = unitRows
    default: rows = self.rows(sides)
    }
    return rewrite(ours, rows, rows.map { content(of: $0) })
  }

  /// The texts of a unit that is not translated: the key, and the texts of the source language at the same place, which
  /// Xcode and imports copy.
  private var untranslatedTexts: Set<UTF8Key> {
    guard path.count > 1, path[0] == "strings" else { return [] }
    var texts: Set = [UTF8Key(path[1])]
    guard path.count > 4, path[2] == "localizations", let source = rewrite.sourceLanguage, path[3] != source else {
      return texts
    }
    for side in [entry.base, entry.ours, entry.theirs] {
      let localization = side?["localizations"]?[source]
      let unit = path[4...].reduce(localization) { node, name in node?[name] }
      if let text = unit?["value"]?.string { texts.insert(UTF8Key(text)) }
    }
    return texts
  }

  private mutating func rows(_ sides: MergeSides<CatalogPart?>, without names: [String] = []) -> [Row] {
    merge(sides.map { part in MergeTable((part?.members ?? []).filter { !names.contains($0.name) }) })
  }

  /// Returns the content to write for a row. A value that only their side changed is merged into ours part by part.
  mutating func content(of row: Row) -> PartRewrite.Content {
    switch row.outcome {
    case .ours: return row.sides.ours == nil ? .nothing : .kept
    case .removed: return .nothing
    // New content is formatted at its final position.
    case .made(let bytes):
      return row.sides.ours == nil ? .node(JSONDocument(printed: Array(bytes)).root) : .bytes(bytes)
    case .theirs:
      guard let theirs = row.sides.theirs else { return .nothing }
      guard let ours = row.sides.ours, ours.isContainer, theirs.isContainer, path.count < Self.depthLimit else {
        return .node(theirs.node)
      }
      path.append(row.name)
      defer { path.removeLast() }
      switch merged(row.sides.base, ours, theirs) {
      case .made(let bytes): return .bytes(bytes)
      case .removed: return .nothing
      case .ours, .theirs: return .node(theirs.node)
      }
    }
  }
}

// Parts whose members belong together.
extension CatalogMergeRules {
  /// Returns whether the combined members of both sides would contain a string and variations, or two kinds of
  /// variation.
  private static func haveRivalForms(_ sides: MergeSides<CatalogPart?>) -> Bool {
    let forms = sides.map { $0?.alternatives ?? [] }
    if forms.ours == forms.theirs { return false }
    if forms.theirs == forms.base { return !sides.theirs.agrees(with: sides.base, in: forms.base) }
    if forms.ours == forms.base { return !sides.ours.agrees(with: sides.base, in: forms.base) }
    return true
  }

  /// Merges a string and its state. If both sides changed them, the more certain state is used only if the strings are
  /// equal, because the state was given to exactly this text. Returns `nil` if the strings differ.
  private mutating func unitRows(_ sides: MergeSides<CatalogPart?>) -> [Row]? {
    let all = ["state", "value", "values"]
    let isOneSided = sides.ours.agrees(with: sides.base, in: all) || sides.theirs.agrees(with: sides.base, in: all)
    if isOneSided { return rows(sides) }
    guard sides.ours.agrees(with: sides.theirs, in: ["value", "values"]) else { return nil }
    let states = sides.map { $0?.member("state") }
    let state = Certainty.outcome(of: states.map { $0?.node.string }) ?? outcome(of: states, at: "state")
    return rows(sides, without: ["state"]) + [Row(name: "state", sides: states, outcome: state)]
  }

  /// Merges a comment and the members that mark it as generated by Xcode.
  private mutating func commentRows(_ sides: MergeSides<CatalogPart?>) -> [Row] {
    let outcome = commentOutcome(sides)
    return EntryMember.comments.map { name in
      let parts = sides.map { $0?.member(name) }
      return Row(name: name, sides: parts, outcome: outcome)
    }
  }

  private mutating func commentOutcome(_ sides: MergeSides<CatalogPart?>) -> MergeOutcome<Merged> {
    let names = EntryMember.comments
    if sides.theirs.agrees(with: sides.ours, in: names) || sides.theirs.agrees(with: sides.base, in: names) {
      return .ours
    }
    if sides.ours.agrees(with: sides.base, in: names) { return .theirs }
    if let outcome: MergeOutcome<Merged> = GeneratedComments.outcome(of: sides) { return outcome }
    let comments = sides.map { $0?.member(EntryMember.comment) }
    path.append(EntryMember.comment)
    defer { path.removeLast() }
    if sides.ours.agrees(with: sides.theirs, in: [EntryMember.comment]) { return .ours }
    let kind: MergeConflict.Kind =
      comments.ours == nil ? .removedByOurs : comments.theirs == nil ? .removedByTheirs : .changedByBoth
    return conflict(kind, comments.ours, comments.theirs)
  }
}
