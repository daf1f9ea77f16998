extension FileOutline {
  /// Whether a declaration of the file names one of some types among those that it inherits from or conforms to, as they
  /// are written there.
  public func inherits(_ declaration: Declaration, anyOf names: Set<Name>) -> Bool {
    tree.typeList[declaration.inherited.indices].contains { element in
      if case .named(let name, _) = tree[element.type] { names.contains(name) } else { false }
    }
  }
}
