import CatalogMerge
import TextBasics

/// The messages about merges.
struct MergeText {
  /// The names of the sides.
  let labels: MergeSides<String>

  init(labels: MergeSides<String>) { self.labels = labels.map(TerminalSafeText.escaped) }

  func sentence(_ conflict: MergeConflict) -> String {
    let place = Self.name(of: conflict.place)
    let (ours, theirs) = (labels.ours, labels.theirs)
    let texts = (Self.words(conflict.ours), Self.words(conflict.theirs))
    switch conflict.kind {
    case .changedByBoth:
      return "\(place) is \(texts.0) in \(ours) but \(texts.1) in \(theirs); the merge kept \(ours)"
    case .removedByOurs:
      return "\(ours) removed \(place), but \(theirs) changed it\(detail(texts.1)); the merge kept the removal"
    case .removedByTheirs:
      return "\(theirs) removed \(place), but \(ours) changed it\(detail(texts.0)); the merge kept \(ours)"
    case .differentForms:
      return "\(place) varies in different ways in \(ours) and \(theirs); the merge kept \(ours)"
    }
  }

  func sentence(_ note: MergeNote) -> String {
    let key = TerminalSafeText.quoted(note.key)
    let (side, other) = (labels[note.side], note.side == .ours ? labels.theirs : labels.ours)
    switch note.kind {
    case .kept(let languages):
      let addition = languages.isEmpty ? "changed \(Self.nothing)" : "added \(Self.list(languages))"
      return "\(side) removed \(key), but \(other) \(addition), so the merge kept the key"
    case .swept(let languages):
      return
        "\(side) removed the stale key \(key), so the merge dropped the changes from \(other): \(Self.list(languages))"
    case .renamed(let new, let languages):
      let rename = "\(side) renamed \(key) to \(TerminalSafeText.quoted(new)); "
      if languages.isEmpty { return rename + "the merge also kept the old key because \(other) still has it" }
      return rename + "both keys got the changes from \(other): " + Self.list(languages)
    }
  }

  private static func list(_ languages: [String]) -> String {
    let names = languages.map(TerminalSafeText.escaped).joined(separator: ", ")
    return languages.isEmpty ? nothing : "translations in \(names)"
  }

  /// Returns the sentence for a finding, without its identifier.
  func sentence(_ finding: MergeFinding) -> String {
    let place = Self.name(of: finding.place)
    switch finding.kind {
    case .lostEntry(let languages):
      let list =
        languages.isEmpty
        ? "" : " with its translations in " + languages.map(TerminalSafeText.escaped).joined(separator: ", ")
      return "\(place) was lost\(list)"
    case .lost(let text): return "the translation \(Self.words(text)) of \(place) was lost"
    case .differs(let expected, let found) where expected == found:
      return "the state of \(place) differs from the result of merging both sides"
    case .differs(let expected, let found):
      return "\(place) is \(Self.words(found)), but merging both sides gives \(Self.words(expected))"
    case .returned(let text):
      return "the translation \(Self.words(text)) of \(place) was restored, although one side removed it"
    }
  }

  private func detail(_ text: String) -> String { text == Self.nothing ? "" : " to \(text)" }

  private static let nothing = "something else"

  private static func words(_ text: String?) -> String { text.map(TerminalSafeText.quoted) ?? nothing }

  /// Returns a name such as `"Save" in de (plural, other)`.
  static func name(of place: MergePlace) -> String {
    let key = place.key.map(TerminalSafeText.quoted)
    let language = place.language.map { " in " + TerminalSafeText.escaped($0) } ?? ""
    let cases = place.cases.map(TerminalSafeText.escaped).joined(separator: ", ")
    guard let key else { return cases.isEmpty ? "the catalog" : cases }
    return key + language + (cases.isEmpty ? "" : " (\(cases))")
  }
}
