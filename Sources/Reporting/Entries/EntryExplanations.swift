import CatalogRouting
import CatalogSync
import Diagnostics
import ProjectAnalysis
import ProjectModel
import ProjectSync
import StringExtraction
import TextBasics

/// Explanations of a sync's decisions about keys.
package struct EntryExplanations: Sendable {
  package let items: [EntryExplanation]

  /// Explains a key in all catalogs that contain it or would get it.
  /// - Parameters:
  ///   - table: the name of the only table to explain, or `nil` for all.
  ///   - plan: a dry run over the whole project.
  ///   - symbols: the uses of generated symbols.
  package init(
    ofKey key: String, table: String?, in plan: SyncPlan, _ map: TargetMap, symbols: SymbolUses
  ) {
    let runs = plan.runs.filter { run in table.map(run.update.tables.contains) ?? true }
    var items = runs.flatMap { run in
      run.report.items.filter { $0.key == key }.map { Self.explanation($0, in: run, map, symbols) }
    }
    let sites = plan.analysis.unrouted.filter { $0.key == key && (table ?? $0.table) == $0.table }.map(\.site)
    if !sites.isEmpty {
      let steps = Self.uses(sites) + [Explanation.Step("No catalog for the table is compiled into the same bundle.")]
      items.append(EntryExplanation(catalog: nil, line: nil, key: key, decision: .noCatalog, reason: nil, steps: steps))
    }
    self.items = items
  }

  /// Explains the entry that contains a line of a catalog.
  package init(
    ofLine line: Int, of catalog: FilePath, in plan: SyncPlan, _ map: TargetMap, symbols: SymbolUses
  ) {
    let run = plan.runs.first { $0.update.path == catalog }
    let entries = run?.report.items.filter { ($0.line ?? .max) <= line } ?? []
    let entry = entries.max { ($0.line ?? 0) < ($1.line ?? 0) }
    items = run.flatMap { run in entry.map { [Self.explanation($0, in: run, map, symbols)] } } ?? []
  }

  private static func explanation(
    _ item: SyncReport.Item, in run: any SyncedTable, _ map: TargetMap, _ symbols: SymbolUses
  ) -> EntryExplanation {
    let reason: RetentionReason? = if case .kept(let reason) = item.outcome { reason } else { nil }
    let named = symbols.uses(of: item.key, in: run.update.path)
    var steps = [sources(of: run.update, map)]
    if named.isEmpty || !item.sites.isEmpty { steps += uses(item.sites, item.outcome) }
    steps += uses(named)
    if let rename = rename(item.outcome) { steps.append(rename) }
    if let suppression = run.update.suppression {
      steps.append(.init("No entry in the catalog becomes stale, because \(suppression.reason)."))
    }
    if let evidence = item.evidence {
      steps.append(.init("The entry is kept because of this literal or file.", declaration: evidence.printed))
    }
    return EntryExplanation(
      catalog: run.update.printed, line: item.line, key: item.key, decision: .init(item.outcome), reason: reason,
      steps: steps)
  }

  private static func sources(of update: CatalogUpdate, _ map: TargetMap) -> Explanation.Step {
    let targets = map.targets.filter { $0.hasTable(at: [update.path]) }
    if targets.isEmpty { return .init("No target compiles the catalog, so its folder determines its source files.") }
    let names = targets.map { TerminalSafeText.word($0.name) }.joined(separator: ", ")
    let count = Set(targets.flatMap(\.sources)).count { FileKind(of: $0) == .swiftSource }
    return .init(
      "The catalog belongs to \(targets.count == 1 ? "target" : "targets") \(names) with "
        + "\(Quantity.of(count, "Swift source file")).")
  }

  /// The maximum number of listed positions. More are only counted.
  private static let shownSites = 5

  /// - Parameter outcome: what a sync does with the key, or `nil` if it belongs to no catalog.
  private static func uses(_ sites: [LiteralSite], _ outcome: SyncOutcome? = nil) -> [Explanation.Step] {
    if sites.isEmpty {
      switch outcome {
      case .stale, .removed, .renamed, .movedAway, .kept(.alreadyStale), .kept(.migrated), .kept(.unusedInTable):
        return [.init("None of the catalog's source files use the key.")]
      case .kept(.manual):
        let message =
          "No extracted string in the catalog's source files has the key. `strex prune` searches for other uses."
        return [.init(message)]
      default: return [.init("It is uncertain whether the catalog's source files use the key.")]
      }
    }
    return limited(sites) { site in
      Explanation.Step(
        "The code uses the key\(site.api.isEmpty ? "" : " in \(TerminalSafeText.shortSignature(site.api))").",
        declaration: site.printed)
    }
  }

  /// Returns steps about the uses of the key's generated symbol.
  private static func uses(_ symbols: [SymbolUse]) -> [Explanation.Step] {
    limited(symbols) { use in
      Explanation.Step(
        use.isCertain
          ? "The code uses the key through the generated symbol \(TerminalSafeText.code(use.site.api))."
          : "The code might use the generated symbol \(TerminalSafeText.code(use.site.api)).",
        declaration: use.site.printed)
    }
  }

  /// Returns the steps of the first uses, and a step with the number of the others.
  private static func limited<Use>(_ uses: [Use], _ step: (Use) -> Explanation.Step) -> [Explanation.Step] {
    let shown = uses.prefix(shownSites).map(step)
    let rest = uses.count - shown.count
    return shown + (rest > 0 ? [.init("\(Quantity.of(rest, "more place")) \(rest == 1 ? "uses" : "use") it.")] : [])
  }

  private static func rename(_ outcome: SyncOutcome) -> Explanation.Step? {
    switch outcome {
    case .renamed(let rename): .init("The code contains \(TerminalSafeText.quoted(rename.to)) instead.")
    case .carried(let rename):
      .init("The translations of \(TerminalSafeText.quoted(rename.from)) will be moved to this key.")
    case .movedAway(let catalogs): .init("The code uses the key in \(catalogs.joined(separator: ", ")) now.")
    case .movedHere(let catalog): .init("The entry will be moved from \(TerminalSafeText.escaped(catalog)).")
    default: nil
    }
  }
}
