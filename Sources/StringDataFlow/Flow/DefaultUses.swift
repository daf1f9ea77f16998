import SwiftParsing
import SwiftTypeChecking

/// What calls do with parameters that have default values, and with members that have initial ones and that memberwise
/// initialisers set.
package struct DefaultUses: Sendable {
  /// Those for which some call gives an argument.
  var given: Set<FlowNode> = []
  /// Those that some call leaves as they are.
  var left: Set<FlowNode> = []

  package init() {}

  package mutating func formUnion(_ other: DefaultUses) {
    given.formUnion(other.given)
    left.formUnion(other.left)
  }

  /// The bytes of the default values that no call leaves, by the path of the source.
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
  /// The default value of a parameter or member, if there is a literal in it.
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

  /// Whether a call may leave a parameter or member as it is, whatever its value is then.
  func hasDefault(_ node: FlowNode) -> Bool {
    switch node {
    case .parameter(let decl, let position): parameters(of: decl)[position].hasDefault
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
  /// Notes which default values a call of the project's own function leaves.
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
    index[decl].kind.isNominal || position < index.parameters(of: decl).count
  }
}
