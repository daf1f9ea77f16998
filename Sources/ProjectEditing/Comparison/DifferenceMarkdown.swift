import CatalogEditing
import Diagnostics
import TextBasics

/// Formats differences of texts as Markdown for the comment of a pull request.
package enum DifferenceMarkdown {
  /// GitHub accepts comments of up to 65,536 characters.
  private static let longest = 60_000

  package static func text(_ difference: TextDifference) -> String {
    // The comment of a pull request may be the only output that a reviewer sees.
    let errors = difference.diagnostics.errors.map { "- \(code(DiagnosticText.line($0)))\n" }.joined()
    if difference.items.isEmpty {
      return "### Strings\n\n" + (errors.isEmpty ? "No strings changed.\n" : errors)
    }
    var text = "### Strings\n\n" + (errors.isEmpty ? "" : errors + "\n") + summary(difference)
    var left = difference.items.count
    for part in difference.parts {
      text += "\n#### \(code(part.printed))\n"
      for kind in CatalogDifference.Kind.allCases {
        let items = part.items.filter { $0.kind == kind }
        if items.isEmpty { continue }
        text += "\n**\(kind.title)**\n\n"
        for item in items {
          let lines = self.lines(of: item, part.places[UTF8Key(item.key)] ?? [])
          if text.utf8.count + lines.utf8.count > longest {
            return text + "\n\(Quantity.of(left, "more change")); see `strex diff`.\n"
          }
          text += lines
          left -= 1
        }
      }
    }
    return text
  }

  private static func summary(_ difference: TextDifference) -> String {
    let counts = DifferenceCount.byCount(difference.items)
    let lines = DifferenceText.summary(difference).prefix(1).map { $0 + "\n" }.joined()
    if counts.isEmpty { return lines }
    let rows = counts.map { languages, count in
      let names = Quantity.first(6, of: languages.map { $0.filter { $0 != "|" && !$0.isNewline } })
      let numbers = [count.added, count.changed, count.removed, count.toReview, count.missing].map(String.init)
      return "| \(names) | \(numbers.joined(separator: " | ")) |\n"
    }
    let head =
      "\n| language | added | changed | removed | to review | missing |\n| --- | --: | --: | --: | --: | --: |\n"
    return lines + head + rows.joined()
  }

  private static func lines(of item: CatalogDifference.Item, _ places: [SourceExcerpt]) -> String {
    var text = "- " + headline(item)
    if let comment = item.comment, item.isNew, !comment.isEmpty { text += "  \n  Comment: \(code(comment))" }
    if let place = places.first { text += "  \n  \(code("\(place.file):\(place.line)"))" }
    if let place = places.first, !place.lines.isEmpty {
      let lines = place.lines.map { "  " + TerminalSafeText.escaped($0.text) }.joined(separator: "\n")
      let fence = String(repeating: "`", count: max(3, longestFence(in: lines) + 1))
      text += "\n  \(fence)swift\n\(lines)\n  \(fence)"
    }
    text += "\n"
    guard item.kind == .translated || item.isNew else { return text }
    let shared = item.sharedChanges.map { "  - \($0.languages): \($0.states)\n" }
    return text + item.ownChanges.map { "  - \($0.language): \(phrase($0))\n" }.joined() + shared.joined()
  }

  private static func headline(_ item: CatalogDifference.Item) -> String {
    let missing = item.missing.isEmpty ? "" : " (missing from \(Quantity.first(6, of: item.missing)))"
    switch item.kind {
    case .reworded where item.isRenamed: return "\(code(item.oldKey ?? "")) → \(code(item.key))\(missing)"
    case .reworded: return "\(code(item.oldSource ?? "")) → \(code(item.source ?? ""))\(missing)"
    case .new where item.source != item.key: return "\(code(item.key)): \(code(item.source ?? ""))\(missing)"
    case .new, .removed, .stale, .translated: return code(item.key) + missing
    }
  }

  private static func phrase(_ change: TranslationChange) -> String {
    let path = change.path.isEmpty ? "" : "\(code(change.path)) "
    let review = change.needsReview ? ", to review" : ""
    switch (change.old, change.new) {
    case (let old?, let new?) where old.value == new.value: return path + "\(code(new.value)) is \(new.state.rawValue)"
    case (let old?, let new?): return path + "\(code(old.value)) → \(code(new.value))\(review)"
    case (nil, let new?): return path + code(new.value) + review
    case (let old?, nil): return path + "~~\(code(old.value))~~"
    case (nil, nil): return path
    }
  }

  /// Returns any text as inline code.
  private static func code(_ text: String) -> String {
    let text = TerminalSafeText.escaped(text)
    let fence = String(repeating: "`", count: longestFence(in: text) + 1)
    let needsSpace = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty
    return needsSpace ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  private static func longestFence(in text: String) -> Int { text.split { $0 != "`" }.map(\.count).max() ?? 0 }
}
