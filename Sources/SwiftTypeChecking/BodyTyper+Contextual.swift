import SwiftParsing

// Expressions whose type depends on their place, judged by syntax.
extension BodyTyper {
  /// Returns whether the type of an expression depends on its contextual type.
  func isContextual(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .array, .dictionary, .closure, .implicitMember, .null, .keyPath, .operatorReference, .statement, .ternary: true
    case .paren(let inner), .await(let inner), .try(_, let inner): isContextual(inner) || isDecidedByResult(inner)
    case .tuple(let fields):
      unit.tree.arguments[fields.indices].contains {
        isContextual($0.value) || isLiteral($0.value) || isDecidedByResult($0.value)
      }
    case .call(let callee, _): startsImplicitly(callee) || isClosure(callee)
    case .member(_, .`init`, _): true
    case .subscript(let base, let arguments) where isElement(of: base, arguments): true
    case .forceUnwrap(let base): startsImplicitly(base) || isDecidedByResult(base)
    case .member(let base, _, _), .subscript(let base, _), .optionalChain(let base): startsImplicitly(base)
    case .binary(Name("+"), let a, let b): isArrayLiteral(a) && isArrayLiteral(b) || isTextSum(a, b)
    case .binary(let op, let a, let b):
      op == BodyTyper.coalescing
        && ((isContextual(b) || isLiteral(b) || isDecidedByResult(b)) && !isContextual(a) || dependsOnPlace(a))
    default: false
    }
  }

  private func isArrayLiteral(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .array: true
    case .paren(let inner): isArrayLiteral(inner)
    case .binary(Name("+"), let a, let b): isArrayLiteral(a) && isArrayLiteral(b)
    default: false
    }
  }

  /// Returns whether two operands of `+` consist of string literals, and the project can add keys.
  func isTextSum(_ a: ExprID, _ b: ExprID) -> Bool {
    !keySums.isEmpty && isSumOfTexts(a) && isSumOfTexts(b)
  }

  private func isSumOfTexts(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .string: true
    case .paren(let inner): isSumOfTexts(inner)
    case .binary(Name("+"), let a, let b): isSumOfTexts(a) && isSumOfTexts(b)
    default: false
    }
  }

  /// Returns whether the project declares `+` for two values of a localizable type, with such a result.
  func addsKeys(_ type: TypeID) -> Bool { keySums.contains(type) }

  /// The localizable types for which the project declares `+`.
  private var keySums: [TypeID] {
    facts.derived(facts.tables.keySums, Name("+")) {
      facts.operatorFunctions(Name("+")).filter(index.isProject).compactMap { sum in
        let signature = facts.signature(of: sum)
        let isKey = declaration(of: signature.result).map { index[$0].flags.contains(.isLocalizable) } ?? false
        return isKey && signature.parameters.allSatisfy { $0.type == signature.result } ? signature.result : nil
      }
    }
  }

  /// Returns whether a subscript reads an element of a collection literal in which only the contextual type determines
  /// the type of an element: `[.init("a"), "b"][0]`, `["k": "a"]["k", default: .init("b")]`.
  func isElement(of base: ExprID, _ arguments: Run) -> Bool {
    if let value = defaultValue(of: base, arguments) { return dependsOnPlace(base) || dependsOnPlace(value) }
    guard arguments.count == 1, isArrayLiteral(base),
      case .integer = unit.tree[unit.tree.arguments[Int(arguments.start)].value]
    else { return false }
    return dependsOnPlace(base)
  }

  /// Returns the expression `value` of `["k": "a"]["k", default: value]`.
  func defaultValue(of base: ExprID, _ arguments: Run) -> ExprID? {
    guard arguments.count == 2, case .dictionary = unit.tree[base] else { return nil }
    let last = unit.tree.arguments[Int(arguments.start) + 1]
    return last.label == Name("default") ? last.value : nil
  }

  static let coalescing = Name("??")

  func isLiteral(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .string, .integer, .float: true
    case .paren(let inner): isLiteral(inner)
    default: false
    }
  }

  /// Returns whether a chain begins with `.member`.
  func startsImplicitly(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .implicitMember: true
    case .member(let base, _, _), .call(let base, _), .subscript(let base, _), .forceUnwrap(let base),
      .optionalChain(let base):
      startsImplicitly(base)
    default: false
    }
  }
}
