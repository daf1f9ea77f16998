import Foundation
import ProjectLayout

/// The names in a folder with the kind of each, sorted.
package struct FolderEntries {
  package let entries: [(name: String, kind: FileStatus.Kind)]

  package init(of folder: FilePath) throws(FileProblem) {
    guard let handle = opendir(folder.string) else { throw FileProblem(folder.string, code: errno) }
    defer { closedir(handle) }
    var entries: [(name: String, kind: FileStatus.Kind)] = []
    errno = 0
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." {
        entries.append((name, try FolderEntries.kind(Int(entry.pointee.d_type), folder, name)))
      }
      errno = 0
    }
    guard errno == 0 else { throw FileProblem(folder.string, code: errno) }
    self.entries = entries.sorted { $0.name < $1.name }
  }

  /// The names in a folder; none where the folder does not exist.
  package static func names(in folder: FilePath, endingIn suffix: String) throws(FileProblem) -> [String] {
    do throws(FileProblem) {
      return try FolderEntries(of: folder).entries.map(\.name).filter { $0.hasSuffix(suffix) }
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  /// The kind recorded in the folder. Some file systems record none, and are asked again.
  private static func kind(_ recorded: Int, _ folder: FilePath, _ name: String) throws(FileProblem) -> FileStatus.Kind {
    switch recorded {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN):
      try FileStatus.ifThere(folder.appending(name).string, followsLinks: false)?.kind ?? .other
    default: .other
    }
  }
}
