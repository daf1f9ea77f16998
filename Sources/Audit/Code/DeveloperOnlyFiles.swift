import StringDataFlow

/// The files whose strings or displays only developers see.
struct DeveloperOnlyFiles: Sendable {
  /// Code for previews, tests and developers, and scripts: its strings are ignored.
  let samples: Set<Int32>
  /// Screens for developers: they do not show strings to users.
  let screens: Set<Int32>

  /// - Parameters:
  ///   - paths: the paths of the project's sources from its root, in their order.
  ///   - scripts: the positions of the sources that a shell runs.
  ///   - first: the first source among the files of the symbol index.
  init(_ paths: [String], scripts: [Int] = [], first: Int32) {
    func files(_ counts: (String) -> Bool) -> Set<Int32> {
      Set(paths.indices.filter { counts(paths[$0]) }.map { first + Int32($0) })
    }
    samples = files(DeveloperOnlyCode.isSample(path:)).union(scripts.map { first + Int32($0) })
    screens = files { path in
      let path = path.lowercased()
      return path.contains("developer") || DeveloperOnlyCode.isScreen(name: path)
    }
  }

  /// No files.
  static let none = DeveloperOnlyFiles([], first: 0)
}
