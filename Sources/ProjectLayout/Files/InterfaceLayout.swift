/// Storyboards and xibs that are translated, and the catalogs that hold their texts: `mul.lproj/NAME.xcstrings` beside the
/// folder of the interface's language.
package struct InterfaceLayout: Sendable {
  /// The interfaces with the texts of the development language, by the catalogs that could hold these.
  private let byCatalog: [FilePath: [FilePath]]

  /// - Parameter interfaces: all storyboards and xibs.
  package init(_ interfaces: [FilePath]) {
    let localized = interfaces.filter { Self.catalog(of: $0) != nil }
    let groups = Dictionary(grouping: localized) { Self.catalog(of: $0) ?? $0 }
    byCatalog = groups.mapValues(Self.originals)
  }

  /// The translated interfaces in their development language, sorted.
  package var originals: [FilePath] { byCatalog.values.joined().sorted() }

  /// The interfaces of a catalog.
  package func interfaces(of catalog: FilePath) -> [FilePath] { byCatalog[catalog] ?? [] }

  /// The catalogs that could hold the texts of interfaces.
  package var catalogs: Set<FilePath> { Set(byCatalog.keys) }

  /// The catalog that could hold the texts of an interface; `nil` for one in no folder of a language, which is not translated.
  package static func catalog(of interface: FilePath) -> FilePath? {
    guard let region = interface.folder, region.fileExtension == "lproj", let folder = region.folder else { return nil }
    return folder.appending("mul.lproj/\(interface.stem).xcstrings")
  }

  /// The regions of development, in the order in which they count.
  private static let regions = ["Base", "en", "English"]

  /// The interfaces in the folder of the development region. Others are translated copies.
  private static func originals(among interfaces: [FilePath]) -> [FilePath] {
    let byRegion = Dictionary(grouping: interfaces) { $0.folder?.stem ?? "" }
    if let region = regions.first(where: { byRegion[$0] != nil }) { return (byRegion[region] ?? []).sorted() }
    return byRegion.count == 1 ? interfaces.sorted() : []
  }
}
