import Foundation
import StringExtraction
import TestSupport
import Testing

@testable import FileSystem
@testable import IncrementalExtraction
@testable import ProjectModel
@testable import strex

/// Tests that the names of the SDK are cached, and collected again if the cache cannot be read.
@Suite struct SDKNameCacheTests {
  @Test func cachedNamesAreUnchanged() async throws {
    let tables = await SDKNames().tables
    let key = Digest("key".utf8)
    var bytes = KeptNames.bytes(tables, key)
    #expect(KeptNames.tables(bytes, key) == tables)
    #expect(KeptNames.tables(bytes, Digest()) == nil)
    #expect(KeptNames.tables(bytes.dropLast().reduce(into: []) { $0.append($1) }, key) == nil)
    #expect(KeptNames.tables([], key) == nil)
    for offset in stride(from: 0, to: bytes.count, by: 30_001) {
      bytes[offset] ^= 1 << UInt8(offset % 8)
      #expect(KeptNames.tables(bytes, key) == nil, "offset \(offset)")
      bytes[offset] ^= 1 << UInt8(offset % 8)
    }
  }

  @Test func laterRunsUseCachedNames() async throws {
    let project = try EditedApp(seed: 0).project
    let folder = CacheFolder(ofUser: FilePath(project.folder(".git/strex")))
    let made = try #require(KeptNames(in: folder))
    let found = await made.names().tables
    let path = try #require(folder.files([KeptNames.prefix]).first)
    let kept = try Data(contentsOf: URL(fileURLWithPath: path.string))
    #expect(await made.names().tables == found)
    try Data(kept.dropLast(8)).write(to: URL(fileURLWithPath: path.string))
    #expect(await made.names().tables == found)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path.string)) == kept)
  }
}
