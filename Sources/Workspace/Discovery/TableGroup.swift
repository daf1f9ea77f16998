import ProjectModel

/// A `.strings` or `.stringsdict` file of one language.
package struct TableFile: Sendable, Hashable {
  /// Absolute, without symbolic links.
  package let path: FilePath
  /// What its folder `….lproj` is called.
  package let region: String

  package var isStringsDict: Bool { path.isStringsDict }

  /// Whether it is in no folder of a language, as the tables of apps in one language may be.
  package var isOfOneLanguage: Bool { path.folder?.fileExtension != "lproj" }

  /// Whether it stands in `Base.lproj`.
  package var isBase: Bool { region == Self.base }

  /// The language of its texts, where `Base.lproj` is of the language of the sources.
  package func language(source: String) -> String { isBase ? source : RegionName.language(region) }

  /// What stands for the language of the sources: a folder whose texts are those of the interface files in it.
  package static let base = "Base"
}

/// The tables of one name in all languages, which one catalog can hold.
package struct TableGroup: Sendable {
  /// The folder around those of the languages.
  package let folder: FilePath
  package let name: String
  /// Sorted by path.
  package let files: [TableFile]
  /// Whether they translate a storyboard, a xib or intents, whose catalogs stand in a folder of their own.
  package let isOfInterface: Bool

  /// Where Xcode has the catalog of such tables.
  package var catalog: FilePath {
    (isOfInterface ? folder.appending("mul.lproj") : folder).appending(name + ".xcstrings")
  }

  /// What stands for the tables of all languages in messages: `App/*.lproj/Localizable.strings`.
  package var pattern: FilePath {
    if let file = files.first(where: { !$0.isStringsDict }) ?? files.first, files.allSatisfy(\.isOfOneLanguage) {
      return file.path
    }
    let isOfRules = files.allSatisfy(\.isStringsDict)
    return folder.appending("*.lproj").appending(name + (isOfRules ? ".stringsdict" : ".strings"))
  }
}

/// Tables found below what somebody names.
package struct TableSearch {
  package private(set) var groups: [TableGroup] = []
  /// Tables that no catalog can stand for, each with the reason.
  package private(set) var unfit: [(path: FilePath, reason: String)] = []
  /// Folders that could not be listed.
  package private(set) var problems: [FileProblem] = []

  private var includesSettings = false
  /// Whether tables in no folder of a language count, whose texts are in the language of the project.
  private var takesTablesOfOneLanguage = false

  /// Folders whose files somebody else looks up, or that a build made.
  private static let bundles: Set<String> = ["app", "appex", "bundle", "docc", "framework", "xcframework", "xcloc"]

  /// The bundle whose texts the system's Settings look up.
  package static let settings = "Settings.bundle"

  /// - Parameters:
  ///   - named: a folder, the folder of a language, or a table, which stands for its table in all languages.
  ///   - compiled: tables that do not count.
  package init(_ named: [NamedPath], without compiled: [FilePath: FilePath]) {
    var listings: [FilePath: [FilePath]] = [:]
    for name in named {
      let top = Self.top(of: name)
      guard listings[top] == nil else { continue }
      var listing = FolderListing(of: top, isInWorkTree: name.project.isInWorkTree)
      listing.keepLinks(within: ProjectBounds(named: named), missesTables: true)
      problems += listing.problems
      listings[top] = listing.files
    }
    let files = Set(listings.values.joined()).filter { compiled[$0] == nil }.sorted()
    takesTablesOfOneLanguage = true
    let interfaces = files.filter { FileKind(of: $0) == .intents || FileKind(of: $0) == .interfaceBuilder }
    take(files.filter { FileKind(of: $0) == .stringsTable }, beside: interfaces) { path in
      named.contains { path.isWithin($0.physical) }
    }
  }

  /// Groups the tables of a run.
  /// - Parameters:
  ///   - includesSettings: whether the tables of ``settings`` count, for which no catalog can stand.
  ///   - isNamed: whether a table was asked for; the others of its group come with it.
  package init(of found: FoundFiles, includesSettings: Bool = false, isNamed: (FilePath) -> Bool = { _ in true }) {
    self.includesSettings = includesSettings
    take(found.tables, beside: found.localizedInterfaces, isNamed: isNamed)
  }

  /// The folder around the languages that a name stands in.
  private static func top(of name: NamedPath) -> FilePath {
    let folder = name.folder
    return folder.fileExtension == "lproj" ? folder.folder ?? folder : folder
  }

  private mutating func take(_ tables: [FilePath], beside interfaces: [FilePath], isNamed: (FilePath) -> Bool) {
    var members: [FilePath: [TableFile]] = [:]
    for path in tables {
      guard let region = path.folder, region.fileExtension == "lproj", let folder = region.folder else {
        takeTableOfOneLanguage(path, &members)
        if !takesTablesOfOneLanguage, isNamed(path) { unfit.append((path, "it is in no folder of a language")) }
        continue
      }
      members[folder.appending(path.stem), default: []].append(TableFile(path: path, region: region.stem))
    }
    let ofInterfaces = Self.interfaceTables(interfaces)
    for (place, files) in Self.joined(members).sorted(by: { $0.key < $1.key })
    where files.contains(where: { isNamed($0.path) }) {
      if let bundle = Self.bundle(around: place), !(includesSettings && bundle.name == Self.settings) {
        unfit += files.map { ($0.path, "it belongs to \(bundle.name), for which no catalog is compiled") }
        continue
      }
      let folder = place.folder ?? place
      groups.append(
        TableGroup(folder: folder, name: place.name, files: files, isOfInterface: ofInterfaces.contains(place)))
    }
  }

  /// Xcode migrates a table in no folder of a language, too.
  private func takeTableOfOneLanguage(_ path: FilePath, _ members: inout [FilePath: [TableFile]]) {
    guard takesTablesOfOneLanguage, let folder = path.folder else { return }
    members[folder.appending(path.stem), default: []].append(TableFile(path: path, region: TableFile.base))
  }

  /// The bundle that a file belongs to; `nil` for none.
  private static func bundle(around path: FilePath) -> FilePath? {
    path.folders.first { bundles.contains($0.fileExtension) }
  }

  /// Whether somebody else looks a table up, or a build made it.
  static func isInBundle(_ path: FilePath) -> Bool { bundle(around: path) != nil }

  /// The tables by the place of their catalog: texts that vary may stand in a folder of their own, `Plurals/de.lproj` say.
  private static func joined(_ members: [FilePath: [TableFile]]) -> [FilePath: [TableFile]] {
    var joined = members
    for (place, files) in members where files.allSatisfy(\.isStringsDict) {
      let outer = place.folders.dropFirst().lazy.map { $0.appending(place.name) }.first { members[$0] != nil }
      guard let outer, members[outer]?.contains(where: \.isStringsDict) == false else { continue }
      joined[outer]? += files
      joined[place] = nil
    }
    return joined
  }

  /// The places of tables that stand beside an interface file of their name in any language.
  private static func interfaceTables(_ files: [FilePath]) -> Set<FilePath> {
    let found = files.filter { $0.folder?.fileExtension == "lproj" }
    return Set(found.compactMap { $0.folder?.folder?.appending($0.stem) })
  }
}
