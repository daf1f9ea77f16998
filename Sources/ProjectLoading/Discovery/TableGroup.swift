import FileSystem
import ProjectModel

/// A `.strings` or `.stringsdict` file of a single language.
package struct TableFile: Sendable, Hashable {
  /// The absolute path, without symbolic links.
  package let path: FilePath
  /// The name of its `.lproj` folder, without the extension.
  package let region: String

  package var isStringsDict: Bool { path.isStringsDict }

  /// Whether it is in `Base.lproj`.
  package var isBase: Bool { region == Self.base }

  /// Returns the language of its texts. `Base.lproj` contains the source language.
  package func language(source: String) -> String { isBase ? source : RegionName.language(region) }

  /// The name of the folder for interface files. It also contains texts in the source language.
  package static let base = "Base"
}

/// The tables of a single name in all languages. One catalog can contain them.
package struct TableGroup: Sendable {
  /// The folder that contains the language folders.
  package let folder: FilePath
  package let name: String
  /// The files, sorted by path.
  package let files: [TableFile]
  /// Whether they translate a storyboard, a xib or intents. The catalogs of these are in a separate folder.
  package let belongsToInterface: Bool

  /// The path where Xcode expects the catalog of these tables.
  package var catalog: FilePath {
    (belongsToInterface ? folder.appending("mul.lproj") : folder).appending(name + ".xcstrings")
  }

  /// The pattern that messages print for the tables of all languages: `App/*.lproj/Localizable.strings`.
  package var pattern: FilePath {
    // Some apps with one language have no language folders.
    let isInFolder = files.contains { $0.path.folder?.fileExtension == "lproj" }
    if !isInFolder, let file = files.first(where: { !$0.isStringsDict }) ?? files.first { return file.path }
    let isOfRules = files.allSatisfy(\.isStringsDict)
    return folder.appending("*.lproj").appending(name + (isOfRules ? ".stringsdict" : ".strings"))
  }
}

/// Finds tables at and below named paths.
package struct TableSearch {
  package private(set) var groups: [TableGroup] = []
  /// Tables that no catalog can replace, each with the reason.
  package private(set) var unfit: [(path: FilePath, reason: String)] = []
  /// Folders that could not be listed.
  package private(set) var problems: [FileError] = []

  /// The tables that only some searches include.
  package struct Inclusion: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The tables of ``settings``, which no catalog can replace.
    package static let settings = Inclusion(rawValue: 1)
    /// Tables outside of language folders, because Xcode migrates them as well. Their texts are in the project's source
    /// language.
    static let singleLanguage = Inclusion(rawValue: 2)
  }

  /// Folders of other bundles, whose files the project's code does not look up, and of build products.
  private static let bundles: Set<String> = ["app", "appex", "bundle", "docc", "framework", "xcframework", "xcloc"]

  /// The bundle whose texts the system's Settings app looks up.
  package static let settings = "Settings.bundle"

  /// - Parameters:
  ///   - named: a folder, a language folder, or a table. A table selects its group in all languages.
  ///   - compiled: tables to exclude.
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
    let interfaces = files.filter { FileKind(of: $0) == .intents || FileKind(of: $0) == .interfaceBuilder }
    take(files.filter { FileKind(of: $0) == .stringsTable }, including: .singleLanguage, beside: interfaces) { path in
      named.contains { path.isWithin($0.physical) }
    }
  }

  /// Groups the tables of a run.
  /// - Parameter isNamed: whether a table was requested. A requested table selects its whole group.
  package init(of found: FoundFiles, including: Inclusion = [], isNamed: (FilePath) -> Bool = { _ in true }) {
    take(found.tables, including: including, beside: found.localizedInterfaces, isNamed: isNamed)
  }

  /// Returns the folder that contains the language folders of a named path.
  private static func top(of name: NamedPath) -> FilePath {
    let folder = name.folder
    return folder.fileExtension == "lproj" ? folder.folder ?? folder : folder
  }

  private mutating func take(
    _ tables: [FilePath], including: Inclusion, beside interfaces: [FilePath], isNamed: (FilePath) -> Bool
  ) {
    var members: [FilePath: [TableFile]] = [:]
    for path in tables {
      guard let region = path.folder else { continue }
      if region.fileExtension == "lproj", let folder = region.folder {
        members[folder.appending(path.stem), default: []].append(TableFile(path: path, region: region.stem))
      } else if including.contains(.singleLanguage) {
        members[region.appending(path.stem), default: []].append(TableFile(path: path, region: TableFile.base))
      } else if isNamed(path) {
        unfit.append((path, "it is not in a language folder"))
      }
    }
    let ofInterfaces = Self.interfaceTables(interfaces)
    for (place, files) in Self.joined(members).sorted(by: { $0.key < $1.key })
    where files.contains(where: { isNamed($0.path) }) {
      if let bundle = Self.bundle(around: place), !(including.contains(.settings) && bundle.name == Self.settings) {
        unfit += files.map { ($0.path, "it belongs to \(bundle.name), for which no catalog is compiled") }
        continue
      }
      let folder = place.folder ?? place
      groups.append(
        TableGroup(folder: folder, name: place.name, files: files, belongsToInterface: ofInterfaces.contains(place)))
    }
  }

  /// Returns the bundle that contains a file, or `nil` if none does.
  private static func bundle(around path: FilePath) -> FilePath? {
    path.folders.first { bundles.contains($0.fileExtension) }
  }

  /// Returns whether a table belongs to another bundle or to a build product.
  static func isInBundle(_ path: FilePath) -> Bool { bundle(around: path) != nil }

  /// Groups tables by the path of their catalog. Plurals may be in a separate folder, for example `Plurals/de.lproj`.
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

  /// Returns the catalog paths of tables next to an interface file of the same name in any language.
  private static func interfaceTables(_ files: [FilePath]) -> Set<FilePath> {
    let found = files.filter { $0.folder?.fileExtension == "lproj" }
    return Set(found.compactMap { $0.folder?.folder?.appending($0.stem) })
  }
}
