import Diagnostics
import FileSystem
import ProjectModel
import TextBasics

/// A package whose manifest computes some targets, and the sources that only these can contain.
struct PartialPackage {
  let manifest: FilePath
  private let sources: [FilePath]

  /// Returns the packages with sources that no known target contains. If each source has a target, computed targets make
  /// no difference.
  static func all(in sources: SourceSet, _ map: TargetMap) -> [PartialPackage] {
    let computed = sources.manifests.filter(\.value.hasComputedTargets)
    if computed.isEmpty { return [] }
    let packages = sources.packages
    let free = sources.paths.filter { !map.hasTarget($0) && map.membership(of: $0) == .unknown }
    let groups = Dictionary(grouping: free) { path in path.folders.first(where: packages.contains) }
    return computed.sorted { $0.key < $1.key }.compactMap { folder, manifest in
      let own = (groups[folder] ?? []).filter { path in
        path.relative(to: folder).map { manifest.covers($0) && !FolderRules.isInTestTarget($0) } ?? false
      }
      return own.isEmpty ? nil : PartialPackage(manifest: folder.appending("Package.swift"), sources: own.sorted())
    }
  }

  func warning(_ names: PathNames) -> Diagnostic {
    let count = Quantity.of(sources.count, "source file")
    let sample = sources.first.map { TerminalSafeText.code(names.printed($0)) } ?? ""
    let verb = sources.count == 1 ? "was" : "were"
    let message = "some targets are computed, so \(count) \(verb) assigned by folder, such as \(sample)"
    return Diagnostic(.warning, ProjectError.unreadProject, message, file: names.printed(manifest))
  }
}
