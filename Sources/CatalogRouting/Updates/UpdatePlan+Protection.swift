import CatalogSync
import ProjectModel
import StringExtraction

// Protection of entries from becoming stale.
extension UpdatePlan {
  /// Passes each catalog the literals that keep its entries.
  /// - Parameters:
  ///   - found: the extraction from the sources that the run reports on.
  ///   - around: the extraction that also includes sources outside the request.
  package mutating func protect(with found: Extraction, around: Extraction) {
    suppress(for: BrokenSources(router.project.places, [found, around]))
    protectEntries(with: found, areSelected: true)
    protectEntries(with: around, areSelected: false)
    complete(with: around.strings)
  }

  /// Strings whose sources have the same candidates among the catalogs.
  private struct LiteralGroup {
    struct Key: Hashable {
      let table: String
      let place: FilePath
      let catalogs: [FilePath]
    }

    let key: Key
    let source: FilePath
    var literals: [UntypedLiteral] = []
  }

  /// Sources whose literals may be keys of the same catalogs.
  private struct SharingSources: Hashable {
    let group: CandidateSet.SourceGroup
    /// Whether a target compiles them, or `nil` if that is unknown.
    let isInTarget: Bool?
  }

  /// Passes each catalog the literals that may be its keys, although their type is unknown or they belong elsewhere.
  private mutating func protectEntries(with found: Extraction, areSelected: Bool) {
    let open = updates.indices.filter { updates[$0].suppression == nil }
    if open.isEmpty { return }
    let groups = literalGroups(found, areSelected: areSelected)
    let candidates = CandidateSet(open.map { (updates[$0].tables, router.resolver.aliases(of: updates[$0].path), $0) })
    passUntyped(found.untyped, to: open, candidates)
    let inactive = areSelected ? inactiveLiterals(found) : [:]
    for index in open {
      for alias in router.resolver.aliases(of: updates[index].path) {
        updates[index].possibleKeys.append(inactive[alias] ?? [])
      }
    }
    var positions: [SharingSources: Int] = [:]
    var shared: [(sources: SharingSources, literals: SharedLiterals)] = []
    for group in groups {
      let sources = SharingSources(
        group: candidates.sources(with: group.source, table: group.key.table, &router.resolver),
        isInTarget: router.project.map.membership(of: group.source).isInTarget)
      let position = positions[sources] ?? shared.count
      positions[sources] = position
      if position == shared.count { shared.append((sources, SharedLiterals())) }
      shared[position].literals.add(group.literals, takenBy: group.key.catalogs)
    }
    for (sources, literals) in shared {
      let possibleKeys = literals.possibleKeys
      for index in candidates.indices(for: sources.group, &router.resolver)
      where router.mayBeCompiled(with: updates[index].path, isInTarget: sources.isInTarget) {
        let taken = literals.groups(takenBy: router.resolver.aliases(of: updates[index].path))
        updates[index].possibleKeys.append(possibleKeys, without: taken)
      }
    }
  }

  /// Passes literals of unknown type to the catalogs that their sources may use. In other modules they keep no entry
  /// (facts J).
  private mutating func passUntyped(_ untyped: [UntypedLiteral], to open: [Int], _ candidates: CandidateSet) {
    var takers: [FilePath: [Int]] = [:]
    var groups: [[Int]: [UntypedLiteral]] = [:]
    var order: [[Int]] = []
    for literal in untyped {
      var indices = open
      if let source = router.project.places[literal.site.file] {
        let place = router.resolver.place(of: source)
        indices =
          takers[place]
          ?? candidates.indices(for: source, &router.resolver).filter { router.mayUse(source, updates[$0].path) }
        takers[place] = indices
      }
      if groups[indices] == nil { order.append(indices) }
      groups[indices, default: []].append(literal)
    }
    for indices in order {
      let keys = PossibleKeys(groups[indices] ?? [])
      for index in indices { updates[index].possibleKeys.append(keys) }
    }
  }

  /// Returns the groups in the order of the strings, so that messages always name the same literal.
  private mutating func literalGroups(_ found: Extraction, areSelected: Bool) -> [LiteralGroup] {
    var groups: [LiteralGroup] = []
    var positions: [LiteralGroup.Key: Int] = [:]
    // The router does not know new catalogs: literals that certainly belong to one are keys of no other catalog.
    let taken = Set(updates.filter(\.isNew).flatMap(\.strings).map(\.site))
    var rest = found.strings[...]
    // Consecutive strings of a file mostly have the same destination.
    while let first = rest.first {
      let route = RoutingKey(first)
      let run = rest.prefix { $0.site.file == first.site.file && RoutingKey($0) == route }
      rest = rest[run.endIndex...]
      guard let source = router.project.places[first.site.file] else { continue }
      let mayBeTaken = !taken.isEmpty && router.bundle(of: route, in: source) != .unknown
      let literals = mayBeTaken ? run.filter { !taken.contains($0.site) }[...] : run
      if literals.isEmpty { continue }
      let destination = areSelected ? router.destination(of: route, in: source) : .nowhere
      let catalogs = if case .catalogs(let list) = destination { list } else { [FilePath]() }
      let key = LiteralGroup.Key(table: first.table, place: router.resolver.place(of: source), catalogs: catalogs)
      let position = positions[key] ?? groups.count
      positions[key] = position
      if position == groups.count { groups.append(LiteralGroup(key: key, source: source)) }
      groups[position].literals += literals.map { UntypedLiteral(text: $0.key, site: $0.site) }
    }
    return groups
  }

  /// Keeps all entries in catalogs with sources that cannot be read completely.
  private mutating func suppress(for broken: BrokenSources) {
    for index in updates.indices where updates[index].suppression == nil && !updates[index].isNew {
      let catalog = updates[index].path
      guard let first = broken.places.first(where: { router.mayUse($0.path, catalog) }) else { continue }
      updates[index].suppression = .init(reason: first.message, isPartial: true)
    }
  }

  /// Passes each catalog the strings of sources outside the request, so that a partial run gives its keys the same
  /// comments and values as a full run.
  private mutating func complete(with around: [ExtractedString]) {
    if around.isEmpty { return }
    let strings = RoutedStrings(around, &router).byCatalog
    for index in updates.indices {
      updates[index].others = router.resolver.aliases(of: updates[index].path).flatMap { strings[$0] ?? [] }
    }
    outside.merge(strings, uniquingKeysWith: +)
  }

  /// Returns the literals that become keys at run time, or that would be keys under an unset condition, for the
  /// catalogs of their own sources.
  private mutating func inactiveLiterals(_ found: Extraction) -> [FilePath: PossibleKeys] {
    let uncompiled = InactiveStrings(router.project)
    var keys = found.strings.filter(uncompiled.isInactive).map(\.unconditional)
    keys += found.untyped.filter(\.isConstant).map { ExtractedString(key: $0.text, site: $0.site, traits: .ofType) }
    var literals: [FilePath: [UntypedLiteral]] = [:]
    for key in keys {
      guard let source = router.project.places[key.site.file],
        case .catalogs(let own) = router.destination(of: RoutingKey(key), in: source)
      else { continue }
      for catalog in own { literals[catalog, default: []].append(UntypedLiteral(text: key.key, site: key.site)) }
    }
    return literals.mapValues { PossibleKeys(inactive: $0) }
  }
}
