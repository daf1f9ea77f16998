import FileSystem
import ProjectModel

// Folders that may contain sources and whose contents are unknown.
extension ProjectSearch {
  /// Returns whether the files in a folder were listed.
  func isListed(_ folder: FilePath) -> Bool {
    bounds.contains(folder) && listing.roots.contains { folder.isWithin($0.path) }
  }

  /// Returns whether a build needs a folder of a target. Xcode builds without a synchronized folder, but its files may be
  /// generated or not checked out. Exports of a repository lack folders that only contain images.
  private func isRequired(_ folder: TargetFolder, of source: any ProjectSource) -> Bool {
    if source.path.fileExtension != "xcodeproj" { return folder.isRequired }
    return listing.roots.contains { $0.isInWorkTree && folder.path.isWithin($0.path) }
  }

  /// Returns whether a link belongs to a tool and not to a target: it is hidden or in the folder of a package manager.
  private func isOfTools(_ link: FilePath) -> Bool {
    let paths = listing.roots.compactMap { link.relative(to: $0.path) }
    return FolderRules.isThirdParty(link)
      || paths.contains { $0.string.split(separator: "/").contains { $0.hasPrefix(".") } }
  }

  /// Returns the folders of targets that do not exist, submodules without files, and links whose files were not listed.
  func missingFolders(of projects: FoundProjects) -> [MissingFolder] {
    let required = projects.sources.flatMap { source in
      let targets = source.buildTargets
      return source.targetFolders.filter { folder in
        isRequired(folder, of: source) && !targets[folder.target].isTest
          && folder.holds(folder.path.appending("Source.swift"))
      }.map(\.path)
    }
    let modules = listing.emptySubmodules
    let absent = Set(required).filter { folder in
      !modules.contains(where: folder.isWithin) && !tree.hasFolder(folder) && bounds.problem(folder) == nil
    }
    let links = listing.folderLinks.filter { !isOfTools($0.key) }.compactMap { link, place -> MissingFolder? in
      guard let place else { return MissingFolder(link, .brokenLink) }
      return isListed(place) ? nil : MissingFolder(link, .linkOutside)
    }
    let folders = absent.map { MissingFolder($0, .absent) } + modules.map { MissingFolder($0, .emptySubmodule) } + links
    return folders.sorted { $0.path < $1.path }
  }
}

extension ProjectSearch {
  /// Returns the packages that projects name but that have no manifest, with the file of the first such project.
  func missingPackages(of projects: FoundProjects) -> [FilePath: FilePath] {
    zip(projects.sources, projects.files).reduce(into: [:]) { missing, project in
      for package in project.0.requiredPackages where missing[package] == nil {
        if !tree.exists(package.appending("Package.swift")) { missing[package] = project.1 }
      }
    }
  }
}
