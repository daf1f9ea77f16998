import FileSystem
import ProjectModel
import StructuredText
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The sources of a run and their contents.
package struct SourceSet: Sendable {
  /// Selected sources and those around them, sorted by path.
  package private(set) var texts: [SourceText] = []
  /// The path of each of `texts`.
  package private(set) var paths: [FilePath] = []
  /// The path of each source, by the path that messages print.
  package private(set) var places: [String: FilePath] = [:]
  /// The indices of the sources that the run reports on.
  package private(set) var selected: [Int] = []
  /// The indices of the sources around them.
  package var context: [Int] {
    let isSelected = Set(selected)
    return texts.indices.filter { !isSelected.contains($0) }
  }
  /// Sources that only provide types: dependencies, `--interface`, `--index`.
  package private(set) var interfaces: [SourceText] = []
  /// The packages, by the paths that name them in reports.
  private var manifestSources: [FilePath: any ProjectSource] = [:]
  /// The packages among the files.
  package var packageSources: [any ProjectSource] { Array(manifestSources.values) }
  package var packages: Set<FilePath> { Set(manifestSources.keys.compactMap(\.folder)) }
  /// The manifests of Swift packages, by the folders that contain them.
  package var manifests: [FilePath: PackageManifest] {
    manifestSources.values.reduce(into: [:]) { manifests, source in
      if let package = source as? SwiftPackage { manifests[package.folder] = package.manifest }
    }
  }
  /// The reasons why manifests are ignored.
  package private(set) var manifestProblems: [FilePath: ProjectError] = [:]
  /// Sources of C, Objective-C and C++, sorted by path.
  package private(set) var routineSources: [SourceText] = []
  /// Files that could not be read.
  package private(set) var problems: [FileError] = []
  /// Core Data models whose classes are unknown.
  package private(set) var modelProblems: [FilePath: ProjectError] = [:]
  private let formats: ProjectFormats

  /// - Parameters:
  ///   - found: the files to read.
  ///   - further: files that only provide types.
  ///   - formats: the formats of manifests.
  ///   - names: the names of paths in messages.
  ///   - tree: the tree that the files are read from.
  ///   - ahead: files that were already read.
  ///   - listsSources: whether Swift sources are listed without their contents. Manifests are still read.
  package init(
    reading found: FoundFiles, further: [FilePath] = [], formats: ProjectFormats = .all, names: PathNames,
    from tree: any FileTree = DiskTree(), ahead: [FilePath: SourceReader.Outcome] = [:], listsSources: Bool = false
  ) async {
    self.formats = formats
    let isSelected = Set(found.selected)
    let own = (found.selected + found.context + found.packageFiles).sorted()
    let outcomes =
      listsSources
      ? SourceReader.list(own, from: tree, formats) : await SourceReader.read(own, from: tree, ahead: ahead)
    let kept = Self.firstOfEach(own, outcomes, preferring: isSelected)
    for (index, path) in own.enumerated() where kept.contains(index) {
      add(path, outcomes[index], isSelected: isSelected.contains(path), names)
    }
    for (path, outcome) in zip(found.objectiveC, await SourceReader.read(found.objectiveC, from: tree)) {
      guard let contents = accept(outcome, path, names) else { continue }
      let text = names.source(path, contents.bytes)
      routineSources.append(text)
      places[text.path] = path
    }
    let libraries = further + found.libraries
    for (path, outcome) in zip(libraries, await SourceReader.read(libraries)) {
      guard let contents = accept(outcome, path, names) else { continue }
      interfaces.append(names.source(path, contents.bytes))
    }
    addModels(found.objectModels, names, from: tree)
  }

  /// Adds the declarations that Xcode generates from Core Data models.
  private mutating func addModels(_ files: [FilePath], _ names: PathNames, from tree: any FileTree) {
    let current = { (file: FilePath) in (try? tree.contents(of: file)).flatMap { Self.currentVersion($0.bytes) } }
    for file in ObjectModelFiles.contents(among: files, current: current) {
      guard let contents = accept(Result { () throws(FileError) in try tree.contents(of: file) }, file, names) else {
        continue
      }
      do throws(ParseError) {
        let text = try ObjectModel(contents.bytes).declarations
        if !text.isEmpty { interfaces.append(names.source(file, ContiguousArray(text.utf8))) }
      } catch {
        modelProblems[file] = ProjectError(error.message, line: error.line, column: error.column)
      }
    }
  }

  private static func currentVersion(_ bytes: ContiguousArray<UInt8>) -> String? {
    guard bytes.count < 1 << 16 else { return nil }
    return (try? PropertyListValue(bytes))?.dictionary?["_XCCurrentVersionName"]?.string
  }

  /// Restricts the report to some sources. The others only provide types.
  package mutating func select(_ isWanted: (FilePath) -> Bool) { selected = selected.filter { isWanted(paths[$0]) } }

  /// The positions of the sources by path.
  package var positions: [FilePath: Int] { Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first } }

  mutating func forgetTexts() { texts = texts.map { $0.holding([]) } }

  mutating func replace(_ position: Int, with text: SourceText) { texts[position] = text }

  private mutating func add(
    _ path: FilePath, _ outcome: SourceReader.Outcome, isSelected: Bool, _ names: PathNames
  ) {
    guard let contents = accept(outcome, path, names) else { return }
    if let format = formats.format(of: path, .package), isManifest(contents.bytes, path, format) { return }
    if isSelected { selected.append(texts.count) }
    let text = names.source(path, contents.bytes)
    texts.append(text)
    paths.append(path)
    places[text.path] = path
  }

  private mutating func accept(
    _ outcome: SourceReader.Outcome, _ path: FilePath, _ names: PathNames
  ) -> FileContents? {
    switch outcome {
    case .success(let contents): return contents
    case .failure(let problem):
      problems.append(FileError(names.printed(path), problem.reason))
      return nil
    }
  }

  /// Returns one index for each file, even if several paths lead to it: a path that the run reports on, or else the
  /// first.
  private static func firstOfEach(
    _ paths: [FilePath], _ outcomes: [SourceReader.Outcome], preferring isSelected: Set<FilePath>
  ) -> Set<Int> {
    var first: [FileStatus.Identity: Int] = [:]
    var kept: Set<Int> = []
    for (index, outcome) in outcomes.enumerated() {
      guard case .success(let contents) = outcome else {
        kept.insert(index)
        continue
      }
      if let other = first[contents.status.identity] {
        guard isSelected.contains(paths[index]), !isSelected.contains(paths[other]) else { continue }
        kept.remove(other)
      }
      first[contents.status.identity] = index
      kept.insert(index)
    }
    return kept
  }

  /// Returns whether a file with the name of a manifest is one. If a package has several manifests, the last one is
  /// used.
  private mutating func isManifest(
    _ bytes: ContiguousArray<UInt8>, _ path: FilePath, _ format: ProjectFormat
  ) -> Bool {
    do throws(ProjectError) {
      try ProjectError.refuseConflict(in: bytes)
      if let source = try format.read(bytes, path) {
        manifestSources[source.path] = source
        return true
      }
    } catch {
      manifestProblems[path] = error
      return true
    }
    return FileKind(of: path) != .swiftSource
  }
}

extension SourceModules {
  /// The modules that sources are compiled into.
  package init(of sources: [FilePath], in map: TargetMap) {
    self.init(
      names: map.targets.map { Set($0.moduleNames.map { Name($0) }) }, members: sources.map { map.targets(of: $0) })
  }
}
