import Foundation

/// The files of one kind below a folder, in the order of their paths.
struct FileSet {
  let paths: [String]
  let byteCount: Int

  /// - Throws: `BenchmarkProblem` when the folder cannot be walked.
  init(extension suffix: String, under folder: String) throws {
    guard let walk = FileManager.default.enumerator(atPath: folder) else {
      throw BenchmarkProblem("\(folder) is no folder that can be read")
    }
    var found: [String] = []
    while let name = walk.nextObject() as? String {
      if Self.skipped.contains(URL(fileURLWithPath: name).lastPathComponent) { walk.skipDescendants() }
      if name.hasSuffix("." + suffix) { found.append(folder + "/" + name) }
    }
    paths = found.sorted()
    byteCount = try paths.reduce(0) { try $0 + Self.size(of: $1) }
  }

  var summary: BenchmarkReport.Files { .init(count: paths.count, bytes: byteCount) }

  func contents() throws -> [ContiguousArray<UInt8>] {
    try paths.map { ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: $0))) }
  }

  private static let skipped: Set = [".git", ".build", "DerivedData", "Pods", "Carthage"]

  private static func size(of path: String) throws -> Int {
    try URL(fileURLWithPath: path).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }
}
