import SwiftParsing
import SwiftTypeChecking

/// How calls use parameters with default values, and members with initial values that memberwise initializers set.
package struct DefaultUses: Sendable {
  /// The parameters and members for which some call passes an argument.
  var given: Set<FlowNode> = []
  /// The parameters and members for which some call uses the default value.
  var left: Set<FlowNode> = []

  package init() {}

  package mutating func formUnion(_ other: DefaultUses) {
    given.formUnion(other.given)
    left.formUnion(other.left)
  }

  /// Returns the bytes of the default values that no call uses, by the path of the source.
  package static func overridden(in files: [DefaultUses], _ index: SymbolIndex) -> [String: [Range<Int>]] {
    let uses = files.reduce(into: DefaultUses()) { $0.formUnion($1) }
    let silent = SilentInitializers(index)
    var ranges: [String: [Range<Int>]] = [:]
    for node in uses.given.subtracting(uses.left) where !silent.mayLeave(node, index) {
      guard let (decl, range) = index.defaultValue(of: node) else { continue }
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

  private func withLiteral(_ decl: DeclID, _ range: ByteRange) -> (DeclID, Range<Int>)? {
    guard !range.isNone, outline(decl).source.bytes[range.range].contains(.quote) else { return nil }
    return (decl, range.range)
  }
}

extension CodeFlowReader {
  /// Records which default values a call of the project's own function uses.
  mutating func noteDefaults(of call: CallFinding) {
    let given = Set(call.arguments.map(\.parameter))
    var position = 0
    while let node = parameter(position, of: call.callee), hasParameter(position, call.callee) {
      if index.hasDefault(node) {
        if given.contains(position) { defaultUses.given.insert(node) } else { defaultUses.left.insert(node) }
      }
      position += 1
    }
  }

  private func hasParameter(_ position: Int, _ decl: DeclID) -> Bool {
    index[decl].kind.isNominal || position < Int(index[decl].parameters.count)
  }
}
