import FileSystem
import ProjectModel

/// Reads sources on all cores.
package enum SourceReader {
  /// A source, or the problem with reading it.
  package typealias Outcome = Result<FileContents, FileError>

  /// Reads the files in the order of `paths`, except those that were read ahead.
  package static func read(_ paths: [FilePath], from tree: any FileTree, ahead: [FilePath: Outcome]) async -> [Outcome]
  {
    if ahead.isEmpty { return await read(paths, from: tree) }
    var rest = await read(paths.filter { ahead[$0] == nil }, from: tree)[...]
    return paths.map { ahead[$0] ?? rest.removeFirst() }
  }

  /// Reads the files in the order of `paths`.
  package static func read(_ paths: [FilePath], from tree: any FileTree = DiskTree()) async -> [Outcome] {
    if paths.isEmpty { return [] }
    let cores = max(1, Project.workers)
    let share = max(16, (paths.count + cores * 4 - 1) / (cores * 4))
    let starts = stride(from: 0, to: paths.count, by: share)
    return await withTaskGroup(of: (Int, [Outcome]).self) { group in
      for start in starts {
        let part = paths[start..<min(start + share, paths.count)]
        group.addTask { (start, part.map { readOne($0, tree) }) }
      }
      var parts: [(Int, [Outcome])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  /// Returns the files without their contents, except for project files.
  package static func list(_ paths: [FilePath], from tree: any FileTree, _ formats: ProjectFormats) -> [Outcome] {
    paths.map { path in
      if formats.matches(path) { return readOne(path, tree) }
      guard let status = (try? tree.status(of: path)) ?? nil else { return readOne(path, tree) }
      return .success(FileContents(bytes: [], status: status))
    }
  }

  private static func readOne(_ path: FilePath, _ tree: any FileTree) -> Outcome {
    Result { () throws(FileError) in try tree.contents(of: path) }
  }
}
