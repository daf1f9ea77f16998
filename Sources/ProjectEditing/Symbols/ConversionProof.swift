import Diagnostics
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringDataFlow
import StringExtraction
import SwiftLexing
import TextBasics

/// Proves a conversion with the type checker: each new symbol or literal refers to the entry of its key, all other
/// literals keep their keys, and a sync of the result would not change the converted entries.
struct ConversionProof {
  /// The errors about keys whose conversion is not proven, by the positions of the keys.
  private(set) var refusals: [Int: [Diagnostic]]
  private var draft: ConversionDraft
  private let before: ConversionState
  private let after: ConversionState
  /// The extractor that also knows the declarations of the symbols.
  private let extractor: Extractor

  init(
    of draft: ConversionDraft, _ before: ConversionState, _ sdk: SDKLoad,
    unsaved: [FilePath: ContiguousArray<UInt8>]
  ) async throws {
    let edited = draft.fileEdits.reduce(into: unsaved) { $0[$1.path] = $1.after }
    let project = try await Project(before.project.request, sdk, unsaved: edited)
    after = try await ConversionState(project, sdk)
    extractor = after.symbols.extractor(after.extractor, in: after.project)
    (self.draft, self.before, refusals) = (draft, before, [:])
    for diagnostic in after.analysis.blockingDiagnostics {
      for key in draft.keys.indices { self.draft.refuse(key, diagnostic) }
    }
    switch draft.direction {
    case .symbols: proveSymbols()
    case .literals: proveLiterals()
    }
    proveOtherLiterals()
    await proveEntries()
    refusals = self.draft.refusals
  }

  private mutating func proveSymbols() {
    for source in draft.replacements.keys.sorted() {
      let code = draft.newCode(in: source)
      let uses = code.map { use(of: draft.keys[$0.replacement.key], in: source, $0.range) }
      let takers = takers(of: uses.compactMap(\.self), in: source)
      for ((replacement, _), use) in zip(code, uses) {
        guard let use else {
          let taker = try? draft.candidates.literals[source]?[replacement.site.location]?.get().taker
          let problem = taker ?? "the code does not accept a LocalizedStringResource here"
          draft.refuse(replacement.key, problem, at: replacement.site)
          continue
        }
        if let problem = takers[use.range.upperBound].flatMap({ oldSystem($0, in: source) }) {
          draft.refuse(replacement.key, problem, at: replacement.site)
        }
      }
    }
  }

  /// Returns the certain use of a key's symbol in some bytes of a source.
  private func use(of key: ConvertedKey, in source: FilePath, _ range: Range<Int>) -> SymbolUse? {
    after.symbols.uses(of: key.newKey, in: key.path).first { use in
      use.isCertain && use.source == source && range.contains(use.range.lowerBound)
    }
  }

  /// Returns the functions that take symbols as arguments, by the ends of the symbols' names.
  private func takers(of uses: [SymbolUse], in source: FilePath) -> [Int: SymbolTaker] {
    guard let position = after.positions[source], !uses.isEmpty else { return [:] }
    return extractor.symbolTakers(in: position, endingAt: Set(uses.map(\.range.upperBound)))
  }

  /// Returns the problem of a function that lacks its parameter for resources in a system of the source's targets.
  private func oldSystem(_ taker: SymbolTaker, in source: FilePath) -> String? {
    guard let introduction = taker.introduction,
      let (target, gap) = draft.oldSystem(in: source, below: SystemVersions(introduction))
    else { return nil }
    return "`\(taker.api)` takes a LocalizedStringResource since \(gap.required), but \(target) runs on \(gap.oldest)"
  }

  private mutating func proveLiterals() {
    for source in draft.replacements.keys.sorted() {
      guard let bytes = draft.text(of: source) else { continue }
      let lines = LineTable(SourceText(path: "", bytes: bytes))
      for (replacement, range) in draft.newCode(in: source) {
        let key = draft.keys[replacement.key]
        let places = lines.location(at: range.lowerBound)...lines.location(at: range.upperBound)
        let found = after.strings(of: key.newKey, in: key.path).first { string in
          string.site.file == replacement.site.file && places.contains(string.site.location)
            && string.evidence != .assumed
        }
        guard let found else {
          draft.refuse(replacement.key, "a literal here would not have the symbol's key", at: replacement.site)
          continue
        }
        if let value = found.defaultValue, conversions(in: value) != conversions(in: text(of: key)) {
          draft.refuse(replacement.key, "a literal here would have different format specifiers", at: replacement.site)
        }
      }
    }
  }

  /// Returns the text of the source language.
  private func text(of key: ConvertedKey) -> String? {
    guard let catalog = draft.catalogs[key.path] else { return nil }
    return catalog[key.newKey]?.localization(catalog.sourceLanguage)?.stringUnit?.value
  }

  private func conversions(in text: String?) -> [String]? { text.map { FormatString($0).specifiers.map(\.conversion) } }

  /// Refuses conversions that change the keys of other literals in their files.
  private mutating func proveOtherLiterals() {
    var expected = before.literalCounts
    for converted in draft.keys {
      for site in converted.sites {
        let name = draft.direction == .symbols ? converted.key : converted.newKey
        let fact = LiteralFact(file: site.file, catalog: converted.path, key: name)
        if draft.direction == .symbols { expected[fact] = nil } else { expected[fact, default: 0] += 1 }
      }
    }
    let found = after.literalCounts
    // In files with refused keys, literals with wrong keys would also count as other literals that changed.
    let unproven = Set(draft.refusals.keys.flatMap { key in draft.keys[key].sites.map(\.file) })
    for fact in Set(expected.keys).union(found.keys)
    where expected[fact] != found[fact] && !unproven.contains(fact.file) {
      let sites = before.sites(of: fact)
      for site in sites.isEmpty ? after.sites(of: fact) : sites { refuseConversion(changing: fact, at: site) }
    }
  }

  /// Refuses the conversion next to a literal whose key changes with it. The literal is in another branch of the same
  /// expression, for example, and loses its type.
  private mutating func refuseConversion(changing fact: LiteralFact, at place: LiteralSite) {
    func distance(_ site: LiteralSite) -> (Int, Int) {
      (abs(site.location.line - place.location.line), abs(site.location.column - place.location.column))
    }
    let candidates = draft.keys.enumerated().flatMap { key, converted in
      converted.sites.filter { $0.file == fact.file && $0.location != place.location }.map { (key: key, site: $0) }
    }
    guard let nearest = candidates.min(by: { distance($0.site) < distance($1.site) }) else { return }
    let name = TerminalSafeText.shortQuoted(fact.key.text)
    draft.refuse(
      nearest.key,
      Diagnostic(
        .error, ConversionPlan.obstacle, "the conversion would change the key of the literal \(name)",
        file: nearest.site.file, location: nearest.site.location,
        help: "convert \(name) in line \(place.location.line) too, with the same command"))
  }

  /// Refuses keys whose entries a sync would change.
  private mutating func proveEntries() async {
    for run in await SyncPlan.dryRun(of: after.analysis).runs {
      guard let synced = try? Catalog(run.after) else { continue }
      for (key, converted) in draft.keys.enumerated() where converted.path == run.update.path {
        guard draft.refusals[key] == nil, synced[converted.newKey] != draft.catalogs[converted.path]?[converted.newKey]
        else { continue }
        draft.refuse(key, "the next sync would change the entry")
      }
    }
  }
}
