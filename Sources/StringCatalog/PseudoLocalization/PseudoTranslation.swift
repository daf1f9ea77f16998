import StructuredText

/// Generates the strings of a catalog in a pseudo-language.
public struct PseudoTranslation: Sendable {
  /// The language identifier, for example `en-XA`.
  public let language: String
  private let localizer: Pseudolocalizer

  public init(into language: String, by transforms: Set<PseudoTransform>) {
    (self.language, localizer) = (language, Pseudolocalizer(transforms))
  }

  /// A catalog after a change, and the duplicate names, whose entries stay unchanged.
  public typealias Result = (catalog: Catalog, refusals: [ParseError])

  /// Returns the catalog with the language added to every entry that is translatable and not stale.
  public func adding(to catalog: Catalog) -> Result {
    changing(catalog) { key, entry in
      if entry.extractionState == .stale || !entry.shouldTranslate { return nil }
      return localization(of: entry.localization(catalog.sourceLanguage), key: key)
    }
  }

  /// Returns the catalog without the language.
  public func removing(from catalog: Catalog) -> Result { changing(catalog) { _, _ in nil } }

  private func changing(_ catalog: Catalog, _ localization: (String, CatalogEntry) -> JSONValue?) -> Result {
    var changes: [(key: String, entry: CatalogEntry?)] = []
    var refusals: [ParseError] = []
    for (position, key) in catalog.keys.enumerated() {
      let old = catalog.entry(at: position)
      do throws(ParseError) {
        let new = localization(key, old)
        if new == nil, old.localization(language) == nil { continue }
        var entry = old
        try entry.set(new, at: ["localizations", language])
        if entry == old { continue }
        if let refusal = catalog.refusal(toChange: key) { throw refusal }
        changes.append((key, entry))
      } catch { refusals.append(error) }
    }
    var changed = catalog
    do throws(ParseError) {
      try changed.apply(changes)
    } catch { return (catalog, [error]) }
    return (changed, refusals)
  }

  /// Returns the source's strings with the same variations, or the key if the source has no text.
  private func localization(of source: Localization?, key: String) -> JSONValue {
    let members = source.map { content(of: $0, isSubstitution: false) } ?? []
    return .object(members.isEmpty ? [unit(localizer.text(key))] : members)
  }

  private func content(of localization: Localization, isSubstitution: Bool) -> [JSONValue.Member] {
    var found: [JSONValue.Member] = []
    if let set = localization.stringSet {
      let values = set.values.map { JSONValue.string(localizer.text($0)) }
      found.append(.init("stringSet", .object([state, .init("values", .array(values))])))
    }
    if let text = localization.stringUnit?.value {
      found.append(unit(localizer.text(text, isSubstitution: isSubstitution)))
    }
    let substitutions = localization.substitutions.map { JSONValue.Member($0.name, substitution($0)) }
    if !substitutions.isEmpty { found.append(.init("substitutions", .object(substitutions))) }
    return found + variations(localization.variations, isSubstitution: isSubstitution)
  }

  private func substitution(_ substitution: Substitution) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let number = substitution.argumentNumber { members.append(.init("argNum", .integer(number))) }
    if let specifier = substitution.formatSpecifier { members.append(.init("formatSpecifier", .string(specifier))) }
    return .object(members + variations(substitution.variations, isSubstitution: true))
  }

  private func variations(_ variations: [Variation], isSubstitution: Bool) -> [JSONValue.Member] {
    if variations.isEmpty { return [] }
    let kinds = variations.map { variation in
      let cases = variation.cases.map { name, localization in
        JSONValue.Member(name, .object(content(of: localization, isSubstitution: isSubstitution)))
      }
      return JSONValue.Member(variation.kind, .object(cases))
    }
    return [.init("variations", .object(kinds))]
  }

  private func unit(_ text: String) -> JSONValue.Member {
    .init("stringUnit", .object([state, .init("value", .string(text))]))
  }

  private var state: JSONValue.Member { .init("state", .string(StringUnit.State.translated.rawValue)) }
}
