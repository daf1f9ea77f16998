import SwiftLexing
import TextBasics

extension ProjectFormat {
  /// `Project.swift`, from which Tuist generates an Xcode project. An app may have a file with the same name. A
  /// manifest imports `ProjectDescription`.
  public static let tuist: ProjectFormat = {
    var format = ProjectFormat("Tuist project", .project, file: ProjectFileName("Project.swift")) {
      bytes, file, _, _ throws(ProjectError) in
      guard ManifestSyntax.imports("ProjectDescription", in: bytes) else { return nil }
      let source = SourceText(path: file.string, bytes: bytes)
      try ManifestSyntax.check(source)
      return TuistProject(source, file)
    }
    format.sharesName = true
    return format
  }()
}

/// The targets that a Tuist manifest declares as literals or with constants.
public struct TuistProject: ProjectSource {
  /// The absolute path of `Project.swift`.
  public let path: FilePath
  public private(set) var listedFiles: [FilePath: [Int]] = [:]
  public private(set) var targetFolders: [TargetFolder] = []
  public private(set) var buildTargets: [BuildTarget] = []
  public private(set) var unknownParts: [ProjectError] = []
  public let developmentLanguage: String?
  public let generated: FilePath?
  private var settings: [TuistSettings] = []
  private var lists: [TuistPropertyList] = []
  /// The positions of targets that routines create.
  private var routines: Set<Int> = []
  private let lines: LineTable
  private let constants: ManifestConstants
  private let source: SourceText
  private var root: FilePath { path.folder ?? path }

  init(_ source: SourceText, _ file: FilePath) {
    var reader = ManifestReader(source)
    let project = reader.call(of: "Project")
    (path, self.source, constants, lines) = (file, source, reader.constants, LineTable(source))
    let name = constants.text(project?["name"])
    generated = name.flatMap { name in file.folder.map { $0.appending("\(name).xcodeproj") } }
    developmentLanguage = constants.text(project?["options"]?["developmentRegion"])
    guard let project else {
      unknownParts = [ProjectError("a function computes the project", line: 1, column: 1)]
      return
    }
    for target in constants.elements(project["targets"]) { add(target, of: project) }
    if project["targets"] == nil { unknownParts.append(problem("the project's `targets` is not a literal", project)) }
  }

  private func problem(_ message: String, _ value: ManifestValue) -> ProjectError {
    let place = place(of: value.offset)
    return ProjectError(message, line: place.line, column: place.column)
  }

  private func place(of offset: Int) -> SettingPlace {
    let place = lines.place(of: offset)
    return SettingPlace(file: path, line: place.line, column: place.column)
  }

  private static let products: [String: String] = [
    "app": "application", "appClip": "application", "appExtension": "app-extension", "unitTests": "unit-test",
    "uiTests": "ui-testing", "staticFramework": "framework", "staticLibrary": "static", "dynamicLibrary": "dynamic",
  ]

  private mutating func add(_ target: ManifestValue, of project: ManifestValue) {
    guard let name = constants.text(target["name"]), let call = TargetCall(target) else {
      let message = target.isOfTooMany ? "there are too many targets" : "a target is computed"
      return unknownParts.append(problem(message, target))
    }
    let product = target["product"].map { constants.resolved($0).name ?? "" }
    let isTest = product == "unitTests" || product == "uiTests" || call == .routine(forTests: true)
    var entry = BuildTarget(name: name, origin: origin, file: path, isTest: isTest)
    entry.product = product.map { Self.products[$0] ?? $0 }
    let kind = product ?? "framework"
    let isImported = kind.lowercased().hasSuffix("framework") || kind.hasSuffix("Library")
    let module = constants.text(target["productName"]) ?? name
    entry.moduleNames = isImported && !isTest ? [ModuleName.identifier(module)] : []
    let dependencies = constants.elements(target["dependencies"]).filter { $0.name == "target" }
    entry.dependencies = Set(dependencies.compactMap { constants.text($0["name"]) })
    var files: [TuistFiles] = []
    for use in [("sources", TuistFiles.Use.sources), ("resources", .resources), ("buildableFolders", .folder)] {
      for value in constants.elements(target[use.0]) { add(value, use.1, of: &entry, to: &files) }
    }
    if call != .target {
      // A routine may prepend a folder of its own to a pattern without a folder.
      files.removeAll { root.isWithin($0.folder) }
      if files.isEmpty { return unknownParts.append(problem("a target is computed", target)) }
      routines.insert(buildTargets.count)
    }
    for file in files { add(file, to: &entry) }
    if call == .target {
      let list = TuistPropertyList(target, constants, in: root, name)
      settings.append(TuistSettings(target, of: project, constants, in: root, name, list, place: place))
      lists.append(list)
    } else {
      let message = "a function computes \(TerminalSafeText.word(name)), which might have more settings"
      unknownParts.append(problem(message, target))
      settings.append(.unknown)
      lists.append(.unknown)
    }
    buildTargets.append(entry)
  }

  /// A call in a manifest that declares a target.
  private enum TargetCall: Equatable {
    /// Tuist's own call, which has to contain the product and the platforms.
    case target
    /// A routine in the manifest's helpers, possibly with the same name, that has an argument for sources. It passes
    /// them on, and may add files, settings and platforms.
    case routine(forTests: Bool)

    init?(_ value: ManifestValue) {
      guard let name = value.name else { return nil }
      let isOwn = ["target", "Target", "init"].contains(name)
      if isOwn, value["product"] != nil, value["destinations"] ?? value["platform"] != nil {
        self = .target
      } else if value["sources"] ?? value["buildableFolders"] != nil {
        // “Test” must be a word of the name: `.unitTests`, but not `.latestModule`.
        self = .routine(forTests: name.contains(#/(?:^t|T)ests?(?![a-z])/#))
      } else {
        return nil
      }
    }
  }

  /// - Parameter value: a pattern, or a call that contains patterns.
  private mutating func add(
    _ value: ManifestValue, _ use: TuistFiles.Use, of entry: inout BuildTarget, to files: inout [TuistFiles]
  ) {
    if value.name == "folderReference" || value.name == "generated" { return }
    let excluded = constants.elements(value["excluding"])
    for part in value.arguments.isEmpty ? [value] : constants.elements(Self.patterns(of: value)) {
      // Calls that contain lists may contain patterns with exceptions of their own.
      if part.name == "glob", value.name != "glob" {
        add(part, use, of: &entry, to: &files)
        continue
      }
      let texts = excluded.map { Self.path($0, constants) }
      guard let text = Self.path(part, constants), !texts.contains(nil) else {
        let name = TerminalSafeText.word(entry.name)
        unknownParts.append(
          problem(part.isOfTooMany ? "\(name) has too many paths" : "a path of \(name) is computed", part))
        entry.unresolved += 1
        continue
      }
      files.append(TuistFiles(text, use, excluding: texts.compactMap { $0 }, in: root))
    }
  }

  /// Returns the patterns in a call: `.glob("…")`, `.resources([…])`, `.paths([…])`.
  private static func patterns(of call: ManifestValue) -> ManifestValue? {
    let name = call.name ?? ""
    if !containers.contains(name) { return call }
    let labels: Set<String?> = [nil, "pattern", "globs", "path"]
    return call.arguments.first { labels.contains($0.label) }?.value
      ?? ManifestValue(kind: .computed, offset: call.offset)
  }

  private mutating func add(_ files: TuistFiles, to entry: inout BuildTarget) {
    let position = buildTargets.count
    if files.isFile, !routines.contains(position) {
      if files.holds(files.path) { listedFiles[files.path, default: []].append(position) }
      return
    }
    targetFolders.append(
      TargetFolder(
        target: position, path: files.folder, countsIgnored: !files.isFile && files.folder != root, holds: files.holds))
    if files.holds(files.folder.appending("Localizable.xcstrings")) { entry.folders.append(files.folder) }
  }

  /// Returns a value as a path relative to the manifest, or `nil` if it is computed or relative to another folder.
  static func path(_ value: ManifestValue, _ constants: ManifestConstants) -> String? {
    let value = constants.resolved(value)
    if let text = constants.text(value) { return text.hasPrefix("//") ? nil : text }
    guard let name = value.name, wrappers.contains(name), let inner = value.arguments.first?.value else { return nil }
    return constants.text(inner)
  }

  private static let containers: Set<String> = [
    "glob", "file", "resources", "sourceFilesList", "paths", "SourceFilesList", "ResourceFileElements",
  ]
  private static let wrappers: Set<String> = ["relativeToManifest", "path", "Path"]
}

extension TuistProject {
  public var origin: BuildTarget.Origin { .project }

  public func settings(ofTarget position: Int, reading file: BuildSettings.Reader) -> ExtractionSettings? {
    settings[position].levels.map { levels in ExtractionSettings(levels.map { BuildSettings($0, file: file) }) }
  }

  public func bundles(
    ofTarget position: Int, reading file: BuildSettings.Reader, finding files: BundleSettings.Search
  ) -> [BundleSettings] {
    guard let levels = settings[position].levels, !settings[position].hidesTexts else { return [] }
    var properties: [BundleSettings.Property]?
    switch lists[position] {
    case .unknown: return []
    case .written(let values):
      properties = values.map { .init(keys: $0.keys, value: $0.value, place: place(of: $0.offset)) }
    case .file, .none: break
    }
    return levels.flatMap { BuildSettings($0, file: file).variants }.map {
      BundleSettings($0, root: root, properties: properties)
    }
  }

  /// Paths passed to a routine may be relative to a folder that only the routine knows.
  public mutating func locateTargets(in folders: Set<FilePath>) {
    if routines.isEmpty { return }
    targetFolders.removeAll { routines.contains($0.target) && !folders.contains($0.path) }
    for position in routines { buildTargets[position].folders.removeAll { !folders.contains($0) } }
  }

  public mutating func respell(_ spellings: [FilePath: FilePath]) {
    listedFiles = Dictionary(listedFiles.map { (spellings[$0] ?? $0, $1) }) { $0 + $1 }
  }

  /// The positions of applications.
  private var applications: [Int] { buildTargets.indices.filter { buildTargets[$0].product == "application" } }

  public var applicationNames: Set<String> {
    applications.reduce(into: []) { names, position in
      names.insert(buildTargets[position].name)
      guard case .written(let values) = lists[position] else { return }
      names.formUnion(
        values.filter { [["CFBundleDisplayName"], ["CFBundleName"]].contains($0.keys) }.compactMap(\.text))
    }
  }

  public var applicationPropertyLists: Set<FilePath> {
    Set(
      applications.compactMap { position in
        if case .file(let path) = lists[position] { FilePath(path) } else { nil }
      })
  }
}
