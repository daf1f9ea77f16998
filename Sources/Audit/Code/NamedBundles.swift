import SwiftParsing
import SwiftTypeChecking

/// Keys in calls that name a bundle, also as a branch of an argument: `Text(isOn ? "On" : "Off", bundle: .module)`.
struct NamedBundles {
  private let code: AuditedCode

  init(_ code: AuditedCode) { self.code = code }

  /// The first byte of each literal.
  var ranges: [Range<Int>] {
    // The literals of a call usually follow each other.
    var last: (call: ExprID, namesBundle: Bool)?
    return code.tree.literals.indices.compactMap { literal in
      guard code.isKey(literal), let call = code.reading.literals[literal].call else { return nil }
      if last?.call != call { last = (call, namesBundle(call)) }
      guard last?.namesBundle == true else { return nil }
      let start = Int(code.tree.literals[literal].start)
      return start..<start + 1
    }
  }

  private func namesBundle(_ call: ExprID) -> Bool {
    guard case .call(_, let run) = code.tree[call] else { return false }
    return code.tree.arguments[run.indices].contains { $0.label == Name("bundle") }
  }
}
