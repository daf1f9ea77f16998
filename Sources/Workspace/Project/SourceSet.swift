import ProjectLayout
import SwiftLexing
import TextBasics

/// The sources of a run, read.
package struct SourceSet: Sendable {
  /// Selected sources and those around them, in path order.
  package private(set) var texts: [SourceText] = []
  /// Where each of `texts` is.
  package private(set) var paths: [FilePath] = []
  /// Where each source is, by the path that messages print.
  package private(set) var places: [String: FilePath] = [:]
  /// Indices of the sources that are reported on.
  package private(set) var selected: [Int] = []
  /// Indices of the sources around them.
  package var context: [Int] {
    let isSelected = Set(selected)
    return texts.indices.filter { !isSelected.contains($0) }
  }
  /// Sources that give types only: dependencies, `--interface`, `--index`.
  package private(set) var interfaces: [SourceText] = []
  /// What the manifests of packages say, by what reports name them by.
  private var manifestSources: [FilePath: any ProjectSource] = [:]
  /// The packages among the files.
  package var packageSources: [any ProjectSource] { Array(manifestSources.values) }
  /// The folders of packages.
  package var packages: Set<FilePath> { Set(manifestSources.keys.compactMap(\.folder)) }
  /// Folders that hold the manifest of a Swift package, and what it says.
  package var manifests: [FilePath: PackageManifest] {
    manifestSources.values.reduce(into: [:]) { manifests, source in
      if let package = source as? SwiftPackage { manifests[package.folder] = package.manifest }
    }
  }
  /// Why manifests count for nothing.
  package private(set) var manifestProblems: [FilePath: ProjectProblem] = [:]
  /// Sources of C, Objective-C and C++, in path order.
  package private(set) var routineSources: [SourceText] = []
  /// Files that could not be read.
  package private(set) var problems: [FileProblem] = []
  private let formats: ProjectFormats

  /// - Parameters:
  ///   - found: what to read.
  ///   - further: files that give types only.
  ///   - formats: the formats of manifests.
  ///   - names: how paths are printed.
  ///   - tree: where the files are read.
  ///   - ahead: files that were read already.
  ///   - listsSources: whether the Swift sources that are reported on and those around them are left empty; manifests are
  ///     read all the same.
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
      routineSources.append(names.source(path, contents.bytes))
      places[names.printed(path)] = path
    }
    let libraries = further + found.libraries
    for (path, outcome) in zip(libraries, await SourceReader.read(libraries)) {
      guard let contents = accept(outcome, path, names) else { continue }
      interfaces.append(names.source(path, contents.bytes))
    }
  }

  /// Reports on those sources alone that are wanted; the others give types.
  package mutating func select(_ isWanted: (FilePath) -> Bool) {
    selected = selected.filter { isWanted(paths[$0]) }
  }

  private mutating func add(
    _ path: FilePath, _ outcome: SourceReader.Outcome, isSelected: Bool, _ names: PathNames
  ) {
    guard let contents = accept(outcome, path, names) else { return }
    if let format = formats.format(of: path, .package), isManifest(contents.bytes, path, format) { return }
    if isSelected { selected.append(texts.count) }
    texts.append(names.source(path, contents.bytes))
    paths.append(path)
    places[names.printed(path)] = path
  }

  private mutating func accept(
    _ outcome: SourceReader.Outcome, _ path: FilePath, _ names: PathNames
  ) -> FileContents? {
    switch outcome {
    case .success(let contents): return contents
    case .failure(let problem):
      problems.append(FileProblem(names.printed(path), problem.reason))
      return nil
    }
  }

  /// One index for each file that several paths lead to: of a path that is reported on, else of the first.
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

  /// Whether a file is a manifest, and not only named as one. Several of a package count one after the other.
  private mutating func isManifest(
    _ bytes: ContiguousArray<UInt8>, _ path: FilePath, _ format: ProjectFormat
  ) -> Bool {
    do throws(ProjectProblem) {
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
