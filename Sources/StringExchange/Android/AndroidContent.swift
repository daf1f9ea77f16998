import Foundation
import TextBasics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects resources from the events of an XML parser.
final class AndroidContent: XMLContent, XMLParserDelegate {
  private(set) var file = AndroidFile(language: nil, catalog: nil, resources: [])
  private var resource: AndroidResource?
  /// The strings of a resource that has several.
  private var items: [(quantity: String, text: AndroidText)] = []
  private var quantity = ""
  private var text: (reader: AndroidTextReader, depth: Int)?
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    defer { path.append(name) }
    if path.isEmpty { return startFile(parser, name, attributes) }
    if text != nil { return startInline(name, qualifiedName ?? name, attributes) }
    if ["string", "plurals", "string-array"].contains(name) {
      let place = places.popLast() ?? (1, 1)
      if path.count == 1 { return startResource(parser, name, attributes, place) }
    }
    guard name == "item", path.count == 2, resource != nil else { return }
    quantity = attributes["quantity"] ?? ""
    text = (AndroidTextReader(), path.count)
  }

  private func startFile(_ parser: XMLParser, _ name: String, _ attributes: [String: String]) {
    if name != "resources" {
      return refuse("not an Android string file, because it begins with \(TerminalSafeText.word(name))", parser)
    }
    (file.language, file.catalog) = (attributes["tools:locale"], attributes["strex:catalog"])
  }

  private func startResource(
    _ parser: XMLParser, _ element: String, _ attributes: [String: String], _ place: (line: Int, column: Int)
  ) {
    guard let name = attributes["name"] else { return refuse("a resource has no name", parser) }
    let contents: [String: AndroidResource.Content] = ["plurals": .plurals([]), "string-array": .array([])]
    var resource = AndroidResource(name: name, content: contents[element] ?? .string(AndroidText("")))
    resource.key = attributes["strex:key"]
    resource.isTranslatable = attributes["translatable"] != "false"
    (resource.line, resource.column) = place
    self.resource = resource
    items = []
    if element == "string" { text = (AndroidTextReader(), path.count) }
  }

  /// Handles a style, or a tag around text that is not to be translated. Only the text of the latter is kept.
  private func startInline(_ name: String, _ qualified: String, _ attributes: [String: String]) {
    if name == "g" { return }
    let list = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }
    text?.reader.append(tag: "<\(qualified)\(list.joined())>")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.reader.append(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text?.reader.append(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    _ = path.popLast()
    if let text {
      if text.depth == path.count { end(text.reader.text) } else { endInline(name, qualifiedName ?? name) }
    }
    guard path.count == 1, let resource else { return }
    file.resources.append(withItems(resource))
    self.resource = nil
  }

  private func withItems(_ resource: AndroidResource) -> AndroidResource {
    var resource = resource
    switch resource.content {
    case .plurals: resource.content = .plurals(items)
    case .array: resource.content = .array(items.map(\.text))
    case .string: break
    }
    return resource
  }

  private func endInline(_ name: String, _ qualified: String) {
    if name != "g" { text?.reader.append(tag: "</\(qualified)>") }
  }

  private func end(_ content: AndroidText) {
    text = nil
    switch resource?.content {
    case .plurals, .array: items.append((quantity, content))
    case .string: resource?.content = .string(content)
    case nil: break
    }
  }
}
