import SwiftLexing
import SwiftParsing

/// Answers "what type has this expression?" and "what type does this literal's place expect?" for one thread: it
/// reads the shared index and keeps what it found out about declarations.
public final class Checker {
  let facts: DeclarationFacts
  let session = TypingSession()

  public init(_ index: SymbolIndex) { facts = DeclarationFacts(index, bodies: session) }

  public var index: SymbolIndex { facts.index }

  /// Whether to remember which declarations expressions refer to, as an explanation needs.
  public var tracesReferences: Bool {
    get { session.tracesReferences }
    set { session.tracesReferences = newValue }
  }

  /// Whether to read all code, with literals or without, and to remember the callee of each call, so that values can be
  /// followed.
  public var recordsFlow: Bool {
    get { session.recordsFlow }
    set { session.recordsFlow = newValue }
  }

  /// Whether calls that their name, labels and literals alone decide are not typed, which changes nothing that is found.
  public var decidesCalls: Bool {
    get { session.decidesCalls }
    set { session.decidesCalls = newValue }
  }

  /// Records the questions to the index, if they are wanted.
  public var log: QueryLog? {
    get { facts.log }
    set { facts.log = newValue }
  }
}

// What is asked of declarations.
extension Checker {
  /// Logs a query for each callee that the file passes values to and the SDK does not declare.
  /// These values tell something only while the project does not declare it either.
  public func noteCallees(in file: Int) { facts.noteCallees(in: file) }

  /// Notes the types that a file extends, since the code of its extensions stands in them.
  public func noteExtensions(in file: Int) { facts.noteExtensions(in: file) }

  /// Notes that an answer rests on all members of a name.
  public func noteMembers(named name: Name) { _ = facts.allMembers(name) }

  /// The protocols that a type's declaration names, and `RawRepresentable`, which all types with raw values conform to.
  public func protocols(of type: DeclID) -> [DeclID] { facts.protocols(of: type) }

  /// Whether a declaration is a preview, or stands in one: `#Preview` and types that conform to `PreviewProvider`.
  public func isPreview(_ decl: DeclID) -> Bool { facts.isPreview(decl) }

  /// The enum cases of a file whose names are keys, each with the raw type of its enum.
  /// Such a case is written without a raw value, and literals of the raw type are keys.
  public func casesNamingKeys(in file: Int) -> [(enumCase: DeclID, type: DeclID)] { facts.casesNamingKeys(in: file) }

  /// The member of a struct that a parameter of its memberwise initialiser sets.
  /// - Parameter decl: the struct, which stands for the initialiser.
  public func memberwiseMember(of decl: DeclID, parameter: Int) -> DeclID? {
    facts.memberwiseMember(of: decl, parameter: parameter)
  }

  /// The project's declarations that may run in place of one: the witnesses of a protocol's requirement, or the
  /// overrides of a class's member.
  public func implementations(of decl: DeclID) -> [DeclID] { facts.implementations(of: decl) }

  /// Whether a parameter takes a plain string where a sibling of its function (same type, same name) takes a key. The
  /// sibling shows its text in the user's language; this function shows its text as it is.
  public func hasLocalizedSibling(_ decl: DeclID, parameter: Int) -> Bool {
    facts.hasLocalizedSibling(decl, parameter: parameter)
  }
}
