/// Reusable storage in which trees grow, one after the other. Lists that grow by doubling end up with as much as half
/// of their capacity unused, so a finished tree is cut to size and the storage serves the next one. For one parser at a
/// time.
public final class TreeStorage {
  private var lists = SyntaxTree.empty
  /// Types by the lowest bits of their names, where parsers note which they added. An entry may be from an earlier tree.
  @exclusivity(unchecked) var namedTypes = ContiguousArray(repeating: TypeRefID(index: 0), count: 64)

  public init() {}

  /// A tree that has only its placeholder nodes, in the capacity that is there.
  func take() -> SyntaxTree {
    var tree = SyntaxTree.empty
    swap(&tree, &lists)
    tree.addPlaceholders()
    return tree
  }

  /// Cuts a tree to size and keeps its capacity.
  func cut(_ tree: inout SyntaxTree) -> SyntaxTree {
    var whole = SyntaxTree.empty
    var cut = ListCut()
    SyntaxTree.visitLists(of: &tree, &whole, &cut)
    // The capacity of a file of megabytes is not worth keeping.
    if cut.count <= 1 << 20 { swap(&tree, &lists) }
    return whole
  }
}

/// Moves the elements of lists into lists of exactly their size.
private struct ListCut: ListVisitor {
  /// The number of elements moved.
  var count = 0

  mutating func visit<Element>(_ list: inout ContiguousArray<Element>, _ exact: inout ContiguousArray<Element>) {
    if list.isEmpty { return }
    count += list.count
    exact = list.cut
    list.removeAll(keepingCapacity: true)
  }
}

extension ContiguousArray {
  /// The same elements in no more memory than they need.
  var cut: ContiguousArray {
    if isEmpty { return [] }
    var exact = ContiguousArray()
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    return exact
  }
}
