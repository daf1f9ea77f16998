import Diagnostics
import StringCatalog

/// The reason why a finding is less certain. In apps that no rule was made for, fewer than two in three of the findings
/// with such a reason were useful.
enum ConfidenceReason: String, CaseIterable, Sendable {
  case verbatim, list, name, address, error, value, unnamed, data, expression, notation, trial, debug, unused, chart,
    standIn, menu, menuTitle, hidden, overridden, kept, unshown, movable, agreed, otherTable, noCatalog

  /// Doubts whether a string belongs to the interface: a key for a sample or data would be useless.
  static let aboutContents: [ConfidenceReason] = [.list, .name, .address, .data, .trial, .standIn]

  /// Doubts judged by the words of a string. They do not apply to a text that translators have translated.
  static let aboutWords: [ConfidenceReason] = [.name, .value, .unnamed, .notation]

  /// Returns a doubt if an app has several languages, but none of those that differ from English.
  static func agreed(in languages: Set<String>, without others: Set<String>) -> ConfidenceReason? {
    let differs = languages.contains { LanguageCode($0).map { others.contains($0.language) } ?? false }
    return languages.count > 1 && !differs ? .agreed : nil
  }

  /// The doubt as a clause.
  var clause: String {
    switch self {
    case .verbatim: "it is marked as verbatim"
    case .list: "it is in a list of many strings, which may be data"
    case .name: "it may be a name"
    case .address: "it is next to an address or an author, so it may be the title of a work"
    case .error: "it is passed to an error, so it may be a detail for developers"
    case .value: "it looks like an identifier or a value"
    case .unnamed:
      "it is not a sentence, and no name on its path to the UI suggests that users see it"
    case .data: "it is stored as data and shares no words with the project's keys and views"
    case .expression: "the looked-up string is computed elsewhere and might not be a key"
    case .notation: "it may be the same in all languages or not meant for users"
    case .chart: "charts do not show the names of their values"
    case .debug: "it is used only in debug builds or developer screens"
    case .menuTitle: "menu titles are shown only in the menu bar"
    case .unused: "it is in unused code"
    case .hidden: "it is shown only by unused code"
    case .overridden: "all callers replace it with another string"
    case .unshown: "it might not reach the UI"
    case .movable: "translators can change the format in the catalog"
    case .agreed: "all languages of the app write it in the same way"
    case .otherTable: "another table has the key, and the code may look it up there"
    case .noCatalog: "its target has no catalog, so that nothing in the target is translated"
    case .kept: "the tables contain matching keys"
    case .menu: "its menu contains only text editing commands, so it may be hidden"
    case .standIn: "it is a placeholder for a string that is set elsewhere"
    case .trial: "the names around it suggest a sample, a test or a developer tool"
    }
  }
}

extension Diagnostic {
  /// The finding, without edits if its text may be a sample or data.
  var withoutEditsOfSamples: Diagnostic {
    guard let doubt, ConfidenceReason.aboutContents.contains(where: { $0.clause == doubt }) else { return self }
    var finding = self
    finding.edits = []
    return finding
  }
}
