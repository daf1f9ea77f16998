import SwiftLexing
import SwiftParsing

/// Infers the types of expressions and the contextual types of literals for one thread. It reads the shared index and
/// memoizes its answers about declarations.
public final class Checker {
  let facts: DeclarationFacts
  let session = TypingSession()

  public init(_ index: SymbolIndex) { facts = DeclarationFacts(index, bodies: session) }

  public var index: SymbolIndex { facts.index }

  /// Whether to record which declarations expressions refer to, as an explanation needs.
  public var tracesReferences: Bool {
    get { session.tracesReferences }
    set { session.tracesReferences = newValue }
  }

  /// Whether to type all code, with or without literals, and to record the callee of each call, as data flow needs.
  public var recordsFlow: Bool {
    get { session.recordsFlow }
    set { session.recordsFlow = newValue }
  }

  /// Whether to skip typing calls that name, labels and literals decide. The results are the same.
  public var decidesCalls: Bool {
    get { session.decidesCalls }
    set { session.decidesCalls = newValue }
  }

  /// Records the queries to the index, if set.
  public var log: QueryLog? {
    get { facts.log }
    set { facts.log = newValue }
  }
}

// Queries about declarations.
extension Checker {
  /// Logs a query for each callee that the file passes values to and the SDK does not declare. These values are only
  /// evidence as long as the project does not declare the callee either.
  public func noteCallees(in file: Int) { facts.noteCallees(in: file) }

  /// Logs queries for the types that a file extends, because the code of its extensions depends on them.
  public func noteExtensions(in file: Int) { facts.noteExtensions(in: file) }

  /// Logs that an answer depends on all members with a given name.
  public func noteMembers(named name: Name) { _ = facts.allMembers(name) }

  /// Returns the protocols that a type's declaration names, and `RawRepresentable`, to which all types with raw values
  /// conform.
  public func protocols(of type: DeclID) -> [DeclID] { facts.protocols(of: type) }

  /// Returns whether a declaration is a preview or inside one: `#Preview` and types that conform to `PreviewProvider`.
  public func isPreview(_ decl: DeclID) -> Bool { facts.isPreview(decl) }

  /// Returns the enum cases of a file whose names are keys, each with the raw type of its enum. Such a case has no
  /// written raw value, and literals of the raw type are keys.
  public func casesNamingKeys(in file: Int) -> [(enumCase: DeclID, type: DeclID)] { facts.casesNamingKeys(in: file) }

  /// Returns the member of a struct that a parameter of its memberwise initializer sets.
  ///
  /// - Parameter decl: the struct of the initializer.
  public func memberwiseMember(of decl: DeclID, parameter: Int) -> DeclID? {
    facts.memberwiseMember(of: decl, parameter: parameter)
  }

  /// Returns the project's declarations that may run in place of another: the witnesses of a protocol's requirement, or
  /// the overrides of a class's member.
  public func implementations(of decl: DeclID) -> [DeclID] { facts.implementations(of: decl) }

  /// Returns whether a parameter takes a plain string where an overload of its function (same type, same name) takes a
  /// key. The overload localizes its text. This function shows its text unchanged.
  public func hasLocalizedSibling(_ decl: DeclID, parameter: Int) -> Bool {
    facts.hasLocalizedSibling(decl, parameter: parameter)
  }

  /// Returns whether a parameter takes a `LocalizedStringResource`, or the parameter in its place in an overload of its
  /// function (same type, same name) does.
  public func mayTakeResource(_ decl: DeclID, parameter: Int) -> Bool {
    facts.mayTakeResource(decl, parameter: parameter)
  }

  /// Returns whether a type is `LocalizedStringResource`.
  public func isResource(_ type: DeclID) -> Bool { facts.topLevel(SpecialNames.resource).contains(type) }

  /// Returns whether a declaration is a member of `LocalizedStringResource`.
  public func isMemberOfResource(_ decl: DeclID) -> Bool { index.owner(decl).map(isResource) ?? false }

  /// Returns whether the project or the SDK declares any member with a given name.
  public func hasMember(named name: Name) -> Bool { !facts.allMembers(name).isEmpty }
}
