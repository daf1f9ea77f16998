import Foundation
import ProjectTestSupport
import Testing

/// Tests that twice the input takes little more than twice the work. The work is counted, not timed: it is the number
/// of control flow edges that an instrumented strex from `Tests/Doublings/doublings.sh` takes.
@Suite struct DoublingTests {
  /// The instrumented strex.
  private static let counting = ProcessInfo.processInfo.environment["STREX_COUNTING"]
  /// Sorting takes a little more than twice the work. A quadratic algorithm takes four times.
  private static let limit = 2.6

  @Test(
    .enabled(if: counting != nil, "no strex that counts: run Tests/Doublings/doublings.sh"), arguments: Doubling.all)
  func doubledInputTakesTwiceTheWork(_ doubling: Doubling) throws {
    let base = try work(doubling, 1)
    let works = try (0...3).map { try work(doubling, doubling.start << $0) - base }
    let ratios = zip(works, works.dropFirst()).map { Double($1) / Double(max(1, $0)) }
    print("\(doubling.testDescription): \(works), \(ratios.map { String(format: "%.2f", $0) }.joined(separator: ", "))")
    #expect(works[0] > 0)
    #expect(ratios.allSatisfy { $0 <= Self.limit }, "\(works)")
  }

  /// The number of edges taken for an amount of input.
  private func work(_ doubling: Doubling, _ amount: Int) throws -> Int {
    let folder = try TemporaryFolder()
    try folder.write(doubling.files(amount))
    let count = try TemporaryFolder()
    let run = try Subprocess.run(
      Self.counting ?? "", doubling.arguments, in: folder.path.string, environment: ["STREX_WORK": count("work")])
    #expect(run.code < 2, "\(run.errors)")
    return try #require(Int(try count.read("work")))
  }
}
