import Foundation

/// A file beside the tests.
enum Fixture {
  static func bytes(_ name: String) throws -> ContiguousArray<UInt8> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    return try ContiguousArray(Data(contentsOf: folder.appendingPathComponent(name)))
  }
}
