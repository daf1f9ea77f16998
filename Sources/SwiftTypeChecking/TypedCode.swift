import SwiftParsing

/// A piece of code that was typed as a unit, and the findings about its string literals.
public final class TypedCode: Sendable {
  public let file: Int32
  public let code: SharedTree
  /// One finding for each of the tree's literals.
  public let literals: [LiteralFinding]
  /// The closures with literals of unknown type, because typing them would take too many steps.
  public let givenUp: [Range<UInt32>]
  /// The flow of values, if it was recorded.
  public let flow: FlowFinding

  init(
    file: Int32, code: SharedTree, literals: [LiteralFinding], givenUp: [Range<UInt32>], flow: FlowFinding
  ) {
    self.file = file
    self.code = code
    self.literals = literals
    self.givenUp = givenUp
    self.flow = flow
  }
}
