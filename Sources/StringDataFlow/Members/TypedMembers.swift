import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// The declarations that names in typed code refer to, by the offset where each name ends.
struct TypedMembers {
  enum Meaning {
    case declaration(DeclID)
    /// An unknown member where a `LocalizedStringResource` is or may be expected.
    case resource
    /// An unknown member of a value, or of a type other than `LocalizedStringResource`. Generated members are not meant.
    case value
    /// An unknown member of a type, or of an unknown type.
    case open
  }

  private let wanted: Set<UInt32>
  private var meanings: [UInt32: Meaning] = [:]

  /// - Parameter wanted: the offsets where the requested names end.
  init(wanted: Set<UInt32>) { self.wanted = wanted }

  subscript(end: Int) -> Meaning? { meanings[UInt32(end)] }

  mutating func read(_ code: TypedCode, _ source: SourceText, _ checker: Checker) {
    let tree = code.code.tree
    let names = tree.exprs.indices.filter { number in
      guard wanted.contains(tree.exprs[number].end) else { return false }
      return switch tree.exprs[number].node {
      case .implicitMember, .member, .identifier: true
      default: false
      }
    }
    if names.isEmpty { return }
    let (callees, parameters) = (code.callees, Self.parameters(in: code))
    let others = Self.interpolationValues(in: code, checker)
    for number in names {
      let expr = Int32(number)
      if let known = code.declaration(of: expr, callees) {
        meanings[tree.exprs[number].end] = .declaration(known)
      } else if case .member(let base, _, _) = tree.exprs[number].node {
        meanings[tree.exprs[number].end] = Self.mayBeType(tree.record(base), source) ? .open : .value
      } else {
        let isOther = others.contains(expr)
        meanings[tree.exprs[number].end] = isOther ? .value : Self.meaning(of: expr, code, parameters[expr], checker)
      }
    }
  }

  /// Returns the meaning of an implicit member without a known declaration.
  /// - Parameter place: the parameter whose argument it is or starts, if any.
  private static func meaning(
    of expr: Int32, _ code: TypedCode, _ place: (callee: DeclID, parameter: Int)?, _ checker: Checker
  ) -> Meaning {
    let type = code.flow.missingMembers[expr]
    if type.map(checker.isResource) ?? false { return .resource }
    guard let place else { return type == nil ? .open : .value }
    if checker.mayTakeResource(place.callee, parameter: place.parameter) { return .resource }
    return type != nil || checker.excludesResource(place.callee, parameter: place.parameter) ? .value : .open
  }

  /// Returns the implicit members in interpolations that are arguments with a label for other types, such as the style
  /// in `\(date, style: .time)`, by the numbers of their expressions.
  private static func interpolationValues(in code: TypedCode, _ checker: Checker) -> Set<Int32> {
    let tree = code.code.tree
    let values = tree.interpolations.flatMap { tree.arguments[$0.arguments.indices] }.filter { argument in
      argument.label.map { checker.excludesResource(inInterpolationsLabelled: $0) } ?? false
    }
    return Set(values.compactMap { start(of: $0.value, tree)?.index })
  }

  /// Returns the parameter of each argument that starts with an implicit member, by the number of the member's
  /// expression.
  private static func parameters(in code: TypedCode) -> [Int32: (callee: DeclID, parameter: Int)] {
    var parameters: [Int32: (callee: DeclID, parameter: Int)] = [:]
    for call in code.flow.calls.values {
      for argument in call.arguments {
        guard let start = start(of: argument.expr, code.code.tree) else { continue }
        parameters[start.index] = (call.callee, argument.parameter)
      }
    }
    return parameters
  }

  /// Returns the implicit member that an expression consists of or calls.
  private static func start(of expr: ExprID, _ tree: SyntaxTree) -> ExprID? {
    switch tree[expr] {
    case .implicitMember: expr
    case .call(let callee, _): start(of: callee, tree)
    default: nil
    }
  }

  /// Returns whether the last word of an expression begins with a capital letter, as types do.
  private static func mayBeType(_ record: ExprRecord, _ source: SourceText) -> Bool {
    let text = source.text(record.range)
    guard let word = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).last else {
      return false
    }
    return word == "self" || word.first?.isUppercase ?? false
  }
}

extension TypedCode {
  /// The declarations that names refer to, with the offset where each name ends.
  package var references: [(end: UInt32, decl: DeclID)] {
    let (tree, callees) = (code.tree, callees)
    return tree.exprs.indices.compactMap { number in
      switch tree.exprs[number].node {
      case .implicitMember, .member, .identifier:
        declaration(of: Int32(number), callees).map { (tree.exprs[number].end, $0) }
      default: nil
      }
    }
  }

  /// The declaration of each called name, by the number of the name's expression.
  fileprivate var callees: [Int32: DeclID] {
    var callees: [Int32: DeclID] = [:]
    for (number, call) in flow.calls {
      if case .call(let callee, _) = code.tree.exprs[Int(number)].node { callees[callee.index] = call.callee }
    }
    return callees
  }

  fileprivate func declaration(of expr: Int32, _ callees: [Int32: DeclID]) -> DeclID? {
    callees[expr] ?? flow.implicitReferences[expr] ?? flow.references[expr]
  }
}
