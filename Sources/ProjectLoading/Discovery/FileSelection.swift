import ProjectModel

/// Decides which files are read: the requested files, and the other files of their projects.
package struct FileSelection {
  package let named: [NamedPath]
  /// Whether only the named paths are read.
  package let isIsolated: Bool
  package let includesTests: Bool

  /// Returns whether a file was requested.
  /// - Parameter isTest: whether the file belongs only to test targets, or `nil` if its folders decide.
  package func isSelected(_ path: FilePath, isTest: Bool? = nil) -> Bool {
    named.contains { name in
      guard let below = path.relative(to: name.physical) else { return false }
      return includesTests || !isTestFile(below, isTest)
    }
  }

  /// Returns whether a catalog was requested. Its folders decide, unless a target assigns it to an app.
  package func isSelected(catalog: FilePath, isTest: Bool?) -> Bool {
    isSelected(catalog, isTest: isTest == false ? false : nil)
  }

  /// Returns whether a file is read although it was not requested. Tests are read only if tests were requested.
  func isAround(_ entry: FileListing.Entry, isTest: Bool?) -> Bool {
    guard !isIsolated else { return false }
    guard !includesTests, let below = entry.path.relative(to: entry.root) else { return true }
    return !isTestFile(below, isTest) || named.contains { isInTestTarget($0, below: entry.root) }
  }

  /// Returns whether a file is a test, according to its targets or otherwise its folders.
  private func isTestFile(_ path: FilePath, _ isTest: Bool?) -> Bool { isTest ?? FolderRules.isInTestTarget(path) }

  private func isInTestTarget(_ name: NamedPath, below root: FilePath) -> Bool {
    let probe = name.isFolder ? name.physical.appending("file") : name.physical
    return probe.relative(to: root).map(FolderRules.isInTestTarget) ?? false
  }

  /// Returns whether all sources of a named folder belong to test targets. Naming such a folder requests tests.
  func namesTests(_ entries: [FileListing.Entry], _ projects: FoundProjects) -> Bool {
    if includesTests || projects.sources.isEmpty { return false }
    return named.map(\.physical).contains { place in
      !entries.contains { $0.path.isWithin(place) && projects.isOnlyForTests($0.path) == false }
    }
  }

  /// Returns whether a run on declared files needs a missing file of a project: a source, and a test source only if
  /// tests are included.
  func isNeeded(_ path: FilePath, isTest: Bool?) -> Bool {
    let kind = FileKind(of: path)
    let isSource = kind == .swiftSource || kind == .objectiveC && path.fileExtension != "h"
    return isSource && (includesTests || isTest != true)
  }
}
