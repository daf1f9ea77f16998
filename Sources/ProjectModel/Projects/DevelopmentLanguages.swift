/// The languages of texts in sources, by what projects and packages say.
package struct DevelopmentLanguages: Sendable {
  private let sources: [any ProjectSource]

  package init(_ sources: [any ProjectSource]) { self.sources = sources }

  /// What counts where nothing tells.
  package static let assumed = "en"

  /// What the project says that stands nearest above a folder; a package only where no project takes it in. English where
  /// none says anything.
  package func language(around folder: FilePath) -> String { knownLanguage(around: folder) ?? Self.assumed }

  /// The same; `nil` where none says anything.
  package func knownLanguage(around folder: FilePath) -> String? {
    let around = sources.filter { source in source.path.folder.map(folder.isWithin) ?? false }
    let nearest = around.max { ($0.path.folder?.components.count ?? 0) < ($1.path.folder?.components.count ?? 0) }
    let name =
      nearest?.developmentLanguage ?? around.compactMap(\.developmentLanguage).first
      ?? sources.compactMap(\.developmentLanguage).first
    return name.map(RegionName.language)
  }
}

/// What folders of languages are called.
package enum RegionName {
  /// The names that Mac OS X had before languages had codes.
  private static let old = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl",
  ]

  /// The code of a language as catalogs write it: `pt-BR` for `pt_BR`, `en` for `English`.
  package static func language(_ region: String) -> String { old[region] ?? region.replacing("_", with: "-") }
}
