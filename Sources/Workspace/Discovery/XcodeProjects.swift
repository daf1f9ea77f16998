import ProjectLayout
import StringExtraction
import SwiftLexing

/// The Xcode projects of a run, each read once.
package struct XcodeProjects: Sendable, Equatable {
  package private(set) var projects: [XcodeProject] = []
  /// Why projects count for nothing, by the path of their `project.pbxproj`.
  package private(set) var problems: [FilePath: PropertyListProblem] = [:]
  /// Project files that could not be read: nobody knows what they say, so nothing may go stale.
  package private(set) var unread: [FileProblem] = []
  private var members = ProjectMembers([])
  private let packages: Set<FilePath>
  /// Projects in folders for tests: their apps are there to be tested.
  private var forTests: Set<Int> = []
  /// The targets that have a catalog in step with code, which Xcode keeps wherever they stand.
  private var localized: Set<ProjectMembers.Member> = []

  package init() { packages = [] }

  /// - Parameters:
  ///   - files: the absolute paths of `project.pbxproj` files.
  ///   - packages: the folders that hold a package's manifest.
  ///   - roots: the folders whose own names do not count when folders for tests are told by theirs.
  ///   - tree: where the files are read.
  ///   - bounds: how far links may lead; `nil` for anywhere.
  package init(
    reading files: [FilePath], packages: Set<FilePath>, roots: [FilePath], from tree: any FileTree = DiskTree(),
    within bounds: ProjectBounds? = nil
  ) {
    self.packages = packages
    for file in Set(files).sorted() {
      if let problem = bounds?.problem(file) {
        guard !problem.isOfSystem else {
          unread.append(problem)
          continue
        }
        problems[file] = PropertyListProblem("cannot be read: \(problem.reason)")
        continue
      }
      do {
        projects.append(try XcodeProject(try tree.contents(of: file).bytes, path: file.folder ?? file))
      } catch let problem as PropertyListProblem {
        problems[file] = problem
      } catch {
        unread.append(error as? FileProblem ?? FileProblem(file.string, "\(error)"))
      }
    }
    members = ProjectMembers(projects, packages: packages)
    for (index, project) in projects.enumerated() {
      guard let root = roots.first(where: project.path.isWithin) else { continue }
      if project.path.relative(to: root).map(FolderRules.isInTestTarget) ?? false { forTests.insert(index) }
    }
  }

  /// Takes files by the names that the file system has for them.
  package mutating func respell(_ spellings: [FilePath: FilePath]) {
    if spellings.isEmpty { return }
    for index in projects.indices { projects[index].respell(spellings) }
    members = ProjectMembers(projects, packages: packages)
  }

  /// Takes note of the catalogs among the files of a run: what has one is no mere test.
  package mutating func note(_ files: some Sequence<FilePath>) {
    if forTests.isEmpty { return }
    for file in files where FileKind(of: file) == .stringCatalog && Self.isOfCode(file) {
      localized.formUnion(members.targets(of: file))
    }
  }

  private static func isOfCode(_ catalog: FilePath) -> Bool {
    CatalogRules.reasonToLeaveAlone(catalog, interfaceFiles: []) == nil
  }

  /// A warning for each project that counts for nothing, folders decide in its place, or that counts in part.
  package func diagnostics(_ names: PathNames) -> [Diagnostic] {
    problems.sorted { $0.key < $1.key }.map { file, problem in
      let message = "the project counts for nothing, and folders decide: \(problem.message)"
      return Diagnostic(.warning, "project", message, file: names.printed(file), location: problem.location)
    }
      + projects.filter(\.isCutOff).map { project in
        let message =
          "groups of the project lead to paths of more than \(XcodeProject.longestPath) bytes, which no system opens: what "
          + "stands there is not known"
        let file = names.printed(project.path.appending("project.pbxproj"))
        return Diagnostic(.warning, "project", message, file: file)
      }
  }

  /// - Parameter file: the project that alone is to count; `nil` for none.
  /// - Throws: where it is none.
  package func demand(_ file: FilePath?, _ names: PathNames) throws {
    guard let file else { return }
    if let problem = unread.first(where: { $0.path == file.string }) {
      if problem.isAbsence, file.name == "project.pbxproj", let folder = file.folder {
        throw FileProblem(names.printed(folder), "it is no Xcode project: it holds no project.pbxproj")
      }
      throw FileProblem(names.printed(file), problem.reason)
    }
    guard let problem = problems[file] else { return }
    let message = "it is no Xcode project that can be read: \(problem.message)"
    throw ConfigurationProblem(
      diagnostic: Diagnostic(.error, "project", message, file: names.printed(file), location: problem.location))
  }

  /// The folders that projects stand in which could not be read.
  package var unreadFolders: [FilePath] { problems.keys.compactMap { $0.folder?.folder } }

  /// Whether the targets of a file are for tests alone; `nil` for a file in no target.
  package func isForTestsAlone(_ file: FilePath) -> Bool? {
    let members = members.targets(of: file)
    return members.isEmpty
      ? nil
      : members.allSatisfy { member in
        projects[member.project].targets[member.target].isTest
          || forTests.contains(member.project) && !localized.contains(member)
      }
  }

  /// The files that targets list and that have to do with localization.
  package var listedFiles: Set<FilePath> {
    projects.reduce(into: []) { files, project in
      for target in project.targets { files.formUnion(target.files.filter { FileKind(of: $0) != nil }) }
    }
  }

  /// The folders whose files are in targets by standing in them.
  package var synchronizedFolders: Set<FilePath> {
    Set(projects.flatMap { $0.targets.flatMap { $0.folders.map(\.path) } })
  }
}

extension PropertyListProblem {
  fileprivate var location: SourceLocation? {
    guard let line, let column else { return nil }
    return SourceLocation(line: line, column: column)
  }
}
