import Foundation
import TextBasics

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Collects units from the events of an XML parser.
final class XLIFFContent: XMLContent, XMLParserDelegate {
  private(set) var files: [XLIFFFile] = []
  /// The position of the last file or unit.
  private var place = (line: 1, column: 1)
  private var unit: XLIFFUnit?
  private var text: ElementText?

  private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    defer { path.append(name) }
    if name == "file" || name == "trans-unit" { place = places.popLast() ?? place }
    if path.isEmpty { return checkRoot(parser, name, namespaceURI, attributes) }
    if text != nil { return startInline(name, attributes) }
    switch (name, path.last) {
    case ("file", "xliff"): startFile(parser, attributes)
    case ("trans-unit", _): startUnit(parser, attributes)
    case ("source", "trans-unit"), ("note", "trans-unit"): text = ElementText(depth: path.count)
    case ("target", "trans-unit"):
      text = ElementText(depth: path.count)
      unit?.target = .init(.plain(""), state: attributes["state"], qualifier: attributes["state-qualifier"])
    default: break
    }
    if name == "note" { unit?.isNoteGenerated = attributes["from"] == "auto-generated" }
  }

  private func checkRoot(_ parser: XMLParser, _ name: String, _ space: String?, _ attributes: [String: String]) {
    if name != "xliff" {
      return refuse("not an XLIFF file, because it begins with \(TerminalSafeText.word(name))", parser)
    }
    guard space == Self.namespace || space ?? "" == "", attributes["version"] ?? "1.2" == "1.2" else {
      return refuse("the XLIFF version is not 1.2", parser)
    }
  }

  private func startFile(_ parser: XMLParser, _ attributes: [String: String]) {
    var file = XLIFFFile(
      original: attributes["original"] ?? "", sourceLanguage: attributes["source-language"] ?? "",
      targetLanguage: attributes["target-language"] ?? "", units: [])
    (file.line, file.column) = place
    files.append(file)
  }

  private func startUnit(_ parser: XMLParser, _ attributes: [String: String]) {
    guard let id = attributes["id"], !files.isEmpty else { return refuse("a unit has no id or no file", parser) }
    var unit = XLIFFUnit(id: id)
    unit.isTranslatable = attributes["translate"] != "no"
    (unit.line, unit.column) = place
    self.unit = unit
  }

  private func startInline(_ name: String, _ attributes: [String: String]) {
    if name == "mrk", attributes["mtype"] == "x-set" { return text?.startPhrase() ?? () }
    if path.contains("target") { unit?.hasInlineElements = true }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.append(string) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { text?.append(String(decoding: block, as: UTF8.self)) }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    _ = path.popLast()
    if let text, text.depth == path.count { return end(name, text.content) }
    if name == "mrk" { text?.endPhrase() }
    guard name == "trans-unit", let unit, !files.isEmpty else { return }
    files[files.count - 1].units.append(unit)
    self.unit = nil
  }

  private func end(_ name: String, _ content: ExchangeText) {
    switch name {
    case "source": unit?.source = content
    case "target": unit?.target?.text = content
    default: unit?.note = content.joined
    }
    text = nil
  }
}

/// The text of an element, or its phrases.
struct ElementText {
  /// The number of enclosing elements.
  let depth: Int
  private var text = ""
  private var phrases: [String]?
  private var isInPhrase = false

  init(depth: Int) { self.depth = depth }

  mutating func startPhrase() {
    if phrases == nil { phrases = [] }
    phrases?.append("")
    isInPhrase = true
  }

  mutating func endPhrase() { isInPhrase = false }

  mutating func append(_ more: String) {
    guard isInPhrase, let last = phrases?.indices.last else {
      text += more
      return
    }
    phrases?[last] += more
  }

  /// White space between phrases is layout.
  var content: ExchangeText { phrases.map(ExchangeText.set) ?? .plain(text) }
}
