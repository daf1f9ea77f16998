import ProjectModel

/// Determines the catalogs for a string.
package struct CatalogRouter {
  package let project: ProjectDescription
  package let request: RoutingRequest
  /// The requested catalogs. Empty to use the destinations of the sources' strings.
  package let wanted: [FilePath]
  /// Whether these are all catalogs that are made from code.
  package let wantsAll: Bool
  package var resolver: CatalogResolver
  let unlocalized: UnlocalizedPackages
  private var bundles: BundleModules
  /// The last result, because consecutive strings of a source mostly have the same destination.
  private var last: (route: RoutingKey, source: FilePath, destination: CatalogDestination)?
  let tests: TestFiles

  package init(_ project: ProjectDescription, _ request: RoutingRequest) {
    self.project = project
    self.request = request
    let (catalogs, explicit) = (project.catalogs, request.catalogs)
    wanted =
      explicit.isEmpty
      ? catalogs.fromCode.filter { catalogs.asked.contains($0) && catalogs.isWithinReach($0) } : Set(explicit).sorted()
    wantsAll = explicit.isEmpty && wanted.count == catalogs.fromCode.count
    bundles = BundleModules(project)
    unlocalized = UnlocalizedPackages(project)
    let tables = catalogs.tables.map(\.path)
    tests = TestFiles(project, catalogs: Set(catalogs.all + tables + explicit).sorted())
    resolver = CatalogResolver(
      layout: CatalogLayout(catalogs: catalogs.fromCode, tables: tables, packages: project.packages, map: project.map),
      named: explicit.filter { !catalogs.all.contains($0) }, aliases: catalogs.aliases)
  }

  /// The assignment of sources to catalogs.
  package var layout: CatalogLayout { resolver.layout }

  /// Returns the module that the `bundle:` argument of a string refers to.
  mutating func bundle(of route: RoutingKey, in source: FilePath) -> BundleModules.Answer {
    bundles.answer(for: route.bundle, in: source)
  }

  /// Returns the destination of a string: the catalog of its own target, or of the module that its bundle refers to.
  package mutating func destination(of route: RoutingKey, in source: FilePath) -> CatalogDestination {
    if let last, last.source == source, last.route == route { return last.destination }
    let destination = found(route, in: source)
    last = (route, source, destination)
    return destination
  }

  private mutating func found(_ route: RoutingKey, in source: FilePath) -> CatalogDestination {
    // For a source that no target compiles, the `bundle:` argument is ignored.
    guard project.map.extractingTargets(of: route.traits, from: source) != .none,
      case .file(let other) = bundle(of: route, in: source)
    else { return tests.parted(resolver.destination(of: source, table: route.table, traits: route.traits), of: source) }
    return tests.parted(resolver.destination(of: other, table: route.table), of: source)
  }

  /// Returns the catalogs of a string that ships but that no target extracts, because none extracts by types.
  package mutating func catalogsWithoutExtraction(of route: RoutingKey, in source: FilePath) -> [FilePath] {
    if project.map.targetsWithoutExtraction(of: route.traits, from: source).isEmpty { return [] }
    let route = RoutingKey(table: route.table, traits: .ofRoutine, bundle: route.bundle)
    guard case .catalogs(let list) = destination(of: route, in: source) else { return [] }
    return list
  }

  /// Returns the catalogs of the run that a source may belong to.
  package mutating func catalogs(of source: FilePath) -> [FilePath] {
    wanted.filter { resolver.mayBelong(source, to: $0) }
  }

  /// Returns whether a source may use a catalog. A source that no target compiles, such as a file template, uses no
  /// catalog of targets whose files are all known (facts J).
  mutating func mayUse(_ source: FilePath, _ catalog: FilePath) -> Bool {
    mayBeCompiled(with: catalog, isInTarget: project.map.membership(of: source).isInTarget)
      && resolver.mayBelong(source, to: catalog)
  }

  /// Returns whether the catalog's targets may compile sources.
  /// - Parameter isInTarget: whether a target compiles the sources, or `nil` if that is unknown.
  func mayBeCompiled(with catalog: FilePath, isInTarget: Bool?) -> Bool {
    let aliases = resolver.aliases(of: catalog)
    guard aliases.allSatisfy(project.map.hasTarget) else { return true }
    return isInTarget ?? !aliases.allSatisfy(project.map.isOfCompleteTargets)
  }

  /// Returns whether a catalog is one of the project that is not made from code.
  func isOfResources(_ catalog: FilePath) -> Bool {
    project.catalogs.all.contains(catalog) && !project.catalogs.fromCode.contains(catalog)
  }
}
