import FileSystem
import ProjectLoading
import ProjectModel
import SwiftLexing

/// The location of a project's sources, and the version of each.
package protocol VersionedSources: Sendable {
  /// A digest of everything except sources and catalogs that decides which catalog contains a string.
  var layout: Digest { get }

  /// Returns the version of each source, by position.
  /// - Returns: `nil` if a source has none.
  func versions(of project: Project) -> [SourceVersion]?

  /// Returns the sources at some positions, or `nil` for a source that cannot be read.
  func texts(at positions: [Int], of project: Project) -> [SourceText?]

  /// Returns the path of a source that no longer exists.
  func path(ofName name: String) -> FilePath
}

/// A source and its version.
package struct SourceVersion: Sendable {
  /// The path: absolute for files on disk, relative to the top of the work tree for staged ones.
  package let name: String
  /// A digest of the contents; git's blob identifier for staged files.
  package let blob: String
}

extension StagedFiles: VersionedSources {
  package func versions(of project: Project) -> [SourceVersion]? {
    let entries = project.sources.paths.compactMap { self.entries[$0] }
    guard entries.count == project.sources.paths.count, entries.allSatisfy({ $0.kind == .file }) else { return nil }
    return entries.map { SourceVersion(name: $0.name, blob: $0.blob) }
  }

  package func texts(at positions: [Int], of project: Project) -> [SourceText?] {
    let sources = project.sources
    load(positions.map { sources.paths[$0] })
    return positions.map { position in
      contents(of: sources.paths[position]).map { sources.texts[position].holding($0.bytes) }
    }
  }

  package func path(ofName name: String) -> FilePath { top.appending(name) }
}

/// The sources on disk, for a run that has already read all of them.
package struct SourcesOnDisk: VersionedSources {
  package var layout: Digest { Digest() }
  package func versions(of project: Project) -> [SourceVersion]? {
    zip(project.sources.paths, project.sources.texts).map { SourceVersion(onDisk: $0, $1.bytes) }
  }

  package func texts(at positions: [Int], of project: Project) -> [SourceText?] {
    positions.map { project.sources.texts[$0] }
  }

  package func path(ofName name: String) -> FilePath { FilePath(name) }
}

/// The sources on disk of a run that lists unchanged sources without reading them.
struct ListedSources: VersionedSources {
  var layout: Digest { Digest() }
  /// The sources that a cached result depended on, by path.
  private let known: [String: SourceFingerprints.Source]
  private var versions: [SourceVersion] = []
  /// The changed sources, by position.
  private var changed: [Int: SourceText] = [:]

  /// - Parameter cache: the extractions from the sources of the result.
  /// - Throws: if a source cannot be read.
  init(_ project: Project, knownBy kept: SourceFingerprints, _ cache: ExtractionCache) throws(FileError) {
    known = Dictionary(kept.sources.map { ($0.path, $0) }) { $1 }
    for (position, path) in project.sources.paths.enumerated() {
      if let record = cache.sources[path.string], let source = known[path.string], !source.isRecent,
        let status = try project.tree.status(of: path), source.isOf(status)
      {
        versions.append(SourceVersion(name: record.name, blob: record.blob))
      } else {
        let bytes = try project.tree.contents(of: path).bytes
        versions.append(SourceVersion(onDisk: path, bytes))
        changed[position] = project.sources.texts[position].holding(bytes)
      }
    }
  }

  func versions(of project: Project) -> [SourceVersion]? { versions }

  func texts(at positions: [Int], of project: Project) -> [SourceText?] {
    positions.map { position in
      if let text = changed[position] { return text }
      // It may have changed since its status was read.
      let path = project.sources.paths[position]
      guard let contents = try? project.tree.contents(of: path), let source = known[path.string],
        source.isOf(contents.status)
      else { return nil }
      return project.sources.texts[position].holding(contents.bytes)
    }
  }

  func path(ofName name: String) -> FilePath { FilePath(name) }
}

extension SourceVersion {
  fileprivate init(onDisk path: FilePath, _ bytes: ContiguousArray<UInt8>) {
    self.init(name: path.string, blob: Digest(bytes).text)
  }
}
