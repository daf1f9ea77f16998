import CatalogLint
import StringCatalog
import StringExchange
import StructuredText
import TextBasics

/// The strings of a single language for one key, in the format of tools: `text` for a string without variations, or
/// variations by path.
struct TextContent {
  static let members = [
    ToolMember("text", .text, "The string with its format specifiers, such as `%lld` and `%@`, and its substitutions"),
    ToolMember(
      "texts", .map(of: .text),
      "The variations by path: plural.one, plural.other, device.mac, substitutions.NAME.plural.one"),
    ToolMember("phrases", .list(of: .text), "The App Shortcut phrases"),
  ]

  let text: String?
  let texts: [(path: String, text: String)]
  let phrases: [String]?

  init(_ localization: Localization) {
    let all = localization.texts.map { ($0.path.text, $0.unit.value) }
    text = all.first { $0.0.isEmpty }?.1
    texts = all.filter { !$0.0.isEmpty }
    phrases = localization.stringSet?.values
  }

  /// Creates the strings of a key that is its own source text.
  init(key: String) { (text, texts, phrases) = (key, [], nil) }

  /// Writes the members of an object.
  func write(to json: inout JSONWriter) {
    json.member("text", text)
    if !texts.isEmpty {
      json.object("texts") { json in
        for (path, text) in texts { json.member(path, text) }
      }
    }
    if let phrases {
      json.member("phrases", phrases)
    }
  }

  /// Returns the strings of an argument.
  static func parts(_ arguments: ToolArguments) throws(ToolError) -> [EntryTranslation.Part] {
    var parts: [EntryTranslation.Part] = arguments.text("text").map { [(UnitPath(), .plain($0))] } ?? []
    for (name, text) in arguments.map("texts") {
      guard let path = UnitPath(name[...]) else {
        throw ToolError(
          "\(TerminalSafeText.word(name)) is not a path such as plural.one, device.mac or substitutions.NAME.plural.other"
        )
      }
      parts.append((path, .plain(text)))
    }
    if let phrases = arguments.texts("phrases") { parts.append((UnitPath(), .set(phrases))) }
    if parts.isEmpty { throw ToolError("text, texts or phrases is required") }
    return parts
  }
}
