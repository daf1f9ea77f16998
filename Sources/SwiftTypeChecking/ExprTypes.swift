/// The types of a tree's expressions that were typed so far.
struct ExprTypes {
  private var types: ContiguousArray<TypeID?>

  init(count: Int) { types = ContiguousArray(repeating: nil, count: count) }

  subscript(expr: Int32) -> TypeID? {
    get { types[Int(expr)] }
    set { types[Int(expr)] = newValue }
  }

  /// Forgets the types of a closure's expressions.
  mutating func forget(_ exprs: Range<Int32>) {
    for expr in exprs { types[Int(expr)] = nil }
  }
}
