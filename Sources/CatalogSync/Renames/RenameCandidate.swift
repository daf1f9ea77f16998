import StringCatalog
import StringExtraction

/// A removed or a new key, with the data that decides whether one is the other reworded.
struct RenameCandidate: Sendable {
  let key: String
  /// The default value in the code, or the catalog's source text if it originated in the code.
  let value: String?
  /// The places where the key occurs, or occurred last. Empty if they are unknown.
  let sites: [LiteralSite]
  /// The arguments of the text: position and conversion of each. Strings with different arguments cannot replace each
  /// other.
  let arguments: String
  /// The text that a reader of the source language sees.
  let text: ComparableText
  let keyText: ComparableText

  init(key: String, value: String?, sites: [LiteralSite], substitutions: [SourceWording.Substitution] = []) {
    self.key = key
    self.value = value
    self.sites = sites
    let format = FormatString(value ?? key)
    arguments = Self.arguments(of: format, substitutions)
    text = ComparableText(format.shape)
    keyText = ComparableText(FormatString(key).shape)
  }

  /// Returns the arguments by position, each once: `1 lld, 2 @`.
  private static func arguments(of format: FormatString, _ substitutions: [SourceWording.Substitution]) -> String {
    var next = 1
    var conversions: Set<String> = []
    for specifier in format.specifiers where specifier.kind != .argument {
      let substitution = substitutions.first { specifier.kind == .substitution && $0.name == specifier.conversion }
      let position = specifier.position ?? substitution?.position ?? next
      if specifier.position == nil { next += 1 }
      conversions.insert("\(position) \(substitution?.conversion ?? specifier.conversion)")
    }
    return conversions.sorted().joined(separator: ", ")
  }
}

extension RenameCandidate {
  /// Creates a candidate from a key of the code.
  init(_ group: KeyGroup) { self.init(key: group.key, value: group.defaultValue(current: nil), sites: group.sites) }

  /// Creates a candidate from a key of the table that is no longer in the code.
  /// - Parameter sites: the places where the key occurred last.
  init(_ key: String, _ wording: SourceWording, sites: [LiteralSite]) {
    // A string written in the catalog counts only if the key does not show which arguments it takes.
    let isNeeded = FormatString(key).specifiers.isEmpty && !FormatString(wording.text ?? "").specifiers.isEmpty
    self.init(
      key: key, value: wording.isFromCode || isNeeded ? wording.text : nil, sites: sites,
      substitutions: wording.substitutions)
  }
}
