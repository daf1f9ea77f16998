import StringCatalog
import StringExchange
import StructuredText

/// One text of a localization, at any depth of variations and substitutions. This is a class, because each rule passes
/// it on.
public final class LocalizedText: Sendable {
  /// The cases that contain it, outermost first.
  public let cases: [UnitPath.Case]
  /// The substitution that it belongs to, or `nil` for the localization's own text.
  public let substitution: Substitution?
  /// The node of the string unit.
  public let node: JSONNode
  public let unit: StringUnit

  fileprivate init(cases: [UnitPath.Case], substitution: Substitution?, node: JSONNode, unit: StringUnit) {
    (self.cases, self.substitution, self.node, self.unit) = (cases, substitution, node, unit)
  }

  /// The path to it within the localization.
  public var path: UnitPath { UnitPath(substitution: substitution?.name, cases: cases) }

  /// The plural category of the case that contains it.
  public var pluralCategory: String? { cases.last { $0.kind == "plural" }?.name }

  /// The place for findings about the text: its value, or its unit if the value is missing.
  public var place: JSONNode { node["value"] ?? node }
}

extension Localization {
  /// All strings in the order of the file, without variations nested in more than eight others, which Xcode does not
  /// support.
  public var texts: [LocalizedText] {
    // Nearly all localizations are like this.
    if isBareUnit, let node = node["stringUnit"], let unit = stringUnit {
      return [LocalizedText(cases: [], substitution: nil, node: node, unit: unit)]
    }
    var found: [LocalizedText] = []
    var open = [Part(localization: self, cases: [], substitution: nil)]
    while let part = open.popLast() {
      if let node = part.localization.node["stringUnit"], let unit = part.localization.stringUnit {
        found.append(LocalizedText(cases: part.cases, substitution: part.substitution, node: node, unit: unit))
      }
      if part.cases.count < 8 { open += part.inner.reversed() }
    }
    return found
  }
}

/// A localization, or one case of its variations.
private struct Part {
  let localization: Localization
  let cases: [UnitPath.Case]
  let substitution: Substitution?

  /// The nested parts, in order.
  var inner: [Part] {
    localization.variations.flatMap { parts(of: $0, substitution) }
      + localization.substitutions.flatMap { each in each.variations.flatMap { parts(of: $0, each) } }
  }

  private func parts(of variation: Variation, _ substitution: Substitution?) -> [Part] {
    variation.cases.map { name, localization in
      let cases = cases + [UnitPath.Case(kind: variation.kind, name: name)]
      return Part(localization: localization, cases: cases, substitution: substitution)
    }
  }
}
