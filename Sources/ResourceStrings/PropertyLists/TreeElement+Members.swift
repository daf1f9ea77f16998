import StructuredText

extension TreeElement {
  /// The keys and values of a `<dict>`, in order.
  var members: [(key: String, value: TreeElement)] {
    guard name == "dict" else { return [] }
    return zip(children, children.dropFirst()).compactMap { key, value in
      key.name == "key" && value.name != "key" ? (key.text, value) : nil
    }
  }

  /// Returns the root dictionary of a property list.
  /// - Throws: an error at the first place that is not an XML property list or that the XML guard rejects.
  static func propertyList(_ bytes: ContiguousArray<UInt8>) throws(ParseError) -> TreeElement {
    let root = try ElementTree.root(of: bytes, limits: .init(deepestElement: 64, allowsDocumentType: true))
    guard root.name == "plist", let top = root.child("dict") else {
      throw ParseError("the property list has no keys", line: root.line, column: root.column)
    }
    return top
  }
}
