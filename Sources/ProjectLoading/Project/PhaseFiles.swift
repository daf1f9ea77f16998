import FileSystem
import Foundation
import ProjectModel

/// The files that a run-script phase of Xcode has to declare for a sync.
package struct PhaseFiles {
  package enum List { case inputs, outputs }

  private let project: Project
  /// The folder that Xcode passes as `SRCROOT`.
  private let root: FilePath
  private let catalogs: [FilePath]
  private let written: [FilePath]
  /// The storyboards and xibs of catalogs.
  private let interfaces: [FilePath]

  /// - Parameter isDryRun: whether the phase only checks, so that it writes no catalog.
  /// - Throws: if the project is ambiguous.
  package init(_ project: Project, isDryRun: Bool) throws(UsageError) {
    self.project = project
    root = try Self.root(project)
    let interfaces = project.interfaceLayout
    catalogs = project.found.catalogs.filter { project.found.isFromCode($0) || interfaces.catalogs.contains($0) }
    self.interfaces = catalogs.flatMap(interfaces.interfaces)
    written = isDryRun ? [] : catalogs.filter(project.isRequested)
  }

  /// The files that are only read. Written files may be read as well, and are not listed here.
  private var inputs: [FilePath] {
    let found = project.found
    let sources = found.selected + found.context + found.libraries + found.objectiveC + interfaces
    let reader = SettingsReader(declared: nil, bounds: project.finder.bounds)
    let settings = found.projects.sources.flatMap(reader.files)
    let projects = found.projects.files + found.packageFiles + found.projects.sources.flatMap(\.includedFiles)
    let all = Set(sources + projects + found.objectModels + settings + catalogs + project.configuration.files)
    return all.subtracting(written).sorted()
  }

  /// Returns the contents of an `.xcfilelist`: one path per line, prefixed with the folder's setting.
  package func text(_ list: List) throws(FileError) -> String {
    var lines = ""
    for file in list == .inputs ? inputs : written.sorted() {
      let path = (file.relative(to: root) ?? file.way(from: root)).string
      guard !path.contains(where: \.isNewline), !path.contains("$("), !path.contains("${") else {
        throw FileError(project.names.printed(file), "an .xcfilelist cannot contain this name")
      }
      lines += "$(SRCROOT)/\(path)\n"
    }
    return lines
  }

  /// Returns the folder of the only project, or in a run-script phase, the folder that Xcode passes.
  private static func root(_ project: Project) throws(UsageError) -> FilePath {
    if let root = EnvironmentVariable.current("SRCROOT"), let path = try? FilePath(resolving: root) { return path }
    let folders = Set(project.found.projects.sources.compactMap(\.path.folder))
    let near = folders.filter { folder in project.finder.named.contains { folder.isWithin($0.physical) } }
    let around = folders.filter { folder in project.finder.named.allSatisfy { $0.physical.isWithin(folder) } }
    let here = near.filter { folder in project.finder.named.contains { $0.physical == folder } }
    let candidates = here.isEmpty ? near.isEmpty ? around : near : here
    guard candidates.count < 2 else {
      let list = candidates.sorted().map(project.names.printed).joined(separator: ", ")
      throw UsageError("there are several projects in \(list); choose one with --project")
    }
    return candidates.first ?? project.names.current
  }
}
