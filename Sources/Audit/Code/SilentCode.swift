import SwiftOutline
import SwiftTypes

/// Code whose text nobody but developers sees: logs, assertions, previews, sample data.
struct SilentCode {
  private let ranges: [Range<UInt32>]

  /// The calls of one piece of code that log or assert.
  init(_ code: AuditedCode) {
    let tree = code.tree
    ranges =
      tree.exprs.compactMap { record in
        guard case .call(let callee, _) = record.node, Self.isSilent(callee, code) else { return nil }
        return record.start..<max(record.start, record.end)
      } + tree.unreachable.map { $0.start..<max($0.start, $0.end) }
  }

  func contains(_ offset: UInt32) -> Bool { ranges.contains { $0.contains(offset) } }

  private static func isSilent(_ callee: ExprID, _ code: AuditedCode) -> Bool {
    switch code.tree[callee] {
    case .identifier(let name, _): return functions.contains(name)
    case .member(let base, let name, _):
      let receiver = code.text(base).prefix(80).lowercased()
      if receiver.contains("console") { return true }
      guard levels.contains(name) else { return false }
      return receiver.contains("log") || receiver.contains("analytics") || receiver.contains("sentry")
    default: return false
    }
  }

  private static let functions = Set(
    [
      "print", "debugPrint", "dump", "NSLog", "os_log", "fatalError", "assert", "assertionFailure", "precondition",
      "preconditionFailure", "log", "logError", "logInfo", "logDebug", "logWarning", "DDLogError", "DDLogInfo",
      "DDLogDebug", "DDLogWarn", "DDLogVerbose", "XCTFail", "XCTAssert",
    ].map { Name($0) })

  private static let levels = Set(
    [
      "trace", "debug", "info", "notice", "warning", "warn", "error", "fault", "critical", "log", "verbose", "logError",
      "capture", "addBreadcrumb", "track", "logEvent",
    ].map { Name($0) })

  /// Whether a declaration of the project writes logs or lists names of people and works, by its name and its type's: `LoggingService.note(_:)`, `rcLog(_:)`.
  static func isLog(_ decl: DeclID, _ index: SymbolIndex) -> Bool {
    let name = index.describe(decl).prefix { $0 != "(" }
    return name.contains(
      #/(?:^|\.)log(?=[A-Z]|$)|Log(?=[A-Z.]|$)|[lL]ogg(?:er|ing)|[cC]onsole|[dD]iagnostic|[dD]ebug|[aA]nalytics|Licen[sc]e|Credit|Contributor|Acknowledge?ment/#
    )
  }

  /// Whether a file holds what only previews, tests and developers show.
  /// - Parameter path: from the root of the project.
  static func isSample(path: String) -> Bool {
    let path = "/" + path.lowercased()
    let words = [
      "preview", "mock", "sample", "fixture", "stub", "/tests/", "uitest", "fake", "debug", "/example", "diagnos",
      "developer",
    ]
    return words.contains(where: path.contains)
  }

  /// Whether a declaration holds such things, by its name and those around it.
  static func isSample(_ decl: DeclID, _ index: SymbolIndex) -> Bool {
    let words = [
      "preview", "mock", "sample", "stub", "fake", "dummy", "fixture", "debug", "harness", "diagnos", "demo",
    ]
    var current: DeclID? = decl
    while let step = current {
      let name = index[step].kind == .extension ? "" : index.text(step).lowercased()
      if ["placeholder", "snapshot", "getsnapshot"].contains(name), !index[step].kind.isNominal { return true }
      if words.contains(where: name.contains) { return true }
      current = index.type(of: step).flatMap { $0 == step ? nil : $0 }
    }
    return false
  }
}
