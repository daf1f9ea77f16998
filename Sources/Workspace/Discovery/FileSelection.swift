import ProjectModel

/// Decides which files count: those that were requested, and those around them.
package struct FileSelection {
  package let named: [NamedPath]
  /// Whether nothing around the named paths is read.
  package let isIsolated: Bool
  package let includesTests: Bool

  package init(named: [NamedPath], isIsolated: Bool, includesTests: Bool) {
    (self.named, self.isIsolated, self.includesTests) = (named, isIsolated, includesTests)
  }

  /// Whether a file was requested.
  /// - Parameter isTest: whether it belongs only to test targets; `nil` where its folders decide.
  package func isSelected(_ path: FilePath, isTest: Bool? = nil) -> Bool {
    named.contains { name in
      guard let below = path.relative(to: name.physical) else { return false }
      return includesTests || !isTestFile(below, isTest)
    }
  }

  /// Whether a catalog was requested. Its folders decide, unless it is an app's by its targets.
  package func isSelected(catalog: FilePath, isTest: Bool?) -> Bool {
    isSelected(catalog, isTest: isTest == false ? false : nil)
  }

  /// Whether a file counts although it was not requested. Tests do not, unless tests were requested.
  func isAround(_ entry: FileListing.Entry, isTest: Bool?) -> Bool {
    guard !isIsolated else { return false }
    guard !includesTests, let below = entry.path.relative(to: entry.root) else { return true }
    return !isTestFile(below, isTest) || named.contains { isInTestTarget($0, below: entry.root) }
  }

  /// Whether a file belongs to tests, by its targets or else by its folders.
  private func isTestFile(_ path: FilePath, _ isTest: Bool?) -> Bool {
    isTest ?? FolderRules.isInTestTarget(path)
  }

  private func isInTestTarget(_ name: NamedPath, below root: FilePath) -> Bool {
    let probe = name.isFolder ? name.physical.appending("file") : name.physical
    return probe.relative(to: root).map(FolderRules.isInTestTarget) ?? false
  }

  /// Whether the sources of a named folder all belong to test targets: naming it then means tests.
  func namesTests(_ entries: [FileListing.Entry], _ projects: FoundProjects) -> Bool {
    if includesTests || projects.sources.isEmpty { return false }
    return named.map(\.physical).contains { place in
      !entries.contains { $0.path.isWithin(place) && projects.isForTestsAlone($0.path) == false }
    }
  }

  /// Whether a missing file that a project lists matters in a run on declared files only: a source that is not for
  /// tests, unless tests are included.
  func isNeeded(_ path: FilePath, isTest: Bool?) -> Bool {
    let kind = FileKind(of: path)
    let isSource = kind == .swiftSource || kind == .objectiveC && path.fileExtension != "h"
    return isSource && (includesTests || isTest != true)
  }
}
