import Diagnostics
import ProjectModel
import StringExtraction

/// Swift packages that Xcode extracts nothing from, because they set no `defaultLocalization`. A catalog in them makes
/// no difference (275 events of a single app and 17 saves of another app's catalog, facts J).
package struct UnlocalizedPackages {
  private let silent: [FilePath: PackageManifest]
  private let packages: Set<FilePath>
  private let map: TargetMap
  private let places: [String: FilePath]
  private let names: PathNames

  package init(_ project: ProjectDescription) {
    // In an isolated run, surrounding packages are ignored.
    let isIsolated = project.isIsolated
    packages = project.packages
    map = project.map
    places = project.places
    names = project.names
    silent = project.manifests.filter { !isIsolated && !$0.value.isLocalized }
  }

  /// Returns whether such a package compiles a file, and no target of a project does.
  package func contains(_ file: FilePath) -> Bool {
    var search = Search(packages: self)
    return !silent.isEmpty && search.package(of: file) != nil
  }

  private func isCompiled(_ file: FilePath, by package: FilePath) -> Bool {
    if map.isInProject(file) { return false }
    return file.relative(to: package).map { silent[package]?.covers($0) ?? false } ?? false
  }

  /// Removes the literals of such packages, and adds a note with their number for each package.
  package func remove(from extraction: inout Extraction) {
    if silent.isEmpty { return }
    var counts: [FilePath: Int] = [:]
    var search = Search(packages: self)
    extraction.strings.removeAll { string in
      guard let folder = search.package(of: string.site.file) else { return false }
      counts[folder, default: 0] += 1
      return true
    }
    extraction.untyped.removeAll { search.package(of: $0.site.file) != nil }
    extraction.diagnostics += counts.sorted { $0.key < $1.key }.map { note($0.key, $0.value) }
  }

  private func note(_ folder: FilePath, _ count: Int) -> Diagnostic {
    var note = Diagnostic.leftOut(
      count, "no-default-localization",
      "Xcode does not extract strings from a package without defaultLocalization")
    note.file = names.printed(folder.appending("Package.swift"))
    return note
  }

  /// Finds the unlocalized packages of consecutive sources. Most sources have the same folder as the previous one, and
  /// most literals the same file.
  private struct Search {
    let packages: UnlocalizedPackages
    private var last: (file: String, package: FilePath?)?
    /// The packages around folders, unlocalized or not.
    private var byFolder: [FilePath: FilePath?] = [:]

    init(packages: UnlocalizedPackages) { self.packages = packages }

    /// - Parameter file: the path of a source in messages.
    mutating func package(of file: String) -> FilePath? {
      if let last, last.file == file { return last.package }
      var found: FilePath?
      if let path = packages.places[file] { found = package(of: path) }
      last = (file, found)
      return found
    }

    mutating func package(of path: FilePath) -> FilePath? {
      guard let folder = path.folder else { return nil }
      let package = byFolder[folder] ?? path.folders.first(where: packages.packages.contains)
      byFolder[folder] = .some(package)
      guard let package, packages.silent[package] != nil else { return nil }
      return packages.isCompiled(path, by: package) ? package : nil
    }
  }
}
