import ProjectLayout

/// Reads what the build settings of targets say of their strings.
package struct SettingsReader {
  /// The only files that are read; `nil` for all.
  package var declared: DeclaredFiles?
  package var tree: any FileTree = DiskTree()
  package let bounds: ProjectBounds
  /// Files outside of the project.
  package let refusals = FileRefusals()
  /// Files that are there and could not be read: what they set is not known, the names of routines say.
  package let unread = FileRefusals()

  /// The settings of a target, in all its configurations.
  package func settings(_ project: XcodeProject, _ target: XcodeTarget) -> ExtractionSettings {
    let named = BuildConfiguration(ofTarget: target.name)
    let all = target.configurations.map { configuration in
      let below = project.configurations.filter { $0.name == configuration.name }
      return BuildSettings([named] + below + [configuration], file: file)
    }
    return ExtractionSettings(all)
  }

  /// The settings files of a target's configurations and of its project's, and those that they include.
  package func files(_ project: XcodeProject, _ target: XcodeTarget) -> Set<FilePath> {
    var files: Set<FilePath> = []
    _ = BuildSettings(project.configurations + target.configurations) { path in
      let contents = file(path)
      if contents != nil { files.insert(path) }
      return contents
    }
    return files
  }

  private func file(_ path: FilePath) -> BuildSettingsFile? {
    if let declared {
      guard declared.contains(path) else { return nil }
    } else if let problem = bounds.problem(path) {
      if problem.isOfSystem { unread.add(problem) } else { refusals.add(problem) }
      return nil
    }
    do throws(FileProblem) {
      let bytes = try tree.contents(of: path).bytes
      return bytes.count < 1 << 20 ? BuildSettingsFile(String(decoding: bytes, as: UTF8.self)) : nil
    } catch {
      if !error.isAbsence { unread.add(error) }
      return nil
    }
  }
}
