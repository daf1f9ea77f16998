import Foundation
import ProjectLayout

/// The names in a folder, sorted, and what each is.
struct FolderEntries {
  let entries: [(name: String, kind: FileStatus.Kind)]

  init(of folder: FilePath) throws(FileProblem) {
    guard let handle = opendir(folder.string) else { throw FileProblem(folder.string, code: errno) }
    defer { closedir(handle) }
    var entries: [(name: String, kind: FileStatus.Kind)] = []
    errno = 0
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." {
        entries.append((name, FolderEntries.kind(Int(entry.pointee.d_type), folder, name)))
      }
      errno = 0
    }
    guard errno == 0 else { throw FileProblem(folder.string, code: errno) }
    self.entries = entries.sorted { $0.name < $1.name }
  }

  /// The kind that the folder itself records; some file systems record none and are asked once more.
  private static func kind(_ recorded: Int, _ folder: FilePath, _ name: String) -> FileStatus.Kind {
    switch recorded {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN):
      (try? FileStatus(of: folder.appending(name).string, followsLinks: false))?.kind ?? .other
    default: .other
    }
  }
}
