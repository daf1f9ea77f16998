/// Room in which trees grow, one after the other. Lists that grow by doubling end with up to half of their room unused:
/// a tree is cut to size when it is whole, and the room serves the next. For one parser at a time.
public final class TreeStorage {
  private var lists = SyntaxTree.empty

  public init() {}

  /// A tree without nodes but those that stand for what could not be read, in the room that there is.
  func take() -> SyntaxTree {
    var tree = SyntaxTree.empty
    swap(&tree, &lists)
    tree.addPlaceholders()
    return tree
  }

  /// Cuts a tree to size, and keeps its room.
  func cut(_ tree: inout SyntaxTree) -> SyntaxTree {
    var whole = SyntaxTree.empty
    var cut = ListCut()
    SyntaxTree.visitLists(of: &tree, &whole, &cut)
    // The room of a file of megabytes is not worth keeping.
    if cut.count <= 1 << 20 { swap(&tree, &lists) }
    return whole
  }
}

/// Moves the elements of lists into lists of just their size.
private struct ListCut: ListVisitor {
  /// How many elements there were.
  var count = 0

  mutating func visit<Element>(_ list: inout ContiguousArray<Element>, _ exact: inout ContiguousArray<Element>) {
    if list.isEmpty { return }
    count += list.count
    exact.reserveCapacity(list.count)
    exact.append(contentsOf: list)
    list.removeAll(keepingCapacity: true)
  }
}
