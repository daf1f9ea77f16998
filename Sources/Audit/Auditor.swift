import Diagnostics
import StringDataFlow
import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// Finds text that users see but that is not localizable.
public struct Auditor: Sendable {
  private let extractor: Extractor
  private let sources: [SourceText]
  private let paths: [String]
  private let names: ProperNames
  private let bundles: [LookupBundle?]
  private let routines: Set<String>

  /// - Parameters:
  ///   - extractor: the extractor of the whole project, through which text is followed.
  ///   - sources: the sources that the extractor read, in its order.
  ///   - paths: their paths from the root of the project, because folders indicate sample data and tests.
  ///   - applications: the names of the project's applications.
  ///   - bundles: the bundle where the keys of each source are looked up, or `nil` if unknown.
  ///   - routines: the names of the project's functions that are treated like `NSLocalizedString`.
  public init(
    _ extractor: Extractor, sources: [SourceText], paths: [String], applications: Set<String> = [],
    bundles: [LookupBundle?]? = nil, routines: Set<String> = []
  ) {
    self.routines = routines.union(LocalizationRoutines.customary)
    self.bundles = bundles ?? sources.map { _ in .main }
    self.extractor = extractor
    self.sources = sources
    self.paths = paths
    names = ProperNames(applications: applications)
  }

  /// Types all code, once for all rules.
  ///
  /// - Parameters:
  ///   - rules: the identifiers of the rules to run.
  ///   - makesFixes: whether findings with one safe answer need edits.
  ///   - notesDependencies: whether to record the dependencies of each source, so that little has to be typed again
  ///     after edits.
  ///     Each source is then typed separately, which takes longer.
  public func read(
    for rules: Set<String>, makesFixes: Bool = false, notesDependencies: Bool = false
  ) async -> AuditInput {
    let input = AuditInput(rules, makesFixes: makesFixes, [], extractor)
    if sources.isEmpty { return input }
    let audits = await audits(
      of: Array(sources.indices), for: input, workers: extractor.options.workers, notesDependencies: notesDependencies)
    return AuditInput(rules, makesFixes: makesFixes, audits, extractor)
  }

  /// Types edited sources again, and the sources that depend on their declarations. One thread is left for other work.
  ///
  /// - Parameters:
  ///   - edited: the positions of the edited sources.
  ///   - input: the code as typed before the edit, with its dependencies.
  /// - Returns: `nil` if typing everything is faster.
  public func read(_ edited: [Int], again input: AuditInput) async -> AuditInput? {
    guard let update = await update(of: input, after: edited) else { return nil }
    return AuditInput(input.rules, makesFixes: input.makesFixes, update.audits, extractor)
  }

  /// Audits edited sources again, and the sources that depend on their declarations.
  /// - Returns: the audits of all sources, and the positions of those that were repeated. `nil` if all sources have to
  ///   be audited.
  func update(of input: AuditInput, after edited: [Int]) async -> (audits: [FileAudit], repeated: [Int])? {
    var audits = input.audits
    let former = audits.compactMap(\.dependencies)
    guard former.count == audits.count else { return nil }
    var invalidation = Invalidation(former)
    let isDone = await invalidation.run(edited) { positions in
      if Task.isCancelled { return nil }
      let made = await self.audits(
        of: positions, for: input, workers: max(1, extractor.options.workers - 1), notesDependencies: true)
      for (position, audit) in zip(positions, made) { audits[position] = audit }
      return made.compactMap(\.dependencies)
    }
    // Imports decide which declarations of other modules are visible.
    let repeated = invalidation.repeated
    return isDone && repeated.allSatisfy { former[$0].imports == audits[$0].dependencies?.imports }
      ? (audits, repeated) : nil
  }

  func audits(
    of positions: [Int], for input: AuditInput, workers: Int, notesDependencies: Bool
  ) async -> [FileAudit] {
    let first = Int(extractor.index.firstProjectFile)
    let cases = CaseTable(extractor.index)
    let asked = AuditRules.rules.filter { input.rules.contains($0.description.identifier) }
    let scripts = sources.indices.filter { sources[$0].bytes.starts(with: "#!".utf8) }
    let developerFiles = DeveloperOnlyFiles(paths, scripts: scripts, first: extractor.index.firstProjectFile)
    let auditor: @Sendable () -> FileAuditor = { [extractor, routines] in
      FileAuditor(
        extractor, cases, asked, developerFiles, routines: routines, makesFixes: input.makesFixes,
        notesDependencies: notesDependencies)
    }
    return await WorkQueue.map(positions.count, workers: workers, state: auditor) { $0.audit(first + positions[$1]) }
  }

  /// Runs the rules.
  ///
  /// - Parameters:
  ///   - reading: all typed code.
  ///   - catalogs: the facts about keys and catalogs.
  ///   - selected: the positions of the sources to report on.
  ///   - newCode: the positions of sources where unused code is reported like any other.
  /// - Returns: findings with the paths of the sources, unordered.
  public func findings(
    in reading: AuditInput, _ catalogs: CatalogKnowledge, of selected: [Int], newCode: Set<Int> = []
  ) -> [Diagnostic] {
    guard !sources.isEmpty else { return [] }
    let index = extractor.index
    let first = Int(index.firstProjectFile)
    let asked = AuditRules.rules.filter { reading.rules.contains($0.description.identifier) }
    let names = names.with(fonts: reading.audits.flatMap(\.fonts))
    var project = AuditedProject(index: index, catalogs: catalogs, lines: SourceLines(sources), names: names)
    let types = DeveloperOnlyTypes(reading.audits.map(\.typeUses), paths)
    let unused = unusedCode(in: reading)
    let overridden = DefaultUses.overridden(in: reading.audits.map(\.defaultUses), index)
    for (position, (source, audit)) in zip(sources, reading.audits).enumerated() {
      project.developerOnly[source.path] = types.ranges(in: audit.typeUses)
      if !newCode.contains(position) { project.unused[source.path] = unused[position] }
      project.overridden[source.path] = overridden[source.path] ?? []
      project.renewed.formUnion(audit.renewed)
      project.samples[source.path] = audit.samples
      project.trials[source.path] = audit.trials
      project.defaults[source.path] = audit.defaults
      project.bundled[source.path] = audit.bundled
      project.multilingual[source.path] = audit.multilingual
      project.compared[source.path] = audit.compared
    }
    if !catalogs.texts.symbolicKeys.isEmpty { project.lookedUp = lookedUpTexts(in: reading) }
    let faceless = Set(paths.indices.filter(isFaceless).map { Int32(first + $0) })
    let files = Set(selected.map { Int32(first + $0) })
    let shown = shownTexts(in: reading, isHidden: project.isHidden)
    project.addVerbatim(shown)
    let fixes = reading.makesFixes ? fixMaker(reading, shown) : nil
    let report = FindingMaker(project: project, selected: files, faceless: faceless, fixes: fixes)
    let notes = doubtingUnshown(doubtingKept(notes(in: reading), catalogs), shown)
    let plurals = notes.filter { $0.rule == HandMadePlural().description.identifier }.map(\.note)
    let found =
      asked.flatMap { $0.findings(in: project) } + report.findings(shown, beside: plurals) + report.findings(notes)
    let doubts = FindingConfidence(zip(sources, paths).map { ($0.path, $1) }, project)
    return found.map { doubts.doubting($0).withoutEditsOfSamples }
  }

  /// Returns the literals whose texts are looked up, or `nil` if no rule needed their flow.
  private func lookedUpTexts(in reading: AuditInput) -> Set<CodePlace>? {
    let edges = reading.audits.compactMap(\.keyEdges)
    return edges.isEmpty ? nil : Set(lookedUpBy: edges.flatMap(\.self))
  }

  /// Returns the byte ranges of the unused types, functions and properties of each source of an application. Other
  /// programs use the declarations of a library.
  private func unusedCode(in reading: AuditInput) -> [[Range<Int>]] {
    let types = reading.audits.map(\.typeUses)
    guard types.contains(where: { $0.types.contains(where: \.isApplication) }) else { return types.map { _ in [] } }
    let libraries = LibrarySources(types, paths)
    let isOfLibrary = paths.map(libraries.contains)
    let unused = UnusedTypes(types, isOfLibrary: isOfLibrary)
    let ranges = types.map { unused.ranges(in: $0) }
    let members = UnusedMembers(reading.audits.map(\.memberUses), types, isOfLibrary: isOfLibrary, ranges)
    return zip(ranges, members.ranges).map(+)
  }

  /// Returns whether a source belongs to a program without a user interface, judged by its path or its imports.
  private func isFaceless(_ position: Int) -> Bool {
    let outline = extractor.index.files[Int(extractor.index.firstProjectFile) + position]
    return DeveloperOnlyFiles.isFaceless(path: paths[position]) || outline.imports.contains(Name("ArgumentParser"))
  }

  /// Returns the strings of a single source that are displayed untranslated, whether or not a rule reports them.
  ///
  /// - Parameter position: the position of the source among all sources.
  public func displays(in reading: AuditInput, of position: Int) -> [TextDisplay] {
    displays(in: reading, of: [position])[position] ?? []
  }

  /// Returns the strings that are displayed untranslated in the given sources, by the positions of the sources.
  public func displays(in reading: AuditInput, of positions: [Int]) -> [Int: [TextDisplay]] {
    if positions.isEmpty { return [:] }
    let (first, wanted) = (extractor.index.firstProjectFile, Set(positions))
    let project = AuditedProject(
      index: extractor.index, catalogs: CatalogKnowledge(), lines: SourceLines(sources), names: names)
    let maker = FindingMaker(
      project: project, selected: Set(wanted.map { first + Int32($0) }), faceless: [], fixes: nil)
    var displays: [Int: [TextDisplay]] = [:]
    for text in shownTexts(in: reading) {
      let position = Int(text.piece.file - first)
      guard wanted.contains(position), let lines = project.lines.positions(of: sources[position].path) else { continue }
      displays[position, default: []].append(
        TextDisplay(
          literal: lines.position(at: Int(text.piece.start)), manner: text.place.manner,
          place: maker.related(to: text).first))
    }
    return displays
  }

  /// Returns the rules' notes without lookups whose keys are all known: a separate rule reports each of these keys that
  /// is in no catalog.
  private func notes(in reading: AuditInput) -> [(rule: String, note: CodeNote)] {
    let comparisons = LocalizedComparison.notes(
      on: reading.audits.flatMap(\.comparisons), reading.audits.flatMap(\.edges), extractor.index)
    let comparison = LocalizedComparison().description.identifier
    let notes = reading.audits.flatMap(\.notes) + comparisons.map { (comparison, $0) }
    let rule = DynamicKey().description.identifier
    let edges = reading.audits.compactMap(\.keyEdges)
    guard !edges.isEmpty, notes.contains(where: { $0.rule == rule }) else { return notes }
    let known = KnownLookups(edges.flatMap(\.self), extractor.index)
    return notes.filter { $0.rule != rule || !known.contains(CodePlace(file: $0.note.file, offset: $0.note.start)) }
  }

  /// Adds doubts to notes whose keys the tables have. Each pattern of keys is searched once.
  private func doubtingKept(
    _ notes: [(rule: String, note: CodeNote)], _ catalogs: CatalogKnowledge
  ) -> [(rule: String, note: CodeNote)] {
    var answers: [[[String]]: Bool] = [:]
    return notes.map { rule, note in
      guard note.doubt == nil, !note.keys.isEmpty else { return (rule, note) }
      let isKept = answers[note.keys] ?? catalogs.haveKeys(note.keys)
      answers[note.keys] = isKept
      var note = note
      if isKept { note.doubt = .kept }
      return (rule, note)
    }
  }

  /// Adds doubts to notes about literals that reach no display.
  private func doubtingUnshown(
    _ notes: [(rule: String, note: CodeNote)], _ shown: [ShownText]
  ) -> [(rule: String, note: CodeNote)] {
    guard notes.contains(where: { !$0.note.needsDisplay.isEmpty }) else { return notes }
    let places = Set(shown.map { CodePlace(file: $0.piece.file, offset: $0.piece.start) })
    return notes.map { rule, note in
      let isShown = note.needsDisplay.contains { places.contains(CodePlace(file: note.file, offset: $0)) }
      guard note.doubt == nil, !note.needsDisplay.isEmpty, !isShown else { return (rule, note) }
      var note = note
      note.doubt = .unshown
      return (rule, note)
    }
  }

  private func fixMaker(_ reading: AuditInput, _ shown: [ShownText]) -> FixMaker {
    // Code that is inlined into other modules cannot refer to the bundle of a package, which is internal.
    let bundles = zip(bundles, sources).map { bundle, source in
      bundle == .module && source.bytes.contains("@inlinable".utf8) ? nil : bundle
    }
    return FixMaker(index: extractor.index, bundles: bundles, values: values(in: reading, beside: shown))
  }

  /// Returns the strings of literals that reach no display.
  private func values(in reading: AuditInput, beside shown: [ShownText]) -> Set<String> {
    let places = Set(shown.map { CodePlace(file: $0.piece.file, offset: $0.piece.start) })
    return Set(reading.audits.flatMap { audit in audit.literals.filter { !places.contains($0.place) }.map(\.text) })
  }

  private func shownTexts(
    in reading: AuditInput, isHidden: (CodePlace) -> Bool = { _ in false }
  ) -> [ShownText] {
    let implementations = ImplementationEdges(extractor.index).edges
    return FlowGraph(reading.audits.flatMap(\.edges) + implementations).shownTexts(isHidden: isHidden)
  }
}

/// The typed code of a project: the data flow of its strings, the rules' notes, and its localizable literals.
public struct AuditInput: Sendable {
  /// The identifiers of the rules to run.
  let rules: Set<String>
  /// Whether findings need edits.
  let makesFixes: Bool
  let audits: [FileAudit]
  /// An extractor that returns the known literals of all sources without typing anything again.
  public let extractor: Extractor
  /// Finds the strings that are looked up at run time. Nothing is typed again if the rule that needs all of them ran.
  public let keyUses: KeyUseFinder

  /// Whether a lookup has literal keys that tables may contain.
  public var asksForKeys: Bool { audits.contains { $0.notes.contains { !$0.note.keys.isEmpty } } }

  init(_ rules: Set<String>, makesFixes: Bool, _ audits: [FileAudit], _ extractor: Extractor) {
    self.rules = rules
    self.makesFixes = makesFixes
    self.audits = audits
    self.extractor = audits.isEmpty ? extractor : extractor.knowing(audits.map(\.extraction))
    keyUses = KeyUseFinder(extractor, known: audits.compactMap(\.keyEdges))
  }
}
