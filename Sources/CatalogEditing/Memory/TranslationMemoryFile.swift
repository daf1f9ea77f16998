import StringCatalog
import StructuredText

/// Reads a translation memory in the format TMX.
public enum TranslationMemoryFile {
  /// Adds the translations of a file from one language.
  /// - Parameters:
  ///   - source: the source language.
  ///   - languages: the languages of the project, whose identifiers are used.
  /// - Throws: at the first position that is not XML.
  public static func add(
    _ bytes: ContiguousArray<UInt8>, from source: String, languages: [String], to memory: inout TranslationMemory
  ) throws(ParseError) {
    let root = try ElementTree.root(of: bytes)
    guard root.name == "tmx" else { throw ParseError("the file is not a translation memory (TMX)") }
    let (sources, targets) = (LanguageIndex([source]), LanguageIndex(languages))
    for unit in root.children.first(where: { $0.name == "body" })?.children ?? [] where unit.name == "tu" {
      var texts: [(language: String, text: String)] = []
      for variant in unit.children where variant.name == "tuv" {
        guard let language = variant.attributes["lang"] ?? variant.attributes["xml:lang"],
          let segment = variant.children.first(where: { $0.name == "seg" })
        else { continue }
        // Inline elements are left out, because their texts are codes of other tools.
        texts.append((language, segment.text))
      }
      guard let original = texts.first(where: { sources.match($0.language) == .known(source) }) else { continue }
      for (name, text) in texts where sources.match(name) != .known(source) {
        if case .known(let language) = targets.match(name) { memory.add(original.text, text, language: language) }
      }
    }
  }
}
