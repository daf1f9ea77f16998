/// The statistics and findings of a run over many programs.
struct OracleRun {
  let oracle: Oracle
  let seed: Int
  private(set) var programCount = 0
  private(set) var rejectedCount = 0
  /// The number of literals that at least one side extracts.
  private(set) var literalCount = 0
  private(set) var differenceCount = 0
  /// A reduced program and both answers for each reported difference.
  private(set) var findings: [String] = []
  /// The lines of all differences.
  private(set) var lines: [String] = []
  /// The compiler's errors for programs that it rejects.
  private(set) var rejections: [String] = []

  /// The number of differences to reduce. For the others, only the lines are reported.
  let reductions: Int
  private static let batchSize = 120

  init(oracle: Oracle, seed: Int, reductions: Int) {
    self.reductions = reductions
    self.oracle = oracle
    self.seed = seed
  }

  mutating func check(count: Int) async throws {
    var number = 0
    while number < count {
      let seeds = (number..<min(count, number + Self.batchSize)).map { UInt64(seed) &* 1_000_003 &+ UInt64($0) }
      try await check(seeds)
      number += Self.batchSize
    }
  }

  private mutating func check(_ seeds: [UInt64]) async throws {
    let programs = seeds.map { Generator.program(seed: $0) }
    var complaints: [String] = []
    let verdicts = try await Comparison(oracle: oracle, name: "batch").verdicts(programs) {
      complaints.append("\(seeds[$0]): \($1)")
    }
    programCount += programs.count
    rejectedCount += verdicts.filter { $0 == nil }.count
    rejections += complaints
    for ((program, verdict), seed) in zip(zip(programs, verdicts), seeds) {
      guard let verdict else { continue }
      literalCount += max(verdict.strex.count, verdict.oracle.count)
      if !verdict.agrees { try await note(program, verdict, seed) }
    }
  }

  private mutating func note(_ program: Program, _ verdict: Verdict, _ seed: UInt64) async throws {
    differenceCount += 1
    lines.append("program \(seed):")
    lines += OracleRun.differingLines(program, verdict)
    guard findings.count < reductions else { return }
    let shrinker = Shrinker(comparison: Comparison(oracle: oracle, name: "shrink"))
    let (reduced, answer) = try await shrinker.shrink(program) ?? (program, verdict)
    let (missing, unexpected) = answer.differences
    let theirs = missing.map { "  only the oracle: " + $0.description }
    let ours = unexpected.map { "  only strex: " + $0.description }
    findings.append((["difference \(differenceCount):"] + reduced.lines + theirs + ours).joined(separator: "\n"))
  }

  /// The lines where the two differ, each with both answers.
  private static func differingLines(_ program: Program, _ verdict: Verdict) -> [String] {
    let (missing, unexpected) = verdict.differences
    let numbers = Set((missing + unexpected).map(\.line)).sorted()
    return numbers.flatMap { number -> [String] in
      let theirs = missing.filter { $0.line == number }.map { "    only the oracle: " + $0.description }
      let ours = unexpected.filter { $0.line == number }.map { "    only strex: " + $0.description }
      return [program.lines[number - 1].trimmed] + theirs + ours
    }
  }

  var summary: String {
    "seed \(seed): \(programCount) programs, \(rejectedCount) rejected by the compiler, \(literalCount) literals compared, "
      + "\(differenceCount) programs with differences"
  }
}
