import Diagnostics
import StringExtraction
import TextBasics

/// Prints the steps behind a verdict for people.
package struct ExplanationText {
  package let isColoured: Bool

  package init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// - Parameters:
  ///   - isExtracted: whether a target extracts the literal, if it is a key.
  ///   - catalog: the catalog to which the key goes.
  package func block(_ explanation: Explanation, isExtracted: Bool = true, catalog: String? = nil) -> String {
    let site = explanation.site
    let place = "\(TerminalSafeText.escaped(site.file)):\(site.location.line):\(site.location.column):"
    let head = Style.bold.applied(to: place, if: isColoured) + " " + TerminalSafeText.escaped(explanation.literal)
    let steps = explanation.steps.enumerated().map { "  \($0 + 1). " + line($1) }
    let rest =
      isExtracted
      ? catalog.map { "  " + $0 } : "  No target compiles it as a key, though; ‘strex targets’ tells of targets."
    return ([head] + steps + ["  " + verdict(explanation.extracted)] + [rest].compactMap(\.self)).joined(
      separator: "\n")
  }

  private func line(_ step: Explanation.Step) -> String {
    let declaration = step.declaration.map {
      Style.dim.applied(to: " (\(TerminalSafeText.escaped($0)))", if: isColoured)
    }
    return TerminalSafeText.escaped(step.text) + (declaration ?? "")
  }

  private func verdict(_ string: ExtractedString?) -> String {
    guard let string else { return Style.warning.applied(to: "Not extracted.", if: isColoured) }
    let key = TerminalSafeText.quoted(string.key)
    let table = TerminalSafeText.escaped(string.table)
    let isGuess = string.evidence == .assumed
    let text = "Extracted as \(key) in table \(table)\(isGuess ? ", with an assumed format specifier" : "")."
    // What sync makes of guesses.
    let advice =
      "\n  ‘strex sync’ adds no guess without --accept-assumed: it takes the key of this shape, if there is one."
    return Style.added.applied(to: text, if: isColoured) + (isGuess ? advice : "")
  }
}
