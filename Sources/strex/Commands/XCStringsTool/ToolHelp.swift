import Diagnostics

/// Help in the layout of Swift's ArgumentParser.
struct ToolHelp {
  let width: Int

  typealias Section = (title: String, rows: [(label: String, explanation: String)])

  private static let indentation = 26

  func page(_ abstract: String, usage: String, _ sections: [Section]) -> String {
    let texts = sections.filter { !$0.rows.isEmpty }.map { section in
      "\(section.title):\n" + section.rows.map(row).joined()
    }
    let overview = WrappedText.lines("OVERVIEW: \(abstract)", width: width).joined(separator: "\n")
    return "\(overview)\n\nUSAGE: \(usage)\n\n\(texts.joined(separator: "\n"))"
  }

  /// Returns a term and its explanation, which follows on the next line after a long term.
  private func row(_ label: String, _ explanation: String) -> String {
    let margin = String(repeating: " ", count: Self.indentation)
    let lines = WrappedText.lines(explanation, width: max(width - Self.indentation, 20)).joined(
      separator: "\n" + margin)
    let term = "  " + label
    let isShort = term.count < Self.indentation
    return term + (isShort ? String(margin.dropFirst(term.count)) : "\n" + margin) + lines + "\n"
  }
}
