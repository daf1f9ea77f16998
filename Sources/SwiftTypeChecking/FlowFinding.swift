import SwiftParsing

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

/// The declarations that the calls and names in a piece of code refer to.
public struct FlowFinding: Sendable {
  public var root = CodeRoot.arguments
  /// The calls, by the number of the call's expression.
  public var calls: [Int32: CallFinding] = [:]
  /// The declarations that expressions name, by the expression's number.
  public var references: [Int32: DeclID] = [:]
  /// The declarations that the members of implicit member chains refer to, by the expression's number.
  public var implicitReferences: [Int32: DeclID] = [:]
  /// The types without a member that an implicit member expression names, by the expression's number.
  public var missingMembers: [Int32: DeclID] = [:]
  /// The enums whose raw values are read, by the number of the reading expression. Examples are `stage.rawValue`, and
  /// `stage.shown` if the project declares it in an extension of `RawRepresentable`.
  public var rawValues: [Int32: DeclID] = [:]
  /// The operands of `+` that are strings, by the expression's number.
  public var addends: Set<Int32> = []
}

/// A call and the parameters of its arguments.
public struct CallFinding: Sendable {
  public var callee: DeclID
  /// The expression of each argument and the position of its parameter.
  public var arguments: [(expr: ExprID, parameter: Int)]
}

extension SymbolIndex {
  /// Returns whether a declaration is the project's rather than the SDK's.
  public func isOwn(_ decl: DeclID) -> Bool { isProject(decl) }

  /// Returns the names of a declaration's attributes.
  public func attributes(of decl: DeclID) -> [Name] {
    outline(decl).tree.attributes[self[decl].attributes.indices].map(\.name)
  }

  /// Returns the first systems that contain a declaration of the SDK (`@introduced` in interface files), for example
  /// `26` or `iOS 16.6, macOS 13.5`. Most declarations have no such mark.
  public func introduction(of decl: DeclID) -> String? {
    guard !isProject(decl) else { return nil }
    let outline = outline(decl)
    let attributes = outline.tree.attributes[self[decl].attributes.indices]
    let mark = attributes.first { $0.name == Name("introduced") && !$0.arguments.isNone }
    return mark.map { String(outline.source.text($0.arguments.range).dropFirst().dropLast()) }
  }

  /// Returns the type that a member belongs to, or `nil` at file level.
  public func type(of member: DeclID) -> DeclID? { owner(member) }
}

extension SymbolIndex {
  /// Returns the name of a type, qualified with the enclosing types: `UIButton.Configuration`.
  public func fullName(of type: DeclID) -> String { qualifiedName(type) }

  /// Returns the label of a parameter as written.
  public func label(of position: Int, _ decl: DeclID) -> String {
    if let parameters = writtenParameters(of: decl) {
      let index = parameters.startIndex + position
      guard parameters.indices.contains(index), parameters[index].label != nil else { return "_" }
      return labelText(parameters[index], decl)
    }
    let labels = describe(decl).split(separator: "(").last?.split(separator: ":") ?? []
    return labels.indices.contains(position) ? String(labels[position]) : "_"
  }

  /// Returns the variable that a name in the code of a declaration refers to, if it is a member of the enclosing type
  /// or extension.
  public func member(_ name: Name, around decl: DeclID) -> DeclID? {
    [type(of: decl), parent(decl)].compactMap { $0.flatMap { members[MemberKey(owner: $0, name: name)].first } }
      .first { self[$0].kind == .variable }
  }

  /// Returns the members called `name` of the types called `type` at file level.
  public func members(ofType type: String, named name: String) -> [DeclID] { members(ofType: type, named: Name(name)) }

  func members(ofType type: String, named name: Name) -> [DeclID] {
    topLevel[Name(type)].flatMap { Array(members[MemberKey(owner: $0, name: name)]) }
  }
}
