/// The sources with public declarations that other programs may use: the libraries of the package at the root. Packages
/// in folders belong to an application.
struct LibrarySources {
  /// The folders of targets with an application.
  private let executables: Set<Substring>

  /// - Parameters:
  ///   - files: the types of all sources.
  ///   - paths: the paths of the sources from the root of the project.
  init(_ files: [TypeUses], _ paths: [String]) {
    let starts = zip(files, paths).filter { $0.types.contains(where: \.isApplication) || $1.hasSuffix("/main.swift") }
    executables = Set(starts.compactMap { Self.target(of: $1) })
  }

  func contains(_ path: String) -> Bool { Self.target(of: path).map { !executables.contains($0) } ?? false }

  /// Returns the folder of a target of the package at the root: `Sources/App`.
  private static func target(of path: String) -> Substring? {
    guard path.hasPrefix("Sources/") else { return nil }
    let folders = path.split(separator: "/").dropLast()
    return folders.count > 1 ? path[..<folders[1].endIndex] : "Sources"
  }
}
