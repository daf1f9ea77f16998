/// Compares strex with the oracle on many programs; programs that do not compile are dropped.
struct Comparison {
  let oracle: Oracle
  /// The name of each run's folder.
  let name: String

  /// Returns a verdict for each program, or `nil` for programs that the compiler rejects.
  /// - Parameter complaint: receives the compiler's errors for each rejected program.
  func verdicts(_ programs: [Program], complaint: (Int, String) -> Void = { _, _ in }) async throws -> [Verdict?] {
    var left = Array(programs.indices)
    var result: [Verdict?] = programs.map { _ in nil }
    while !left.isEmpty {
      let batch = Batch(left.map { programs[$0] })
      switch try oracle.ask(batch.files, run: name) {
      case .entries(let entries):
        let theirs = batch.split(entries)
        let ours = await batch.extract()
        for (position, program) in left.enumerated() {
          result[program] = Verdict(strex: ours[position], oracle: theirs[position])
        }
        return result
      case .rejected(let complaints):
        var bad: [Int: String] = [:]
        for entry in complaints {
          if let position = batch.program(file: entry.file, line: entry.line), bad[position] == nil {
            let line = entry.line - batch.places[position].firstLine
            bad[position] = entry.message + "  | " + programs[left[position]].lines[line].trimmed
          }
        }
        if bad.isEmpty { return try await half(programs, left, complaints.first?.message ?? "", result, complaint) }
        for (position, message) in bad { complaint(left[position], message) }
        left = left.enumerated().filter { bad[$0.offset] == nil }.map(\.element)
      }
    }
    return result
  }

  /// For an error without a line, tries the two halves separately.
  private func half(
    _ programs: [Program], _ left: [Int], _ message: String, _ known: [Verdict?], _ complaint: (Int, String) -> Void
  ) async throws -> [Verdict?] {
    var result = known
    guard left.count > 1 else {
      for program in left { complaint(program, message) }
      return result
    }
    for part in [left[..<(left.count / 2)], left[(left.count / 2)...]] {
      let verdicts = try await verdicts(part.map { programs[$0] }) { complaint(part[part.startIndex + $0], $1) }
      for (position, program) in part.enumerated() { result[program] = verdicts[position] }
    }
    return result
  }
}
