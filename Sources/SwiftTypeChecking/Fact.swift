import SwiftParsing

/// A kind of query about declarations. The answers are memoized, and queries may be cyclic.
protocol Fact {
  associatedtype Table: MemoTable

  static var kind: Request.Kind { get }
  static func table(_ tables: DeclarationTables) -> Table
  static func request(_ key: Table.Key, _ facts: DeclarationFacts) -> Request
  static func key(_ request: Request, _ facts: DeclarationFacts) -> Table.Key
  /// Returns the placeholder answer of a query that is still in progress.
  static func standIn(_ facts: DeclarationFacts) -> Table.Value
  static func make(_ key: Table.Key, _ facts: DeclarationFacts) -> Table.Value
}

extension Fact where Table.Key == DeclID {
  static func request(_ key: DeclID, _ facts: DeclarationFacts) -> Request { Request(kind: kind, decl: key) }
  static func key(_ request: Request, _ facts: DeclarationFacts) -> DeclID { request.decl }
}

extension Fact where Table.Key == MemberKey {
  static func request(_ key: MemberKey, _ facts: DeclarationFacts) -> Request {
    Request(kind: kind, decl: key.owner ?? DeclID(file: -1, index: -1), detail: key.name.hash)
  }

  static func key(_ request: Request, _ facts: DeclarationFacts) -> MemberKey {
    MemberKey(owner: request.decl.file < 0 ? nil : request.decl, name: Name(hash: request.detail))
  }
}

/// The class that a class declares as its superclass.
enum SuperclassFact: Fact {
  static let kind = Request.Kind.superclass
  static func table(_ tables: DeclarationTables) -> Memo<DeclID, TypeID?> { tables.writtenSuperclasses }
  static func standIn(_ facts: DeclarationFacts) -> TypeID? { nil }
  static func make(_ decl: DeclID, _ facts: DeclarationFacts) -> TypeID? { facts.writtenSuperclass(decl) }
}

/// The conformances that a type, its extensions and its macros declare, without those that follow from them.
enum OwnConformancesFact: Fact {
  static let kind = Request.Kind.ownConformances
  static func table(_ tables: DeclarationTables) -> Memo<DeclID, [Conformance]> { tables.ownConformances }
  static func standIn(_ facts: DeclarationFacts) -> [Conformance] { [] }
  static func make(_ decl: DeclID, _ facts: DeclarationFacts) -> [Conformance] { facts.makeOwnConformances(of: decl) }
}

/// All protocols that a nominal type conforms to, whether by its own declaration or through extensions, other
/// protocols and superclasses.
enum ConformancesFact: Fact {
  static let kind = Request.Kind.conformances
  static func table(_ tables: DeclarationTables) -> Memo<DeclID, [Conformance]> { tables.conformances }
  static func standIn(_ facts: DeclarationFacts) -> [Conformance] { [] }
  static func make(_ decl: DeclID, _ facts: DeclarationFacts) -> [Conformance] { facts.makeConformances(of: decl) }
}

/// The `where` clause of a declaration.
enum RequirementsFact: Fact {
  static let kind = Request.Kind.requirements
  static func table(_ tables: DeclarationTables) -> Memo<DeclID, [ResolvedRequirement]> { tables.requirements }
  static func standIn(_ facts: DeclarationFacts) -> [ResolvedRequirement] { [] }
  static func make(_ decl: DeclID, _ facts: DeclarationFacts) -> [ResolvedRequirement] {
    facts.makeRequirements(in: decl)
  }
}

/// The constraints that a declaration puts on its generic parameter.
enum ConstraintsFact: Fact {
  static let kind = Request.Kind.constraints
  static func table(_ tables: DeclarationTables) -> Memo<TypeID, [TypeID]> { tables.constraints }
  static func standIn(_ facts: DeclarationFacts) -> [TypeID] { [] }
  static func make(_ parameter: TypeID, _ facts: DeclarationFacts) -> [TypeID] { facts.makeConstraints(on: parameter) }

  static func request(_ parameter: TypeID, _ facts: DeclarationFacts) -> Request {
    guard case .parameter(let decl, let position) = facts.types[parameter] else {
      return Request(kind: kind, decl: DeclID(file: -1, index: -1))
    }
    return Request(kind: kind, decl: decl, detail: UInt64(UInt32(bitPattern: position)))
  }

  static func key(_ request: Request, _ facts: DeclarationFacts) -> TypeID {
    facts.types.make(.parameter(request.decl, Int32(truncatingIfNeeded: request.detail)))
  }
}

/// The target of an alias, in terms of the alias's own generic parameters.
enum AliasFact: Fact {
  static let kind = Request.Kind.alias
  static func table(_ tables: DeclarationTables) -> Memo<DeclID, TypeID> { tables.aliasTargets }
  static func standIn(_ facts: DeclarationFacts) -> TypeID { .unknown }
  static func make(_ decl: DeclID, _ facts: DeclarationFacts) -> TypeID { facts.makeTarget(of: decl) }
}

/// All of a type's members with a given name.
enum MembersFact: Fact {
  static let kind = Request.Kind.members
  static func table(_ tables: DeclarationTables) -> Memo<MemberKey, MemberList> { tables.members }
  static func standIn(_ facts: DeclarationFacts) -> MemberList { MemberList(decls: [], conditions: [:]) }
  static func make(_ key: MemberKey, _ facts: DeclarationFacts) -> MemberList { facts.makeMembers(key) }
}

/// A type's member type with a given name, in terms of the type's generic parameters.
enum WitnessFact: Fact {
  static let kind = Request.Kind.witness
  static func table(_ tables: DeclarationTables) -> Memo<MemberKey, TypeID> { tables.witnesses }
  static func standIn(_ facts: DeclarationFacts) -> TypeID { .unknown }
  static func make(_ key: MemberKey, _ facts: DeclarationFacts) -> TypeID { facts.makeWitness(key) }
}

/// The type of the property wrapper of a variable.
enum WrapperFact: Fact {
  static let kind = Request.Kind.wrapper
  static func table(_ tables: DeclarationTables) -> Memo<DeclID, WrapperType> { tables.wrapperTypes }
  static func standIn(_ facts: DeclarationFacts) -> WrapperType { WrapperType(type: .unknown, isInferred: false) }
  static func make(_ decl: DeclID, _ facts: DeclarationFacts) -> WrapperType { facts.makeWrapperType(of: decl) }
}

/// The type of a variable.
enum VariableFact: Fact {
  static let kind = Request.Kind.variable
  static func table(_ tables: DeclarationTables) -> Memo<DeclID, TypeID> { tables.variableTypes }
  static func standIn(_ facts: DeclarationFacts) -> TypeID { .unknown }
  static func make(_ decl: DeclID, _ facts: DeclarationFacts) -> TypeID { facts.makeVariableType(of: decl) }
}

/// The parameters and the result of a declaration.
enum SignatureFact: Fact {
  static let kind = Request.Kind.signature
  static func table(_ tables: DeclarationTables) -> DeclarationMemo<Signature> { tables.signatures }
  static func standIn(_ facts: DeclarationFacts) -> Signature { Signature() }
  static func make(_ decl: DeclID, _ facts: DeclarationFacts) -> Signature { facts.makeSignature(of: decl) }
}

extension Request.Kind {
  /// The fact that answers queries of this kind.
  var fact: any Fact.Type {
    switch self {
    case .superclass: SuperclassFact.self
    case .ownConformances: OwnConformancesFact.self
    case .conformances: ConformancesFact.self
    case .requirements: RequirementsFact.self
    case .constraints: ConstraintsFact.self
    case .alias: AliasFact.self
    case .members: MembersFact.self
    case .witness: WitnessFact.self
    case .wrapper: WrapperFact.self
    case .variable: VariableFact.self
    case .signature: SignatureFact.self
    }
  }
}
