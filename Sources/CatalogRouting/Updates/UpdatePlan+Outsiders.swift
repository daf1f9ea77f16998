import Diagnostics
import TextBasics

extension UpdatePlan {
  /// A note that strings of the run belong to catalogs outside the request; located at the catalog if there is only
  /// one.
  var outsiderNote: Diagnostic? {
    let outsiders = outside.filter { !router.isOfResources($0.key) }
    let names = outsiders.keys.sorted().map(router.project.names.printed)
    guard let first = names.first else { return nil }
    let sites = Set(outsiders.values.joined().map(\.site)).count
    let (count, owner) = sites == 1 ? ("1 string was", "its") : ("\(sites) strings were", "their")
    let message =
      names.count == 1
      ? "\(count) skipped because this catalog is not under the specified paths"
      : "\(count) skipped because \(owner) catalogs are not under the specified paths: \(TerminalSafeText.escaped(first)) and \(names.count - 1) more"
    return Diagnostic(.note, "catalog-not-asked-for", message, file: names.count == 1 ? first : nil)
  }
}
