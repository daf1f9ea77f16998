/// A catalog of a given size, as Xcode writes it, with made-up texts.
struct GeneratedCatalog {
  /// The minimum size in bytes.
  let bytes: Int

  private static let languages = ["de", "es", "fr", "it", "ja", "uk"]

  var text: String {
    var words = WordSource(seed: bytes)
    var entries: [(key: String, text: String)] = []
    var size = 0
    while size < bytes {
      let localizations = Self.languages.map { Self.localization($0, words.sentence()) }.joined(separator: ",\n")
      let key = "\(words.sentence()) \(entries.count)"
      let entry = "    \"\(key)\" : {\n      \"localizations\" : {\n\(localizations)\n      }\n    }"
      entries.append((key, entry))
      size += entry.utf8.count
    }
    let strings = entries.sorted { $0.key < $1.key }.map(\.text).joined(separator: ",\n")
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private static func localization(_ language: String, _ text: String) -> String {
    """
            "\(language)" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(text)"
              }
            }
    """
  }
}
