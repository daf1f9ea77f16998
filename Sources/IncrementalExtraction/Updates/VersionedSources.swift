import ProjectLayout
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
    zip(project.sources.paths, project.sources.texts).map { path, text in
      SourceVersion(name: path.string, blob: Digest(text.bytes).text)
    }
  }

  package func texts(at positions: [Int], of project: Project) -> [SourceText?] {
    positions.map { project.sources.texts[$0] }
  }

  package func path(ofName name: String) -> FilePath { FilePath(name) }
}
