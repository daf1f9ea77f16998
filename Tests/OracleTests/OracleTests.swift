import Foundation
import Testing

/// Checks random programs against the real type checker. Runs only if `STREX_ORACLE` names the oracle's script.
/// Options are `STREX_ORACLE_SEED`, `STREX_ORACLE_COUNT` (programs), `STREX_ORACLE_REDUCE` (differences to reduce)
/// and `STREX_ORACLE_REPORT` (a file for all findings).
@Suite struct OracleTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static func number(_ name: String, _ otherwise: Int) -> Int {
    environment[name].flatMap(Int.init) ?? otherwise
  }

  @Test(.enabled(if: environment["STREX_ORACLE"] != nil, "STREX_ORACLE is not set"))
  func strexAgreesWithTheCompiler() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strex-oracle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let oracle = Oracle(script: try #require(Self.environment["STREX_ORACLE"]), folder: folder)
    var run = OracleRun(
      oracle: oracle, seed: Self.number("STREX_ORACLE_SEED", 1), reductions: Self.number("STREX_ORACLE_REDUCE", 5))
    try await run.check(count: Self.number("STREX_ORACLE_COUNT", 1000))
    print(run.summary)
    if let path = Self.environment["STREX_ORACLE_REPORT"] {
      try (run.findings + run.lines + [run.summary] + run.rejections).joined(separator: "\n").write(
        toFile: path, atomically: true, encoding: .utf8)
    }
    for finding in run.findings { Issue.record("\(finding)") }
    #expect(run.differenceCount == 0, "\(run.lines.joined(separator: "\n"))")
    #expect(run.rejectedCount * 10 < run.programCount, "the generator writes too many ill-typed programs")
    #expect(run.literalCount > 0)
  }
}
