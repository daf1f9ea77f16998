import CatalogSync
import Findings
import ProjectLayout
import StringExtraction
import TextBasics

/// Decides which catalogs a run updates, and what each update contains.
package struct CatalogRouter {
  package let project: ProjectDescription
  package let request: RoutingRequest
  /// The requested catalogs; empty for those to which the sources' strings go.
  package let wanted: [FilePath]
  /// Whether these are all catalogs that are made from code.
  package let wantsAll: Bool
  package var resolver: CatalogResolver
  private var bundles: BundleModules
  let tests: TestFiles
  /// The sources of any language that the run reports on.
  package let selected: Set<FilePath>
  /// The catalogs with sources that the run reports on, by table.
  package var withSources: [String: Set<FilePath>] = [:]
  package private(set) var diagnostics: [Diagnostic] = []
  /// The reason why the first catalog of which the run sees only some sources is not updated completely.
  package var partReason: String?
  /// The strings that the run does not add, by the catalogs to which they go: catalogs or sources that were not
  /// requested.
  package private(set) var outside: [FilePath: [ExtractedString]] = [:]
  /// The strings of code that looks them up in catalogs of storyboards, xibs and property lists, by these.
  private(set) var codeOfResources: [FilePath: [ExtractedString]] = [:]
  /// The strings of tables after which no catalog is named.
  package private(set) var unrouted: [ExtractedString] = []

  package init(_ project: ProjectDescription, _ request: RoutingRequest) {
    self.project = project
    self.request = request
    let (catalogs, explicit) = (project.catalogs, request.catalogs)
    wanted =
      explicit.isEmpty
      ? catalogs.fromCode.filter { catalogs.asked.contains($0) && catalogs.isWithinReach($0) } : Set(explicit).sorted()
    wantsAll = explicit.isEmpty && wanted.count == catalogs.fromCode.count
    selected = project.selected
    bundles = BundleModules(project)
    let tables = catalogs.tables.map(\.path)
    tests = TestFiles(project, catalogs: Set(catalogs.all + tables + explicit).sorted())
    resolver = CatalogResolver(
      layout: CatalogLayout(
        catalogs: catalogs.fromCode, tables: tables, packages: project.packages, map: project.map),
      named: explicit.filter { !catalogs.all.contains($0) }, aliases: catalogs.aliases)
  }

  /// The assignment of sources to catalogs.
  package var layout: CatalogLayout { resolver.layout }

  /// Whether any catalog made from code lies in or around the given paths.
  package var knowsCatalogs: Bool { !wanted.isEmpty || !resolver.layout.tables.isEmpty || takesTables }

  /// Whether strings go to `.strings` tables.
  private var takesTables = false

  /// Gives each catalog the strings of sources that were not requested, so that a run on some of the sources gives its
  /// keys the same comments and values as a run on all.
  package mutating func complete(_ updates: inout [CatalogUpdate], with around: [ExtractedString]) {
    if around.isEmpty { return }
    var byCatalog: [FilePath: [ExtractedString]] = [:]
    let uncompiled = InactiveStrings(project)
    for string in around where !CatalogRules.isMadeFromMetadata(string.table) && !uncompiled.contains(string) {
      guard let source = project.places[string.site.file],
        case .catalogs(let list) = destination(of: RoutingKey(string), in: source)
      else { continue }
      for catalog in list { byCatalog[catalog, default: []].append(string) }
    }
    for index in updates.indices {
      updates[index].others = resolver.aliases(of: updates[index].path).flatMap { byCatalog[$0] ?? [] }
    }
    outside.merge(byCatalog, uniquingKeysWith: +)
  }

  /// The catalogs to update, with the strings extracted for each.
  /// - Parameter concerned: the only catalogs to consider; `nil` for all.
  package mutating func updates(for strings: [ExtractedString], concerning concerned: Set<FilePath>? = nil)
    -> [CatalogUpdate]
  {
    var byCatalog: [FilePath: [ExtractedString]] = [:]
    var unrouted = UnroutedStrings()
    var strangers: [ExtractedString] = []
    let uncompiled = InactiveStrings(project)
    for string in strings where !CatalogRules.isMadeFromMetadata(string.table) && !uncompiled.contains(string) {
      guard let source = project.places[string.site.file] else { continue }
      if bundles.answer(for: string.bundle, in: source) == .unknown { strangers.append(string) }
      switch destination(of: RoutingKey(string), in: source) {
      case .catalogs(let list): for catalog in list { byCatalog[catalog, default: []].append(string) }
      case .ambiguous(let list): unrouted.add(string, candidates: list)
      case .nowhere where tests.contains(source): unrouted.addOfTest()
      case .nowhere: unrouted.add(string, candidates: [])
      }
    }
    var taken: Set<FilePath> = []
    var updates = paths(byCatalog).compactMap { path -> CatalogUpdate? in
      let aliases = resolver.aliases(of: path)
      guard taken.isDisjoint(with: aliases) else { return nil }
      taken.formUnion(aliases)
      if let concerned, concerned.isDisjoint(with: aliases) { return nil }
      return CatalogUpdate(
        path: path, printed: project.names.printed(path), tables: Set(aliases.map(\.stem)),
        strings: aliases.flatMap { byCatalog[$0] ?? [] })
    }
    takesTables = updates.contains { $0.path.isStringsTable }
    setAside(byCatalog.filter { !taken.contains($0.key) })
    self.unrouted = unrouted.withoutCatalog
    if request.createsCatalogs { updates += newCatalogs(&unrouted) }
    diagnostics += UncompiledCatalogs(project, resolver.layout).diagnostics(of: updates.map(\.path), project.names)
    let absence = CatalogAbsence(project, resolver.layout)
    diagnostics += unrouted.diagnostics(project.names.printed, absence) + UnknownBundles.notes(on: strangers)
    updates = admitted(updates)
    for index in updates.indices { prepare(&updates[index], strings) }
    notePart(&updates)
    return updates
  }

  /// The catalogs to update, sorted. A `.strings` table is only one of them if some string goes to it: others are
  /// looked up by no code that is read.
  private func paths(_ strings: [FilePath: [ExtractedString]]) -> [FilePath] {
    if wanted.isEmpty {
      return strings.keys.filter { project.catalogs.isWithinReach($0) && !isOfResources($0) }.sorted()
    }
    guard request.catalogs.isEmpty else { return wanted }
    let tables = strings.keys.filter {
      $0.isStringsTable && project.catalogs.asked.contains($0) && project.catalogs.isWithinReach($0)
    }
    return tables.isEmpty ? wanted : (wanted + tables).sorted()
  }

  /// Explains once why a run that sees only some of the sources only adds.
  private mutating func notePart(_ updates: inout [CatalogUpdate]) {
    guard let partReason else { return }
    for index in updates.indices where updates[index].suppression?.reason == partReason {
      updates[index].suppression?.isSaid = true
    }
    let message = "of a part of the sources, only new keys and keys that came back are taken over: \(partReason)"
    diagnostics.append(Diagnostic(.note, "partial-run", message))
  }

  /// Sets an update's targets, and what keeps its entries from going stale.
  private mutating func prepare(_ update: inout CatalogUpdate, _ strings: [ExtractedString]) {
    let aliases = resolver.aliases(of: update.path)
    update.suppression = suppression(for: update)
    update.targets = targets(of: update.path)
    update.kept = PlatformLiterals(
      catalogs: aliases, map: project.map, strings: strings, own: update.strings, names: project.names,
      code: aliases.contains(where: \.isStringsTable) ? project.filesWithKeys : [])
  }

  private func targets(of catalog: FilePath) -> Set<Int> {
    let all = resolver.aliases(of: catalog).map { alias -> [Int] in
      if case .targets(let owners) = project.map.membership(of: alias) { return owners }
      return project.map.targets(ofNew: alias)
    }
    return Set(all.joined())
  }

  /// Strings whose sources have the same candidates among the catalogs.
  private struct LiteralGroup: Hashable {
    let table: String
    let place: FilePath
    let catalogs: [FilePath]
  }

  /// Gives each catalog the literals that may be its keys, although they belong elsewhere or their type is not known.
  package mutating func protectEntries(_ updates: inout [CatalogUpdate], with found: Extraction, areSelected: Bool) {
    let open = updates.indices.filter { updates[$0].suppression == nil }
    if open.isEmpty { return }
    var groups: [LiteralGroup: (source: FilePath, literals: [UntypedLiteral])] = [:]
    for string in found.strings {
      guard let source = project.places[string.site.file] else { continue }
      var catalogs: [FilePath] = []
      if areSelected, case .catalogs(let list) = destination(of: RoutingKey(string), in: source) { catalogs = list }
      let neighbours = LiteralGroup(table: string.table, place: resolver.place(of: source), catalogs: catalogs)
      groups[neighbours, default: (source, [])].literals.append(UntypedLiteral(text: string.key, site: string.site))
    }
    let untyped = PossibleKeys(found.untyped)
    let inactive = areSelected ? inactiveLiterals(found) : [:]
    for index in open {
      updates[index].possibleKeys.append(untyped)
      for alias in resolver.aliases(of: updates[index].path) {
        updates[index].possibleKeys.append(inactive[alias] ?? [])
      }
    }
    let candidates = CandidateSet(open.map { (updates[$0].tables, resolver.aliases(of: updates[$0].path), $0) })
    var shared: [CandidateSet.SourceGroup: SharedLiterals] = [:]
    for (neighbours, members) in groups {
      let sources = candidates.sources(with: members.source, table: neighbours.table, &resolver)
      shared[sources, default: SharedLiterals()].add(members.literals, takenBy: neighbours.catalogs)
    }
    for (sources, literals) in shared {
      let possibleKeys = literals.possibleKeys
      for index in candidates.indices(for: sources, &resolver) {
        let taken = literals.groups(takenBy: resolver.aliases(of: updates[index].path))
        updates[index].possibleKeys.append(possibleKeys, without: taken)
      }
    }
  }

  /// Lets nothing go stale in catalogs with sources that cannot be read to their ends.
  package mutating func suppress(_ updates: inout [CatalogUpdate], for broken: BrokenSources) {
    for index in updates.indices where updates[index].suppression == nil && !updates[index].isNew {
      let catalog = updates[index].path
      guard let first = broken.places.first(where: { mayUse($0.path, catalog) }) else { continue }
      updates[index].suppression = .init(reason: first.message, isPartial: true)
    }
  }

  /// Whether a source may use a catalog. A source that its project compiles in no target, such as a file template, uses
  /// no catalog of targets.
  private mutating func mayUse(_ source: FilePath, _ catalog: FilePath) -> Bool {
    let isOfTargets = resolver.aliases(of: catalog).allSatisfy(project.map.hasTarget)
    if isOfTargets, project.map.membership(of: source) == .none { return false }
    return resolver.mayBelong(source, to: catalog)
  }

  /// The destination of a string: the catalog of its own target, or of the module that its bundle names.
  package mutating func destination(of route: RoutingKey, in source: FilePath) -> CatalogDestination {
    // For a source that no target compiles, the bundle argument does not count.
    guard project.map.extractingTargets(of: route.traits, from: source) != .none,
      case .file(let other) = bundles.answer(for: route.bundle, in: source)
    else {
      return tests.parted(resolver.destination(of: source, table: route.table, traits: route.traits), of: source)
    }
    return tests.parted(resolver.destination(of: other, table: route.table), of: source)
  }

  /// The catalogs of the run to which a source may belong.
  package mutating func catalogs(of source: FilePath) -> [FilePath] {
    wanted.filter { resolver.mayBelong(source, to: $0) }
  }

  /// The updates without those of catalogs that cannot be read, or to which links out of the project lead.
  mutating func admitted(_ updates: [CatalogUpdate]) -> [CatalogUpdate] {
    updates.filter { !project.catalogs.unread.contains($0.path) && !leadsOutside($0) }
  }

  /// Whether a catalog is a link to a file outside of the project, or one that cannot be resolved.
  private mutating func leadsOutside(_ update: CatalogUpdate) -> Bool {
    if let reason = project.catalogs.unresolved[update.path] {
      diagnostics.append(Diagnostic(.error, "unreadable", "cannot be read: \(reason)", file: update.printed))
      return true
    }
    guard let file = project.catalogs.outside[update.path] else { return false }
    let place = TerminalSafeText.escaped(file.string)
    let message = "it is a link to \(place), outside of the project; ‘--catalog’ with its path allows that"
    diagnostics.append(Diagnostic(.error, "catalog-outside", message, file: update.printed))
    return true
  }

  /// Keeps what no update takes of the strings.
  private mutating func setAside(_ strings: [FilePath: [ExtractedString]]) {
    outside = strings
    codeOfResources = strings.filter { isOfResources($0.key) }
    if let note = outsiderNote { diagnostics.append(note) }
  }
}

// New catalogs.
extension CatalogRouter {
  /// The new catalogs; none where folders could not be listed, since a catalog may exist there unseen.
  private mutating func newCatalogs(_ unrouted: inout UnroutedStrings) -> [CatalogUpdate] {
    guard !project.gaps.hasUnlisted,
      let place = NewCatalogPlace(project, catalogs: resolver.layout.paths, isThere: request.isThere)
    else { return [] }
    let existing = Set(resolver.layout.paths)
    var updates: [FilePath: CatalogUpdate] = [:]
    for (table, strings) in unrouted.takeTablesWithoutCatalog() {
      guard !table.isEmpty, !table.hasPrefix("."), !table.contains("/"), !table.contains("\0") else {
        let message = "a table cannot be named \(TerminalSafeText.quoted(table)): no file can"
        diagnostics.append(Diagnostic(.error, "table-name", message, file: strings.first?.site.file))
        continue
      }
      let sources = Dictionary(grouping: strings) { project.places[$0.site.file] ?? FilePath($0.site.file) }
      for (source, strings) in sources.sorted(by: { $0.key < $1.key }) {
        let paths = place.folders(for: source).map { $0.appending(table + "." + TableFormat.all[0].fileExtension) }
        // An existing catalog does not take them, because they belong to another bundle.
        guard existing.isDisjoint(with: paths) else {
          for string in strings { unrouted.add(string, candidates: []) }
          continue
        }
        for path in paths {
          let new = CatalogUpdate(path: path, printed: project.names.printed(path), tables: [table], isNew: true)
          updates[path, default: new].strings += strings
        }
      }
    }
    return updates.values.sorted { $0.path < $1.path }
  }
}
