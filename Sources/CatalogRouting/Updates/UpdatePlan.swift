import CatalogSync
import Diagnostics
import ProjectModel
import StringExtraction
import TextBasics

/// The catalogs that a run updates, with the input of each, and the strings without a catalog.
package struct UpdatePlan {
  package var router: CatalogRouter
  package var updates: [CatalogUpdate] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// The strings that the run does not add, by catalog, because their catalogs or sources were not requested.
  package internal(set) var outside: [FilePath: [ExtractedString]] = [:]
  /// The strings of tables without a catalog of the same name. Empty in projects without catalogs.
  package private(set) var unrouted: [ExtractedString] = []
  /// The phrases of App Shortcuts that are in no table.
  package private(set) var unroutedPhrases: [ExtractedString] = []
  /// Whether there is any catalog made from code in or around the given paths, or `.strings` tables take strings.
  package private(set) var knowsCatalogs = false
  /// The strings that code looks up in catalogs of storyboards, xibs and property lists, by catalog.
  private var codeOfResources: [FilePath: [ExtractedString]] = [:]
  private var coverage: SourceCoverage

  private var project: ProjectDescription { router.project }

  /// - Parameters:
  ///   - strings: the strings of the sources that the run reports on.
  ///   - concerned: the only catalogs to consider, or `nil` for all.
  package init(_ router: CatalogRouter, for strings: [ExtractedString], concerning concerned: Set<FilePath>? = nil) {
    self.router = router
    coverage = SourceCoverage(router.project)
    var routed = RoutedStrings(strings, &self.router)
    let taken = addUpdates(routed, concerning: concerned)
    knowsCatalogs =
      !router.wanted.isEmpty || !router.layout.tables.isEmpty || updates.contains { $0.path.isStringsTable }
    setAside(routed.byCatalog.filter { !taken.contains($0.key) })
    if router.request.createsCatalogs {
      addNewCatalogs(&routed.unrouted)
      shareStrings(routed.byCatalog)
    }
    if knowsCatalogs { (unrouted, unroutedPhrases) = (routed.unrouted.withoutCatalog, routed.unrouted.phrases) }
    diagnostics += routed.diagnostics(router)
    updates = admitted(updates)
    for index in updates.indices { prepare(index, strings) }
    notePart()
  }

  /// Returns warnings about catalogs that no target compiles.
  /// - Parameter others: the catalogs that need no update.
  package func uncompiledCatalogs(beside others: [FilePath]) -> [Diagnostic] {
    UncompiledCatalogs(project).diagnostics(of: updates.map(\.path) + others, project.names)
  }

  /// Adds an update for each catalog that takes strings or was requested; returns them with all their names.
  private mutating func addUpdates(_ routed: RoutedStrings, concerning concerned: Set<FilePath>?) -> Set<FilePath> {
    let strings = routed.byCatalog
    var taken: Set<FilePath> = []
    for path in paths(Set(strings.keys).union(routed.unextracted.keys)) {
      let aliases = router.resolver.aliases(of: path)
      guard taken.isDisjoint(with: aliases) else { continue }
      taken.formUnion(aliases)
      if let concerned, concerned.isDisjoint(with: aliases) { continue }
      var update = CatalogUpdate(
        path: path, printed: project.names.printed(path), tables: Set(aliases.map(\.stem)),
        strings: aliases.flatMap { strings[$0] ?? [] })
      update.unextracted = aliases.flatMap { routed.unextracted[$0] ?? [] }
      updates.append(update)
    }
    return taken
  }

  /// Returns the catalogs to update, sorted. A `.strings` table is included only if it takes a string: the code that
  /// was read does not look up other tables. A catalog that the project names but that does not exist is an error.
  private func paths(_ destinations: Set<FilePath>) -> [FilePath] {
    let wanted = router.wanted
    if wanted.isEmpty {
      return destinations.filter { project.catalogs.isWithinReach($0) && !router.isOfResources($0) }.sorted()
    }
    guard router.request.catalogs.isEmpty else { return wanted }
    let further = destinations.filter {
      ($0.isStringsTable || project.gaps.missing.contains($0)) && project.catalogs.asked.contains($0)
        && project.catalogs.isWithinReach($0)
    }
    return further.isEmpty ? wanted : (wanted + further).sorted()
  }

  /// Stores the strings that no update takes.
  private mutating func setAside(_ strings: [FilePath: [ExtractedString]]) {
    outside = strings
    codeOfResources = strings.filter { router.isOfResources($0.key) }
    if let note = outsiderNote { diagnostics.append(note) }
  }

  /// Sets an update's targets, and the literals that keep its entries.
  private mutating func prepare(_ index: Int, _ strings: [ExtractedString]) {
    let aliases = router.resolver.aliases(of: updates[index].path)
    updates[index].targets = targets(of: aliases)
    let update = updates[index]
    updates[index].suppression = RetentionRule.suppression(for: update, &router, &coverage)
    updates[index].kept = PlatformLiterals(
      catalogs: aliases, map: project.map, strings: strings, own: update.strings, names: project.names,
      code: aliases.contains(where: \.isStringsTable) ? project.filesWithKeys : [])
    if let warning = warningWithoutSources(updates[index]) { diagnostics.append(warning) }
  }

  /// The identifier of the warning about a catalog whose target has no sources.
  package static let targetWithoutSources = "target-without-sources"

  /// Returns a warning if a catalog's targets cannot be built because they have no sources, for example because the
  /// last one was deleted. Other catalogs without sources may be for other modules.
  private func warningWithoutSources(_ update: CatalogUpdate) -> Diagnostic? {
    let targets = update.targets.sorted().map { project.map.targets[$0] }
    guard update.suppression?.reason == CatalogUpdate.Suppression.withoutSource, let first = targets.first,
      targets.allSatisfy({ $0.sources.isEmpty && $0.unresolved == 0 && $0.needsSources })
    else { return nil }
    let message =
      "target \(TerminalSafeText.word(first.name)) has no source file, so the catalog's keys were not checked"
    return Diagnostic(.warning, Self.targetWithoutSources, message, file: update.printed)
  }

  private func targets(of aliases: [FilePath]) -> Set<Int> {
    let all = aliases.map { alias -> [Int] in
      if case .targets(let owners) = project.map.membership(of: alias) { return owners }
      return project.map.targets(ofNew: alias)
    }
    return Set(all.joined())
  }

  /// Adds one note that a run on part of the sources only adds keys.
  private mutating func notePart() {
    guard let part = updates.lazy.compactMap(\.suppression).first(where: \.isOfRun) else { return }
    for index in updates.indices where updates[index].suppression == part { updates[index].suppression?.isSaid = true }
    let message = "only part of the project was scanned, so keys can be added but not marked as stale: \(part.reason)"
    diagnostics.append(Diagnostic(.note, "partial-run", message))
  }

  /// Returns the updates without unreadable catalogs, catalogs of third-party code, catalogs that are not checked out,
  /// and links to files outside the project.
  private mutating func admitted(_ updates: [CatalogUpdate]) -> [CatalogUpdate] {
    diagnostics += project.names.notes(aboutReadOnlyAmong: updates.map(\.path))
    return updates.filter {
      !project.catalogs.unread.contains($0.path) && !project.names.isReadOnly($0.path) && !isLeftOut($0)
        && !leadsOutside($0)
    }
  }

  /// Returns whether a catalog is not checked out, and reports it if the catalog takes strings.
  private mutating func isLeftOut(_ update: CatalogUpdate) -> Bool {
    guard project.catalogs.leftOut.contains(update.path) else { return false }
    if !update.strings.isEmpty {
      let message =
        "the catalog is not checked out, so \(Quantity.of(update.strings.count, "string")) could not be added"
      diagnostics.append(Diagnostic(.error, "not-checked-out", message, file: update.printed))
    }
    return true
  }

  /// Returns whether a catalog is a link to a file outside the project, or a link that cannot be resolved.
  private mutating func leadsOutside(_ update: CatalogUpdate) -> Bool {
    if let reason = project.catalogs.unresolved[update.path] {
      diagnostics.append(Diagnostic(.error, "unreadable", "cannot be read: \(reason)", file: update.printed))
      return true
    }
    guard let file = project.catalogs.outside[update.path] else { return false }
    let place = TerminalSafeText.escaped(file.string)
    let message = "the catalog is a symbolic link to \(place), which is outside the project"
    diagnostics.append(Diagnostic(.error, "catalog-outside", message, file: update.printed))
    return true
  }
}

// New catalogs.
extension UpdatePlan {
  /// Adds new catalogs. None if folders could not be listed, because these may contain the catalog, and none for a
  /// table whose language files are not checked out. SwiftPM rejects a catalog in a package without a language.
  private mutating func addNewCatalogs(_ unrouted: inout UnroutedStrings) {
    guard !project.gaps.hasUnlisted,
      let place = NewCatalogPlace(project, catalogs: router.layout.paths, isThere: router.request.isThere)
    else { return }
    let existing = Set((router.layout.paths + project.absentCatalogs().map(\.path)).map { $0.string.lowercased() })
    var updates: [FilePath: CatalogUpdate] = [:]
    for (table, found) in unrouted.takeTablesWithoutCatalog() {
      let strings = found.filter { !isInUnlocalizedPackage($0) }
      for string in found where isInUnlocalizedPackage(string) { unrouted.add(string, candidates: []) }
      if strings.isEmpty { continue }
      guard !table.isEmpty, !table.hasPrefix("."), !table.contains("/"), !table.contains("\0") else {
        let message =
          "\(TerminalSafeText.quoted(table)) cannot be used as a table name because it is not a valid file name"
        diagnostics.append(Diagnostic(.error, "table-name", message, file: strings.first?.site.file))
        continue
      }
      if let file = project.gaps.leftOutTables.first(where: { $0.stem == table }) {
        let message = "the table is not checked out, so no catalog was created next to it"
        diagnostics.append(Diagnostic(.error, "not-checked-out", message, file: project.names.printed(file)))
        continue
      }
      let sources = Dictionary(grouping: strings) { project.places[$0.site.file] ?? FilePath($0.site.file) }
      for (source, strings) in sources.sorted(by: { $0.key < $1.key }) {
        let paths = place.folders(for: source).map { $0.appending(table + "." + TableFormat.all[0].fileExtension) }
        // An existing catalog does not take them: they belong to another bundle, or the names differ only in case.
        guard existing.isDisjoint(with: paths.map { $0.string.lowercased() }) else {
          for string in strings { unrouted.add(string, candidates: []) }
          continue
        }
        for path in paths {
          let new = CatalogUpdate(path: path, printed: project.names.printed(path), tables: [table], isNew: true)
          updates[path, default: new].strings += strings
        }
      }
    }
    let shipped = updates.values.filter { update in !update.strings.allSatisfy(\.isDebugOnly) }
    self.updates += shipped.sorted { $0.path < $1.path }
  }

  /// Adds the strings of sources that a new catalog's target shares with targets that have a catalog.
  private mutating func shareStrings(_ strings: [FilePath: [ExtractedString]]) {
    let all = strings.sorted { $0.key < $1.key }.flatMap(\.value)
    for index in updates.indices where updates[index].isNew {
      let owners = Set(project.map.targets(ofNew: updates[index].path))
      var known = Set(updates[index].strings.map(\.site))
      let shared = all.filter { string in
        guard updates[index].tables.contains(string.table), string.bundle == nil,
          let source = project.places[string.site.file]
        else { return false }
        return !owners.isDisjoint(with: project.map.targets(of: source)) && known.insert(string.site).inserted
      }
      updates[index].strings += shared
    }
  }

  private func isInUnlocalizedPackage(_ string: ExtractedString) -> Bool {
    project.places[string.site.file].map(router.unlocalized.contains) ?? false
  }
}

// Catalogs and tables for files other than code.
extension UpdatePlan {
  /// Adds the updates of catalogs and tables for files other than code, if they are allowed.
  package mutating func add(resources: [CatalogUpdate]) { updates += admitted(resources).map(keptByCode).map(withCode) }

  /// Returns the update of a catalog with the strings that code looks up in it too:
  /// `NSLocalizedString("k", tableName: "Main", …)`.
  private func withCode(_ update: CatalogUpdate) -> CatalogUpdate {
    var update = update
    update.strings += router.resolver.aliases(of: update.path).flatMap { codeOfResources[$0] ?? [] }
    return update
  }

  /// Returns the update of a property list table. As in other tables, a literal equal to a key keeps it, because code
  /// may look it up: `NSLocalizedString("k", tableName: "InfoPlist", …)`.
  private func keptByCode(_ update: CatalogUpdate) -> CatalogUpdate {
    guard update.path.isStringsTable, CatalogRules.isMadeFromMetadata(update.path.stem) else { return update }
    var update = update
    update.kept = PlatformLiterals(inCodeOf: project, for: update.path)
    return update
  }
}
