extension FileOutline {
  /// Returns whether a declaration of the file inherits from or conforms to one of some types, by their written names.
  public func inherits(_ declaration: Declaration, anyOf names: Set<Name>) -> Bool {
    tree.typeList[declaration.inherited.indices].contains { element in
      if case .named(let name, _) = tree[element.type] { names.contains(name) } else { false }
    }
  }
}
