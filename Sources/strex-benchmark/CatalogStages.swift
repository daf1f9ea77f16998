import StringCatalog

/// The parts that read and write String Catalogs.
struct CatalogStages {
  private let files: FileSet
  private let watch: Stopwatch

  init(_ files: FileSet, runs: Int) {
    self.files = files
    watch = Stopwatch(runs: runs)
  }

  func measure() async throws -> [StageResult] {
    []
  }
}
