import Diagnostics
import ProjectChecks
import StringExtraction
import TextBasics

/// Formats strings as text, one line for each literal.
package struct ExtractionLines {
  package let isColored: Bool
  /// Whether a file's path is printed once above its literals, as on a terminal.
  package let hasHeadings: Bool
  /// The descriptions of the places of the strings, each for a line of its own.
  private let contexts: ProjectContexts?

  package init(isColored: Bool, hasHeadings: Bool, contexts: ProjectContexts? = nil) {
    self.isColored = isColored
    self.hasHeadings = hasHeadings
    self.contexts = contexts
  }

  /// Returns lines `path:line:column: "key" [table] = "default value"  // comment`, ordered by position.
  package func text(_ strings: [ExtractedString]) -> String {
    let shown = strings.filter { !$0.isDebugOnly }.sorted { $0.site < $1.site }
    var text = ""
    var file: String?
    for string in shown {
      let path = Style.path.applied(to: TerminalSafeText.escaped(string.site.file), if: isColored)
      if hasHeadings, file != string.site.file { text += (file == nil ? "" : "\n") + path + "\n" }
      file = string.site.file
      text += (hasHeadings ? "" : path + ":") + place(string.site) + " " + description(string) + "\n"
      if let contexts {
        let line = TerminalSafeText.escaped(contexts.line([string.site], key: string.key))
        text += "    " + Style.dim.applied(to: line, if: isColored) + "\n"
      }
    }
    return text
  }

  private func place(_ site: LiteralSite) -> String {
    Style.line.applied(to: "\(site.location.line)", if: isColored) + ":\(site.location.column):"
  }

  private func description(_ string: ExtractedString) -> String {
    var parts = [Style.bold.applied(to: TerminalSafeText.quoted(string.key), if: isColored)]
    if string.table != ExtractedString.defaultTable { parts.append("[\(TerminalSafeText.escaped(string.table))]") }
    if let value = string.defaultValue { parts.append("= " + TerminalSafeText.quoted(value)) }
    let doubts = string.interpolations.filter { $0.evidence == .assumed }.map(\.expression)
    if !doubts.isEmpty {
      let note = "(type of \(TerminalSafeText.escaped(doubts.joined(separator: ", "))) assumed)"
      parts.append(Style.warning.applied(to: note, if: isColored))
    }
    if let comment = string.comment, !comment.isEmpty {
      parts.append(Style.dim.applied(to: "// " + TerminalSafeText.escaped(comment), if: isColored))
    }
    return parts.joined(separator: " ")
  }
}
