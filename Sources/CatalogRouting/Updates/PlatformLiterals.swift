import CatalogSync
import ProjectModel
import StringCatalog
import StringExtraction
import SwiftLexing
import SwiftParsing

/// The literals that keep entries from becoming stale if sources are compiled more than once. Xcode builds one target
/// for one platform at a time. To keep the keys of the other builds, it does not change entries with the text of any
/// literal in such sources. It does the same if a target does not extract by types, because the compiler then does not
/// report literals.
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

  init(
    catalogs: [FilePath], map: TargetMap, strings: [ExtractedString], own: [ExtractedString], names: PathNames,
    code: [FilePath]
  ) {
    (self.catalogs, self.map, self.strings, self.own) = (catalogs, map, strings, own)
    (self.names, self.code) = (names, code)
  }

  /// The texts of all code that keep keys of a `.strings` table.
  package init(inCodeOf project: ProjectDescription, for table: FilePath) {
    self.init(
      catalogs: [table], map: project.map, strings: [], own: [], names: project.names, code: project.filesWithKeys)
  }

  /// The sources of the catalog's targets that are compiled more than once: by several targets, or by one for several
  /// platforms. In a catalog of several targets, Xcode kept none of 8 entries whose source is compiled once. It kept
  /// all 5 whose source is compiled by two targets for one platform (facts J).
  private var sources: [FilePath] {
    let targets = map.targets.filter { !$0.isTest }
    let owners = targets.filter { $0.hasTable(at: catalogs) }
    let sources = Set(owners.flatMap(\.sources)).filter { FileKind(of: $0) == .swiftSource }
    if !owners.allSatisfy(\.settings.extractsSwiftTypes) { return sources.sorted() }
    var compilers: [FilePath: [BuildTarget]] = [:]
    for target in targets {
      for source in target.sources where sources.contains(source) { compilers[source, default: []].append(target) }
    }
    return compilers.filter { Self.compilations(by: $0.value) > 1 }.keys.sorted()
  }

  /// Returns how often targets compile a shared source. A package that covers the folder of an Xcode target does not
  /// count, because the project's scheme does not build it (facts J). Xcode gives other packages
  /// `SUPPORTED_PLATFORMS = $(AVAILABLE_PLATFORMS)`, regardless of the app's platforms: in a Mac app's package, every
  /// sync kept the entries of literals (facts I).
  private static func compilations(by targets: [BuildTarget]) -> Int {
    let projects = targets.filter { $0.origin != .package }
    return (projects.isEmpty ? targets : projects).reduce(0) { count, target in
      let platforms = target.origin == .package ? .apple : target.settings.platforms
      return count + (platforms.isSubset(of: .apple) ? max(1, platforms.names.count) : 1)
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
      own.lazy.filter { mayBeOurs($0.key) && !Self.isLocalizedString($0) }.map { SourcePlace($0.site) })
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

  private static func isLocalizedString(_ string: ExtractedString) -> Bool {
    string.site.api.hasPrefix("String.init(localized:")
  }
}
