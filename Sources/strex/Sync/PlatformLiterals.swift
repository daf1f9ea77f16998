import CatalogSync
import ProjectLayout
import StringCatalog
import StringExtraction
import SwiftLexing
import SwiftOutline

/// The literals that keep entries from going stale in catalogs for several platforms. Xcode compiles for one platform at a
/// time; so that the keys of the others stay, it leaves alone what any literal of the sources says.
struct PlatformLiterals {
  /// The catalog, under all its paths.
  let catalogs: [FilePath]
  let map: TargetMap
  /// What the code has, for whatever catalog.
  let strings: [ExtractedString]

  /// The sources of the catalog's targets; none where these are for one platform, or where that is not known.
  private var sources: [FilePath] {
    let targets = map.targets.filter { !$0.isTest && $0.catalogs.contains(where: catalogs.contains) }
    let platforms = targets.reduce(into: Platforms()) { $0.formUnion($1.settings.platforms) }
    guard platforms.isSubset(of: .apple), platforms.names.count > 1 else { return [] }
    return Set(targets.flatMap(\.sources)).filter { FileKind(of: $0) == .swiftSource }.sorted()
  }

  /// The literals of the sources that may stand for keys which would go. A key that another table has now, or that has
  /// other specifiers, has become that.
  /// - Parameter keys: what would go stale or away.
  func keeping(_ keys: [String], _ tree: FileTree) -> DoubtfulLiterals {
    if keys.isEmpty { return [] }
    let sources = sources
    if sources.isEmpty { return [] }
    let beginnings = Set(keys.map { DoubtfulLiterals.digest(ofBeginning: $0) })
    let mayBeOurs = { (text: String) in beginnings.contains(DoubtfulLiterals.digest(ofBeginning: text)) }
    let become = strings.map(\.key).filter(mayBeOurs).map { FormatString($0).shape }
    let shapes = Set(keys.map { FormatString($0).shape }).subtracting(become)
    if shapes.isEmpty { return [] }
    let texts = sources.flatMap { literals(of: $0, tree).filter { mayBeOurs($0.text) } }
    return DoubtfulLiterals(texts.filter { shapes.contains(FormatString($0.text).shape) })
  }

  private func literals(of source: FilePath, _ tree: FileTree) -> [UntypedLiteral] {
    guard let contents = try? tree.contents(of: source) else { return [] }
    return LiteralTexts.literals(in: SourceText(path: source.string, bytes: contents.bytes))
  }
}
