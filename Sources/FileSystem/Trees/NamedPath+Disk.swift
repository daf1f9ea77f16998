import Foundation
import ProjectModel

extension NamedPath {
  package init(_ given: GivenPath) throws(FileError) {
    let physical = try FilePath(resolving: given.place, printed: given.text)
    let isFolder = try FileStatus(of: physical.string).kind == .folder
    let above = try ListedFolder.foldersAbove(isFolder ? physical : physical.folder ?? physical)
    self.init(given: FilePath(given.text), physical: physical, isFolder: isFolder, above: above)
  }

  /// Returns the file or folder, if it exists.
  package static func ifThere(_ given: GivenPath) throws(FileError) -> NamedPath? {
    do throws(FileError) {
      return try NamedPath(given)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
  }

  /// Returns the files and folders that the user names.
  package static func all(_ paths: [GivenPath]) throws(FileError) -> [NamedPath] {
    var named: [NamedPath] = []
    for path in paths { named.append(try NamedPath(path)) }
    return named
  }
}
