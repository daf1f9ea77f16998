import Foundation
import ProjectLayout

/// How paths are printed: as they were given, from the current folder where they are below it.
struct PathNames {
  let current: FilePath
  let named: [NamedPath]

  init(named: [NamedPath], current: FilePath? = nil) {
    self.named = named
    self.current = current ?? FilePath(FileManager.default.currentDirectoryPath)
  }

  /// - Parameter path: absolute, without symbolic links.
  func printed(_ path: FilePath) -> String {
    if let below = path.relative(to: current) { return below.string }
    for name in named {
      guard let below = path.relative(to: name.physical) else { continue }
      return below == .current ? name.given.string : name.given.appending(below.string).string
    }
    return named.contains { $0.given.isAbsolute } ? path.string : path.way(from: current).string
  }
}
