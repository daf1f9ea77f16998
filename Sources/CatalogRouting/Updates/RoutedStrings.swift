import Diagnostics
import ProjectModel
import StringExtraction

/// Strings grouped by their catalogs, and strings without one. Strings that are made from metadata, or that no target
/// compiles, are left out.
struct RoutedStrings {
  private(set) var byCatalog: [FilePath: [ExtractedString]] = [:]
  /// The strings that ship but that no target extracts, by the catalogs in which they are looked up.
  private(set) var unextracted: [FilePath: [ExtractedString]] = [:]
  var unrouted = UnroutedStrings()
  /// Strings whose bundle is only known at run time.
  private var ofUnknownBundles: [ExtractedString] = []

  init(_ strings: [ExtractedString], _ router: inout CatalogRouter) {
    let uncompiled = InactiveStrings(router.project)
    for string in strings where !CatalogRules.isMadeFromMetadata(string.table) {
      guard let source = router.project.places[string.site.file] else { continue }
      if uncompiled.contains(string) {
        for catalog in router.catalogsWithoutExtraction(of: RoutingKey(string), in: source) {
          unextracted[catalog, default: []].append(string)
        }
      } else if router.unlocalized.contains(source) {
        unrouted.add(string, candidates: [])
      } else {
        add(string, of: source, &router)
      }
    }
  }

  private mutating func add(_ string: ExtractedString, of source: FilePath, _ router: inout CatalogRouter) {
    let route = RoutingKey(string)
    if router.bundle(of: route, in: source) == .unknown { ofUnknownBundles.append(string) }
    switch router.destination(of: route, in: source) {
    case .catalogs(let list): for catalog in list { byCatalog[catalog, default: []].append(string) }
    case .ambiguous(let list): unrouted.add(string, candidates: list)
    case .nowhere where router.tests.contains(source): unrouted.testCount += 1
    case .nowhere: unrouted.add(string, candidates: [])
    }
  }

  /// Returns the diagnostics about strings without a certain catalog.
  func diagnostics(_ router: CatalogRouter) -> [Diagnostic] {
    let absence = CatalogAbsence(router.project, router.layout)
    return unrouted.diagnostics(router.project.names.printed, absence) + UnknownBundleNotes.notes(on: ofUnknownBundles)
  }
}
