import ProjectLayout

/// The Xcode projects of a run, each read once.
struct XcodeProjects: Sendable, Equatable {
  private(set) var projects: [XcodeProject] = []
  /// Why projects count for nothing, by the path of their `project.pbxproj`.
  private(set) var problems: [FilePath: PropertyListProblem] = [:]
  private var members = ProjectMembers([])

  init() {}

  /// - Parameter files: the absolute paths of `project.pbxproj` files.
  init(reading files: [FilePath]) {
    for file in Set(files).sorted() {
      do throws(PropertyListProblem) {
        projects.append(try Self.read(file))
      } catch {
        problems[file] = error
      }
    }
    members = ProjectMembers(projects)
  }

  private static func read(_ file: FilePath) throws(PropertyListProblem) -> XcodeProject {
    let contents: FileContents
    do {
      contents = try FileContents(of: file.string)
    } catch {
      throw PropertyListProblem("cannot be read: \(error.reason)")
    }
    return try XcodeProject(contents.bytes, path: file.folder ?? file)
  }

  /// Whether the targets of a file are for tests alone; `nil` for a file in no target.
  func isForTestsAlone(_ file: FilePath) -> Bool? {
    let members = members.targets(of: file)
    return members.isEmpty ? nil : members.allSatisfy { projects[$0.project].targets[$0.target].isTest }
  }

  /// The files that targets list and that have to do with localization.
  var listedFiles: Set<FilePath> {
    projects.reduce(into: []) { files, project in
      for target in project.targets { files.formUnion(target.files.filter { FileKind(of: $0) != nil }) }
    }
  }

  /// The folders whose files are in targets by standing in them.
  var synchronizedFolders: Set<FilePath> {
    Set(projects.flatMap { $0.targets.flatMap { $0.folders.map(\.path) } })
  }
}
