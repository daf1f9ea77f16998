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
  init(_ paths: [String], scripts: [Int], first: Int32) {
    func files(_ counts: (String) -> Bool) -> Set<Int32> {
      Set(paths.indices.filter { counts(paths[$0]) }.map { first + Int32($0) })
    }
    samples = files(Self.isSample(path:)).union(scripts.map { first + Int32($0) })
    screens = files { path in
      let path = path.lowercased()
      return path.contains("developer") || DeveloperOnlyNames.isScreen(name: path)
    }
  }

  /// Returns whether a file contains only code for previews, tests and developers, or belongs to a package manager's
  /// checkouts.
  ///
  /// - Parameter path: the path from the root of the project.
  static func isSample(path: String) -> Bool {
    let path = "/" + path.lowercased()
    let words = [
      "mock", "sample", "fixture", "stub", "/tests/", "/test app/", "/testapp/", "uitest", "fake", "debug",
      "/example", "diagnos",
      "developer", "/qa/", "/qa ", "playground", "benchmark", "cli/", "internaluser",
      "tests.swift", "designtime", "/pods/", "/carthage/", "/sourcepackages/", "screenshotseed", "screenshotdata",
    ]
    return words.contains(where: path.contains) || path.contains("preview") && path.contains(previews)
  }

  /// A folder for previews, or a file with their data. `ImagePreview.swift` may be a view that users see.
  nonisolated(unsafe) private static let previews =
    #/preview[^/]*/|previews|preview[-_+ ]?(?:assist|asset|content|container|data|device|fixture|helper|model|modifier|provider|state|store|support|util)|[-_+.]preview[^/a-z]/#

  /// Returns whether a file is in a folder for previews.
  static func isOfPreviews(path: String) -> Bool { path.contains(folderOfPreviews) }

  /// Compiled once, like the patterns of ``Prose``.
  nonisolated(unsafe) private static let folderOfPreviews = #/(?i)(?:^|\/)previews?(?:apps?| ?content)\//#

  /// Returns whether a file belongs to a program without a user interface, whose errors users do not see.
  ///
  /// - Parameter path: the path from the root of the project.
  static func isFaceless(path: String) -> Bool {
    let path = path.lowercased()
    return ["network extension/", "networkextension/", "packettunnel", "tunnelprovider"].contains(where: path.contains)
  }
}
