import Foundation

/// How much is tried by tests that could go on without end.
///
/// A plain run takes a small dose of each, so that it ends soon on any machine. `STREX_LONG_TESTS=1` asks for the full
/// dose, as `.ci/run` does for half of the suites.
public enum TestDose {
  public static let isFull = ProcessInfo.processInfo.environment["STREX_LONG_TESTS"] == "1"

  /// The rows of a table that a run tries: some of them, evenly spread, or all.
  public static func some<Row>(_ count: Int, of rows: [Row]) -> [Row] {
    guard !isFull, count < rows.count else { return rows }
    return (0..<count).map { rows[$0 * rows.count / count] }
  }

  public static func count(_ plain: Int, full: Int) -> Int { isFull ? full : plain }
}
