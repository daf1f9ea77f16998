import CatalogSync
import ProjectLayout
import StringCatalog
import StringExtraction
import SwiftLexing
import SwiftOutline

/// The literals that keep entries from going stale where sources are compiled for several platforms. Xcode compiles for
/// one platform at a time. To keep the keys of the others, it leaves entries alone whose text is that of any literal in
/// such sources. It does the same where a target does not extract by types, since the compiler then says nothing about
/// literals.
package struct PlatformLiterals {
  /// All paths of the catalog.
  package let catalogs: [FilePath]
  package let map: TargetMap
  /// All strings of the code, for any catalog.
  package let strings: [ExtractedString]
  /// The strings that this catalog takes.
  package let own: [ExtractedString]
  package let names: PathNames
  /// The files that may name keys of a `.strings` table; empty for catalogs.
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

  /// The sources of the catalog's targets that are compiled for several platforms, by these targets together or by
  /// others.
  private var sources: [FilePath] {
    let targets = map.targets.filter { !$0.isTest }
    let owners = targets.filter { $0.hasTable(at: catalogs) }
    let sources = Set(owners.flatMap(\.sources)).filter { FileKind(of: $0) == .swiftSource }
    let areTyped = owners.allSatisfy(\.settings.extractsSwiftTypes)
    if !areTyped || Self.areSeveral(Self.platforms(of: owners)) { return sources.sorted() }
    var platforms: [FilePath: Platforms] = [:]
    for target in targets {
      for source in target.sources where sources.contains(source) {
        platforms[source, default: []].formUnion(Self.platforms(of: [target]))
      }
    }
    return platforms.filter { Self.areSeveral($0.value) }.keys.sorted()
  }

  /// The platforms that targets may be built for. Xcode gives a package `SUPPORTED_PLATFORMS = $(AVAILABLE_PLATFORMS)`,
  /// whatever the platforms of the app that uses it: in a Mac app's package the entries of literals stayed in every
  /// sync (facts I).
  private static func platforms(of targets: [BuildTarget]) -> Platforms {
    targets.reduce(into: Platforms()) { $0.formUnion($1.origin == .package ? .apple : $1.settings.platforms) }
  }

  private static func areSeveral(_ platforms: Platforms) -> Bool {
    platforms.isSubset(of: .apple) && platforms.names.count > 1
  }

  /// The literals of the sources that may stand for keys about to go. A literal that is now a key of another table or
  /// catalog does not count. One that is a key of this catalog with other specifiers keeps the entries of its shape
  /// (`Ticks: %llu` beside `%lld` for some 50 syncs of an app), unless it is an argument of `String(localized:)` (facts
  /// I).
  /// - Parameters:
  ///   - keys: the keys that would go stale or be removed.
  ///   - read: returns the text of a source; `nil` for one that is gone, which keeps all entries in another way.
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
      literals += LiteralTexts.literals(in: names.source(source, bytes)) {
        mayBeOurs($0) && shapes.contains(FormatString($0).shape)
      }
    }
    return PossibleKeys(literals.filter { !become.contains(SourcePlace($0.site)) })
  }

  private static func isLocalizedString(_ string: ExtractedString) -> Bool {
    string.site.api.hasPrefix("String.init(localized:")
  }
}
