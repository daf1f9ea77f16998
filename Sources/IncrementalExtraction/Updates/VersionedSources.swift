import ProjectModel
import StringExtraction
import SwiftLexing
import Workspace

/// Where a project's sources are read, and which version of each is there.
package protocol VersionedSources: Sendable {
  /// A digest of everything besides sources and catalogs that decides which strings go where.
  var layout: Digest { get }

  /// Whether extractions are kept part by part: what a run says can be repeated after an edit.
  var keepParts: Bool { get }

  /// The version of each source, by position.
  /// - Returns: `nil` where a source has none.
  func versions(of project: Project) -> [SourceVersion]?

  /// The sources at some positions; `nil` for one that cannot be read.
  func texts(at positions: [Int], of project: Project) -> [SourceText?]

  /// The path of a source that no longer exists.
  func path(ofName name: String) -> FilePath
}

/// A source, and what changes with its contents.
package struct SourceVersion: Sendable {
  /// The path: absolute for files on disk, relative to the top of the work tree for staged ones.
  package let name: String
  /// A digest of the contents; git's for staged files.
  package let blob: String
}

extension StagedFiles: VersionedSources {
  package var keepParts: Bool { false }

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

/// The sources on disk, which a run reads in any case.
package struct SourcesOnDisk: VersionedSources {
  package var layout: Digest { Digest() }
  package var keepParts: Bool { true }

  package func versions(of project: Project) -> [SourceVersion]? {
    zip(project.sources.paths, project.sources.texts).map { SourceVersion(onDisk: $0, $1.bytes) }
  }

  package func texts(at positions: [Int], of project: Project) -> [SourceText?] {
    positions.map { project.sources.texts[$0] }
  }

  package func path(ofName name: String) -> FilePath { FilePath(name) }
}

/// The sources on disk of a run that reads none of those that are as they were when they were extracted from: it lists them.
struct ListedSources: VersionedSources {
  var layout: Digest { Digest() }
  var keepParts: Bool { true }

  /// The sources on which an answer rested, by path.
  private let known: [String: KeptSources.Source]
  private var versions: [SourceVersion] = []
  /// Those that are not as they were, by position.
  private var changed: [Int: SourceText] = [:]

  /// - Parameter store: what was extracted from the sources of an answer.
  /// - Throws: for a source that cannot be read.
  init(_ project: Project, knownBy kept: KeptSources, _ store: ExtractionCache) throws(FileProblem) {
    known = Dictionary(kept.sources.map { ($0.path, $0) }) { $1 }
    for (position, path) in project.sources.paths.enumerated() {
      if let record = store.sources[path.string], let source = known[path.string], !source.isYoung,
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
      // It may have changed since it was looked at.
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
