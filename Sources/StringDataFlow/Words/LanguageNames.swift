import Foundation

/// The names of languages in these languages, according to the system: `Deutsch`, `Tiếng Việt`, `简体中文`.
enum LanguageNames {
  /// Returns whether a string is such a name, possibly followed by a country or script. Names that are also English,
  /// `English` or `Esperanto`, do not count: a menu may refer to the language of something.
  static func contains(_ text: String) -> Bool {
    let name = text.lowercased()
    if all.contains(name) { return true }
    guard let bracket = name.firstIndex(where: { "(（".contains($0) }) else { return false }
    return all.contains(String(name[..<bracket]).trimmed)
  }

  private static let all: Set<String> = {
    let english = Locale(identifier: "en")
    var names: Set<String> = []
    // Names of languages with a country differ only in brackets.
    let identifiers = Locale.availableIdentifiers.filter { $0.split(separator: "_").dropFirst().allSatisfy(isScript) }
    for identifier in identifiers {
      let locale = Locale(identifier: identifier)
      let own = [
        locale.localizedString(forIdentifier: identifier), locale.localizedString(forLanguageCode: identifier),
      ]
      let known = [
        english.localizedString(forIdentifier: identifier), english.localizedString(forLanguageCode: identifier),
      ]
      for name in own.compactMap({ $0 }) where !known.contains(name) { names.insert(name.lowercased()) }
    }
    return names
  }()

  private static func isScript(_ part: Substring) -> Bool { part.utf8.count == 4 }
}
