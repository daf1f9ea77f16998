/// Storyboards and xibs that are translated, and the catalogs that hold their texts: `mul.lproj/NAME.xcstrings` beside the
/// folder of the interface's language.
package struct InterfaceLayout: Sendable {
  /// The interfaces with the texts of the development language, by the catalogs that could hold these.
  private let byCatalog: [FilePath: [FilePath]]

  /// - Parameters:
  ///   - interfaces: all storyboards and xibs.
  ///   - languages: the languages that they are written in where no `Base.lproj` has them.
  package init(_ interfaces: [FilePath], _ languages: DevelopmentLanguages) {
    let localized = interfaces.filter { Self.catalog(of: $0) != nil }
    let groups = Dictionary(grouping: localized) { Self.catalog(of: $0) ?? $0 }
    byCatalog = groups.mapValues { Self.originals(among: $0, languages) }
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

  /// The interfaces in `Base.lproj`, else in the folder of the development language, which is English where no project tells.
  /// Others are translated copies, except in the only folder.
  private static func originals(among interfaces: [FilePath], _ languages: DevelopmentLanguages) -> [FilePath] {
    let byRegion = Dictionary(grouping: interfaces) { $0.folder?.stem ?? "" }
    if let base = byRegion["Base"] { return base.sorted() }
    if byRegion.count == 1 { return interfaces.sorted() }
    guard let folder = interfaces.first?.folder else { return [] }
    let language = languages.language(around: folder)
    // ‘en’ counts before ‘English’.
    let region = byRegion.keys.sorted(by: >).first { RegionName.language($0) == language }
    return region.flatMap { byRegion[$0] }?.sorted() ?? []
  }
}
