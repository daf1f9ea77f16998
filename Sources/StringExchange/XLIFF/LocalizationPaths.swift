import StringCatalog

extension [Variation] {
  /// The variation that Xcode exports if a string varies both by device and by plural: the one by device.
  var governing: Variation? { first { $0.kind == "device" } ?? first }
}

extension Variation {
  /// The case for everything that has no case of its own.
  var fallback: Localization? { localization("other") ?? cases.first?.localization }
}

/// The strings of a localization, by their paths.
struct LocalizationPaths {
  /// The plural categories that the language of the strings needs.
  let categories: [String]
  /// Whether the variations are another language's, so that their categories are ignored.
  let isBorrowed: Bool
  private var found: [UnitPath] = []
  /// Real strings do not vary more levels deep.
  private static let depth = 8

  /// - Parameters:
  ///   - localization: the localization whose variations are used.
  ///   - language: the language of the strings.
  ///   - isBorrowed: whether the localization is in another language.
  static func all(in localization: Localization, for language: String, isBorrowed: Bool) -> [UnitPath] {
    let (variations, substitutions) = (localization.variations, localization.substitutions)
    if variations.isEmpty, substitutions.isEmpty { return [UnitPath()] }
    let categories = PluralCategories(of: language)?.needed.map(\.rawValue) ?? []
    var paths = LocalizationPaths(categories: categories, isBorrowed: isBorrowed)
    paths.add(variations, UnitPath())
    for substitution in substitutions where !substitution.variations.isEmpty {
      paths.add(substitution.variations, UnitPath(substitution: substitution.name))
    }
    return paths.found
  }

  private mutating func add(_ variations: [Variation], _ path: UnitPath) {
    guard let variation = variations.governing, path.cases.count < Self.depth else { return found.append(path) }
    for name in names(of: variation) {
      add(variation.localization(name)?.variations ?? [], path.appending(variation.kind, name))
    }
  }

  private func names(of variation: Variation) -> [String] {
    let present = variation.cases.map(\.name)
    guard variation.kind == "plural", !categories.isEmpty else { return present }
    let kept = isBorrowed ? present.filter { $0 == "zero" } : present
    return kept + categories.filter { !kept.contains($0) }
  }
}

extension Localization {
  /// Returns the unit exactly at a path.
  func unit(at path: UnitPath) -> StringUnit? {
    guard let start = start(of: path) else { return nil }
    var (unit, variations) = start
    for step in path.cases {
      guard let next = variations.first(where: { $0.kind == step.kind })?.localization(step.name) else { return nil }
      (unit, variations) = (next.stringUnit, next.variations)
    }
    return unit
  }

  /// Returns the unit that applies to a path: `other` if its case is missing, or the plain text if it does not vary
  /// like the path.
  func nearestUnit(to path: UnitPath) -> StringUnit? {
    guard let start = start(of: path) else { return nil }
    var (unit, variations) = start
    for step in path.cases {
      guard let variation = variations.first(where: { $0.kind == step.kind }) else { break }
      guard let next = variation.localization(step.name) ?? variation.fallback else { break }
      (unit, variations) = (next.stringUnit, next.variations)
    }
    while let next = variations.governing?.fallback { (unit, variations) = (next.stringUnit, next.variations) }
    return unit
  }

  private func start(of path: UnitPath) -> (StringUnit?, [Variation])? {
    guard let name = path.substitution else { return (stringUnit, variations) }
    return substitution(named: name).map { (nil, $0.variations) }
  }

  /// Whether it has any translated content.
  var hasText: Bool { stringUnit != nil || stringSet != nil || !variations.isEmpty || !substitutions.isEmpty }
}
