import ProjectLayout
import StringExtraction

/// Swift packages from which Xcode extracts nothing: they set no `defaultLocalization` and hold no catalog.
package struct UnlocalizedPackages {
  private let silent: [FilePath: PackageManifest]
  private let packages: Set<FilePath>
  private let places: [String: FilePath]
  private let names: PathNames

  package init(_ project: ProjectDescription) {
    // Packages around isolated paths do not count.
    let isIsolated = project.isIsolated
    packages = project.packages
    places = project.places
    names = project.names
    silent = project.manifests.filter { folder, manifest in
      !isIsolated && !manifest.isLocalized && !project.catalogs.all.contains { $0.isWithin(folder) }
    }
  }

  /// Removes the literals of such packages, and notes for each package how many there were.
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
      count, "no-default-localization", "the package sets no defaultLocalization, so Xcode extracts nothing from it")
    note.file = names.printed(folder.appending("Package.swift"))
    return note
  }

  /// Finds the unlocalized packages of sources in turn. Most sources are followed by others of their folder, and most
  /// literals by others of their file.
  private struct Search {
    let packages: UnlocalizedPackages
    private var last: (file: String, package: FilePath?)?
    /// The packages around folders, unlocalized or not.
    private var byFolder: [FilePath: FilePath?] = [:]

    init(packages: UnlocalizedPackages) { self.packages = packages }

    /// - Parameter file: the path of a source, as messages print it.
    mutating func package(of file: String) -> FilePath? {
      if let last, last.file == file { return last.package }
      let package = find(file)
      last = (file, package)
      return package
    }

    private mutating func find(_ file: String) -> FilePath? {
      guard let path = packages.places[file], let folder = path.folder else { return nil }
      let package = byFolder[folder] ?? path.folders.first(where: packages.packages.contains)
      byFolder[folder] = .some(package)
      guard let package, let manifest = packages.silent[package], let inside = path.relative(to: package) else {
        return nil
      }
      return manifest.covers(inside) ? package : nil
    }
  }
}
