import SwiftParsing

/// Where the code stands that asks about types, what holds there, and what the answers to it rested on.
final class TypingEnvironment {
  var file: Int32
  /// The declaration that the code belongs to.
  let context: DeclID?
  /// The `where` clauses around the code.
  var requirements: [ResolvedRequirement] = []
  /// The generic parameters of the local functions around the code.
  var localTypes: [Name: TypeID] = [:]
  /// What is known of the type variables in the types of the code; `nil` if there are none.
  let variables: (any TypeVariables)?
  /// Whether the answer at hand rests on a type that is inferred and that no declaration spells.
  @exclusivity(unchecked) var usedInference = false
  /// The declaration that was referred to last.
  @exclusivity(unchecked) var lastReference: DeclID?

  init(file: Int32, context: DeclID?, variables: (any TypeVariables)?) {
    (self.file, self.context, self.variables) = (file, context, variables)
  }
}

/// What facts ask of the type variables in the types that they are asked about.
protocol TypeVariables: AnyObject {
  /// The type that a chain of bound variables leads to, for a type that may be such a variable.
  func simplifiedOpen(_ type: TypeID) -> TypeID
  /// Whether two types are equal or could become so. It binds nothing.
  func mayEqual(_ a: TypeID, _ b: TypeID) -> Bool
  /// The types whose members an unbound variable has.
  func bounds(of variable: Int32) -> VariableBounds
}

/// What an unbound type variable stands for, as far as that is known.
enum VariableBounds {
  /// The type that the variable has unless something else is found.
  case preferred(TypeID)
  /// The protocols and superclasses that its type must have.
  case constraints([TypeID])
}
