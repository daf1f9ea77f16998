import FileSystem
import Foundation
import ProjectModel

/// The input of the search for a project's files: everything that is known before the first file is found. A class,
/// because copies of a project would otherwise copy each part of it.
final class SearchPlan: Sendable {
  let request: ProjectRequest
  let names: PathNames
  /// The tree that files are read from.
  let tree: any FileTree
  /// The only files that may be read, or `nil` for all.
  let declared: DeclaredFiles?
  let configuration: Configuration
  let finder: SourceFinder

  /// - Throws: for a named file or folder that does not exist, or an invalid configuration.
  init(
    _ request: ProjectRequest, _ staged: StagedFiles?, _ formats: ProjectFormats,
    unsaved: [FilePath: ContiguousArray<UInt8>] = [:]
  ) throws {
    let named = try request.named()
    let formats = staged?.formats ?? formats
    self.request = request
    names = PathNames(named: named, current: request.currentFolder)
    tree = staged.map { StagedTree($0) } ?? DiskTree(formats: formats, unsaved: unsaved)
    declared = try request.isScriptPhase ? DeclaredFiles(ProcessInfo.processInfo.environment) : nil
    configuration = try ConfigurationFile.read(for: request, named: named, declared: declared, names, from: tree)
    var finder = SourceFinder(
      named: named, isIsolated: request.isIsolated, includesTests: request.includesTests, declared: declared,
      formats: formats, tree: tree, further: try Self.further(request))
    finder.projectFile = try Self.projectFile(request, configuration, finder)
    self.finder = finder
  }

  /// Returns a copy of the plan that reads other texts in place of those on disk.
  func reading(_ unsaved: [FilePath: ContiguousArray<UInt8>]) -> SearchPlan {
    SearchPlan(self, reading: DiskTree(formats: finder.formats, unsaved: unsaved))
  }

  private init(_ plan: SearchPlan, reading tree: any FileTree) {
    (request, names, self.tree, declared) = (plan.request, plan.names, tree, plan.declared)
    (configuration, finder) = (plan.configuration, plan.finder)
  }

  /// Returns the only project to consider, from the request or else the configuration.
  private static func projectFile(
    _ request: ProjectRequest, _ configuration: Configuration, _ finder: SourceFinder
  ) throws(FileError) -> FilePath? {
    let current = request.currentFolder
    let configured = configuration.project.map { GivenPath($0.way(from: current).string, from: current) }
    guard let path = request.project ?? configured else { return nil }
    let name = try request.project == nil ? configuredProject(path, configuration.fileName) : NamedPath(path)
    if request.project == nil, let problem = finder.bounds.problem(name.physical) { throw problem }
    return name.isFolder ? finder.formats.projectFile(in: name.physical) : name.physical
  }

  private static func configuredProject(_ path: GivenPath, _ configuration: String) throws(FileError) -> NamedPath {
    do { return try NamedPath(path) } catch {
      throw FileError(error.path, error.reason + "; \(configuration) sets it as `project`")
    }
  }

  /// Returns the files that the command line names in addition to the paths: catalogs, and the project's work tree.
  private static func further(_ request: ProjectRequest) throws(FileError) -> [FilePath] {
    let project = try request.project.flatMap { path throws(FileError) in try NamedPath.ifThere(path) }
    return try request.catalogsThatAreThere() + (project.map { [$0.project.path] } ?? [])
  }

  /// Returns the sources that only provide types.
  func typeSources() throws -> [FilePath] { try NamedPath.all(request.interfaces).flatMap(Self.typeSources) }

  private static func typeSources(_ name: NamedPath) throws(FileError) -> [FilePath] {
    guard name.isFolder else { return [name.physical] }
    let listing = FolderListing(walking: name.physical)
    if let problem = listing.problems.first { throw problem }
    let sources = listing.files.filter { FileKind(of: $0) == .swiftSource }
    if sources.isEmpty { throw FileError(name.given.string, "the folder contains no Swift source file") }
    return sources
  }
}

extension ProjectRequest {
  /// Returns the named catalogs that exist.
  func catalogsThatAreThere() throws(FileError) -> [FilePath] {
    var found: [FilePath] = []
    for path in catalogs { found += try NamedPath.ifThere(path).map { [$0.physical] } ?? [] }
    return found
  }
}
