import CatalogLint
import ProjectChecks
import TextBasics

/// Formats the keys that need some work, one per line, for `strex status --list`.
package enum StatusList {
  package static func text(_ report: StatusReport, _ need: TranslationNeed) -> String {
    report.parts.flatMap { part in
      part.list.map { item in
        let place = TerminalSafeText.escaped(part.path) + (item.line.map { ":\($0)" } ?? "")
        let comment = item.comment.map { " // " + TerminalSafeText.escaped($0) } ?? ""
        return "\(place): \(TerminalSafeText.quoted(item.key)) \(phrase(need, item))\(comment)"
      }
    }.joined(separator: "\n")
  }

  private static func phrase(_ need: TranslationNeed, _ item: TranslationList.Item) -> String {
    let languages = item.languages.map(TerminalSafeText.escaped).joined(separator: ", ")
    switch need {
    case .missing: return "is missing from \(languages)"
    case .new: return "is new in \(languages)"
    case .needsReview: return "needs review in \(languages)"
    case .machineTranslated: return "is machine-translated in \(languages)"
    case .sourceChanged: return "has a new source string but an old translation in \(languages)"
    case .stale: return languages.isEmpty ? "is stale" : "is stale but has translations in \(languages)"
    }
  }
}
