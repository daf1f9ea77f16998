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
  /// Folders that hold a package's manifest, and what it says.
  package private(set) var manifests: [FilePath: PackageManifest] = [:]
  package var packages: Set<FilePath> { Set(manifests.keys) }
  /// Sources of C, Objective-C and C++, in path order.
  package private(set) var routineSources: [SourceText] = []
  /// Files that could not be read.
  package private(set) var problems: [FileProblem] = []

  /// - Parameters:
  ///   - found: what to read.
  ///   - further: files that give types only.
  ///   - names: how paths are printed.
  ///   - tree: where the files are read.
  ///   - ahead: files that were read already.
  ///   - listsSources: whether the Swift sources that are reported on and those around them are left empty; manifests are
  ///     read all the same.
  package init(
    reading found: FoundFiles, further: [FilePath] = [], names: PathNames, from tree: any FileTree = DiskTree(),
    ahead: [FilePath: SourceReader.Outcome] = [:], listsSources: Bool = false
  ) async {
    let isSelected = Set(found.selected)
    let own = (found.selected + found.context).sorted()
    let outcomes =
      listsSources ? SourceReader.list(own, from: tree) : await SourceReader.read(own, from: tree, ahead: ahead)
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
    if PackageManifest.mayStand(in: path), Self.isManifest(contents.bytes) {
      if let folder = path.folder {
        manifests[folder] = PackageManifest(names.source(path, contents.bytes))
      }
      return
    }
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

  /// A package's manifest says so in its first line; an app may well have a `Package.swift` of its own.
  private static func isManifest(_ bytes: ContiguousArray<UInt8>) -> Bool {
    let first = String(decoding: bytes.prefix { $0 != .lineFeed }.prefix(200), as: UTF8.self)
    return first.hasPrefix("//") && first.contains("swift-tools-version")
  }
}
