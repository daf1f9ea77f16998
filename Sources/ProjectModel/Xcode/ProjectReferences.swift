/// The paths of a project's files and folders, resolved through its groups.
struct ProjectReferences {
  private let objects: ProjectObjects
  /// The folder that `SOURCE_ROOT` refers to.
  private let root: FilePath
  /// The known absolute paths of files, groups and folders by identifier.
  private(set) var paths: [String: FilePath] = [:]
  /// The identifiers of all objects in groups.
  private var reached: Set<String> = []
  /// Whether references are left out because their paths are too long.
  private(set) var isCutOff = false

  /// The longest path that a system opens (`PATH_MAX` of Linux). Longer ones count as unknown. The paths of 20,000
  /// nested groups used 3 GB.
  static let longest = 4096

  /// - Parameter root: absolute.
  init(_ objects: ProjectObjects, root: FilePath) {
    self.objects = objects
    self.root = root
    walk(from: objects[objects.root]?.string("mainGroup"))
  }

  /// Visits every group once, even if references form a cycle.
  private mutating func walk(from main: String?) {
    guard let main else { return }
    reached = [main]
    var pending: [(identifier: String, folder: FilePath?)] = [(main, root)]
    while let (identifier, folder) = pending.popLast() {
      guard let object = objects[identifier] else { continue }
      var path = resolve(object, in: folder)
      if let length = path?.string.utf8.count, length > Self.longest { (path, isCutOff) = (nil, true) }
      paths[identifier] = path
      for child in object["children"]?.strings ?? [] where reached.insert(child).inserted {
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

  /// Returns the files of a reference: the file itself, or all languages of a variant group.
  func files(of identifier: String) -> [FilePath] {
    guard let object = objects[identifier] else { return [] }
    let children = object.isa == "PBXVariantGroup" ? object["children"]?.strings ?? [] : [identifier]
    return children.compactMap { self[$0] }
  }

  /// The path of a file or folder. Outside groups, it is relative to the project's folder (facts J).
  subscript(_ identifier: String) -> FilePath? {
    if let path = paths[identifier] { return path }
    guard !reached.contains(identifier), let object = objects[identifier],
      ["PBXFileReference", "PBXFileSystemSynchronizedRootGroup"].contains(object.isa)
    else { return nil }
    return resolve(object, in: root)
  }
}
