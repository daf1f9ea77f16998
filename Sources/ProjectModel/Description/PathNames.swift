import Diagnostics
import SwiftLexing
import TextBasics

/// Formats paths for messages: as given, or relative to the current folder for paths in it.
package struct PathNames: Sendable {
  package let current: FilePath
  package let named: [NamedPath]
  /// The folder that contains the work trees, packages or projects of the named paths.
  private let root: FilePath

  package init(named: [NamedPath], current: FilePath) {
    self.named = named
    self.current = current
    root = FilePath.folder(around: named.map { $0.project.path }) ?? current
  }

  /// The work tree, package or project of the first named path. The paths of findings are relative to it.
  package var firstProject: FilePath { named.first.map { $0.project.path } ?? current }

  /// Returns whether a run must not change a file, because it is in a folder of a package manager. The user may name
  /// the file, or a folder inside the package manager's, to change it anyway.
  package func isReadOnly(_ file: FilePath) -> Bool {
    guard let top = named.lazy.map(\.project.path).first(where: file.isWithin), let path = file.relative(to: top) else {
      return false
    }
    return FolderRules.isThirdParty(path)
      && !named.contains { name in
        file.isWithin(name.physical) && (name.physical.relative(to: top).map(FolderRules.isThirdParty) ?? false)
      }
  }

  /// Returns a note about the catalogs and tables that a run does not change because they are part of third-party code.
  package func notes(aboutReadOnlyAmong files: [FilePath]) -> [Diagnostic] {
    let files = files.filter(isReadOnly).map(printed).sorted()
    guard let first = files.first else { return [] }
    let others = files.count == 1 ? "" : ", like \(Quantity.of(files.count - 1, "other file")),"
    return [
      Diagnostic(
        .note, "third-party-catalog", "the file\(others) was not changed because it belongs to third-party code",
        file: first, help: "to change it, pass its folder")
    ]
  }

  /// Returns a source with two paths: the one for messages, and the one by which it is sorted.
  /// - Parameter path: absolute, without symbolic links.
  package func source(_ path: FilePath, _ bytes: ContiguousArray<UInt8>) -> SourceText {
    SourceText(path: printed(path), projectPath: (path.relative(to: root) ?? path.way(from: root)).string, bytes: bytes)
  }

  /// - Parameter path: absolute, without symbolic links.
  package func printed(_ path: FilePath) -> String {
    if let below = path.relative(to: current) { return below.string }
    for name in named {
      guard let below = path.relative(to: name.physical) else { continue }
      return below == .current ? name.given.string : name.given.appending(below.string).string
    }
    return named.contains { $0.given.isAbsolute } ? path.string : path.way(from: current).string
  }
}
