import StringCatalog

/// Finds the variations of a single localization that Xcode 27 rejects.
struct VariationRefusals {
  private(set) var problems: [CompilationProblem] = []
  private let key: String
  private let language: String

  init(_ key: String, _ language: String, _ localization: Localization) {
    (self.key, self.language) = (key, language)
    if !localization.substitutions.isEmpty, localization.stringUnit == nil, localization.variations.isEmpty {
      problems.append(.missingUnit(language, key))
    }
    check(localization.variations, UnitPath())
    for substitution in localization.substitutions {
      check(substitution.variations, UnitPath(substitution: substitution.name))
    }
  }

  private mutating func check(_ variations: [Variation], _ path: UnitPath) {
    for variation in variations {
      for (name, localization) in variation.cases where !localization.variations.isEmpty {
        let inner = path.appending(variation.kind, name)
        switch (variation.kind, name) {
        case ("plural", _): problems.append(.variedPlural(language, key, id: inner.id(ofKey: key)))
        case ("device", "other"): problems.append(.variedFallback(language, key, id: inner.id(ofKey: key)))
        default: check(localization.variations, inner)
        }
      }
    }
  }
}
