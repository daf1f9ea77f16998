/// The source languages that projects and packages declare.
package struct DevelopmentLanguages: Sendable {
  /// The language of each project and package that declares one.
  private let languages: [Int: String]
  /// The positions of the projects and packages in each folder.
  private let positions: [FilePath?: [Int]]

  package init(_ sources: [any ProjectSource]) {
    languages = Dictionary(
      uniqueKeysWithValues: sources.enumerated().compactMap { position, source in
        source.developmentLanguage.map { (position, $0) }
      })
    positions = Dictionary(grouping: sources.indices) { sources[$0].path.folder }
  }

  /// The language if none is declared.
  package static let assumed = "en"

  /// Returns the language declared by the nearest project above a folder, or by a package if no project contains it.
  /// English if none is declared.
  package func language(around folder: FilePath) -> String { knownLanguage(around: folder) ?? Self.assumed }

  /// Returns the declared language like ``language(around:)``, or `nil` if none is declared.
  package func knownLanguage(around folder: FilePath) -> String? {
    let around = ([folder] + folder.folders).compactMap { positions[$0] }
    let name =
      around.first.flatMap { languages[$0[0]] }
      ?? (around.joined().filter { languages[$0] != nil }.min() ?? languages.keys.min()).flatMap { languages[$0] }
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
