/// An `if`, all `else if` behind it and the `else` at the end. Who goes along the chain so needs no more of the stack for
/// thousands of them than for one.
public struct IfChain {
  public private(set) var links: [(conditions: Run, then: Run)] = []
  /// The block of the `else`.
  public private(set) var otherwise: StmtID?

  /// - Parameters:
  ///   - statement: the first `if`; the chain of another statement has no links.
  ///   - statements: those of the tree, which has too many lists to be passed.
  public init(_ statement: StmtID, in statements: ContiguousArray<Stmt>) {
    var next: StmtID? = statement
    while let step = next, case .if(let conditions, let then, let further) = statements[Int(step.index)] {
      links.append((conditions, then))
      next = further
    }
    otherwise = links.isEmpty ? nil : next
  }
}
