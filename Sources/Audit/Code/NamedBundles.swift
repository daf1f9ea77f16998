import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// Keys in calls that name a bundle, also as a branch of an argument: `Text(isOn ? "On" : "Off", bundle: .module)`.
struct NamedBundles {
  private let code: AuditedCode

  init(_ code: AuditedCode) { self.code = code }

  /// The first byte of each literal.
  var ranges: [Range<Int>] {
    code.tree.literals.indices.filter { code.isKey($0) && namesBundle($0) }.map { literal in
      let start = Int(code.tree.literals[literal].start)
      return start..<start + 1
    }
  }

  private func namesBundle(_ literal: Int) -> Bool {
    guard let call = code.reading.literals[literal].call, case .call(_, let run) = code.tree[call] else { return false }
    return code.tree.arguments[run.indices].contains { $0.label == Name("bundle") }
  }
}
