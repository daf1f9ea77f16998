import CatalogSync
import ProjectLayout
import StringCatalog
import StringExtraction
import SwiftLexing
import SwiftOutline

/// The literals that keep entries from going stale where sources are compiled for several platforms. Xcode compiles for one
/// platform at a time; so that the keys of the others stay, it leaves alone what any literal of such sources says.
struct PlatformLiterals {
  /// The catalog, under all its paths.
  let catalogs: [FilePath]
  let map: TargetMap
  /// What the code has, for whatever catalog.
  let strings: [ExtractedString]
  let names: PathNames

  /// The sources of the catalog's targets that are compiled for several platforms: by these together, or by other targets.
  private var sources: [FilePath] {
    let targets = map.targets.filter { !$0.isTest }
    let owners = targets.filter { $0.catalogs.contains(where: catalogs.contains) }
    let sources = Set(owners.flatMap(\.sources)).filter { FileKind(of: $0) == .swiftSource }
    if Self.areSeveral(Self.platforms(of: owners)) { return sources.sorted() }
    var platforms: [FilePath: Platforms] = [:]
    for target in targets {
      for source in target.sources where sources.contains(source) {
        platforms[source, default: []].formUnion(target.settings.platforms)
      }
    }
    return platforms.filter { Self.areSeveral($0.value) }.keys.sorted()
  }

  private static func platforms(of targets: [BuildTarget]) -> Platforms {
    targets.reduce(into: Platforms()) { $0.formUnion($1.settings.platforms) }
  }

  private static func areSeveral(_ platforms: Platforms) -> Bool {
    platforms.isSubset(of: .apple) && platforms.names.count > 1
  }

  /// The literals of the sources that may stand for keys which would go. One that is a key of another table or catalog now,
  /// or has other specifiers, has become that.
  /// - Parameter keys: what would go stale or away.
  func keeping(_ keys: [String], _ tree: FileTree) -> DoubtfulLiterals {
    if keys.isEmpty { return [] }
    let sources = sources
    if sources.isEmpty { return [] }
    let beginnings = Set(keys.map { DoubtfulLiterals.digest(ofBeginning: $0) })
    let mayBeOurs = { (text: String) in beginnings.contains(DoubtfulLiterals.digest(ofBeginning: text)) }
    let become = Set(strings.lazy.filter { mayBeOurs($0.key) }.map { SourcePlace($0.site) })
    let shapes = Set(keys.map { FormatString($0).shape })
    let literals = sources.flatMap { source in
      self.literals(of: source, tree) { mayBeOurs($0) && shapes.contains(FormatString($0).shape) }
    }
    return DoubtfulLiterals(literals.filter { !become.contains(SourcePlace($0.site)) })
  }

  private func literals(
    of source: FilePath, _ tree: FileTree, where isWanted: (String) -> Bool
  ) -> [UntypedLiteral] {
    guard let contents = try? tree.contents(of: source) else { return [] }
    let text = names.source(source, contents.bytes)
    return LiteralTexts.literals(in: text, where: isWanted)
  }
}
