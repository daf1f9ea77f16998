import ProjectModel
import StructuredText

/// The projects and packages of a work tree, grouped by references. An app, its local packages and the other projects
/// of its workspace are one group.
package struct ProjectGraph: Sendable {
  /// The projects and packages of each group.
  private var groups: [[any ProjectSource]] = []
  private let map: TargetMap
  /// The group of each project and package, by its path.
  private var numbers: [FilePath: Int] = [:]
  /// The group of each folder that contains a project or package.
  private var folders: [FilePath: Int] = [:]

  package init(_ project: Project) {
    map = project.map
    let sources = (project.found.projects.sources + project.sources.packageSources).sorted { $0.path < $1.path }
    let places = Dictionary(sources.indices.map { (sources[$0].path, $0) }) { first, _ in first }
    var packages: [FilePath: Int] = [:]
    for (index, source) in sources.enumerated() where source.origin == .package {
      if let folder = source.path.folder { packages[folder] = index }
    }
    var joined = DisjointSets(count: sources.count)
    for (index, source) in sources.enumerated() {
      let others = source.packages.compactMap { packages[$0] } + source.subprojects.compactMap { places[$0] }
      for other in others { joined.join(index, other) }
    }
    for members in Self.workspaces(around: sources, project) {
      let found = members.compactMap { places[$0] ?? packages[$0] }
      for other in found.dropFirst() { joined.join(found[0], other) }
    }
    let projects = sources.indices.filter { sources[$0].origin == .project }
    let outer = Dictionary(projects.map { (sources[$0].path.folder, $0) }) { first, _ in first }
    for (folder, index) in packages {
      let around = [folder] + folder.folders
      if let project = around.lazy.compactMap({ outer[$0] }).first { joined.join(index, project) }
    }
    for (index, source) in sources.enumerated() {
      let root = joined.root(index)
      let number = numbers[sources[root].path] ?? groups.count
      if number == groups.count { groups.append([]) }
      groups[number].append(source)
      numbers[sources[root].path] = number
      numbers[source.path] = number
    }
    for (number, source) in groups.enumerated().flatMap({ number, sources in sources.map { (number, $0) } }) {
      if let folder = source.path.folder, folders[folder] == nil { folders[folder] = number }
    }
  }

  /// Returns the sources of a group. Empty for ``outside``.
  package func sources(of group: Int) -> [any ProjectSource] { groups.indices.contains(group) ? groups[group] : [] }

  /// The group of the files that are in no project or package.
  package static let outside = -1

  /// Returns the groups that a catalog belongs to: the groups of its targets, else the group of the innermost folder
  /// around it with a project or package.
  package func groups(of catalog: FilePath) -> Set<Int> {
    let found = map.targets(of: catalog).compactMap { numbers[map.targets[$0].file] }
    if !found.isEmpty { return Set(found) }
    if let nearest = catalog.folders.lazy.compactMap({ folders[$0] }).first { return [nearest] }
    return [groups.count == 1 ? 0 : Self.outside]
  }
}

// Workspaces
extension ProjectGraph {
  /// Returns the projects and packages of each workspace next to a project or package, or at the top of the work tree.
  private static func workspaces(around sources: [any ProjectSource], _ project: Project) -> [[FilePath]] {
    let folders = Set(sources.compactMap(\.path.folder) + project.names.named.map { $0.project.path })
    return folders.sorted().flatMap { folder in
      ((try? project.tree.names(in: folder, endingIn: ".xcworkspace")) ?? []).map { name in
        let file = folder.appending(name).appending("contents.xcworkspacedata")
        guard project.finder.bounds.problem(file) == nil, let bytes = try? project.tree.contents(of: file).bytes,
          let root = try? ElementTree.root(of: bytes)
        else { return [] }
        return members(of: root, in: folder, top: folder)
      }
    }
  }

  private static func members(of element: TreeElement, in folder: FilePath, top: FilePath) -> [FilePath] {
    element.children.flatMap { child -> [FilePath] in
      let words = (child["location"] ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let place = words.count == 2 ? String(words[1]) : ""
      let base = words.first == "container" ? top : folder
      let path =
        place.isEmpty ? base : (words.first == "absolute" ? FilePath(place) : base.appending(place)).resolvingParents
      return child.name == "Group" ? members(of: child, in: path, top: top) : [path]
    }
  }
}

/// A union-find structure over numbers.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// Returns the representative of a number's group.
  mutating func root(_ number: Int) -> Int {
    var root = number
    while parents[root] != root { root = parents[root] }
    var next = number
    while parents[next] != root { (parents[next], next) = (root, parents[next]) }
    return root
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(one), root(other))
    parents[max(first, second)] = min(first, second)
  }
}
