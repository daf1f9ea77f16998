/// An `if` with all its `else if` and the final `else`. Walking a chain of any length needs constant stack space.
public struct IfChain {
  public private(set) var links: [(conditions: Run, then: Run)] = []
  /// The block of the `else`.
  public private(set) var otherwise: StmtID?

  /// - Parameters:
  ///   - statement: the first `if`. For any other statement the chain has no links.
  ///   - statements: the tree's statements. The tree itself has too many lists to be passed.
  public init(_ statement: StmtID, in statements: ContiguousArray<Stmt>) {
    var next: StmtID? = statement
    while let step = next, case .if(let conditions, let then, let further) = statements[Int(step.index)] {
      links.append((conditions, then))
      next = further
    }
    otherwise = links.isEmpty ? nil : next
  }
}
