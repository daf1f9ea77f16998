import SwiftParsing

/// The memoized answers of a checker about declarations. Each kind of query has its own table. All tables are emptied
/// together.
final class DeclarationTables {
  // Answers to queries that may be cyclic: see `Fact`.
  let writtenSuperclasses: Memo<DeclID, TypeID?>
  let ownConformances: Memo<DeclID, [Conformance]>
  let conformances: Memo<DeclID, [Conformance]>
  let requirements: Memo<DeclID, [ResolvedRequirement]>
  /// By generic parameter.
  let constraints: Memo<TypeID, [TypeID]>
  let aliasTargets: Memo<DeclID, TypeID>
  let members: Memo<MemberKey, MemberList>
  let witnesses: Memo<MemberKey, TypeID>
  let wrapperTypes: Memo<DeclID, WrapperType>
  let variableTypes: Memo<DeclID, TypeID>
  let signatures: DeclarationMemo<Signature>

  // Results derived from those answers.
  let superclasses: Memo<DeclID, TypeID?>
  /// Whether a class inherits from itself and therefore counts as a class without a superclass.
  let circularClasses: Memo<DeclID, Bool>
  /// The nearest superclass of a class that has generic parameters or properties with attributes.
  let notableSuperclasses: Memo<DeclID, TypeID?>
  /// For types with many conformances, the position of each protocol in the list.
  let conformancePositions: Memo<DeclID, [DeclID: Int]>
  let wrappedNames: Memo<DeclID, [Name: WrappedName]>
  /// The candidates that the labels of a call fit, with the parameter of each argument.
  let fits: Memo<CallShape, [(candidate: Int, matching: [Int])]>
  let memberCandidates: Memo<LookupKey, [Candidate]>
  /// For types with many members of one name, the members by the generic arguments that they need.
  let crowds: Memo<MemberKey, CrowdedMembers>
  /// For protocols, the requirements that can determine associated types.
  let witnessRequirements: Memo<DeclID, [DeclID]>
  /// For protocols with many such requirements, the requirements whose signatures contain a type.
  let requirementsByPart: Memo<DeclID, [TypeID: [DeclID]]>
  /// Earlier overload choices, each as the position of the chosen candidate.
  let choices: Memo<ChoiceKey, Int>
  /// The decisions for calls of a single shape, regardless of their arguments, or `nil` if the arguments matter.
  let decisions: Memo<CallDecisionKey, CallDecision?>
  /// Whether no literal in such a position can be a key.
  let plainPlaces: Memo<PlaceKey, Bool>
  let redefinedOperators: Memo<Name, Bool>
  let mixedOperators: Memo<Name, [DeclID]>
  let keySums: Memo<Name, [TypeID]>
  let resultOverloads: Memo<Name, Bool>
  let fixedMembers: Memo<DeclID, [FixedMember]>
  /// The members with a given name that may run in place of others, by the type whose members they replace.
  let replacements: Memo<Name, [DeclID: [DeclID]]>

  // Answers that depend only on the index.
  let selfTypes: Memo<DeclID, TypeID>
  let generics: Memo<DeclID, [TypeID]>
  let nearestTypes: Memo<NearestKey, DeclID?>
  let localTypes: Memo<MemberKey, LocalTypes>
  /// The names of declarations in messages.
  let descriptions: Memo<DeclID, String>

  let all: [any Resettable]

  /// Records the queries that the answers depend on, if set.
  var log: QueryLog? { didSet { for table in all { table.log = log } } }

  init(_ index: SymbolIndex) {
    var all: [any Resettable] = []
    writtenSuperclasses = Memo(in: &all)
    ownConformances = Memo(in: &all)
    conformances = Memo(in: &all)
    requirements = Memo(in: &all)
    constraints = Memo(in: &all)
    aliasTargets = Memo(in: &all)
    members = Memo(in: &all)
    witnesses = Memo(in: &all)
    wrapperTypes = Memo(in: &all)
    variableTypes = Memo(in: &all)
    signatures = DeclarationMemo(index, in: &all)
    superclasses = Memo(in: &all)
    circularClasses = Memo(in: &all)
    notableSuperclasses = Memo(in: &all)
    conformancePositions = Memo(in: &all)
    wrappedNames = Memo(in: &all)
    fits = Memo(in: &all)
    memberCandidates = Memo(in: &all)
    crowds = Memo(in: &all)
    witnessRequirements = Memo(in: &all)
    requirementsByPart = Memo(in: &all)
    choices = Memo(in: &all)
    decisions = Memo(in: &all)
    plainPlaces = Memo(in: &all)
    redefinedOperators = Memo(in: &all)
    mixedOperators = Memo(in: &all)
    keySums = Memo(in: &all)
    resultOverloads = Memo(in: &all)
    fixedMembers = Memo(in: &all)
    replacements = Memo(in: &all)
    selfTypes = Memo(in: &all)
    generics = Memo(in: &all)
    nearestTypes = Memo(in: &all)
    localTypes = Memo(in: &all)
    descriptions = Memo(in: &all)
    self.all = all
  }

  func reset() { for table in all { table.reset() } }

  func dropProvisional() { for table in all { table.dropProvisional() } }
}

/// The index's lists that combine SDK and project declarations, kept because the index builds them on each access.
struct KnownLists<Key: Hashable> {
  private var lists: [Key: DeclList] = [:]

  mutating func list(of key: Key, find: () -> DeclList) -> DeclList {
    if let known = lists[key] { return known }
    let found = find()
    lists[key] = found
    return found
  }
}

/// A type's members with a given name.
struct MemberList {
  var decls: [DeclID]
  /// The members from conditional conformances, each with the extension that declares it. The type has them only if the
  /// extension's `where` clause holds.
  var conditions: [DeclID: DeclID]
}

/// The type of a property wrapper.
struct WrapperType {
  var type: TypeID
  /// Whether it depends on an inferred type that no declaration states.
  var isInferred: Bool
}
