/// Reusable storage where trees grow, one after the other. Up to half of the capacity of a growing list is unused,
/// so a finished tree is copied to its exact size and the storage is reused. For one parser at a time.
public final class TreeStorage {
  private var lists = SyntaxTree.empty
  /// Types by the lowest bits of their names, where parsers record the types that they added. An entry may be from an
  /// earlier tree.
  @exclusivity(unchecked) var namedTypes = ContiguousArray(repeating: TypeRefID(index: 0), count: 64)

  public init() {}

  /// Returns a tree with only its placeholder nodes and the stored capacity.
  func take() -> SyntaxTree {
    var tree = SyntaxTree.empty
    swap(&tree, &lists)
    tree.addPlaceholders()
    return tree
  }

  /// Returns a tree copied to its exact size, and keeps its capacity.
  func cut(_ tree: inout SyntaxTree) -> SyntaxTree {
    var whole = SyntaxTree.empty
    var cut = ListCut()
    SyntaxTree.move(&tree, to: &whole, &cut)
    // The capacity of a file of several megabytes is not worth keeping.
    if cut.count <= 1 << 20 { swap(&tree, &lists) }
    return whole
  }
}

/// Moves the elements of lists into lists of exactly their size.
struct ListCut {
  /// The number of elements moved.
  var count = 0

  mutating func move<Element>(_ list: inout ContiguousArray<Element>, _ exact: inout ContiguousArray<Element>) {
    if list.isEmpty { return }
    count += list.count
    exact = list.cut
    list.removeAll(keepingCapacity: true)
  }
}

extension ContiguousArray {
  /// The same elements without unused capacity.
  var cut: ContiguousArray {
    if isEmpty { return [] }
    var exact = ContiguousArray()
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    return exact
  }
}
