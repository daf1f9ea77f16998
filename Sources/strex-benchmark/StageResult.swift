/// The measured speed of a single part of strex.
struct StageResult: Encodable {
  /// The part's name, such as `lexing`.
  let stage: String
  /// The number of cores that the part uses.
  let cores: Int
  let bytes: Int
  /// The median wall time.
  let seconds: Double
  let megabytesPerSecond: Double
  /// The median wall time for only reading the same files.
  let readingSeconds: Double
  /// The number of results: tokens, declarations, strings, keys.
  let found: Int
  let foundNoun: String

  init(
    _ stage: String, _ files: FileSet, _ median: (seconds: Double, result: Int), _ foundNoun: String, reading: Double,
    cores: Int = 1
  ) {
    self.stage = stage
    self.cores = cores
    bytes = files.byteCount
    seconds = median.seconds
    megabytesPerSecond = Double(files.byteCount) / median.seconds / 1e6
    readingSeconds = reading
    found = median.result
    self.foundNoun = foundNoun
  }
}
