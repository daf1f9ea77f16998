import SwiftOutline

/// The role of a piece of code in its declaration.
public enum CodeRoot: Sendable {
  /// The initial value of a variable, or the contents of a macro.
  case value(ExprID)
  /// The default value of a parameter.
  case defaultValue(parameter: Int, ExprID)
  /// The statements of a function.
  case body(Run)
  /// The getter, setter and observers of a variable or subscript.
  case accessors(Run)
  /// Statements at file level.
  case code(Run)
  /// The arguments of an attribute.
  case arguments
}

/// What the calls and names in a piece of code refer to.
public struct FlowFinding: Sendable {
  public var root = CodeRoot.arguments
  /// The calls, by the number of the call's expression.
  public var calls: [Int32: CallFinding] = [:]
  /// The declarations that expressions name, by the expression's number.
  public var references: [Int32: DeclID] = [:]
  /// The enums whose raw values expressions such as `stage.rawValue` give, by the expression's number.
  public var rawValues: [Int32: DeclID] = [:]
  /// The operands of `+` that are strings, by the expression's number.
  public var addends: Set<Int32> = []
}

/// A call and the parameters that its arguments are for.
public struct CallFinding: Sendable {
  public var callee: DeclID
  /// The expression of each argument and the position of its parameter.
  public var arguments: [(expr: ExprID, parameter: Int)]
}

extension Checker {
  /// The project's enums whose raw values the typed code reads, by the number of the reading expression.
  var rawValueOwners: [Int32: DeclID] {
    var owners: [Int32: DeclID] = [:]
    for position in unit.tree.exprs.indices {
      guard case .member(let base, Name("rawValue"), _) = unit.tree[ExprID(index: Int32(position))],
        let type = unit.exprTypes[base.index].map(resolved), let decl = declaration(of: wrapped(type) ?? type),
        index.isProject(decl)
      else { continue }
      owners[Int32(position)] = decl
    }
    return owners
  }

  /// The operands of `+` whose type is `String`, by the expression's number.
  var stringAddends: Set<Int32> {
    var addends: Set<Int32> = []
    for record in unit.tree.exprs {
      guard case .binary(Name("+"), let a, let b) = record.node else { continue }
      for operand in [a, b] where unit.exprTypes[operand.index].map({ resolved($0) }) == string {
        addends.insert(operand.index)
      }
    }
    return addends
  }

  func record(_ opened: OpenedCall, _ arguments: [CallArgument], _ matching: [Int], _ expr: ExprID) {
    guard let callee = opened.decl else { return }
    let pairs = zip(arguments, matching).compactMap { argument, position in
      argument.expr.map { (expr: $0, parameter: position) }
    }
    unit.calls[expr.index] = CallFinding(callee: callee, arguments: pairs)
  }

  /// The member of a struct that a parameter of its memberwise initialiser sets.
  /// - Parameter decl: the struct, which stands for the initialiser.
  public func memberwiseMember(of decl: DeclID, parameter: Int) -> DeclID? {
    let parameters = signature(of: decl).parameters
    guard parameters.indices.contains(parameter) else { return nil }
    return index.members[MemberKey(owner: decl, name: parameters[parameter].name)].first {
      index[$0].kind == .variable && !index[$0].flags.contains(.isStatic)
    }
  }

  /// The project's declarations that may run in place of one: the witnesses of a protocol's requirement, or the
  /// overrides of a class's member.
  public func implementations(of decl: DeclID) -> [DeclID] {
    guard let owner = index.owner(decl), index[owner].kind == .protocol || index[owner].kind == .class else {
      return []
    }
    let isRequirement = index[owner].kind == .protocol
    return index.membersByName[index[decl].name].filter { other in
      guard other != decl, index.isProject(other), index[other].kind == index[decl].kind,
        let type = index.owner(other), type != owner
      else { return false }
      if isRequirement { return conformances(of: type).contains { $0.proto == owner } }
      return index[other].flags.contains(.isOverride) && inherits(type, from: owner)
    }
  }

  private func inherits(_ type: DeclID, from base: DeclID) -> Bool {
    var current = superclass(of: selfType(of: type))
    var steps = 0
    while let type = current, let decl = declaration(of: type), steps < 32 {
      if decl == base { return true }
      current = superclass(of: type)
      steps += 1
    }
    return false
  }
}

extension SymbolIndex {
  /// Whether a declaration is the project's rather than the SDK's.
  public func isOwn(_ decl: DeclID) -> Bool { isProject(decl) }

  /// The names of a declaration's attributes.
  public func attributes(of decl: DeclID) -> [Name] {
    outline(decl).tree.attributes[self[decl].attributes.indices].map(\.name)
  }

  /// The type that a member belongs to; `nil` at file level.
  public func type(of member: DeclID) -> DeclID? { owner(member) }
}

extension SymbolIndex {
  /// The name of a type after the names of the types that enclose it: `UIButton.Configuration`.
  public func fullName(of type: DeclID) -> String { qualifiedName(type) }

  /// The label of a parameter as it is written.
  public func label(of position: Int, _ decl: DeclID) -> String {
    let labels = describe(decl).split(separator: "(").last?.split(separator: ":") ?? []
    return labels.indices.contains(position) ? String(labels[position]) : "_"
  }

  /// The protocols that a type's declaration names, and `RawRepresentable`, which all types with raw values conform to.
  public func protocols(of type: DeclID) -> [DeclID] {
    let tree = outline(type).tree
    let named = tree.typeList[self[type].inherited.indices].compactMap { element -> Name? in
      if case .named(let name, _) = tree[element.type] { name } else { nil }
    }
    return (named + [Name("RawRepresentable")]).flatMap { topLevel[$0] }.filter { self[$0].kind == .protocol }
  }

  /// The members called `name` of the types called `type` at file level.
  public func members(ofType type: String, named name: String) -> [DeclID] {
    topLevel[Name(type)].flatMap { Array(members[MemberKey(owner: $0, name: Name(name))]) }
  }
}

extension Checker {
  /// Whether a parameter takes a plain string where a sibling of its function (same type, same name) takes a key. The
  /// sibling shows its text in the user's language; this function shows its text as it is.
  public func hasLocalizedSibling(_ decl: DeclID, parameter position: Int) -> Bool {
    let parameters = signature(of: decl).parameters
    guard parameters.indices.contains(position), isText(parameters[position].type), let owner = index.owner(decl) else {
      return false
    }
    return index.members[MemberKey(owner: owner, name: index[decl].name)].contains { sibling in
      let others = signature(of: sibling).parameters
      guard sibling != decl, others.indices.contains(position), others[position].label == parameters[position].label,
        let type = declaration(of: wrapped(others[position].type) ?? others[position].type)
      else { return false }
      return index[type].flags.contains(.isLocalizable)
    }
  }

  /// Whether a type is `String`, an optional of it, or a generic parameter that only strings can be.
  private func isText(_ type: TypeID) -> Bool {
    let type = wrapped(type) ?? type
    return type == string || isStringLike(type)
  }
}
