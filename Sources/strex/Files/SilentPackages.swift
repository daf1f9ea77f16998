import ProjectLayout
import StringExtraction

/// Swift packages from which Xcode extracts nothing: they set no `defaultLocalization` and hold no catalog.
struct SilentPackages {
  private let silent: [FilePath: PackageManifest]
  private let packages: Set<FilePath>
  private let sources: SourceSet
  private let names: PathNames

  /// - Parameter isIsolated: whether the paths stand alone, so that packages around them do not count.
  init(_ project: Project, isIsolated: Bool) {
    packages = project.sources.packages
    sources = project.sources
    names = project.names
    silent = project.sources.manifests.filter { folder, manifest in
      !isIsolated && !manifest.isLocalized && !project.found.catalogs.contains { $0.isWithin(folder) }
    }
  }

  /// Leaves the literals of silent packages out, and says of each package how many there were.
  func remove(from extraction: inout Extraction) {
    if silent.isEmpty { return }
    var counts: [FilePath: Int] = [:]
    let packages = silentPackages(of: Set(extraction.strings.map(\.site.file) + extraction.untyped.map(\.site.file)))
    if packages.isEmpty { return }
    extraction.strings.removeAll { string in
      guard let folder = packages[string.site.file] else { return false }
      counts[folder, default: 0] += 1
      return true
    }
    extraction.untyped.removeAll { packages[$0.site.file] != nil }
    extraction.diagnostics += counts.sorted { $0.key < $1.key }.map { note($0.key, $0.value) }
  }

  private func note(_ folder: FilePath, _ count: Int) -> Diagnostic {
    var note = Diagnostic.leftOut(
      count, "no-default-localization", "the package sets no defaultLocalization, so Xcode extracts nothing from it")
    note.file = names.printed(folder.appending("Package.swift"))
    return note
  }

  /// The silent packages that sources belong to.
  private func silentPackages(of files: Set<String>) -> [String: FilePath] {
    var found: [String: FilePath] = [:]
    // Most sources have others beside them.
    var byFolder: [FilePath: FilePath?] = [:]
    for file in files {
      guard let path = sources.places[file], let folder = path.folder else { continue }
      let package = byFolder[folder] ?? path.folders.first(where: packages.contains)
      byFolder[folder] = .some(package)
      guard let package, let manifest = silent[package], let inside = path.relative(to: package) else { continue }
      if manifest.covers(inside) { found[file] = package }
    }
    return found
  }
}
