import CatalogLint
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringExtraction
import TextBasics

/// The catalogs and tables at an earlier commit that have changed since.
package struct FormerTexts {
  private var catalogs: [FilePath: FormerCatalog] = [:]
  /// Notes about requested catalogs that cannot be compared.
  package private(set) var notes: [Diagnostic] = []

  /// No former texts, for runs without a comparison.
  package init() {}

  /// - Parameters:
  ///   - commit: the commit, as the user named it; `nil` for the last commit.
  ///   - tables: the present tables without a catalog.
  ///   - strings: the present strings of the sources; `nil` to compare no sources.
  ///   - sdk: the SDK for reading former sources.
  /// - Throws: for an unknown commit.
  package init(
    of project: Project, since commit: String?, _ tables: TableCatalogs, _ strings: [ExtractedString]? = nil,
    _ sdk: SDKLoad? = nil
  ) async throws {
    let folder = project.names.named.first?.folder ?? project.names.current
    let isStaged = project.staged != nil
    let comparesTables = !tables.members.isEmpty && !isStaged
    let extensions = comparesTables ? Self.resources + (strings == nil ? [] : ["swift"]) : []
    let former = try ChangedFiles(
      since: commit, around: folder, extensions: ["xcstrings"] + extensions, isStaged: isStaged
    ).former
    for (path, bytes) in former where path.isStringCatalog {
      if let catalog = try? Catalog(bytes) {
        catalogs[path] = FormerCatalog(catalog)
      } else if project.isRequested(path) {
        let name = TerminalSafeText.word(commit ?? "HEAD")
        let message = "changes of source strings were not checked because the catalog in \(name) is not valid"
        notes.append(Diagnostic(.note, "no-former-version", message, file: project.names.printed(path)))
      }
    }
    guard comparesTables else { return }
    let sources = former.filter { $0.key.fileExtension == "swift" }
    let changed = former.filter { $0.key.fileExtension != "swift" }
    guard sources.keys.contains(where: project.sources.paths.contains) || changed.keys.contains(where: Self.isResource)
    else { return }
    let earlier = project.editing([:], unsaved: changed, await project.extractor)
    let present = strings ?? []
    let values = await Self.values(in: sources, of: project, present, sdk)
    add(try TableCatalogs(of: earlier), tables, earlier, project, values: (values, Self.values(of: present)))
  }

  var isEmpty: Bool { catalogs.isEmpty }

  subscript(path: FilePath) -> FormerCatalog? { catalogs[path] }

  private static let resources = ["strings", "stringsdict", "storyboard", "xib", "plist"]

  private static func isResource(_ path: FilePath) -> Bool { resources.contains(path.fileExtension) }

  /// The values of keys by table.
  private typealias Values = [String: [String: String]]

  private mutating func add(
    _ former: TableCatalogs, _ present: TableCatalogs, _ formerProject: Project, _ project: Project,
    values: (former: Values, present: Values)
  ) {
    let lists = (
      PropertyListCatalogs.textsOfTables(in: formerProject), PropertyListCatalogs.textsOfTables(in: project)
    )
    let known = Set(present.members.map(\.group.catalog))
    for table in former.members where known.contains(table.group.catalog) {
      let (path, name) = (table.group.catalog, table.group.name)
      catalogs[path] = FormerCatalog(
        table.catalogWithoutPlaces,
        defaults: (lists.0[path] ?? [:]).merging(values.former[name] ?? [:]) { first, _ in first },
        presentDefaults: (lists.1[path] ?? [:]).merging(values.present[name] ?? [:]) { first, _ in first })
    }
  }

  private static func values(of strings: [ExtractedString]) -> Values {
    strings.reduce(into: [:]) { values, string in
      if let text = string.defaultValue { values[string.table, default: [:]][string.key] = text }
    }
  }

  /// Returns the default values of the present strings, with the former ones from changed sources.
  private static func values(
    in former: [FilePath: ContiguousArray<UInt8>], of project: Project, _ strings: [ExtractedString], _ sdk: SDKLoad?
  ) async -> Values {
    let changed = project.sources.paths.indices.filter { former[project.sources.paths[$0]] != nil }
    let present = values(of: strings)
    if changed.isEmpty { return present }
    let texts = changed.map { position in
      project.names.source(project.sources.paths[position], former[project.sources.paths[position]] ?? [])
    }
    let extractor = await Extractor(sources: texts, sdk: sdk, options: project.extractionOptions)
    let found = values(of: await extractor.extract(Array(texts.indices)).strings)
    return present.merging(found) { own, other in own.merging(other) { $1 } }
  }
}
