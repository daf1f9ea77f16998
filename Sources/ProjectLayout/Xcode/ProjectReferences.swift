/// The paths of a project's files and folders, resolved through its groups.
struct ProjectReferences {
  private let objects: ProjectObjects
  /// The folder meant by `SOURCE_ROOT`.
  private let root: FilePath
  /// The absolute paths of files, groups and folders by identifier, as far as they can be known.
  private(set) var paths: [String: FilePath] = [:]
  /// Whether references are left out because their paths are too long.
  private(set) var isCutOff = false

  /// The longest path that a system opens (`PATH_MAX` of Linux); longer ones count as unknown. The paths of 20,000
  /// groups inside each other took 3 GB.
  static let longest = 4096

  /// - Parameter root: absolute.
  init(_ objects: ProjectObjects, root: FilePath) {
    self.objects = objects
    self.root = root
    let main = objects[objects.root]?.string("mainGroup")
    walk(from: main)
  }

  /// Visits every group once, even if references form a circle.
  private mutating func walk(from main: String?) {
    guard let main else { return }
    var seen: Set<String> = [main]
    var pending: [(identifier: String, folder: FilePath?)] = [(main, root)]
    while let (identifier, folder) = pending.popLast() {
      guard let object = objects[identifier] else { continue }
      var path = resolve(object, in: folder)
      if let length = path?.string.utf8.count, length > Self.longest { (path, isCutOff) = (nil, true) }
      paths[identifier] = path
      for child in object["children"]?.strings ?? [] where seen.insert(child).inserted {
        pending.append((child, path))
      }
    }
  }

  private func resolve(_ object: ProjectObjects.Object, in folder: FilePath?) -> FilePath? {
    let path = object.string("path") ?? ""
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": return folder.map { path.isEmpty ? $0 : $0.appending(path).resolvingParents }
    case "SOURCE_ROOT": return path.isEmpty ? root : root.appending(path).resolvingParents
    case "<absolute>": return path.hasPrefix("/") ? FilePath(path).resolvingParents : nil
    default: return nil
    }
  }

  /// The files that a reference means: itself, or all languages of a variant group.
  func files(of identifier: String) -> [FilePath] {
    guard let object = objects[identifier] else { return [] }
    let children = object.isa == "PBXVariantGroup" ? object["children"]?.strings ?? [] : [identifier]
    return children.compactMap { paths[$0] }
  }
}
