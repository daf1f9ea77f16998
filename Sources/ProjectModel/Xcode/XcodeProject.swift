/// The targets of an Xcode project, read from its `project.pbxproj`.
public struct XcodeProject: Sendable, Equatable {
  /// The absolute path of the folder `NAME.xcodeproj`.
  public let path: FilePath
  public private(set) var targets: [XcodeTarget]
  /// The configurations that the targets' configurations are based on.
  public let configurations: [BuildConfiguration]
  /// The folders of Swift packages that the project includes by path.
  public let packages: [FilePath]
  public private(set) var requiredPackages: [FilePath] = []

  /// The projects among its files.
  public private(set) var subprojects: [FilePath] = []

  /// The languages that the project declares, as written, without `Base`.
  public private(set) var knownRegions: [String] = []

  /// The source language, as written.
  public private(set) var developmentLanguage: String?

  /// Whether paths of groups or files in the project are longer than any system opens. These count as unknown.
  public private(set) var isCutOff = false

  /// Replaces the names of files and folders by their names in the file system if the project writes them in another
  /// case.
  public mutating func respell(_ spellings: [FilePath: FilePath]) {
    for index in targets.indices {
      for folder in targets[index].folders.indices { targets[index].folders[folder].respell(spellings) }
      let wrong = targets[index].files.filter { spellings[$0] != nil }
      for file in wrong {
        guard let right = spellings[file] else { continue }
        targets[index].files.remove(file)
        targets[index].files.insert(right)
        targets[index].filters[right] = targets[index].filters.removeValue(forKey: file)
      }
    }
  }

  /// - Parameters:
  ///   - bytes: the contents of `project.pbxproj`.
  ///   - path: the absolute path of the folder `NAME.xcodeproj`.
  public init(_ bytes: ContiguousArray<UInt8>, path: FilePath) throws(ProjectError) {
    self.path = path
    let reader = XcodeProjectReader(try ProjectObjects(bytes), path)
    targets = reader.targets()
    configurations = reader.configurations(of: reader.project)
    packages = reader.packages()
    requiredPackages = Set(reader.listedPackages()).sorted()
    subprojects = reader.subprojects()
    isCutOff = reader.isCutOff
    developmentLanguage = reader.project["developmentRegion"]?.string
    knownRegions = (reader.project["knownRegions"]?.strings ?? []).filter { $0.lowercased() != "base" }
  }
}
