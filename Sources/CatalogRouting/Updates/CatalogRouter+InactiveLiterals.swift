import CatalogSync
import ProjectLayout
import StringExtraction

// Literals that are keys in other builds or at run time.
extension CatalogRouter {
  /// The literals that become keys at run time, or would be keys under a condition that is not set, for the catalogs of
  /// their own sources.
  mutating func inactiveLiterals(_ found: Extraction) -> [FilePath: PossibleKeys] {
    let uncompiled = InactiveStrings(project)
    var keys = found.strings.filter(uncompiled.isInactive).map(\.unconditional)
    keys += found.untyped.filter(\.isConstant).map { ExtractedString(key: $0.text, site: $0.site, traits: .ofType) }
    var literals: [FilePath: [UntypedLiteral]] = [:]
    for key in keys {
      guard let source = project.places[key.site.file],
        case .catalogs(let own) = destination(of: RoutingKey(key), in: source)
      else { continue }
      for catalog in own { literals[catalog, default: []].append(UntypedLiteral(text: key.key, site: key.site)) }
    }
    return literals.mapValues { PossibleKeys(inactive: $0) }
  }
}
