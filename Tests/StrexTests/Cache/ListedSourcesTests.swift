import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import IncrementalExtraction
@testable import ProjectLoading
@testable import ProjectModel
@testable import StringExtraction
@testable import strex

/// Tests that sources with a valid cached extraction are listed without reading them.
@Suite struct ListedSourcesTests {
  private let app: StagedProject
  private let cache: ExtractionCache
  private let kept: SourceFingerprints

  /// An app whose sources all have recent dates and cached extractions.
  init() async throws {
    app = try EditedApp(seed: 0).project
    let project = try await Self.project(app, listsSources: false)
    let extractions = try #require(await CachedExtractions(reading: project, SourcesOnDisk()))
    cache = extractions.cache(with: [])
    let sources = try project.sources.paths.map { path in
      try Self.makeYoung(path.string)
      return try SourceFingerprints.Source(
        path: path.string, fingerprint: DiskFact.Fingerprint(FileStatus(of: path.string)), isRecent: false)
    }
    kept = SourceFingerprints(store: "", key: Digest(), seal: Digest(), sources: sources)
  }

  /// Gives a file a recent date, however long the test takes.
  private static func makeYoung(_ path: String) throws {
    try FileManager.default.setAttributes([.modificationDate: Date() + 10_000], ofItemAtPath: path)
  }

  private static func project(_ app: StagedProject, listsSources: Bool) async throws -> Project {
    try await Project(
      try app.folder.syncRequest("--check", app.folder("")).project, ToolRun.sdk, listsSources: listsSources)
  }

  /// Files that are read count as recent. Files that are only listed do not.
  @Test func unchangedSourcesAreNotRead() async throws {
    let project = try await Self.project(app, listsSources: true)
    let facts = DiskFacts()
    let files = try facts.noting { () throws(FileError) in
      try ListedSources(project, knownBy: kept, cache)
    }
    #expect(facts.all?.isEmpty == false)
    let versions = try #require(files.versions(of: project))
    #expect(versions.map(\.blob) == versions.map { cache.sources[$0.name]?.blob })
    #expect(versions.count > 4 && project.sources.texts.allSatisfy(\.bytes.isEmpty))
  }

  @Test func changedSourcesAreRead() async throws {
    try app.write("Model.swift", "struct Player {}\n")
    try Self.makeYoung(app.folder("Model.swift"))
    let project = try await Self.project(app, listsSources: true)
    let facts = DiskFacts()
    let files = try facts.noting { () throws(FileError) in try ListedSources(project, knownBy: kept, cache) }
    #expect(facts.all == nil)
    let versions = try #require(files.versions(of: project))
    let changed = versions.filter { $0.blob != cache.sources[$0.name]?.blob }
    #expect(changed.map { FilePath($0.name).name } == ["Model.swift"])
    let position = try #require(project.sources.paths.firstIndex(where: { $0.name == "Model.swift" }))
    #expect(files.texts(at: [position], of: project)[0]?.bytes.elementsEqual("struct Player {}\n".utf8) == true)
  }

  /// A source that has to be typed again is read at that time, and ignored if it has changed meanwhile.
  @Test func sourcesChangedMeanwhileAreIgnored() async throws {
    let project = try await Self.project(app, listsSources: true)
    let files = try ListedSources(project, knownBy: kept, cache)
    let positions = ["Model.swift", "Order.swift"].compactMap { name in
      project.sources.paths.firstIndex(where: { $0.name == name })
    }
    try app.write("Model.swift", "struct Player {}\n")
    let texts = files.texts(at: positions, of: project)
    #expect(texts.map { $0 == nil } == [true, false])
    #expect(texts.last??.bytes.isEmpty == false)
  }
}
