import StringCatalog
import StructuredText

/// The strings of a localization that the compiler leaves out because of their position.
struct LostTexts {
  private(set) var found: [(node: JSONNode, reason: String)] = []

  init(_ localization: Localization) {
    var open = [(localization, 0)]
    while let (localization, depth) = open.popLast() {
      let variations = localization.variations.filter { !$0.node.members.isEmpty }
      let unit = localization.node["stringUnit"]
      if let unit, !variations.isEmpty {
        let isRead = !localization.substitutions.isEmpty
        found.append(
          isRead
            ? (variations[0].node, "its localization also has a string with substitutions")
            : (unit, "its localization also has variations"))
        if isRead { continue }
      }
      for other in variations.dropFirst() {
        found.append((other.node, "its localization also varies by \(variations[0].kind)"))
      }
      guard let variation = variations.first, depth < 3 else { continue }
      if variation.kind == "plural" {
        addVarying(variation)
      } else {
        open += variation.cases.map { ($0.localization, depth + 1) }
      }
      for substitution in localization.substitutions { add(substitution) }
    }
  }

  private mutating func add(_ substitution: Substitution) {
    for variation in substitution.variations {
      if variation.kind == "plural" {
        addVarying(variation)
      } else {
        found.append((variation.node, "a substitution can only vary by plural"))
      }
    }
  }

  /// Adds strings that vary within a plural.
  private mutating func addVarying(_ plural: Variation) {
    for (_, localization) in plural.cases where !localization.variations.isEmpty {
      found.append((localization.node, "a plural form cannot vary further"))
    }
  }
}
