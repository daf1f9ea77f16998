/// A candidate whose parameters fit the arguments of a call.
///
/// It keeps the signature that the arguments were matched with. A later query for the signature may exceed a limit,
/// and its answer then has no parameters.
struct FittingCandidate {
  let candidate: Candidate
  let signature: Signature
  /// The position of each argument's parameter in the signature.
  let matching: [Int]
  /// Whether the compiler chooses it for its exact matches, which compilers before Swift 6.2 do not prefer.
  var isExactMatch = false

  /// - Returns: `nil` if a position is not one of a parameter.
  init?(_ candidate: Candidate, _ signature: Signature, _ matching: [Int]) {
    guard matching.allSatisfy(signature.parameters.indices.contains) else { return nil }
    (self.candidate, self.signature, self.matching) = (candidate, signature, matching)
  }

  var decl: DeclID { candidate.decl }

  func parameter(_ argument: Int) -> Signature.Parameter { signature.parameters[matching[argument]] }

  /// Returns the same candidate with only some of the arguments, by their positions.
  func restricted(to arguments: [Int]) -> FittingCandidate {
    FittingCandidate(self, matching: arguments.map { matching[$0] })
  }

  private init(_ fitting: FittingCandidate, matching: [Int]) {
    (candidate, signature, self.matching) = (fitting.candidate, fitting.signature, matching)
  }
}
