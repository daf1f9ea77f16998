import Foundation
import ProjectModel

/// The files of a single kind below a folder, ordered by path.
struct FileSet {
  private let folder: FilePath
  private let files: [File]

  struct Summary: Encodable {
    let count: Int
    let bytes: Int
  }

  private struct File {
    /// The path relative to the folder.
    let path: FilePath
    let size: Int
  }

  /// - Throws: `BenchmarkError` if the folder cannot be listed.
  init(extension suffix: String, under folder: String) throws {
    guard let walk = FileManager.default.enumerator(atPath: folder) else {
      throw BenchmarkError("\(folder) is not a readable folder")
    }
    var found: [File] = []
    while let name = walk.nextObject() as? String {
      let path = FilePath(name)
      if FolderRules.isSkipped(path.name) { walk.skipDescendants() }
      guard path.fileExtension == suffix, let size = try Self.size(of: folder + "/" + name) else { continue }
      found.append(File(path: path, size: size))
    }
    self.init(FilePath(folder), found.sorted { $0.path < $1.path })
  }

  private init(_ folder: FilePath, _ files: [File]) {
    self.folder = folder
    self.files = files
  }

  /// The files that `strex extract` reads: all except those in test targets.
  var shipped: FileSet { FileSet(folder, files.filter { !FolderRules.isInTestTarget($0.path) }) }

  var isEmpty: Bool { files.isEmpty }
  var byteCount: Int { files.reduce(0) { $0 + $1.size } }
  var paths: [String] { files.map { folder.appending($0.path.string).string } }
  var summary: Summary { Summary(count: files.count, bytes: byteCount) }

  func contents() throws -> [ContiguousArray<UInt8>] {
    try paths.map { ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: $0))) }
  }

  /// - Returns: `nil` for a folder, which may have such a name as well.
  private static func size(of path: String) throws -> Int? {
    let values = try URL(fileURLWithPath: path).resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey])
    return values.isDirectory == true ? nil : values.fileSize ?? 0
  }
}
