import Foundation

/// The amount of input for tests that could run without end.
///
/// By default, each test uses a small amount, so that it ends soon on any machine. `STREX_LONG_TESTS=1` enables the
/// full length, as `.ci/run` does for half of the suites.
public enum TestScale {
  public static let isFull = ProcessInfo.processInfo.environment["STREX_LONG_TESTS"] == "1"

  /// Returns the rows of a table to test: some evenly spread rows, or all.
  public static func some<Row>(_ count: Int, of rows: [Row]) -> [Row] {
    guard !isFull, count < rows.count else { return rows }
    return (0..<count).map { rows[$0 * rows.count / count] }
  }

  public static func count(_ plain: Int, full: Int) -> Int { isFull ? full : plain }
}
