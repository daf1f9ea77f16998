import StringCatalog

/// The parts that read and write String Catalogs.
struct CatalogStages {
  private let files: FileSet
  private let watch: Stopwatch

  init(_ files: FileSet, runs: Int) {
    self.files = files
    watch = Stopwatch(runs: runs)
  }

  /// Measures reading, and writing with one more key. Files that are not catalogs are only read.
  func measure() async throws -> [StageResult] {
    guard !files.isEmpty else { return [] }
    let reading = try await watch.median { try files.contents() }
    let parsing = await watch.median { reading.result.compactMap { try? Catalog($0) } }
    let writing = try await watch.median { try parsing.result.reduce(0) { try $0 + Self.withOneMore($1).count } }
    let keys = parsing.result.reduce(0) { $0 + $1.keys.count }
    return [
      StageResult("catalog reading", files, (parsing.seconds, keys), "keys", reading: reading.seconds),
      StageResult("catalog writing", files, writing, "bytes", reading: reading.seconds),
    ]
  }

  private static func withOneMore(_ catalog: Catalog) throws -> ContiguousArray<UInt8> {
    var changed = catalog
    try changed.set(changed.newEntry(), for: "a key of the benchmark")
    return changed.serialized()
  }
}
