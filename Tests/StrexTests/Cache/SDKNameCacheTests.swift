import Foundation
import ProjectTestSupport
import StringExtraction
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
    var bytes = CachedSDKNames.bytes(tables, key)
    #expect(CachedSDKNames.tables(bytes, key) == tables)
    #expect(CachedSDKNames.tables(bytes, Digest()) == nil)
    #expect(CachedSDKNames.tables(bytes.dropLast().reduce(into: []) { $0.append($1) }, key) == nil)
    #expect(CachedSDKNames.tables([], key) == nil)
    for offset in stride(from: 0, to: bytes.count, by: 30_001) {
      bytes[offset] ^= 1 << UInt8(offset % 8)
      #expect(CachedSDKNames.tables(bytes, key) == nil, "offset \(offset)")
      bytes[offset] ^= 1 << UInt8(offset % 8)
    }
  }

  @Test func laterRunsUseCachedNames() async throws {
    let project = try EditedApp(seed: 0).project
    let folder = CacheFolder(ofUser: FilePath(project.folder(".git/strex")))
    let made = try #require(CachedSDKNames(in: folder))
    let found = await made.names().tables
    let path = try #require(folder.files([CachedSDKNames.prefix]).first)
    let kept = try Data(contentsOf: URL(fileURLWithPath: path.string))
    #expect(await made.names().tables == found)
    try Data(kept.dropLast(8)).write(to: URL(fileURLWithPath: path.string))
    #expect(await made.names().tables == found)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path.string)) == kept)
  }
}
