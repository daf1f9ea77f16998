import StringCatalog

extension Catalog {
  /// The texts of all languages except the source language in any state, sorted.
  var foreignTexts: [String] {
    keys.indices.flatMap { position in
      entry(at: position).localizations.filter { $0.language != sourceLanguage }.map { language, localization in
        let states = ["new", "needs_review", "translated"].map { "\"\($0)\"" }
        return language + states.reduce(localization.node.spelling) { $0.replacing($1, with: "") }
      }
    }.sorted()
  }
}
