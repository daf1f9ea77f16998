/// The source languages that projects and packages declare.
package struct DevelopmentLanguages: Sendable {
  private let sources: [any ProjectSource]

  package init(_ sources: [any ProjectSource]) { self.sources = sources }

  /// The language if none is declared.
  package static let assumed = "en"

  /// Returns the language declared by the nearest project above a folder, or by a package if no project contains it.
  /// English if none is declared.
  package func language(around folder: FilePath) -> String { knownLanguage(around: folder) ?? Self.assumed }

  /// Returns the declared language like ``language(around:)``, or `nil` if none is declared.
  package func knownLanguage(around folder: FilePath) -> String? {
    let around = sources.filter { source in source.path.folder.map(folder.isWithin) ?? false }
    let nearest = around.max { ($0.path.folder?.components.count ?? 0) < ($1.path.folder?.components.count ?? 0) }
    let name =
      nearest?.developmentLanguage ?? around.compactMap(\.developmentLanguage).first
      ?? sources.compactMap(\.developmentLanguage).first
    return name.map(RegionName.language)
  }
}

/// The names of language folders.
package enum RegionName {
  /// The names that Mac OS X used before language codes.
  private static let old = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl",
  ]

  /// Returns the code of a language as catalogs write it: `pt-BR` for `pt_BR`, `en` for `English`.
  package static func language(_ region: String) -> String { old[region] ?? region.replacing("_", with: "-") }
}
