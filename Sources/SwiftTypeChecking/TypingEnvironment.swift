import SwiftParsing

/// The context of a query about types: the position of the code, the requirements there, and the dependencies of the
/// answers.
final class TypingEnvironment {
  var file: Int32
  /// The declaration that the code belongs to.
  let context: DeclID?
  /// The `where` clauses around the code.
  var requirements: [ResolvedRequirement] = []
  /// The generic parameters of the local functions around the code.
  var localTypes: [Name: TypeID] = [:]
  /// The bindings of the type variables in the types of the code, or `nil` if there are none.
  let variables: (any TypeVariables)?
  /// Whether the current answer depends on an inferred type that no declaration states.
  @exclusivity(unchecked) var usedInference = false
  /// The last declaration that an expression referred to.
  @exclusivity(unchecked) var lastReference: DeclID?

  init(file: Int32, context: DeclID?, variables: (any TypeVariables)?) {
    (self.file, self.context, self.variables) = (file, context, variables)
  }
}

/// Answers the queries of facts about the type variables in their arguments.
protocol TypeVariables: AnyObject {
  /// Returns the type at the end of a chain of bound variables, for a type that may be such a variable.
  func simplifiedOpen(_ type: TypeID) -> TypeID
  /// Returns whether two types are equal or could become so. It binds nothing.
  func mayEqual(_ a: TypeID, _ b: TypeID) -> Bool
  /// Returns the types whose members an unbound variable has.
  func bounds(of variable: Int32) -> VariableBounds
  /// Returns a fresh type variable for `_`.
  func placeholder() -> TypeID
}

/// The known bounds of an unbound type variable.
enum VariableBounds {
  /// The type that the variable gets unless another is found.
  case preferred(TypeID)
  /// The protocols and superclasses that its type must have.
  case constraints([TypeID])
}
