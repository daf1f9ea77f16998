import Diagnostics
import Testing

@testable import FileSystem
@testable import IncrementalExtraction
@testable import ProjectLoading
@testable import ProjectModel

/// Tests that cache keys include every part of the request.
@Suite struct RequestKeyTests {
  typealias Change = (name: String, change: @Sendable (inout ProjectRequest) -> Void)

  private static let folder = FilePath("/")

  private static let changes: [Change] = [
    ("currentFolder", { _ in }),
    ("paths", { $0.paths = [GivenPath("tmp", from: folder)] }),
    ("catalogs", { $0.catalogs = [GivenPath("tmp", from: folder)] }),
    ("project", { $0.project = GivenPath("tmp", from: folder) }),
    ("targets", { $0.targets = ["tmp"] }),
    ("interfaces", { $0.interfaces = [GivenPath("tmp", from: folder)] }),
    ("routines", { $0.routines = ["tmp"] }),
    ("xcode", { $0.xcode = .xcode16 }),
    ("isIsolated", { $0.isIsolated = true }),
    ("includesTests", { $0.includesTests = true }),
    ("includesPreviews", { $0.includesPreviews = true }),
    ("includesDefaultTitles", { $0.includesDefaultTitles = true }),
    ("confidence", { $0.confidence = .low }),
    ("isScriptPhase", { $0.isScriptPhase = true }),
    ("rules", { $0.rules = ["tmp"] }),
    ("workers", { $0.workers = 3 }),
  ]

  /// The key of a request for the root, or for another folder.
  private func key(in folder: String = "/", _ change: (inout ProjectRequest) -> Void = { _ in }) throws -> String? {
    var request = ProjectRequest(currentFolder: FilePath(folder))
    change(&request)
    return try request.key()?.request
  }

  @Test func everyPropertyChangesTheKey() throws {
    let labels = Mirror(reflecting: ProjectRequest(currentFolder: Self.folder)).children.compactMap(\.label)
    #expect(labels == Self.changes.map(\.name))
    // A run with one of these options caches nothing.
    let uncached: Set = ["interfaces", "isScriptPhase"]
    var keys: Set<String> = [try #require(try key()), try #require(try key(in: "/tmp"))]
    for (name, change) in Self.changes.dropFirst() where !uncached.contains(name) {
      let isNew = keys.insert(try #require(try key(change))).inserted
      #expect(isNew, "\(name)")
    }
    for (name, change) in Self.changes where uncached.contains(name) { #expect(try key(change) == nil, "\(name)") }
  }

  /// Adjacent lists have separate digests.
  @Test func adjacentListsHaveSeparateDigests() throws {
    let keys = [(["a", "b"], []), (["a"], ["b"]), ([], ["a", "b"]), (["ab"], []), (["a"], ["", "b"])].map {
      (targets: [String], routines: [String]) in
      try? key { ($0.targets, $0.routines) = (targets, routines) }
    }
    #expect(Set(keys).count == keys.count)
  }
}
