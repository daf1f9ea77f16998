import CatalogMerge
import Diagnostics
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
      return "\(place): \(ours) has \(texts.0), but \(theirs) has \(texts.1); keeping \(ours)"
    case .removedByOurs:
      return "\(place): \(ours) removed it, but \(theirs) changed it\(detail(texts.1)); keeping it removed"
    case .removedByTheirs:
      return "\(place): \(theirs) removed it, but \(ours) changed it\(detail(texts.0)); keeping \(ours)"
    case .differentForms:
      return "\(place): \(ours) and \(theirs) vary it in different ways; keeping \(ours)"
    }
  }

  func sentence(_ note: MergeNote) -> String {
    let key = TerminalSafeText.quoted(note.key)
    let (side, other) = (labels[note.side], note.side == .ours ? labels.theirs : labels.ours)
    switch note.kind {
    case .kept(let languages):
      let addition =
        languages.isEmpty ? "changed \(Self.nothing)" : "added \(Self.list(languages))"
      return "\(key): \(side) removed it, but \(other) \(addition); keeping the key"
    case .swept(let languages):
      return "\(key): \(side) removed the stale key, so the changes from \(other) are lost: \(Self.list(languages))"
    case .renamed(let new, let languages):
      let rename = "\(key): \(side) renamed it to \(TerminalSafeText.quoted(new)); "
      if languages.isEmpty { return rename + "the old key is kept as well, because \(other) has it" }
      return rename + "both keys have the changes of \(other): " + Self.list(languages)
    }
  }

  private static func list(_ languages: [String]) -> String {
    let names = languages.map(TerminalSafeText.escaped).joined(separator: ", ")
    return languages.isEmpty ? nothing : "texts in \(names)"
  }

  /// Returns the sentence for a finding, without its name.
  func sentence(_ finding: MergeFinding) -> String {
    let place = Self.name(of: finding.place)
    switch finding.kind {
    case .lostEntry(let languages):
      let list =
        languages.isEmpty ? "" : " with its texts in " + languages.map(TerminalSafeText.escaped).joined(separator: ", ")
      return "\(place) was lost\(list)"
    case .lost(let text): return "\(place) was lost: \(Self.words(text))"
    case .differs(let expected, let found) where expected == found:
      return "\(place) has a different state than the merge of both sides"
    case .differs(let expected, let found):
      return "\(place) is \(Self.words(found)), but the merge of both sides is \(Self.words(expected))"
    case .returned(let text): return "\(place) is present, although one side removed it: \(Self.words(text))"
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
