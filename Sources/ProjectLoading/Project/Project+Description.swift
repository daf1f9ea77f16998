import FileSystem
import ProjectModel

extension Project {
  /// The project as plain data.
  package var description: ProjectDescription {
    get throws(FileError) {
      var description = ProjectDescription(names: names, map: map)
      (description.isIsolated, description.includesTests) = (request.isIsolated, finder.includesTests)
      description.isDeclared = declared != nil
      (description.sources, description.texts) = (sources.paths, sources.texts)
      (description.objectiveC, description.places) = (found.objectiveC, sources.places)
      (description.headers, description.interfaces) = (found.headers, found.interfaces)
      description.selected = Set(selectedSources)
      (description.packages, description.manifests) = (sources.packages, sources.manifests)
      description.rules = configuration.rules
      description.catalogs = try catalogFiles()
      description.gaps.hasErrors = problems.hasErrors
      description.gaps.hasUnlisted = !found.problems.isEmpty || !catalogs.problems.isEmpty
      description.gaps.unreadProjects = unreadProjects
      description.gaps.missing = found.missing
      description.gaps.missingFolders = missingFolders
      description.gaps.leftOut = found.leftOut.filter { FileKind(of: $0) == .swiftSource }
      description.gaps.leftOutTables = found.leftOut.filter(\.isStringsTable)
      let absent = AbsentCatalogs(self)
      description.absentCatalogs = { absent.all }
      return description
    }
  }

  /// Returns the bytes at a path, or `nil` if they cannot be read.
  package static func contents(of path: FilePath) -> ContiguousArray<UInt8>? {
    try? FileContents(of: path.string).bytes
  }

  private func catalogFiles() throws(FileError) -> CatalogFiles {
    let named = try NamedPath.all(request.catalogs).map(\.physical)
    let leftOut = found.leftOutCatalogs
    let all = Set(found.catalogs + named + leftOut)
    var files = CatalogFiles()
    (files.all, files.fromCode) = (found.catalogs + leftOut, all.filter(found.isFromCode).sorted())
    files.leftOut = Set(leftOut)
    let tables = tables.filter { !all.contains($0.path) }
    let places = all.union(tables.map(\.path))
    files.tables = tables
    files.asked = places.union(missingCatalogs).filter(isRequested)
    if staged != nil { files.staged = places.filter(isWithinReach) }
    files.compiled = Set(found.compiledTables.values)
    files.unread = Set(catalogs.problems.keys)
    let known = catalogs.known.filter { path, _ in places.contains(path) }
    files.aliases = Dictionary(grouping: known.keys) { known[$0]?.identity }.values.filter { $0.count > 1 }.map {
      $0.sorted()
    }
    for catalog in places.subtracting(leftOut) { resolve(catalog, &files) }
    return files
  }

  /// Resolves a catalog that is a link. It may lead out of the project, and a repository's contents must not decide
  /// where strex writes. Catalogs that the user names have resolved paths.
  private func resolve(_ catalog: FilePath, _ files: inout CatalogFiles) {
    do throws(FileError) {
      let file = try FilePath(resolving: catalog.string)
      if file == catalog || finder.named.contains(where: { file.isWithin($0.project.path) }) { return }
      files.outside[catalog] = file
    } catch {
      if !error.isAbsence { files.unresolved[catalog] = error.reason }
    }
  }
}
