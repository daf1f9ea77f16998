import CatalogSync
import ProjectModel
import StringCatalog
import StringExtraction
import SwiftParsing

/// The literals that keep entries from becoming stale if sources are compiled more than once. Xcode builds one target
/// and its dependencies at a time, for one platform. To keep the keys of the other builds, it does not change entries
/// with the text of any literal in such sources.
///
/// The same holds for targets that do not extract by types. Without `SWIFT_EMIT_LOC_STRINGS`, Xcode marked some 400
/// literals in sources that are compiled once (Capso, Maxiterm, MoePeek, oscar-weather) and kept those for several
/// platforms (bruce, cypherair, DUNE). If the catalogs do not show it, all literals of such targets keep their entries.
package struct PlatformLiterals {
  /// All paths of the catalog.
  package let catalogs: [FilePath]
  package let map: TargetMap
  /// All strings of the code, for any catalog.
  package let strings: [ExtractedString]
  /// The strings that this catalog takes.
  package let own: [ExtractedString]
  package let names: PathNames
  /// The files that may contain keys of a `.strings` table. Empty for catalogs.
  package let code: [FilePath]

  /// The sources of the catalog's targets that no single build compiles completely: by targets that do not depend on
  /// each other, or by one for several platforms. In a catalog of several targets, Xcode kept none of 8 entries whose
  /// source is compiled once. It kept all 5 whose source is compiled by two targets for one platform (facts J), and
  /// none of 9 whose source is compiled by an app and by the widgets and watch app that it embeds
  /// (Artem-Shyshko/Agile-task, honzachalupa/ADS-B, kylebshr/luka-ios).
  private var sources: [FilePath] {
    let targets = map.targets.filter { !$0.isTest }
    let owners = targets.filter { $0.hasTable(at: catalogs) }
    let sources = Set(owners.flatMap(\.sources)).filter { FileKind(of: $0) == .swiftSource }
    let areDecided = owners.allSatisfy { $0.settings.extractsSwiftTypes || $0.settings.marksUnscannedKeys }
    if !areDecided { return sources.sorted() }
    var compilers: [FilePath: [BuildTarget]] = [:]
    for target in targets {
      for source in target.sources where sources.contains(source) { compilers[source, default: []].append(target) }
    }
    let builds = Self.builds(of: targets)
    return compilers.filter { !Self.areInOneBuild($0.value, of: builds) }.keys.sorted()
  }

  /// Returns whether one of the builds compiles a shared source for all of its targets. A package that covers the
  /// folder of an Xcode target does not count, because the project's scheme does not build it (facts J). Xcode gives
  /// other packages `SUPPORTED_PLATFORMS = $(AVAILABLE_PLATFORMS)`, regardless of the app's platforms: in a Mac app's
  /// package, every sync kept the entries of literals (facts I).
  private static func areInOneBuild(_ targets: [BuildTarget], of builds: [Set<TargetName>]) -> Bool {
    let projects = targets.filter { $0.origin != .package }
    let compilers = projects.isEmpty ? targets : projects
    let isForSeveralPlatforms = compilers.contains { target in
      let platforms = target.origin == .package ? .apple : target.settings.platforms
      return platforms.isSubset(of: .apple) && platforms.names.count > 1
    }
    return !isForSeveralPlatforms && builds.contains { $0.isSuperset(of: compilers.map(TargetName.init)) }
  }

  /// A target that others depend on.
  private struct TargetName: Hashable {
    let file: FilePath
    let name: String

    init(file: FilePath, name: String) { (self.file, self.name) = (file, name) }

    init(_ target: BuildTarget) { self.init(file: target.file, name: target.name) }
  }

  /// Returns each application with all targets that are built before it. Other targets, such as an aggregate of several
  /// applications, are rarely built during development.
  private static func builds(of targets: [BuildTarget]) -> [Set<TargetName>] {
    let byName = Dictionary(targets.map { (TargetName($0), $0) }) { first, _ in first }
    let dependencies = byName.mapValues { target in
      target.dependencies.map { TargetName(file: target.file, name: $0) }
    }
    return byName.filter { $1.product == "application" }.keys.map { root in
      var (open, built) = ([root], Set<TargetName>())
      while let next = open.popLast() {
        if built.insert(next).inserted { open += dependencies[next] ?? [] }
      }
      return built
    }
  }

  /// Returns the literals of the sources that may be keys to remove. A literal that is now a key of another table or
  /// catalog does not count. A literal that is a key of this catalog with other specifiers keeps the entries of its
  /// shape, unless it is an argument of `String(localized:)`. An app kept `Ticks: %llu` and `%lld` for about 50 syncs
  /// (facts I).
  /// - Parameters:
  ///   - keys: the keys that would become stale or be removed.
  ///   - read: returns the text of a source, or `nil` if it no longer exists, in which case another rule keeps all
  ///     entries.
  package func keeping<Problem: Error>(
    _ keys: [String], read: (FilePath) throws(Problem) -> ContiguousArray<UInt8>?
  ) throws(Problem) -> PossibleKeys {
    if keys.isEmpty { return [] }
    if catalogs.contains(where: \.isStringsTable) {
      return try TableLiterals(keys).keeping(in: code, names, read: read)
    }
    let sources = sources
    if sources.isEmpty { return [] }
    let beginnings = Set(keys.map { PossibleKeys.digest(ofBeginning: $0) })
    let mayBeOurs = { (text: String) in beginnings.contains(PossibleKeys.digest(ofBeginning: text)) }
    let sameShape = Set(
      own.lazy.filter { mayBeOurs($0.key) && !$0.site.api.hasPrefix("String.init(localized:") }
        .map { SourcePlace($0.site) })
    let become = Set(strings.lazy.filter { mayBeOurs($0.key) }.map { SourcePlace($0.site) }).subtracting(sameShape)
    let shapes = Set(keys.map { FormatString($0).shape })
    var literals: [UntypedLiteral] = []
    for source in sources {
      guard let bytes = try read(source) else { continue }
      // `Text(verbatim:)` kept none of 20 entries (facts J).
      literals += LiteralTexts.literals(in: names.source(source, bytes), countsVerbatim: false) {
        mayBeOurs($0) && shapes.contains(FormatString($0).shape)
      }
    }
    return PossibleKeys(literals.filter { !become.contains(SourcePlace($0.site)) }, .compiledMoreThanOnce)
  }
}

extension PlatformLiterals {
  /// The texts of all code that keep keys of a `.strings` table.
  package init(inCodeOf project: ProjectDescription, for table: FilePath) {
    self.init(
      catalogs: [table], map: project.map, strings: [], own: [], names: project.names, code: project.filesWithKeys)
  }
}
