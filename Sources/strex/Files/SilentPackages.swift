import ProjectLayout
import StringExtraction

/// Swift packages from which Xcode extracts nothing: they set no `defaultLocalization` and hold no catalog.
struct SilentPackages {
  private let folders: [FilePath: PackageManifest]
  private let packages: Set<FilePath>
  let diagnostics: [Diagnostic]

  /// - Parameter isIsolated: whether the paths stand alone, so that packages around them do not count.
  init(_ project: Project, isIsolated: Bool) {
    packages = project.sources.packages
    let silent = project.sources.manifests.filter { folder, manifest in
      !isIsolated && !manifest.isLocalized && !project.found.catalogs.contains { $0.isWithin(folder) }
    }
    folders = silent
    var concerned: Set<FilePath> = []
    for index in project.sources.selected {
      let path = project.sources.paths[index]
      if let folder = Self.package(of: path, packages), silent[folder].map({ $0.covers(path, in: folder) }) == true {
        concerned.insert(folder)
      }
    }
    diagnostics = concerned.sorted().map { folder in
      let manifest = project.names.printed(folder.appending("Package.swift"))
      let message =
        "the package sets no defaultLocalization: Xcode extracts nothing from it, so its literals are left out"
      return Diagnostic(.note, "no-default-localization", message, file: manifest)
    }
  }

  /// The silent package that a source belongs to.
  func package(of path: FilePath) -> FilePath? {
    guard let folder = Self.package(of: path, packages), let manifest = folders[folder] else { return nil }
    return manifest.covers(path, in: folder) ? folder : nil
  }

  /// The innermost package around a file.
  private static func package(of path: FilePath, _ packages: Set<FilePath>) -> FilePath? {
    var folder = path.folder
    while let step = folder {
      if packages.contains(step) { return step }
      folder = step.folder
    }
    return nil
  }
}

extension PackageManifest {
  fileprivate func covers(_ path: FilePath, in folder: FilePath) -> Bool {
    path.relative(to: folder).map { covers($0) } ?? false
  }
}
