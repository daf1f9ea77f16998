import ProjectTestSupport

/// A way of naming a part of a project on the command line.
enum ProjectPart: CustomStringConvertible {
  /// Files and folders, relative to the project's root.
  case paths([String])
  case catalog(String)
  case target(String)
  case pathAndCatalog(String, String)

  var description: String {
    switch self {
    case .paths(let paths): "sync \(paths.joined(separator: " "))"
    case .catalog(let catalog): "sync --catalog \(catalog)"
    case .target(let target): "sync --target \(target)"
    case .pathAndCatalog(let path, let catalog): "sync \(path) --catalog \(catalog)"
    }
  }

  /// The words after the command.
  func words(in folder: TemporaryFolder) -> [String] {
    switch self {
    case .paths(let paths): paths.map { folder($0) }
    case .catalog(let catalog): [folder("."), "--catalog", folder(catalog)]
    case .target(let target): [folder("."), "--target", target]
    case .pathAndCatalog(let path, let catalog): [folder(path), "--catalog", folder(catalog)]
    }
  }

  /// The files and folders in the name.
  var paths: [String] {
    switch self {
    case .paths(let paths): paths
    case .catalog(let catalog): [catalog]
    case .target: []
    case .pathAndCatalog(let path, let catalog): [path, catalog]
    }
  }

  var namesTests: Bool { paths.contains(where: Self.isTest) }

  static func isTest(_ path: String) -> Bool { path.contains("Tests") }

  /// All sensible ways for a project.
  static func all(of project: RandomProject) -> [ProjectPart] {
    let sources = project.sources
    let folders = Set(sources.flatMap { Self.folders(around: $0) }).sorted()
    let pairs = zip(sources, sources.dropFirst()).map { ProjectPart.paths([$0, $1]) }
    let folderPairs = zip(folders, folders.dropFirst()).map { ProjectPart.paths([$0, $1]) }
    let catalogs = project.catalogs
    let both = zip(folders, catalogs.reversed()).map { ProjectPart.pathAndCatalog($0, $1) }
    return (sources + folders).map { .paths([$0]) } + (pairs + folderPairs).filter(\.isSingleKind)
      + catalogs.map { .catalog($0) } + project.targets.map { .target($0) } + both
  }

  /// Whether it names only tests, or no tests. In a run on both, types of tests and of the app are not distinguished
  /// unless the project separates them.
  private var isSingleKind: Bool { Set(paths.map(Self.isTest)).count < 2 }

  private static func folders(around path: String) -> [String] {
    let names = path.split(separator: "/").dropLast()
    return names.indices.map { names[...$0].joined(separator: "/") }
  }
}
