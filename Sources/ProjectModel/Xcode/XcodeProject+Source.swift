extension ProjectFormat {
  /// `project.pbxproj` in a folder `NAME.xcodeproj`. Tuist and XcodeGen generate it next to their own files, so git may
  /// ignore it.
  public static let xcodeProject: ProjectFormat = {
    let file = ProjectFileName("project.pbxproj", inBundle: "xcodeproj")
    var format = ProjectFormat("Xcode project", .project, file: file) { bytes, file, _, _ throws(ProjectError) in
      try XcodeProject(bytes, path: file.folder ?? file)
    }
    format.companions = ["xcworkspace"]
    format.generators = ["project.yml", "Project.swift"]
    format.settingsExtensions = ["xcconfig"]
    return format
  }()
}

extension XcodeProject: ProjectSource {
  public var origin: BuildTarget.Origin { .project }

  public var buildTargets: [BuildTarget] { targets.map(buildTarget) }

  public var listedFiles: [FilePath: [Int]] {
    targets.enumerated().reduce(into: [:]) { files, target in
      for file in target.element.files { files[file, default: []].append(target.offset) }
    }
  }

  public var targetFolders: [TargetFolder] {
    targets.enumerated().flatMap { position, target in
      target.folders.map { TargetFolder(target: position, path: $0.path, countsIgnored: true, holds: $0.covers) }
    }
  }

  public func settings(ofTarget position: Int, reading file: BuildSettings.Reader) -> ExtractionSettings? {
    ExtractionSettings(buildSettings(of: targets[position], file))
  }

  public func bundles(
    ofTarget position: Int, reading file: BuildSettings.Reader, finding files: BundleSettings.Search
  ) -> [BundleSettings] {
    let root = path.folder ?? path
    return buildSettings(of: targets[position], file).flatMap(\.variants).map { BundleSettings($0, root: root) }
  }

  /// Returns the settings of each configuration.
  private func buildSettings(of target: XcodeTarget, _ file: BuildSettings.Reader) -> [BuildSettings] {
    let named = BuildConfiguration(ofTarget: target.name)
    return target.configurations.map { configuration in
      let below = configurations.filter { $0.name == configuration.name }
      return BuildSettings([named] + below + [configuration], file: file)
    }
  }

  public var warnings: [String] {
    guard isCutOff else { return [] }
    let limit = ProjectReferences.longest
    return ["some groups in the project have paths longer than \(limit) bytes, so their files are ignored"]
  }

  private func buildTarget(_ target: XcodeTarget) -> BuildTarget {
    var entry = BuildTarget(name: target.name, origin: origin, file: path, isTest: target.isTest)
    entry.product = target.productType?.split(separator: ".").last.map(String.init)
    entry.unresolved = target.unresolved
    entry.copiesTables = target.copiesTables
    entry.filters = target.filters
    entry.dependencies = target.dependencies
    entry.folders = target.folders.filter(\.isMember).map(\.path).sorted()
    // A module that no other target can import may have any name.
    let isImported = target.productType.map { $0.contains("framework") || $0.contains("library") } ?? true
    entry.moduleNames = isImported ? [] : [ModuleName.identifier(target.name)]
    return entry
  }
}

// The names of its applications.
extension XcodeProject {
  private static let nameSettings = ["PRODUCT_NAME", "INFOPLIST_KEY_CFBundleDisplayName", "INFOPLIST_KEY_CFBundleName"]

  private var applications: [XcodeTarget] {
    targets.filter { $0.productType?.hasSuffix("product-type.application") == true }
  }

  public var applicationNames: Set<String> {
    applications.reduce(into: []) { names, target in
      names.insert(target.name)
      for configuration in target.configurations {
        names.formUnion(Self.nameSettings.compactMap { configuration.settings[$0] })
      }
    }
  }

  public var applicationPropertyLists: Set<FilePath> {
    let folder = path.folder ?? path
    let names = applications.flatMap { $0.configurations.compactMap { $0.settings["INFOPLIST_FILE"] } }
    return Set(names.filter { !$0.contains("$") }.map { folder.appending($0).resolvingParents })
  }
}
