import Foundation
import ProjectModel

/// The sorted names in a folder, with the kind of each.
package struct FolderEntries {
  package let entries: [(name: String, kind: FileStatus.Kind)]

  /// - Parameter suffix: the required ending of names.
  package init(of folder: FilePath, endingIn suffix: String = "") throws(FileError) {
    self = try Self.all(of: folder, endingIn: [suffix])[0]
  }

  private init(_ entries: [(name: String, kind: FileStatus.Kind)]) { self.entries = entries }

  /// Returns the names with each of several suffixes. The folder is read once for all.
  package static func all(of folder: FilePath, endingIn suffixes: [String]) throws(FileError) -> [FolderEntries] {
    var listed: [(name: String, kind: FileStatus.Kind)] = []
    do throws(FileError) { listed = try list(folder, suffixes.map { Array($0.utf8) }) } catch {
      for suffix in suffixes { DiskFacts.current?.add(.names(in: folder.string, endingIn: suffix, nil)) }
      throw error
    }
    return suffixes.map { suffix in
      let found = FolderEntries(listed.filter { $0.name.hasSuffix(suffix) })
      DiskFacts.current?.add(.names(in: folder.string, endingIn: suffix, found.digest))
      return found
    }
  }

  /// Lists the names with the suffix. Other names are not decoded, because a folder of temporary files has thousands.
  private static func list(
    _ folder: FilePath, _ suffixes: [[UInt8]]
  ) throws(FileError) -> [(name: String, kind: FileStatus.Kind)] {
    guard let handle = opendir(folder.string) else { throw FileError(folder.string, code: errno) }
    defer { closedir(handle) }
    var entries: [(name: String, kind: FileStatus.Kind)] = []
    errno = 0
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> String? in
        let name = bytes.prefix { $0 != 0 }
        let counts = suffixes.contains { name.suffix($0.count).elementsEqual($0) }
        return counts ? String(decoding: name, as: UTF8.self) : nil
      }
      if let name, name != ".", name != ".." {
        entries.append((name, try FolderEntries.kind(Int(entry.pointee.d_type), folder, name)))
      }
      errno = 0
    }
    guard errno == 0 else { throw FileError(folder.string, code: errno) }
    return entries.sorted { $0.name < $1.name }
  }

  /// A digest of all names and kinds.
  package var digest: Digest {
    var digest = Digest()
    for (name, kind) in entries {
      digest.add([UInt8(kind.rawValue)])
      digest.add(name)
    }
    return digest
  }

  /// Returns the names in a folder. Empty if the folder does not exist.
  package static func names(in folder: FilePath, endingIn suffix: String) throws(FileError) -> [String] {
    do throws(FileError) {
      return try FolderEntries(of: folder, endingIn: suffix).entries.map(\.name)
    } catch {
      if error.isAbsence { return [] }
      throw error
    }
  }

  /// Returns the kind recorded in the folder entry, or asks the file system if the entry has none.
  private static func kind(_ recorded: Int, _ folder: FilePath, _ name: String) throws(FileError) -> FileStatus.Kind {
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
