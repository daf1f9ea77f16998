import SwiftOutline

/// Where the code stands that asks about types, what holds there, and what the answers to it rested on.
final class TypingEnvironment {
  var file: Int32
  /// The declaration that the code belongs to.
  let context: DeclID?
  /// The `where` clauses around the code.
  var requirements: [ResolvedRequirement] = []
  /// The solver of the type variables in the types of the code; `nil` if there are none.
  let solver: ConstraintSolver?
  /// Whether the answer at hand rests on a type that is inferred and that no declaration spells.
  var usedInference = false
  /// The declaration that was referred to last.
  var lastReference: DeclID?

  init(file: Int32, context: DeclID?, solver: ConstraintSolver?) {
    (self.file, self.context, self.solver) = (file, context, solver)
  }
}
