import Diagnostics

/// The reason why a finding is less certain. In apps that no rule was made for, fewer than two in three of the findings
/// with such a reason were useful.
enum Doubt: String, CaseIterable, Sendable {
  case verbatim, list, name, address, error, value, unnamed, data, expression, notation, trial, debug, unused, chart,
    standIn, menu, menuTitle, hidden, overridden, kept

  /// Doubts whether a text belongs to the interface: a key for a sample or data would be useless.
  static let aboutContents: [Doubt] = [.list, .name, .address, .data, .trial, .standIn]

  /// The doubt as a clause.
  var clause: String {
    switch self {
    case .verbatim: "its author calls it verbatim"
    case .list: "it is one of many in a list, as data is"
    case .name: "it may be a name"
    case .address: "it stands beside an address or an author, as titles of works do"
    case .error: "it is given to an error, as details for programmers are"
    case .value: "it is written as values and identifiers are"
    case .unnamed:
      "it is no sentence, and nothing on its way to the display is called a title, label, message or the like"
    case .data: "it is given to a value, as data is, and the project's keys and views have other words"
    case .expression: "what is looked up comes from elsewhere, and may be no key"
    case .notation: "it may be written so in all languages, or for programs"
    case .chart: "charts do not show what their values are called"
    case .debug: "it is for developers: code for debug builds or screens for them use it alone"
    case .menuTitle: "only menus of the menu bar show their titles"
    case .unused: "it is in code that nothing uses"
    case .hidden: "only what nothing uses shows it"
    case .overridden: "all who make it give another text in its place"
    case .kept: "the tables have keys of this form"
    case .menu: "its menu has the commands for text alone, as menus have that nobody sees"
    case .standIn: "it stands for a text that code sets elsewhere"
    case .trial: "it is for samples, tests or developers, by its name or the names around it"
    }
  }
}

extension Finding {
  /// The finding, without edits if its text may be a sample or data.
  var withoutEditsOfSamples: Finding {
    guard let doubt, Doubt.aboutContents.contains(where: { $0.clause == doubt }) else { return self }
    var finding = self
    finding.edits = []
    return finding
  }
}
