import Audit
import CatalogRouting
import CatalogSync
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringExtraction
import TextBasics

extension CatalogKnowledge {
  /// Collects the facts about keys and catalogs. Keys without a catalog count only if the project has catalogs.
  /// - Parameter rules: the rules to run.
  init(_ plan: SyncPlan, _ project: Project, _ translated: TranslatedKeys, rules: Set<String>) {
    self.init()
    strings = plan.analysis.strings
    var found = MissingKeys(plan, project)
    for run in plan.runs where !run.update.isNew {
      let near = NearKeys(run)
      inUse += run.uses.map { ($0, run.update.printed) }
      for item in run.report.items where !translated.contain(item.key, beside: run) {
        switch item.outcome {
        case .added, .carried, .movedHere, .copiedHere:
          let hint = item.outcome == .added ? near.hint(for: item.key) : ""
          if !hint.isEmpty { hints[item.key] = hint }
          missing += found.sites(of: item, in: run).map { ($0, item.key, run.update.printed) }
        default: break
        }
      }
      let known = Set(missing.map { SourcePlace($0.site) })
      unextracted += run.update.unextracted.filter { string in
        !string.isDebugOnly && !known.contains(SourcePlace(string.site)) && !run.holds(string.key)
          && !translated.contain(string.key, beside: run)
          && !found.hasForm(of: string.key, run)
      }.map { ($0.site, $0.key, run.update.printed) }
    }
    findElsewhere(plan, project)
    let known = Dictionary(plan.runs.compactMap { $0 as? TableSync<Catalog> }.map { ($0.update.path, $0.table) }) { $1 }
    let catalogs = CatalogSet(project.found.catalogs, of: project) { known[$0] }.members
    for member in catalogs { add(member) }
    for table in (try? TableCatalogs(of: project))?.members ?? [] { texts.add(table.catalog, path: table.printed) }
    languages = TranslatedLanguages(of: project, catalogs.map(\.catalog)).all
    let tables = Set((project.found.catalogs + project.found.tables).map(\.stem) + [ExtractedString.defaultTable])
    unrouted = plan.analysis.unrouted.filter { !tables.contains($0.table) }.map { string in
      let reason = plan.analysis.absence?.reason(for: string)
      return (string.site, string.key, string.table, reason?.text ?? "", reason?.help)
    }
    let targets = addUntranslated(plan, project, tables)
    if rules.contains(AuditRules.targetWithoutCatalog) { filesWithoutCatalog = Self.files(onlyOf: targets, project) }
  }

  /// Adds the texts of a catalog, and its keys that are not to be translated.
  private mutating func add(_ member: CatalogSet.Member) {
    let catalog = member.catalog
    texts.add(catalog, path: member.printed)
    guard catalog.bytes.holdsBytes(Array("shouldTranslate".utf8)) else { return }
    let keys = catalog.keys.enumerated().filter { !catalog.entry(at: $0.offset).shouldTranslate }.map(\.element)
    untranslatable.formUnion(keys)
  }

  /// Finds the missing keys that are in other tables. A table of the same name counts unless the code names a bundle.
  private mutating func findElsewhere(_ plan: SyncPlan, _ project: Project) {
    let bundles = Dictionary(plan.analysis.strings.map { ($0.site, $0.bundle) }) { first, _ in first }
    // The value of a constant is unknown.
    func isComputed(_ bundle: String) -> Bool { bundle.utf8.allSatisfy(\.isNamePart) }
    let wanted = (missing + unextracted).filter { entry in
      IdentifierKey.isIdentifier(entry.key) || entry.key.contains(" ")
        || (bundles[entry.site] ?? nil).map(isComputed) ?? false
    }
    if wanted.isEmpty { return }
    let stems = Dictionary(plan.runs.map { ($0.update.printed, $0.update.path.stem) }) { first, _ in first }
    for file in project.found.catalogs + project.found.tables where !CatalogRules.isMadeFromMetadata(file.stem) {
      let (keys, printed) = (TableKeys(of: [file], in: project.tree), project.names.printed(file))
      for entry in wanted where elsewhere[entry.site] == nil && printed != entry.catalog && keys.contain(entry.key) {
        if stems[entry.catalog] != file.stem || (bundles[entry.site] ?? nil).map(isComputed) ?? true {
          elsewhere[entry.site] = printed
        }
      }
    }
  }

  /// Returns the paths of the sources that no other targets compile.
  private static func files(onlyOf targets: Set<Int>, _ project: Project) -> Set<String> {
    if targets.isEmpty { return [] }
    let files = project.sources.places.filter { _, path in
      let owners = project.map.targets(of: path).filter { !project.map.targets[$0].isTest }
      return !owners.isEmpty && targets.isSuperset(of: owners)
    }
    return Set(files.keys)
  }

  /// Adds the strings of targets without a catalog, and the phrases without a table, if the project is translated.
  /// - Returns: the targets without any catalog.
  private mutating func addUntranslated(_ plan: SyncPlan, _ project: Project, _ tables: Set<String>) -> Set<Int> {
    let strings = plan.analysis.unrouted.filter { string in
      tables.contains(string.table) && !string.isDebugOnly && !string.isReleaseOnly && string.bundle == nil
        && Self.needsOwnCatalog(string, project)
    }
    let phrases = plan.analysis.unroutedPhrases.filter { !$0.isDebugOnly }
    let isTranslated =
      languages.count > 1 || project.tables.contains { !$0.translations.isEmpty }
    guard !strings.isEmpty || !phrases.isEmpty, isTranslated else { return [] }
    untranslatedPhrases = phrases
    guard let absence = plan.analysis.absence else { return [] }
    var targets: Set<Int> = []
    for string in absence.counted(strings) {
      let reason = absence.reason(for: string)
      guard reason.isLackOfCatalog else { continue }
      untranslated.append((string.site, string.key, reason.text, reason.help))
      if !reason.hasOtherCatalogs { targets.formUnion(project.targets(ofSource: string.site.file)) }
    }
    return targets
  }
}

extension CatalogKnowledge {
  /// Returns whether a string without a bundle requires a catalog in its target. A command-line tool cannot contain a
  /// catalog, and the name of a target needs no translation.
  private static func needsOwnCatalog(_ string: ExtractedString, _ project: Project) -> Bool {
    project.usesOwnBundle(string) == true
      && project.targets(of: string).allSatisfy { !$0.isCommandLineTool && $0.name != string.key }
  }
}

extension Project {
  /// Returns whether a lookup that names no bundle uses the bundle of the string's targets; `nil` if no target contains
  /// the string. Frameworks, static libraries and packages use the bundle of the application.
  package func usesOwnBundle(_ string: ExtractedString) -> Bool? {
    let targets = targets(of: string)
    return targets.isEmpty ? nil : targets.allSatisfy { !$0.isLibrary && !$0.isTest && $0.origin != .package }
  }

  fileprivate func targets(of string: ExtractedString) -> [BuildTarget] {
    targets(ofSource: string.site.file).map { map.targets[$0] }
  }

  /// Returns the known targets of a source, by its printed path.
  func targets(ofSource printed: String) -> [Int] {
    sources.places[printed].map { map.targets(of: $0) } ?? []
  }
}

/// Determines which keys that a sync would add are missing at run time.
private struct MissingKeys {
  private let project: Project
  /// The literals that name a bundle.
  private let bundled: Set<LiteralSite>
  private var outer: MainBundleKeys
  /// The forms of the tables' keys with specifiers, by the printed path of the table.
  private var forms: [String: Set<String>] = [:]

  init(_ plan: SyncPlan, _ project: Project) {
    self.project = project
    bundled = Set(plan.analysis.strings.filter { $0.bundle != nil }.map(\.site))
    outer = MainBundleKeys(project)
  }

  /// Returns the literals that look up a missing key.
  mutating func sites(of item: SyncReport.Item, in run: any SyncedTable) -> [LiteralSite] {
    let targets = targets(of: run.update.path)
    let isOfModule = Self.areFrameworks(targets) || UnnamedBundles.isOfPackages(run.update.path, project)
    if isOfModule, outer.contain(item.key, table: run.update.path.stem) {
      // The code of a framework or package looks keys up in the application's tables.
      return item.sites.filter(bundled.contains)
    }
    let isWithoutTypes = !targets.isEmpty && targets.allSatisfy { !$0.settings.extractsSwiftTypes }
    return isWithoutTypes && hasForm(of: item.key, run) ? [] : item.sites
  }

  private func targets(of catalog: FilePath) -> [BuildTarget] {
    project.map.targets(of: catalog).map { project.map.targets[$0] }
  }

  private static func areFrameworks(_ targets: [BuildTarget]) -> Bool {
    !targets.isEmpty && targets.allSatisfy { $0.origin != .package && $0.isLibrary }
  }

  /// Returns whether a table has a key that differs only in the types of its specifiers. Without types, all are `%@`.
  mutating func hasForm(of key: String, _ run: any SyncedTable) -> Bool {
    guard key.contains("%"), FormatString(key).spellings.allSatisfy({ $0.hasSuffix("@") || $0 == "%%" }) else {
      return false
    }
    let known = forms[run.update.printed] ?? Set(run.keys.filter { $0.contains("%") }.map(Self.form))
    forms[run.update.printed] = known
    return known.contains(Self.form(key))
  }

  /// Returns a key with `%` in place of each specifier.
  private static func form(_ key: String) -> String {
    FormatString(key).spellings.reduce(into: key) { form, spelling in
      if let range = form.firstRange(of: spelling) { form.replaceSubrange(range, with: "%\u{0}") }
    }
  }
}
