import StringCatalog

/// All strings of a single language for one key, read once. This is a class, because each rule passes them on.
final class LocalizedTexts: Sendable {
  let language: String
  /// Whether it is the source language.
  let isSource: Bool
  let localization: Localization
  /// The localization's own strings: one, or one for each case.
  let texts: [LocalizedText]
  let substitutions: [String: Substitution]
  private let inner: [String: [LocalizedText]]

  init(_ language: String, _ localization: Localization, isSource: Bool) {
    self.language = language
    self.isSource = isSource
    self.localization = localization
    let all = localization.texts
    // Nearly all localizations are like this.
    if all.count == 1, localization.isBareUnit {
      (texts, inner, substitutions) = (all, [:], [:])
      return
    }
    texts = all.filter { $0.substitution == nil }
    inner = Dictionary(grouping: all.filter { $0.substitution != nil }) { $0.substitution?.name ?? "" }
    substitutions = Dictionary(
      localization.substitutions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the strings of a substitution, one for each case.
  func texts(ofSubstitution name: String) -> [LocalizedText] { inner[name] ?? [] }

  /// The strings of the localization itself and of its substitutions.
  var all: [LocalizedText] { inner.isEmpty ? texts : texts + inner.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// The main text: the case `other` if it varies.
  var main: LocalizedText? { texts.last { $0.cases.allSatisfy { $0.name == "other" } } ?? texts.last }
}
