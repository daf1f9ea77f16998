/// What an Xcode project says of its targets, read from its `project.pbxproj`.
public struct XcodeProject: Sendable, Equatable {
  /// The absolute path of the folder `NAME.xcodeproj`.
  public let path: FilePath
  public let targets: [XcodeTarget]
  /// The configurations that the targets' own stand on.
  public let configurations: [BuildConfiguration]
  /// The folders of Swift packages that the project takes in by their place.
  public let packages: [FilePath]

  /// The name without extension.
  public var name: String { path.stem }

  init(
    path: FilePath, targets: [XcodeTarget], configurations: [BuildConfiguration] = [], packages: [FilePath] = []
  ) {
    (self.path, self.targets, self.configurations, self.packages) = (path, targets, configurations, packages)
  }

  /// - Parameters:
  ///   - bytes: what `project.pbxproj` holds.
  ///   - path: the absolute path of the folder `NAME.xcodeproj`.
  public init(_ bytes: ContiguousArray<UInt8>, path: FilePath) throws(PropertyListProblem) {
    self.path = path
    let reader = XcodeProjectReader(try ProjectObjects(bytes), path)
    targets = reader.targets()
    configurations = reader.configurations(of: reader.project)
    packages = reader.packages()
  }
}
