@testable import ProjectModel

/// A project format that exists only in this file: a line for each target, `NAME: FOLDER/ FILE …`.
struct TargetsList: ProjectSource {
  let origin: BuildTarget.Origin
  let path: FilePath
  private(set) var buildTargets: [BuildTarget] = []
  private(set) var listedFiles: [FilePath: [Int]] = [:]
  private(set) var targetFolders: [TargetFolder] = []

  init(_ bytes: ContiguousArray<UInt8>, _ file: FilePath, _ origin: BuildTarget.Origin) throws(ProjectError) {
    (path, self.origin) = (file, origin)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else {
        throw ProjectError("names a target without files", line: index + 1, column: line.utf8.count + 1)
      }
      for word in line[colon...].dropFirst().split(separator: " ") { add(String(word)) }
      let name = String(line[..<colon])
      buildTargets.append(BuildTarget(name: name, origin: origin, file: path, isTest: name.hasSuffix("Tests")))
    }
  }

  private mutating func add(_ word: String) {
    let (place, target) = ((path.folder ?? path).appending(word), buildTargets.count)
    if word.hasSuffix("/") {
      targetFolders.append(TargetFolder(target: target, path: FilePath(place.string)))
    } else {
      listedFiles[place, default: []].append(target)
    }
  }
}

extension ProjectFormat {
  /// The format of projects in `targets.list`.
  static let targetsList = ProjectFormat("targets list", .project, file: ProjectFileName("targets.list")) {
    bytes, file, _, _ throws(ProjectError) in try TargetsList(bytes, file, .project)
  }

  /// The format of packages in `package.list`.
  static let packageList = ProjectFormat("package list", .package, file: ProjectFileName("package.list")) {
    bytes, file, _, _ throws(ProjectError) in try TargetsList(bytes, file, .package)
  }
}
