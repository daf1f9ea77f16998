/// Translated storyboards and xibs, and the catalogs with their texts: `mul.lproj/NAME.xcstrings` next to the folder of
/// the interface's language, or `NAME.xcstrings` next to that folder.
package struct InterfaceLayout: Sendable {
  /// The interfaces in the development language, by the possible catalogs of their texts.
  private let byCatalog: [FilePath: [FilePath]]
  /// The catalogs of the project.
  private let existing: Set<FilePath>

  /// - Parameters:
  ///   - interfaces: all storyboards and xibs.
  ///   - languages: the languages in which they are written if they are not in `Base.lproj`.
  ///   - catalogs: all catalogs of the project.
  package init(_ interfaces: [FilePath], _ languages: DevelopmentLanguages, catalogs: [FilePath] = []) {
    let existing = Set(catalogs)
    let pairs = interfaces.compactMap { interface in
      Self.catalog(of: interface, among: existing).map { (catalog: $0, interface: interface) }
    }
    let groups = Dictionary(grouping: pairs, by: \.catalog)
    byCatalog = groups.mapValues { Self.originals(among: $0.map(\.interface), languages) }
    self.existing = existing
  }

  /// The translated interfaces in their development language, sorted.
  package var originals: [FilePath] { byCatalog.values.joined().sorted() }

  package func interfaces(of catalog: FilePath) -> [FilePath] { byCatalog[catalog] ?? [] }

  /// The possible catalogs of interface texts.
  package var catalogs: Set<FilePath> { Set(byCatalog.keys) }

  /// Returns the possible catalog of an interface's texts, or `nil` for an interface outside language folders, which is
  /// not translated.
  package func catalog(of interface: FilePath) -> FilePath? { Self.catalog(of: interface, among: existing) }

  private static func catalog(of interface: FilePath, among existing: Set<FilePath>) -> FilePath? {
    let places = places(of: interface)
    return places.first(where: existing.contains) ?? places.first
  }

  /// Returns the possible paths of the catalog with an interface's texts, the usual one first; empty for an interface
  /// outside language folders.
  package static func places(of interface: FilePath) -> [FilePath] {
    guard let region = interface.folder, region.fileExtension == "lproj", let folder = region.folder else { return [] }
    return ["mul.lproj/\(interface.stem).xcstrings", "\(interface.stem).xcstrings"].map(folder.appending)
  }

  /// Returns the interfaces in `Base.lproj`, otherwise in the folder of the development language (English if no project
  /// declares one). Others are translated copies, unless there is only one folder.
  private static func originals(among interfaces: [FilePath], _ languages: DevelopmentLanguages) -> [FilePath] {
    let byRegion = Dictionary(grouping: interfaces) { $0.folder?.stem ?? "" }
    if let base = byRegion["Base"] { return base.sorted() }
    if byRegion.count == 1 { return interfaces.sorted() }
    guard let folder = interfaces.first?.folder else { return [] }
    let language = languages.language(around: folder)
    // `en` takes precedence over `English`.
    let region = byRegion.keys.sorted(by: >).first { RegionName.language($0) == language }
    return region.flatMap { byRegion[$0] }?.sorted() ?? []
  }
}
