/// Reduces a program as long as the two sides differ on it.
struct Shrinker {
  let comparison: Comparison

  /// The number of smaller programs to try in one run of the compiler.
  private static let window = 12

  func shrink(_ program: Program) async throws -> (Program, Verdict)? {
    guard var best = try await differing([program]).first else { return nil }
    while let smaller = try await smaller(best.0) { best = smaller }
    return best
  }

  /// Tries the largest parts first.
  private func smaller(_ program: Program) async throws -> (Program, Verdict)? {
    let units = Shrinker.units(of: program).sorted { $0.count > $1.count }
    for start in stride(from: 0, to: units.count, by: Shrinker.window) {
      let part = units[start..<min(units.count, start + Shrinker.window)]
      let fitting = try await differing(part.map { program.removing([$0]) })
      guard let first = fitting.min(by: { $0.0.size < $1.0.size }) else { continue }
      let removable = part.filter { unit in fitting.contains { $0.0.lines == program.removing([unit]).lines } }
      return try await differing([program.removing(removable)]).first ?? first
    }
    let others = Shrinker.unwrapped(program) + Shrinker.withoutHoles(program)
    return try await differing(others).min { $0.0.size < $1.0.size }
  }

  private func differing(_ programs: [Program]) async throws -> [(Program, Verdict)] {
    let verdicts = try await comparison.verdicts(programs)
    return zip(programs, verdicts).compactMap { program, verdict in
      guard let verdict, !verdict.agrees else { return nil }
      return (program, verdict)
    }
  }

  // MARK: Parts to remove

  /// Single lines, and blocks from their opening line to their closing line.
  static func units(of program: Program) -> [Range<Int>] {
    var units: [Range<Int>] = []
    for start in program.lines.indices {
      var depth = 0
      for end in start..<program.lines.count {
        depth += program.lines[end].braceBalance
        if end == start, program.lines[end].trimmed.hasPrefix("}") { break }
        if depth <= 0 {
          if depth == 0 { units.append(start..<(end + 1)) }
          break
        }
      }
    }
    return units
  }

  /// Blocks without the lines around them.
  static func unwrapped(_ program: Program) -> [Program] {
    units(of: program).filter { $0.count > 2 }.map { unit in
      var lines = program.lines
      lines.remove(at: unit.upperBound - 1)
      lines.remove(at: unit.lowerBound)
      return Program(lines: lines)
    }
  }

  /// The program without one interpolation.
  static func withoutHoles(_ program: Program) -> [Program] {
    program.lines.enumerated().flatMap { position, line in
      line.interpolations.map { interpolation in
        var lines = program.lines
        lines[position].removeSubrange(interpolation)
        return Program(lines: lines)
      }
    }
  }
}

extension Program {
  var size: Int { lines.reduce(lines.count * 10) { $0 + $1.count } }

  func removing(_ units: [Range<Int>]) -> Program {
    Program(lines: lines.enumerated().filter { line in !units.contains { $0.contains(line.offset) } }.map(\.element))
  }
}

extension String {
  var braceBalance: Int { reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) } }

  /// The interpolations of the line, including `\(` and `)`.
  var interpolations: [Range<Index>] {
    indices.compactMap { start in
      guard self[start] == "\\", let open = index(start, offsetBy: 1, limitedBy: endIndex), open < endIndex,
        self[open] == "("
      else { return nil }
      var depth = 0
      for position in indices[open...] {
        if self[position] == "(" { depth += 1 }
        if self[position] == ")" { depth -= 1 }
        if depth == 0 { return start..<index(after: position) }
      }
      return nil
    }
  }
}
