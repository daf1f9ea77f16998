import CatalogLint
import StringCatalog

/// One text of a key in one language that differs between two versions of a catalog.
public struct TranslationChange: Sendable, Equatable {
  public let language: String
  /// The variation, such as `plural.one`; empty for a text that does not vary.
  public let path: String
  /// The text before; `nil` if it is new.
  public let old: StringUnit?
  /// The text now; `nil` if it was removed.
  public let new: StringUnit?

  /// Whether a person should look at the text.
  public var needsReview: Bool { new.map { $0.state != .translated } ?? false }

  /// Whether only the state differs.
  public var isOfState: Bool { old.map { $0.value == new?.value } ?? false }

  /// Returns the texts of a language that differ, in the order of their variations.
  static func all(_ language: String, from old: Localization?, to new: Localization?) -> [TranslationChange] {
    let (before, after) = (texts(old), texts(new))
    let paths = before.map(\.path) + after.map(\.path).filter { path in !before.contains { $0.path == path } }
    return paths.compactMap { path in
      let (old, new) = (before.first { $0.path == path }?.unit, after.first { $0.path == path }?.unit)
      return old == new ? nil : TranslationChange(language: language, path: path, old: old, new: new)
    }
  }

  private static func texts(_ localization: Localization?) -> [(path: String, unit: StringUnit)] {
    guard let localization else { return [] }
    let phrases = localization.stringSet.map { set in
      set.values.enumerated().map { ("phrase.\($0 + 1)", StringUnit(state: set.state, value: $1)) }
    }
    return localization.texts.map { ($0.path.text, $0.unit) } + (phrases ?? [])
  }
}
