/// Room in which trees grow, one after the other. Lists that grow by doubling end with up to half of their room unused:
/// a tree is cut to size when it is whole, and the room serves the next. For one parser at a time.
public final class TreeRoom {
  private var lists: SyntaxTree?

  public init() {}

  /// A tree without nodes, in the room that there is.
  func take() -> SyntaxTree {
    defer { lists = nil }
    return lists ?? SyntaxTree()
  }

  /// Cuts a tree to size, and keeps its room.
  func cut(_ tree: inout SyntaxTree) -> SyntaxTree {
    var whole = tree
    var cut = ListCut()
    whole.visitLists(&cut)
    var clearing = ListClearing()
    tree.visitLists(&clearing)
    // The room of a file of megabytes is not worth keeping.
    if clearing.count <= 1 << 20 {
      tree.addPlaceholders()
      lists = tree
    }
    tree = SyntaxTree.empty
    return whole
  }
}

/// Something that is done to each list of a tree.
protocol ListVisitor {
  mutating func visit<Element>(_ list: inout ContiguousArray<Element>)
}

private struct ListCut: ListVisitor {
  func visit<Element>(_ list: inout ContiguousArray<Element>) {
    var exact: ContiguousArray<Element> = []
    exact.reserveCapacity(list.count)
    exact.append(contentsOf: list)
    list = exact
  }
}

private struct ListClearing: ListVisitor {
  /// How many elements there were.
  var count = 0

  mutating func visit<Element>(_ list: inout ContiguousArray<Element>) {
    count += list.count
    list.removeAll(keepingCapacity: true)
  }
}
