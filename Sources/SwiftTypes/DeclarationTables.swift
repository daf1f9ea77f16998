import SwiftOutline

/// All that a checker found out about declarations. What questions of one kind found stands in one table; all are emptied together.
final class DeclarationTables {
  // Answers to questions that may ask each other in circles: see `Fact`.
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

  // What follows from those.
  let superclasses: Memo<DeclID, TypeID?>
  /// Whether a class would be its own superclass, so that it has none.
  let circularClasses: Memo<DeclID, Bool>
  /// The positions of protocols in the lists of types that have many.
  let conformancePositions: Memo<DeclID, [DeclID: Int]>
  let wrappedNames: Memo<DeclID, [Name: WrappedName]>
  /// Which candidates the labels of a call fit, and the parameter of each argument.
  let fits: Memo<CallShape, [(candidate: Int, matching: [Int])]>
  let memberCandidates: Memo<LookupKey, [Candidate]>
  /// Choices among overloads that were made before; `nil` where none of them was made.
  let choices: Memo<ChoiceKey, Int>
  /// Whether literals at places of one kind can be no keys.
  let plainPlaces: Memo<PlaceKey, Bool>
  let redefinedOperators: Memo<Name, Bool>

  // What the index alone says.
  let selfTypes: Memo<DeclID, TypeID>
  let generics: Memo<DeclID, [TypeID]>
  let nearestTypes: Memo<NearestKey, DeclID?>
  /// Declarations as messages name them.
  let descriptions: Memo<DeclID, String>

  let all: [any Resettable]

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
    conformancePositions = Memo(in: &all)
    wrappedNames = Memo(in: &all)
    fits = Memo(in: &all)
    memberCandidates = Memo(in: &all)
    choices = Memo(in: &all)
    plainPlaces = Memo(in: &all)
    redefinedOperators = Memo(in: &all)
    selfTypes = Memo(in: &all)
    generics = Memo(in: &all)
    nearestTypes = Memo(in: &all)
    descriptions = Memo(in: &all)
    self.all = all
  }

  func reset() { for table in all { table.reset() } }

  func dropProvisional() { for table in all { table.dropProvisional() } }
}

/// The members of a name that a type has.
struct MemberList {
  var decls: [DeclID]
  /// Those that the type has only where the `where` clause of an extension holds, by which it conforms: the extension of each.
  var conditions: [DeclID: DeclID]
}

/// The type of a property wrapper.
struct WrapperType {
  var type: TypeID
  /// Whether it rests on a type that no declaration spells.
  var isInferred: Bool
}
