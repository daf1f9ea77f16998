import TextBasics

extension ProjectFormat {
  /// `project.yml`, from which XcodeGen generates an Xcode project. Files of other tools may have this name. They have
  /// no `targets:` with XcodeGen's members.
  public static let xcodeGen: ProjectFormat = {
    var format = ProjectFormat(
      "XcodeGen project", .project, file: ProjectFileName("project.yml"),
      read: { bytes, file, others, variables throws(ProjectError) in
        try XcodeGenProject(bytes, file, others: others, variables: variables)
      })
    format.settingsExtensions = ["xcconfig", "yml", "yaml"]
    return format
  }()
}

/// The targets of an XcodeGen specification.
public struct XcodeGenProject: ProjectSource {
  /// The absolute path of `project.yml`.
  public let path: FilePath
  public let includedFiles: Set<FilePath>
  public private(set) var listedFiles: [FilePath: [Int]] = [:]
  public private(set) var targetFolders: [TargetFolder] = []
  public private(set) var unknownParts: [ProjectError] = []
  public private(set) var buildTargets: [BuildTarget] = []
  private let root: SpecNode
  private let targets: [(name: String, node: SpecNode)]
  private let settings: SpecSettings

  /// - Parameters:
  ///   - file: the absolute path of the file.
  ///   - others: returns the files that it includes.
  ///   - variables: returns the values of environment variables.
  /// - Returns: `nil` for a file of another tool.
  public init?(
    _ bytes: ContiguousArray<UInt8>, _ file: FilePath, others: @escaping ProjectFormat.OtherFiles = { _ in nil },
    variables: @escaping ProjectFormat.Variables = { _ in nil }
  ) throws(ProjectError) {
    let isIncomplete = SpecOutline(bytes).lacksTargets
    guard Self.seemsToDeclareTargets(bytes) else {
      if isIncomplete { throw Self.lackingTargets }
      return nil
    }
    var loader = SpecLoader(file, others: others, variables: variables)
    root = try loader.load(bytes)
    let found = root["targets"]
    if let found, !found.isMap, found.text != nil { throw found.problem("has `targets` that are not a mapping") }
    guard let found, found.members.values.contains(where: Self.isTarget) else {
      if isIncomplete, found.map(Self.isCutOff) ?? true { throw Self.lackingTargets }
      return nil
    }
    path = file
    includedFiles = loader.files.subtracting([file])
    targets = try SpecTargets(root, loader.budget).all
    settings = SpecSettings(root)
    for (position, target) in targets.enumerated() { try add(target.name, target.node, at: position) }
  }

  private static let lackingTargets = ProjectError("declares no `targets`, so it may be incomplete")

  /// Returns whether a line begins with a key that only such files have. Other files are not even parsed as YAML.
  private static func seemsToDeclareTargets(_ bytes: ContiguousArray<UInt8>) -> Bool {
    let keys = ["targets:", "include:", "\"targets\":", "'targets':"].map { Array($0.utf8) }
    return bytes.split(whereSeparator: \.isLineBreak).contains { line in keys.contains { line.starts(with: $0) } }
  }

  /// Returns whether `targets` contains nothing but the names of targets.
  private static func isCutOff(_ targets: SpecNode) -> Bool {
    let hasValue = { (node: SpecNode) in node.text != nil || !node.elements.isEmpty || !node.members.isEmpty }
    return targets.isMap ? !targets.members.values.contains(where: hasValue) : !hasValue(targets)
  }

  private static func isTarget(_ node: SpecNode) -> Bool {
    ["type", "platform", "supportedDestinations", "templates"].contains { node[$0] != nil }
  }

  private mutating func add(_ name: String, _ target: SpecNode, at position: Int) throws(ProjectError) {
    let type = target["type"]?.text ?? ""
    var entry = BuildTarget(name: name, origin: origin, file: path, isTest: type.contains("test"))
    entry.product = type.split(separator: ".").last.map(String.init)
    let isImported = type.contains("framework") || type.contains("library")
    entry.moduleNames = isImported ? [ModuleName.identifier(name)] : []
    entry.unresolved = CodeGenerators.count(
      among: (target["buildToolPlugins"]?.elements ?? []).compactMap { $0["plugin"]?.text })
    entry.dependencies = Set((target["dependencies"]?.elements ?? []).compactMap { $0["target"]?.text })
    for node in Self.sources(of: target) {
      guard let source = try SpecSource(node) else {
        let path = node.isMap ? node["path"] ?? node : node
        unknownParts.append(path.openProblem("a source path in \(TerminalSafeText.word(name))"))
        entry.unresolved += 1
        continue
      }
      add(source, of: position, to: &entry)
    }
    buildTargets.append(entry)
  }

  private mutating func add(_ source: SpecSource, of position: Int, to entry: inout BuildTarget) {
    if source.isFile, FileKind(of: source.path) == nil { return }
    if source.isFile, !source.isOptional {
      if source.holds(source.path) { listedFiles[source.path, default: []].append(position) }
      return
    }
    let folder = source.isFile ? source.path.folder ?? source.path : source.path
    targetFolders.append(
      TargetFolder(
        target: position, path: folder, countsIgnored: !source.isFile, isRequired: !source.isOptional,
        holds: source.holds))
    if !source.isFile, source.holds(folder.appending("Localizable.xcstrings")) { entry.folders.append(folder) }
  }

  public mutating func respell(_ spellings: [FilePath: FilePath]) {
    listedFiles = Dictionary(listedFiles.map { (spellings[$0] ?? $0, $1) }) { $0 + $1 }
  }
}

extension XcodeGenProject {
  public var origin: BuildTarget.Origin { .project }
  public var generated: FilePath? { root["name"]?.text.map { (path.folder ?? path).appending("\($0).xcodeproj") } }
  /// XcodeGen's default is English.
  public var developmentLanguage: String? { root["options"]?["developmentLanguage"]?.text ?? "en" }

  public func settings(ofTarget position: Int, reading file: BuildSettings.Reader) -> ExtractionSettings? {
    ExtractionSettings(buildSettings(ofTarget: position, file))
  }

  /// Returns the settings of each configuration.
  /// - Parameter list: the property list of configurations that set none.
  private func buildSettings(
    ofTarget position: Int, _ file: BuildSettings.Reader, list: FilePath? = nil
  ) -> [BuildSettings] {
    let target = targets[position]
    return settings.levels(of: target.node, target.name, list: list).map { BuildSettings($0, file: file) }
  }

  public func bundles(
    ofTarget position: Int, reading file: BuildSettings.Reader, finding files: BundleSettings.Search
  ) -> [BundleSettings] {
    let target = targets[position].node
    let info = target["info"]
    let found = info == nil && settings.lacksList(of: target) ? lists(of: target, files) : []
    let list = info.map { $0["path"]?.path } ?? found?.first
    let properties = info.map { $0["properties"]?.properties() ?? [] }
    // XcodeGen uses the first one in the order of the file system, which is unknown here.
    let isUnclear = found.map { $0.count > 1 } ?? true
    return buildSettings(ofTarget: position, file, list: isUnclear ? nil : list).flatMap(\.variants).map {
      BundleSettings($0, root: path.folder ?? path, properties: properties, at: list, mayFindList: isUnclear)
    }
  }

  /// Returns the property lists in the first source that has any, or `nil` if the contents of an earlier source are
  /// unknown.
  private func lists(of target: SpecNode, _ files: BundleSettings.Search) -> [FilePath]? {
    for source in Self.sources(of: target) {
      guard let path = (source.isMap ? source["path"] : source)?.path, let found = files("Info.plist", path) else {
        return nil
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func sources(of target: SpecNode) -> [SpecNode] {
    target["sources"].map { $0.isMap || $0.text != nil ? [$0] : $0.elements } ?? []
  }

  public var packages: [FilePath] {
    let named = (root["packages"]?.members ?? [:]).values.compactMap { $0["path"]?.path }
    return Set(named + (root["localPackages"]?.elements ?? []).compactMap(\.path)).sorted()
  }

  public var requiredPackages: [FilePath] { packages }

  private var applications: [(name: String, node: SpecNode)] {
    targets.filter { $0.node["type"]?.text?.hasPrefix("application") ?? false }
  }

  public var applicationNames: Set<String> {
    applications.reduce(into: []) { names, target in
      names.insert(target.name)
      let properties = target.node["info"]?["properties"]
      names.formUnion(["CFBundleDisplayName", "CFBundleName"].compactMap { properties?[$0]?.text })
    }
  }

  public var applicationPropertyLists: Set<FilePath> { Set(applications.compactMap { $0.node["info"]?["path"]?.path }) }
}
