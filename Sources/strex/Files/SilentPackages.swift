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

  /// The extraction without the literals of silent packages, and a note for each package that lost some.
  func removed(from extraction: Extraction) -> Extraction {
    guard !silent.isEmpty else { return extraction }
    var result = extraction
    var counts: [FilePath: Int] = [:]
    var packages: [String: FilePath?] = [:]
    for file in Set(extraction.strings.map(\.site.file) + extraction.untyped.map(\.site.file)) {
      packages[file] = package(of: file)
    }
    guard packages.contains(where: { $0.value != nil }) else { return extraction }
    result.strings = extraction.strings.filter { string in
      guard let folder = packages[string.site.file] ?? nil else { return true }
      counts[folder, default: 0] += 1
      return false
    }
    result.untyped = extraction.untyped.filter { (packages[$0.site.file] ?? nil) == nil }
    result.diagnostics += counts.sorted { $0.key < $1.key }.map { note($0.key, $0.value) }
    return result
  }

  private func note(_ folder: FilePath, _ count: Int) -> Diagnostic {
    var note = Diagnostic.leftOut(
      count, "no-default-localization", "the package sets no defaultLocalization, so Xcode extracts nothing from it")
    note.file = names.printed(folder.appending("Package.swift"))
    return note
  }

  /// The silent package that a source belongs to.
  private func package(of file: String) -> FilePath? {
    guard let path = sources.places[file], let folder = path.folders.first(where: packages.contains),
      let manifest = silent[folder], let inside = path.relative(to: folder), manifest.covers(inside)
    else { return nil }
    return folder
  }
}
