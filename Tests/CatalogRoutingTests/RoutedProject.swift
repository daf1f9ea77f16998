import ProjectModel
import StringExtraction
import SwiftLexing
import SwiftParsing

/// A project as plain data, without files on disk.
struct RoutedProject {
  /// Swift sources below the project's folder, with their text.
  var sources: [String: String] = [:]
  var catalogs: [String] = []
  /// The paths of each target.
  var targets: [(name: String, paths: [String])] = []
  /// The only files and folders to report on. Empty for the whole project.
  var asked: [String] = []
  var gaps = ProjectGaps()

  static let root = FilePath("/code")

  static func path(_ name: String) -> FilePath { root.appending(name) }

  var description: ProjectDescription {
    let paths = sources.keys.sorted().map(Self.path)
    let configured = targets.map { target in
      ConfiguredTarget(
        target: BuildTarget(name: target.name, origin: .configuration, file: Self.path(".strex.json")),
        paths: target.paths.map(Self.path))
    }
    let all = catalogs.map(Self.path)
    let map = TargetMap(sources: configured, files: paths + all)
    let places = asked.isEmpty ? [Self.root] : asked.map(Self.path)
    let named = places.map { NamedPath(given: $0, physical: $0, isFolder: true, above: [(Self.root, .workTree)]) }
    var project = ProjectDescription(names: PathNames(named: named, current: Self.root), map: map)
    project.sources = paths
    project.texts = sources.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, text: $0.value) }
    project.places = Dictionary(uniqueKeysWithValues: sources.keys.map { ($0, Self.path($0)) })
    project.selected = Set(paths.filter { path in places.contains(where: path.isWithin) })
    (project.catalogs.all, project.catalogs.fromCode) = (all, all)
    project.catalogs.asked = Set(all.filter { catalog in places.contains(where: catalog.isWithin) })
    project.gaps = gaps
    return project
  }

  /// Returns a string whose key is in the first line of a source.
  static func string(
    _ key: String, in source: String, table: String = ExtractedString.defaultTable, bundle: String? = nil
  ) -> ExtractedString {
    let site = LiteralSite(file: source, location: SourceLocation(line: 1, column: 1), api: "Text.init(_:)")
    return ExtractedString(key: key, table: table, bundle: bundle, site: site, traits: .ofType)
  }
}
