/// Symbolic links to folders inside the project. XcodeGen and SwiftPM follow them: the files in such a folder belong to
/// the target around the link.
public struct FolderLinks: Sendable {
  private let links: [(link: FilePath, place: FilePath)]

  /// - Parameter places: the folder that each link leads to, without links.
  public init(_ places: [FilePath: FilePath] = [:]) {
    // A link to a folder around it adds no files.
    links = places.filter { link, place in !link.isWithin(place) }.sorted { $0.key < $1.key }.map { ($0, $1) }
  }

  /// Returns the folders of targets, and the folders that links inside them lead to.
  func following(_ folders: [TargetFolder]) -> [TargetFolder] {
    if links.isEmpty { return folders }
    return folders
      + links.flatMap { link, place in
        folders.filter { link.isWithin($0.path) }.map { folder in
          TargetFolder(target: folder.target, path: place, isRequired: false) { file in
            file.relative(to: place).map { folder.holds(link.appending($0.string)) } ?? false
          }
        }
      }
  }
}
