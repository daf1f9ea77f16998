import SwiftParsing

/// A piece of code that was typed as a unit, and the findings about its string literals.
public struct TypedCode: Sendable {
  public let file: Int32
  public let code: SharedTree
  /// One finding for each of the tree's literals.
  public let literals: [LiteralFinding]
  /// The closures with literals of unknown type, because typing them would take too many steps.
  public var givenUp: [Range<UInt32>] = []
  /// The flow of values, if it was recorded.
  public var flow = FlowFinding()

  init(file: Int32, code: SharedTree, literals: [LiteralFinding]) {
    self.file = file
    self.code = code
    self.literals = literals
  }
}
