import SwiftParsing

/// Types one body, initial value or other piece of code that is typed as a unit. It lives as long as that takes.
final class BodyTyper: FactReading {
  let facts: DeclarationFacts
  let solver: ConstraintSolver
  let environment: TypingEnvironment
  let session: TypingSession
  let unit: CodeUnit
  /// Whether interpolations are accepted without a lookup of `appendInterpolation` overloads.
  var trustsInterpolations = false

  /// - Parameter decl: the declaration that the code belongs to.
  init(_ tree: SharedTree, of decl: DeclID, _ facts: DeclarationFacts, _ session: TypingSession) {
    (self.facts, self.session) = (facts, session)
    solver = ConstraintSolver(facts)
    environment = TypingEnvironment(file: decl.file, context: decl, variables: solver)
    unit = CodeUnit(tree: tree)
    solver.interpolations = self
  }

  func simplified(_ type: TypeID) -> TypeID { solver.simplified(type) }
}

extension BodyTyper: InterpolationTyping {}
