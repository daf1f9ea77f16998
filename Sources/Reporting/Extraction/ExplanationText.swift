import Diagnostics
import StringExtraction
import TextBasics

/// Formats explanations as text.
package struct ExplanationText {
  package let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// Returns the explanation of a literal.
  package func block(_ literal: ExplainedLiteral) -> String {
    let explanation = literal.explanation
    let rest =
      literal.isTaken
      ? literal.catalog : "However, no target extracts this literal as a key. To list the targets, run `strex targets`."
    let place = TerminalSafeText.escaped(explanation.site.printed) + ":"
    return block(
      place, TerminalSafeText.escaped(explanation.literal), explanation.steps,
      [literal.symbol.map(verdict) ?? verdict(explanation.extracted), rest].compactMap(\.self))
  }

  /// Returns the explanation of a catalog's entry.
  package func block(_ entry: EntryExplanation) -> String {
    let line = entry.line.map { ":\($0)" } ?? ""
    let place = entry.catalog.map { TerminalSafeText.escaped($0) + line + ":" } ?? "No catalog:"
    let style = entry.decision == .upToDate ? Style.added : Style.warning
    return block(
      place, TerminalSafeText.quoted(entry.key), entry.steps,
      [style.applied(to: entry.verdict, if: isColored), entry.inXcode])
  }

  private func block(_ place: String, _ subject: String, _ steps: [Explanation.Step], _ end: [String]) -> String {
    let head = Style.bold.applied(to: place, if: isColored) + " " + subject
    let numbered = steps.enumerated().map { "  \($0 + 1). " + line($1) }
    return ([head] + numbered + end.map { "  " + $0 }).joined(separator: "\n")
  }

  private func line(_ step: Explanation.Step) -> String {
    let declaration = step.declaration.map {
      Style.dim.applied(to: " (\(TerminalSafeText.escaped($0)))", if: isColored)
    }
    return TerminalSafeText.escaped(step.text) + (declaration ?? "")
  }

  private func verdict(_ symbol: (key: String, table: String)) -> String {
    let text =
      "Looks up \(TerminalSafeText.quoted(symbol.key)) in table \(TerminalSafeText.escaped(symbol.table)). Not extracted."
    return Style.added.applied(to: text, if: isColored)
  }

  private func verdict(_ string: ExtractedString?) -> String {
    guard let string else { return Style.warning.applied(to: "Not extracted.", if: isColored) }
    let key = TerminalSafeText.quoted(string.key)
    let table = TerminalSafeText.escaped(string.table)
    let isGuess = string.evidence == .assumed
    let text = "Extracted as \(key) in table \(table)\(isGuess ? ", with an assumed format specifier" : "")."
    // Explain how a sync treats assumed specifiers.
    let advice =
      "\n  `strex sync` only adds it with --accept-assumed, or if the catalog already has a key in the same form."
    return Style.added.applied(to: text, if: isColored) + (isGuess ? advice : "")
  }
}
