import SwiftParsing

/// Reads the objects of a project. Missing members, and members of another type, count as absent.
struct XcodeProjectReader {
  let objects: ProjectObjects
  let project: ProjectObjects.Object
  private let references: ProjectReferences
  private let root: FilePath
  private let file: FilePath

  init(_ objects: ProjectObjects, _ path: FilePath) {
    self.objects = objects
    project = objects[objects.root] ?? [:]
    file = path.appending("project.pbxproj")
    let folder = path.folder ?? path
    let inner = project.string("projectDirPath") ?? ""
    root = inner.hasPrefix("/") ? FilePath(inner) : inner.isEmpty ? folder : folder.appending(inner).resolvingParents
    references = ProjectReferences(objects, root: root)
  }

  /// Whether the project has longer paths than any system opens.
  var isCutOff: Bool { references.isCutOff }

  func targets() -> [XcodeTarget] {
    let listed = objects.list(project, "targets")
    var targets = listed.map { target($0.object) }
    let owners = exceptions()
    for (position, (identifier, object)) in listed.enumerated() {
      targets[position].folders = folders(of: object, identifier, owners)
    }
    return targets
  }

  private func target(_ object: ProjectObjects.Object) -> XcodeTarget {
    var target = XcodeTarget(
      name: object.string("name") ?? object.string("productName") ?? "", productType: object.string("productType"))
    for (_, phase) in objects.list(object, "buildPhases") where Self.takesFiles(phase) {
      for (_, file) in objects.list(phase, "files") {
        guard let reference = file.string("fileRef") else { continue }
        let files = references.files(of: reference)
        target.files.formUnion(files)
        if let filter = Self.filter(file) { for file in files { target.filters[file] = filter } }
        if files.isEmpty, isSource(reference) { target.unresolved += 1 }
      }
    }
    target.copiesTables = objects.list(object, "buildPhases").contains { copiesTables($0.object) }
    let dependencies = objects.list(object, "dependencies").map(\.object)
    target.dependencies = Set(dependencies.compactMap { dependency(in: $0)?.string("name") })
    let products = dependencies.compactMap { objects[$0.string("productRef")] }
    target.unresolved += CodeGenerators.count(among: products.compactMap { $0.string("productName") })
    target.configurations = configurations(of: object)
    return target
  }

  /// Returns the target that a `PBXTargetDependency` names, directly or through a proxy.
  private func dependency(in object: ProjectObjects.Object) -> ProjectObjects.Object? {
    objects[object.string("target")] ?? objects[objects[object.string("targetProxy")]?.string("remoteGlobalIDString")]
  }

  /// Returns whether a reference is to a source, even if its path is unknown.
  private func isSource(_ reference: String) -> Bool {
    let name = objects[reference].flatMap { $0.string("path") ?? $0.string("name") } ?? ""
    return [.swiftSource, .objectiveC].contains(FileKind(of: FilePath(name)))
  }

  /// Returns the platforms of a build file, or `nil` for all.
  private static func filter(_ file: ProjectObjects.Object) -> Platforms? {
    let names = (file["platformFilters"] ?? file["platformFilter"])?.strings ?? []
    let platforms = names.reduce(into: Platforms()) { $0.formUnion(PlatformNames.filter($1)) }
    return platforms.isEmpty ? nil : platforms
  }

  /// Returns whether a build phase is a script that copies folders of languages, or copies tables as plain files.
  private func copiesTables(_ phase: ProjectObjects.Object) -> Bool {
    switch phase.isa {
    case "PBXShellScriptBuildPhase":
      let words = Set((phase.string("shellScript") ?? "").split { !$0.isLetter })
      return words.contains("lproj") && !words.isDisjoint(with: ["cp", "ditto", "install", "mv", "rsync"])
    case "PBXCopyFilesBuildPhase":
      return objects.list(phase, "files").contains { _, file in
        references.files(of: file.string("fileRef") ?? "").contains { path in
          path.isStringsTable || path.fileExtension == "stringsdict" || path.fileExtension == "lproj"
        }
      }
    default: return false
    }
  }

  private static func takesFiles(_ phase: ProjectObjects.Object) -> Bool {
    phase.isa == "PBXSourcesBuildPhase" || phase.isa == "PBXResourcesBuildPhase"
  }

  func configurations(of object: ProjectObjects.Object) -> [BuildConfiguration] {
    guard let list = objects[object.string("buildConfigurationList")] else { return [] }
    return objects.list(list, "buildConfigurations").map { identifier, configuration in
      let settings = configuration["buildSettings"]?.dictionary ?? [:]
      return BuildConfiguration(
        name: configuration.string("name") ?? "", settings: settings.mapValues { $0.strings.joined(separator: " ") },
        base: base(of: configuration), places: objects.places(ofSettingsIn: identifier, file))
    }
  }

  /// Returns the settings file: a reference, or a path in a synchronized folder.
  private func base(of configuration: ProjectObjects.Object) -> FilePath? {
    if let reference = configuration.string("baseConfigurationReference") { return references[reference] }
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"), let folder = references[anchor],
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return folder.appending(path).resolvingParents
  }

  /// Returns the packages included by path: those that Xcode 15 lists, and folders among the files, as older versions
  /// do.
  func packages() -> [FilePath] { Set(listedPackages() + files(of: ["wrapper", "folder"])).sorted() }

  /// Returns the packages that Xcode 15 lists.
  func listedPackages() -> [FilePath] {
    objects.list(project, "packageReferences").compactMap { _, reference -> FilePath? in
      guard reference.isa == "XCLocalSwiftPackageReference", let path = reference.string("relativePath") else {
        return nil
      }
      return path.hasPrefix("/") ? FilePath(path) : root.appending(path).resolvingParents
    }
  }

  /// Returns the projects among the files.
  func subprojects() -> [FilePath] { files(of: ["wrapper.pb-project"]).sorted() }

  /// Returns the files of the given types.
  private func files(of types: Set<String>) -> [FilePath] {
    references.paths.compactMap { identifier, path -> FilePath? in
      guard let object = objects[identifier], object.isa == "PBXFileReference" else { return nil }
      let type = object.string("lastKnownFileType") ?? object.string("explicitFileType")
      return type.map(types.contains) ?? false ? path : nil
    }
  }
}

// Synchronized folders.
extension XcodeProjectReader {
  /// The exceptions of a single folder for one target.
  private struct Exceptions {
    let folder: String
    let target: String
    var files: Set<FilePath>
  }

  /// Returns all exceptions of synchronized folders, each with its target.
  private func exceptions() -> [Exceptions] {
    let phases = phaseOwners()
    let members = objects.list(project, "targets").flatMap { $0.object["fileSystemSynchronizedGroups"]?.strings ?? [] }
    return Set(members).union(references.paths.keys).sorted().flatMap { identifier -> [Exceptions] in
      guard let path = references[identifier], let folder = objects[identifier],
        folder.isa.hasPrefix("PBXFileSystemSynchronized")
      else { return [] }
      return objects.list(folder, "exceptions").compactMap { _, set in
        let files = Set((set["membershipExceptions"]?.strings ?? []).map { path.appending($0).resolvingParents })
        if let target = set.string("target") { return Exceptions(folder: identifier, target: target, files: files) }
        // Files in another phase, for example one that copies them, are not compiled.
        guard let phase = set.string("buildPhase"), let target = phases[phase], let object = objects[phase],
          !Self.takesFiles(object)
        else { return nil }
        return Exceptions(folder: identifier, target: target, files: files)
      }
    }
  }

  /// Returns the target of each build phase.
  private func phaseOwners() -> [String: String] {
    var owners: [String: String] = [:]
    for (identifier, target) in objects.list(project, "targets") {
      for phase in target["buildPhases"]?.strings ?? [] { owners[phase] = identifier }
    }
    return owners
  }

  private func folders(
    of target: ProjectObjects.Object, _ identifier: String, _ all: [Exceptions]
  ) -> [SynchronizedFolder] {
    let members = target["fileSystemSynchronizedGroups"]?.strings ?? []
    let others = all.filter { $0.target == identifier && !members.contains($0.folder) }.map(\.folder)
    let excepted = Dictionary(grouping: all.filter { $0.target == identifier }, by: \.folder)
    var seen: Set<String> = []
    return (members + others).filter { seen.insert($0).inserted }.compactMap { folder in
      guard let path = references[folder], let object = objects[folder] else { return nil }
      let copied = (object["explicitFolders"]?.strings ?? []).map { path.appending($0).resolvingParents }
      return SynchronizedFolder(
        path: path, exceptions: (excepted[folder] ?? []).reduce(into: []) { $0.formUnion($1.files) },
        isMember: members.contains(folder), copied: Set(copied))
    }
  }
}
