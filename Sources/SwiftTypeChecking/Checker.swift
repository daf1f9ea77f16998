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

  /// Returns whether a type is `LocalizedStringResource`.
  public func isResource(_ type: DeclID) -> Bool { facts.topLevel(SpecialNames.resource).contains(type) }

  /// Returns whether a declaration is a member of `LocalizedStringResource`.
  public func isMemberOfResource(_ decl: DeclID) -> Bool { index.owner(decl).map(isResource) ?? false }

  /// Returns whether the project or the SDK declares any member with a given name.
  public func hasMember(named name: Name) -> Bool { !facts.allMembers(name).isEmpty }
}
