import CatalogEditing
import CatalogLint
import ProjectModel
import StringCatalog
import StringExchange
import StructuredText
import TextBasics

/// The texts of one key that need a translation into one language.
package struct TranslationTask: Sendable {
  package let path: FilePath
  /// The path of the catalog as messages print it.
  package let printed: String
  package let key: String
  package let language: String
  package let sourceLanguage: String
  package let comment: String?
  /// The texts, one for each variation.
  let units: [ExchangeUnit]
  /// The places in code, as `FILE:LINE`.
  let places: [String]
  /// The description of the places, or `nil` if no program needs it.
  let context: String?
  /// The neighboring keys in the catalog.
  let neighbors: [Neighbor]

  struct Neighbor: Sendable {
    let key: String
    let source: String
    let translation: String?
  }

  /// Returns the translations that the memory has for all texts; `nil` if one is missing.
  package func remembered(by memory: TranslationMemory) -> [EntryTranslation.Part]? {
    var parts: [EntryTranslation.Part] = []
    for unit in units {
      guard case .plain(let source)? = unit.source,
        let text = memory.translation(of: source, language: language, path: unit.path.text)
      else { return nil }
      parts.append((unit.path, .plain(text)))
    }
    return parts.isEmpty ? nil : parts
  }

  /// Returns the request for a translation program: one JSON object in one line.
  /// - Parameters:
  ///   - memory: provides translations of similar texts.
  ///   - glossary: provides the translations of terms, and the words that stay untranslated.
  package func request(id: Int, _ memory: TranslationMemory, _ glossary: Glossary) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("id", id)
      json.member("language", language)
      json.member("sourceLanguage", sourceLanguage)
      json.member("catalog", printed)
      json.member("key", key)
      write(units, to: &json)
      json.member("comment", comment)
      json.member("context", context)
      json.member("arguments", arguments)
      json.array("pluralCategories", PluralCategories(of: language)?.needed ?? []) { $0.value($1.rawValue) }
      json.member("places", places)
      json.objects("neighbors", neighbors) { json, neighbor in
        json.member("key", neighbor.key)
        json.member("text", neighbor.source)
        json.member("translation", neighbor.translation)
      }
      write(glossary, to: &json)
      json.objects("similar", memory.matches(for: text, language: language)) { json, match in
        json.member("text", match.source)
        json.member("translation", match.translation)
        json.member("percent", Int((match.score * 100).rounded()))
      }
    }
    return json.text
  }

  /// The first text.
  private var text: String { units.first?.source?.joined ?? key }

  private var arguments: [String] {
    let texts = [key] + units.compactMap { $0.source?.joined }
    return texts.map { FormatString($0).spellings }.max { $0.count < $1.count } ?? []
  }

  private func write(_ glossary: Glossary, to json: inout JSONWriter) {
    let terms = glossary.terms(in: text).filter { !$0.translations(into: language).isEmpty }
    json.objects("glossary", terms) { json, term in
      json.member("term", term.text)
      json.member("translations", term.translations(into: language))
    }
    json.member("keep", glossary.keptWords(in: text))
  }

  private func write(_ units: [ExchangeUnit], to json: inout JSONWriter) {
    if case .set(let phrases)? = units.first?.source {
      json.member("phrases", phrases)
    } else if units.count == 1, units[0].path == UnitPath() {
      json.member("text", text)
    } else {
      json.object("texts") { json in
        for unit in units { json.member(unit.path.text, unit.source?.joined ?? "") }
      }
    }
  }
}

/// The answer of a translation program: one JSON object in one line.
package struct TranslationAnswer {
  package let id: Int
  /// The texts; empty if the program skips the request.
  package let parts: [EntryTranslation.Part]

  /// - Throws: if the line is not an answer.
  package init(_ line: Substring) throws(EditRefusal) {
    guard let root = try? JSONDocument(ContiguousArray(line.utf8)).root, root.kind == .object else {
      throw EditRefusal("the line is not a JSON object")
    }
    guard let id = root["id"]?.int else { throw EditRefusal("the answer has no id") }
    if let name = DuplicateMembers.keys(in: root).first {
      throw EditRefusal("the answer has two members \(TerminalSafeText.quoted(name.string ?? ""))")
    }
    var parts: [EntryTranslation.Part] = []
    for member in root.members where member.value.kind != .null {
      switch member.name {
      case "text": parts.append((UnitPath(), .plain(try Self.text(member))))
      case "texts":
        guard member.value.kind == .object else { throw EditRefusal("`texts` is not an object") }
        for text in member.value.members { parts.append((try Self.path(text.name), .plain(try Self.text(text)))) }
      case "phrases":
        let phrases = member.value.elements.compactMap(\.string)
        guard !phrases.isEmpty, phrases.count == member.value.elements.count else {
          throw EditRefusal("`phrases` is not an array of strings")
        }
        parts.append((UnitPath(), .set(phrases)))
      default: break
      }
    }
    (self.id, self.parts) = (id, parts)
  }

  private static func path(_ name: String) throws(EditRefusal) -> UnitPath {
    // The text around substitutions has no name.
    guard let path = name.isEmpty ? UnitPath() : UnitPath(name[...]) else {
      throw EditRefusal("\(TerminalSafeText.word(name)) is not a variation such as plural.one")
    }
    return path
  }

  private static func text(_ member: JSONMember) throws(EditRefusal) -> String {
    guard let text = member.value.string else {
      throw EditRefusal("\(TerminalSafeText.code(member.name)) is not a string")
    }
    return text
  }
}
