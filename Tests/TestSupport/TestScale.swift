import Foundation

/// The amount of input for tests that could run without end.
///
/// By default, each test uses a small amount, so that it ends soon on any machine. `STREX_LONG_TESTS=1` enables the
/// full length, as `.ci/run` does for half of the suites. `STREX_SEEDS` and `STREX_SEED` set the seeds of random tests.
public enum TestScale {
  private static let environment = ProcessInfo.processInfo.environment
  public static let isFull = environment["STREX_LONG_TESTS"] == "1"
  private static let wantedSeeds = environment["STREX_SEEDS"].flatMap { UInt64($0) }
  private static let firstSeed = environment["STREX_SEED"].flatMap { UInt64($0) } ?? 1

  /// Whether the environment sets the number of seeds.
  public static var isSearch: Bool { wantedSeeds != nil }

  /// Returns the seeds of a random test: a few, or as many as `STREX_SEEDS` says, starting from `STREX_SEED`.
  public static func seeds(_ plain: Int, full: Int? = nil) -> ClosedRange<UInt64> {
    firstSeed...(firstSeed + max(1, wantedSeeds ?? UInt64(count(plain, full: full ?? plain))) - 1)
  }

  /// Returns the rows of a table to test: some evenly spread rows, or all.
  public static func some<Row>(_ count: Int, of rows: [Row]) -> [Row] {
    guard !isFull, count < rows.count else { return rows }
    return (0..<count).map { rows[$0 * rows.count / count] }
  }

  public static func count(_ plain: Int, full: Int) -> Int { isFull ? full : plain }
}
