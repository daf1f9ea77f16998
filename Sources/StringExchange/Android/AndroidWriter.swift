import StringTables

/// Writes `strings.xml` in the layout of Android Studio.
public struct AndroidWriter {
  private var out = ""

  /// The namespace of attributes about the file's origin; Android builds ignore attributes in this namespace.
  static let space = "urn:strex"

  /// Returns the whole file, which ends with a line break.
  public static func bytes(of file: AndroidFile) -> [UInt8] {
    var writer = AndroidWriter()
    writer.out = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    let hasOrigin = file.catalog != nil || file.resources.contains { $0.key != nil }
    writer.tag(
      0, "resources",
      [
        ("xmlns:tools", file.language.map { _ in "http://schemas.android.com/tools" }),
        ("xmlns:strex", hasOrigin ? space : nil), ("tools:locale", file.language),
        ("strex:catalog", file.catalog.flatMap(Self.writable)),
      ])
    writer.out += "\n"
    for resource in file.resources { writer.write(resource) }
    writer.out += "</resources>\n"
    return Array(writer.out.utf8)
  }

  private mutating func write(_ resource: AndroidResource) {
    if !resource.comment.isEmpty { out += "    <!-- \(Self.comment(resource.comment)) -->\n" }
    let translatable = ("translatable", resource.isTranslatable ? nil : Optional("false"))
    let attributes = [
      ("name", Optional(resource.name)), ("strex:key", resource.key.flatMap(Self.writable)), translatable,
    ]
    switch resource.content {
    case .string(let text):
      let formatted = ("formatted", AndroidFormat.needsFormattedFalse(text.value) ? Optional("false") : nil)
      element(1, "string", attributes + [formatted], text)
    case .plurals(let items):
      list("plurals", attributes, items.map { ([("quantity", Optional($0.quantity))], $0.text) })
    case .array(let texts): list("string-array", attributes, texts.map { ([], $0) })
    }
  }

  private mutating func list(
    _ name: String, _ attributes: [(String, String?)], _ items: [([(String, String?)], AndroidText)]
  ) {
    tag(1, name, attributes)
    out += "\n"
    for (attributes, text) in items { element(2, "item", attributes, text) }
    out += "    </\(name)>\n"
  }

  private mutating func element(_ depth: Int, _ name: String, _ attributes: [(String, String?)], _ text: AndroidText) {
    tag(depth, name, attributes)
    out += AndroidText.escaped(text.value) + "</\(name)>\n"
  }

  private mutating func tag(_ depth: Int, _ name: String, _ attributes: [(String, String?)]) {
    out += String(repeating: "    ", count: depth) + "<" + name
    for case (let name, let value?) in attributes { out += " \(name)=\"\(Self.attribute(value))\"" }
    out += ">"
  }

  private static func attribute(_ text: String) -> String {
    // Nearly all texts need no escapes.
    guard text.unicodeScalars.contains(where: { attributeEscapes[$0] != nil }) else { return text }
    return text.unicodeScalars.map { scalar in attributeEscapes[scalar] ?? String(scalar) }.joined()
  }

  private static let attributeEscapes: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", "\"": "&quot;", "\n": "&#10;", "\t": "&#9;", "\r": "&#13;",
  ]

  /// XML comments must not contain two hyphens.
  private static func comment(_ text: String) -> String {
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isXML ? $0 : " " }))
    let safe = plain.replacing("--", with: "- -").replacing("--", with: "- -") + (plain.last == "-" ? " " : "")
    return safe.replacing("\n", with: "\n         ")
  }

  private static func writable(_ key: String) -> String? { key.fitsXML ? key : nil }
}
