/// What an Xcode project says of its targets, read from its `project.pbxproj`.
public struct XcodeProject: Sendable, Equatable {
  /// The absolute path of the folder `NAME.xcodeproj`.
  public let path: FilePath
  public private(set) var targets: [XcodeTarget]
  /// The configurations that the targets' own stand on.
  public let configurations: [BuildConfiguration]
  /// The folders of Swift packages that the project takes in by their place.
  public let packages: [FilePath]

  /// The languages that the project says it has, as it writes them, without `Base`.
  public private(set) var knownRegions: [String] = []

  /// The language of the texts in its sources, as it writes it.
  public private(set) var developmentLanguage: String?

  /// Whether the project has groups or files whose paths are longer than any system opens: they count as not known.
  public private(set) var isCutOff = false

  /// The longest path that counts, in bytes.
  public static var longestPath: Int { ProjectReferences.longest }

  /// The name without extension.
  public var name: String { path.stem }

  /// Takes files by the names that the file system has for them, where the project writes them in other cases.
  public mutating func respell(_ spellings: [FilePath: FilePath]) {
    for index in targets.indices {
      let wrong = targets[index].files.filter { spellings[$0] != nil }
      for file in wrong {
        guard let right = spellings[file] else { continue }
        targets[index].files.remove(file)
        targets[index].files.insert(right)
        targets[index].filters[right] = targets[index].filters.removeValue(forKey: file)
      }
    }
  }

  init(
    path: FilePath, targets: [XcodeTarget], configurations: [BuildConfiguration] = [], packages: [FilePath] = []
  ) {
    (self.path, self.targets, self.configurations, self.packages) = (path, targets, configurations, packages)
  }

  /// - Parameters:
  ///   - bytes: what `project.pbxproj` holds.
  ///   - path: the absolute path of the folder `NAME.xcodeproj`.
  public init(_ bytes: ContiguousArray<UInt8>, path: FilePath) throws(ProjectProblem) {
    self.path = path
    let reader = XcodeProjectReader(try ProjectObjects(bytes), path)
    targets = reader.targets()
    configurations = reader.configurations(of: reader.project)
    packages = reader.packages()
    isCutOff = reader.isCutOff
    developmentLanguage = reader.project["developmentRegion"]?.string
    knownRegions = (reader.project["knownRegions"]?.strings ?? []).filter { $0 != "Base" }
  }
}
