/// An element of an XML document, with its contents.
package struct TreeElement: Sendable {
  package let name: String
  package let attributes: [String: String]
  /// The 1-based line and byte column at which the element begins.
  package let line: Int
  package let column: Int
  package internal(set) var children: [TreeElement] = []
  /// The text in the element itself, without the text of its children.
  package internal(set) var text = ""

  init(name: String, attributes: [String: String], at place: (line: Int, column: Int)) {
    (self.name, self.attributes, line, column) = (name, attributes, place.line, place.column)
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns the first child with a given name.
  package func child(_ name: String) -> TreeElement? { children.first { $0.name == name } }
}
