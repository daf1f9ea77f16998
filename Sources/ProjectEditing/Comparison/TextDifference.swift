import CatalogEditing
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringExtraction
import TextBasics

/// The options of a comparison of texts.
package struct DifferenceRequest: Sendable {
  package var project: ProjectRequest
  /// The commit to compare with.
  package var old = "HEAD"
  /// The commit with the new texts; `nil` for the work tree.
  package var new: String?
  /// The only languages whose translations are compared; empty for all.
  package var languages: [String] = []

  package init(_ project: ProjectRequest) { self.project = project }
}

/// The texts of a project that differ between two commits, or between a commit and the work tree.
package struct TextDifference {
  /// The changes of one catalog or table.
  package struct Part: Sendable {
    /// The path as messages print it.
    package let printed: String
    package let items: [CatalogDifference.Item]
    /// The places in code of new and reworded keys, with the lines around them.
    package internal(set) var places: [UTF8Key: [SourceExcerpt]] = [:]
  }

  package private(set) var parts: [Part] = []
  package private(set) var diagnostics: [Diagnostic] = []

  package var items: [CatalogDifference.Item] { parts.flatMap(\.items) }

  /// - Throws: for an unknown commit or language, and for files that cannot be read.
  package init(_ request: DifferenceRequest, _ sdk: SDKLoad) async throws {
    var (request, wanted) = (request, [FilePath]())
    try Self.replaceAbsentPaths(of: &request, wanted: &wanted)
    let former = try await EarlierProject.read(
      request.old, of: request.project, sdk, until: request.new, listsSources: true)
    let new = try await Self.project(request, sdk, listsSources: true)
    let before = try former.map { try Self.catalogs(of: $0.project) }
    let after = try new.map { try Self.catalogs(of: $0) }
    let problems = before?.problems ?? []
    diagnostics = problems + (after?.problems ?? []).filter { !problems.contains($0) }
    let known = (before?.knownLanguages ?? []).union(after?.knownLanguages ?? [])
    if !known.isEmpty { try UsageError.demand(request.languages, "language", among: known) }
    let old = Dictionary(
      (before?.members ?? []).map { ((former?.present($0.path) ?? $0.path), $0) },
      uniquingKeysWith: { first, _ in first })
    let present = Dictionary((after?.members ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let unread = Set((before?.unread ?? []).map { former?.present($0) ?? $0 }).union(after?.unread ?? [])
    var paths: [FilePath] = []
    for path in Set(old.keys).union(present.keys).subtracting(unread).sorted() {
      guard let member = present[path] ?? old[path], wanted.isEmpty || wanted.contains(where: path.isWithin) else {
        continue
      }
      let empty = Catalog(sourceLanguage: member.catalog.sourceLanguage)
      let difference = CatalogDifference(
        from: old[path]?.catalog ?? empty, to: present[path]?.catalog ?? empty,
        languages: present[path]?.languages ?? [])
      let items = difference.items.compactMap { $0.limited(to: request.languages) }
      if items.isEmpty { continue }
      parts.append(Part(printed: member.printed, items: items))
      paths.append(path)
    }
    try await addPlaces(paths, request, sdk)
  }

  /// Replaces the paths that the work tree lacks, although a commit has them, by the folders around them.
  /// - Parameter wanted: the paths of the request, if some are replaced.
  private static func replaceAbsentPaths(of request: inout DifferenceRequest, wanted: inout [FilePath]) throws {
    let paths = request.project.paths
    if paths.allSatisfy({ FileStatus.exists($0.place) }) { return }
    let current = request.project.currentFolder
    let commits = try [request.old, request.new].compactMap(\.self).map { name in
      try GitRevision(name, around: current, before: nil)
    }
    wanted = paths.map { FilePath($0.place).resolvingParents }
    for (position, path) in wanted.enumerated() where !FileStatus.exists(path.string) {
      guard let top = commits.first(where: { $0.contains(path) })?.top else { continue }
      let folder = sequence(first: path, next: \.folder).first { FileStatus.exists($0.string) }
      request.project.paths[position] = GivenPath((folder ?? top).string, from: current)
    }
  }

  private static func project(
    _ request: DifferenceRequest, _ sdk: SDKLoad, listsSources: Bool
  ) async throws -> Project? {
    guard let name = request.new else { return try await Project(request.project, sdk, listsSources: listsSources) }
    return try await EarlierProject.read(name, of: request.project, sdk, isExact: true, listsSources: listsSources)?
      .project
  }

  private static func catalogs(of project: Project) throws -> LoadedCatalogs {
    LoadedCatalogs(
      CatalogSet(askedOf: project), try TableCatalogs(of: project, includesStaged: true), of: project)
  }

  /// Type-checks the sources if keys are new, and finds their places.
  private mutating func addPlaces(_ paths: [FilePath], _ request: DifferenceRequest, _ sdk: SDKLoad) async throws {
    guard items.contains(where: \.isNew), let project = try await Self.project(request, sdk, listsSources: false) else {
      return
    }
    let code = try await CodeKeys(project, try await Analysis(project, .comparison(project.request), sdk), sdk)
    var excerpts = SourceExcerpts(project)
    for (position, path) in paths.enumerated() {
      for item in parts[position].items where item.isNew {
        let sites = code.places(of: item.key, in: path).prefix(3)
        parts[position].places[UTF8Key(item.key)] = sites.map { excerpts[$0] }
      }
    }
  }
}

extension CatalogDifference.Kind {
  /// The heading above changes of the kind.
  var title: String {
    switch self {
    case .new: "New"
    case .reworded: "Reworded"
    case .removed: "Removed"
    case .stale: "No longer in the code"
    case .translated: "Translations"
    }
  }
}
