import FileSystem
import ProjectModel

// Folders that may contain sources and whose contents are unknown.
extension ProjectSearch {
  /// Returns whether the files in a folder were listed.
  func isListed(_ folder: FilePath) -> Bool {
    bounds.contains(folder) && listing.roots.contains { folder.isWithin($0.path) }
  }

  /// Returns whether git ignores the sources in a folder, so that they may be generated. Git would contain the sources
  /// of any other folder. Exports of a repository lack folders that only contain images.
  private func isIgnored(_ folder: FilePath) -> Bool {
    guard let root = listing.roots.first(where: { $0.isInWorkTree && folder.isWithin($0.path) }) else { return false }
    tree.forgetAnswer()
    return GitListing.ignored([Self.source(in: folder)], in: root.path)?.isEmpty != true
  }

  private static func source(in folder: FilePath) -> FilePath { folder.appending("Source.swift") }

  /// Returns whether a link belongs to a tool and not to a target: it is hidden or in the folder of a package manager.
  private func isOfTools(_ link: FilePath) -> Bool {
    let paths = listing.roots.compactMap { link.relative(to: $0.path) }
    return FolderRules.isThirdParty(link)
      || paths.contains { $0.string.split(separator: "/").contains { $0.hasPrefix(".") } }
  }

  /// Returns the folders of targets that do not exist, submodules without files, and links whose files were not listed.
  func missingFolders(of projects: FoundProjects) -> [MissingFolder] {
    let modules = listing.emptySubmodules
    let absent = projects.sources.flatMap { source in
      let targets = source.buildTargets
      // Xcode builds without a synchronized folder.
      let mayLack = source.path.fileExtension == "xcodeproj"
      return source.targetFolders.filter { folder in
        (mayLack || folder.isRequired) && !targets[folder.target].isTest && folder.holds(Self.source(in: folder.path))
          && !modules.contains(where: folder.path.isWithin) && !tree.hasFolder(folder.path)
          && bounds.problem(folder.path) == nil && (!mayLack || isIgnored(folder.path))
      }.map(\.path)
    }
    let links = listing.folderLinks.filter { !isOfTools($0.key) }.compactMap { link, place -> MissingFolder? in
      guard let place else { return MissingFolder(link, .brokenLink) }
      return isListed(place) ? nil : MissingFolder(link, .linkOutside)
    }
    let folders = Set(absent).map { MissingFolder($0, .absent) } + modules.map { MissingFolder($0, .emptySubmodule) }
    return (folders + links).sorted { $0.path < $1.path }
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
