import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// The right sides of `??` that users do not see, because the left side is never `nil`: the app's own version, or a
/// number that a formatter prints.
struct UnseenFallbacks {
  private let code: AuditedCode

  init(_ code: AuditedCode) { self.code = code }

  var ranges: [Range<UInt32>] {
    code.tree.exprs.compactMap { record in
      guard case .binary(Name("??"), let value, let other) = record.node else { return nil }
      return isVersion(value) || isFormat(other) && isFormatted(value) ? code.range(other) : nil
    }
  }

  /// Returns whether an expression is the version or build of the app: `Bundle.main.infoDictionary?["CFBundleVersion"]`,
  /// `appVersion`.
  private func isVersion(_ expr: ExprID) -> Bool {
    let text = code.text(expr)
    return text.contains("CFBundle") || text.wholeMatch(of: Self.version) != nil
  }

  nonisolated(unsafe) private static let version =
    #/(?:(?:[A-Z]\w*|self)\.)?(?:app|bundle|current|marketing|short)(?:Version|Build)(?:Number|String)?/#

  private func isFormat(_ expr: ExprID) -> Bool {
    guard case .call(let callee, let run) = code.tree[expr] else { return false }
    return code.tree.arguments[run.indices].first.map { code.isFormat(callee, $0) } ?? false
  }

  /// Returns whether an expression calls a formatter: `formatter.string(from: value)`, `formatNumber(value)`.
  private func isFormatted(_ expr: ExprID) -> Bool {
    guard case .call(let callee, let run) = code.tree[expr] else { return false }
    switch code.tree[callee] {
    case .member(_, Name("string"), _):
      let label = code.tree.arguments[run.indices].first?.label
      return label == Name("from") || label == Name("for")
    case .member, .identifier:
      let name = code.text(callee).split(separator: ".").last ?? ""
      return NameWords.of(name).first.map { $0.hasPrefix("format") } ?? false
    default: return false
    }
  }
}
