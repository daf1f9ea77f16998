import SwiftParsing
import SwiftTypeChecking

/// How calls use parameters with default values, and members with initial values that memberwise initializers set.
package struct DefaultUses: Sendable {
  /// The numbers of calls, by function or struct.
  var calls: [DeclID: Int] = [:]
  /// The numbers of calls that pass an argument, by the parameters and members that have a default value.
  var given: [FlowNode: Int] = [:]
  /// The numbers of initializers that call no other initializer of their type, by type.
  var initializers: [DeclID: Int] = [:]
  /// The numbers of these initializers that replace the initial value of a member.
  var replaced: [DeclID: Int] = [:]

  package init() {}

  package mutating func formUnion(_ other: DefaultUses) {
    calls.merge(other.calls, uniquingKeysWith: +)
    given.merge(other.given, uniquingKeysWith: +)
    initializers.merge(other.initializers, uniquingKeysWith: +)
    replaced.merge(other.replaced, uniquingKeysWith: +)
  }

  /// Returns the bytes of the default values that no call uses, and of the initial values that all initializers replace,
  /// by the path of the source.
  package static func overridden(in files: [DefaultUses], _ index: SymbolIndex) -> [String: [Range<Int>]] {
    let uses = files.reduce(into: DefaultUses()) { $0.formUnion($1) }
    let silent = SilentInitializers(index)
    var ranges: [String: [Range<Int>]] = [:]
    for (node, count) in uses.given where !silent.mayLeave(node, index) {
      guard let callee = index.callee(of: node), uses.calls[callee] == count,
        let (decl, range) = index.defaultValue(of: node)
      else { continue }
      ranges[index.outline(decl).source.path, default: []].append(range)
    }
    for (member, count) in uses.replaced {
      guard let type = index.type(of: member), uses.initializers[type] == count,
        let (decl, range) = index.defaultValue(of: .value(member))
      else { continue }
      ranges[index.outline(decl).source.path, default: []].append(range)
    }
    return ranges
  }
}

extension SymbolIndex {
  /// Returns the default value of a parameter or member if it contains a literal.
  func defaultValue(of node: FlowNode) -> (DeclID, Range<Int>)? {
    switch node {
    case .parameter(let decl, let position):
      let parameters = parameters(of: decl)
      guard self[decl].flags.contains(.hasLiteral), parameters.indices.contains(position) else { return nil }
      return withLiteral(decl, parameters[position].defaultValue)
    case .value(let decl):
      return self[decl].flags.contains(.hasLiteral) ? withLiteral(decl, self[decl].initializer) : nil
    default: return nil
    }
  }

  /// Returns whether a call may omit the argument of a parameter or member.
  func hasDefault(_ node: FlowNode) -> Bool {
    switch node {
    case .parameter(let decl, let position): parameter(position, of: decl)?.hasDefault ?? false
    case .value(let decl): !self[decl].initializer.isNone
    default: false
    }
  }

  /// Returns the function of a parameter, or the struct whose memberwise initializer sets a member.
  fileprivate func callee(of node: FlowNode) -> DeclID? {
    switch node {
    case .parameter(let decl, _): decl
    case .value(let decl): type(of: decl)
    default: nil
    }
  }

  private func withLiteral(_ decl: DeclID, _ range: ByteRange) -> (DeclID, Range<Int>)? {
    guard !range.isNone, outline(decl).source.bytes[range.range].contains(.quote) else { return nil }
    return (decl, range.range)
  }
}

extension CodeFlowReader {
  /// Records the members whose initial values an initializer replaces in any case: `self.name = name`.
  mutating func noteReplaced(by body: Run) {
    let statements = tree.stmtList[body.indices].map { tree[$0] }
    guard purpose == .displays, let type = index.type(of: scope.decl), !statements.contains(where: isNotReached) else {
      return
    }
    defaultUses.initializers[type, default: 0] += 1
    let members = statements.compactMap { statement -> DeclID? in
      guard case .expr(let expr) = statement, case .assign(let target, _) = tree[expr] else { return nil }
      return reading.flow.references[target.index].flatMap { index.type(of: $0) == type ? $0 : nil }
    }
    for member in Set(members) { defaultUses.replaced[member, default: 0] += 1 }
  }

  /// Returns whether a statement calls another initializer of the type, or stops the program.
  private func isNotReached(_ statement: Stmt) -> Bool {
    guard case .expr(let expr) = statement, case .call(let callee, _) = tree[expr] else { return false }
    return switch tree[callee] {
    case .identifier(let name, _): name == Name("fatalError")
    case .member(let base, .`init`, _): if case .identifier(Name("self"), _) = tree[base] { true } else { false }
    default: false
    }
  }

  /// Records which default values a call of the project's own function uses.
  mutating func noteDefaults(of call: CallFinding) {
    defaultUses.calls[call.callee, default: 0] += 1
    for position in Set(call.arguments.map(\.parameter)) {
      if let node = parameter(position, of: call.callee), index.hasDefault(node) {
        defaultUses.given[node, default: 0] += 1
      }
    }
  }
}
