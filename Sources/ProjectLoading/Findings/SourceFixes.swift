import Diagnostics
import FileSystem
import ProjectModel
import SwiftLexing

/// The sources of a project after applying the edits of findings.
package struct SourceFixes {
  /// A changed source.
  package struct File {
    /// The path as messages print it.
    package let printed: String
    package let before: ContiguousArray<UInt8>
    package let after: EditedSource
    fileprivate let path: FilePath
    fileprivate let status: FileStatus
  }

  /// The changed files, sorted by path.
  package private(set) var files: [File] = []
  /// The findings whose edits were applied.
  package var fixed: [Diagnostic] { files.flatMap(\.after.fixed) }

  /// Reads the sources again.
  /// - Parameters:
  ///   - findings: the findings. Those without edits are ignored.
  ///   - path: the path of a source in findings.
  /// - Throws: if a source has changed since the findings were made.
  package init(
    fixing findings: [Diagnostic], in project: Project, path: (FilePath) -> String
  ) throws(FileError) {
    let findings = Dictionary(grouping: findings.filter { !$0.edits.isEmpty }) { $0.file ?? "" }
    let sources = project.sources
    for index in sources.selected where isNamed(sources.paths[index], project) {
      let after = EditedSource(sources.texts[index].bytes, fixing: findings[path(sources.paths[index])] ?? [])
      if after.fixed.isEmpty { continue }
      let printed = sources.texts[index].path
      let contents: FileContents
      do { contents = try FileContents(of: sources.paths[index].string) } catch { throw error.of(printed) }
      guard contents.bytes == sources.texts[index].bytes else { throw .changed(printed) }
      files.append(
        File(
          printed: printed, before: contents.bytes, after: after, path: sources.paths[index], status: contents.status))
    }
  }

  /// Returns whether a source is in one of the paths that the user names.
  private func isNamed(_ path: FilePath, _ project: Project) -> Bool {
    project.names.named.contains { path.isWithin($0.physical) }
  }

  /// Writes all sources, or none if one of them is known to be unwritable.
  package func write() throws(FileError) {
    var targets: [AtomicFile] = []
    for file in files {
      let target = try AtomicFile(file.path.string, printed: file.printed, expected: file.status)
      try target.check()
      targets.append(target)
    }
    for (target, file) in zip(targets, files) { try target.write(file.after.bytes) }
  }
}
