import StringExchange
import StructuredText

/// Reads glossaries from files.
public enum GlossaryFile {
  /// Reads a table of comma-separated values, or TBX (TermBase eXchange).
  /// - Parameters:
  ///   - isTBX: whether the file is TBX.
  ///   - source: the source language of the project.
  /// - Throws: an error at the first place that is not valid.
  public static func terms(
    in bytes: ContiguousArray<UInt8>, isTBX: Bool, source: String
  ) throws(ParseError) -> [Glossary.Term] {
    isTBX ? try termBase(bytes, source) : try table(bytes, source)
  }

  /// Reads a table whose first row contains language codes. Without a column of the source language, the first column
  /// contains the terms.
  private static func table(
    _ bytes: ContiguousArray<UInt8>, _ source: String
  ) throws(ParseError) -> [Glossary.Term] {
    let rows = try CSVExchange.rows(in: bytes)
    guard let head = rows.first?.cells.map(clean) else { return [] }
    let own = head.firstIndex(of: source) ?? 0
    return rows.dropFirst().compactMap { cells, _ in
      guard own < cells.count, !clean(cells[own]).isEmpty else { return nil }
      var translations: [String: [String]] = [:]
      for (column, cell) in cells.enumerated() where column != own && column < head.count {
        let accepted = cell.split(separator: "|").map { clean(String($0)) }.filter { !$0.isEmpty }
        if !accepted.isEmpty { translations[head[column]] = accepted }
      }
      return Glossary.Term(clean(cells[own]), translations)
    }
  }

  /// Reads the entries of TBX, of any version: `termEntry` with `langSet`, or `conceptEntry` with `langSec`.
  private static func termBase(
    _ bytes: ContiguousArray<UInt8>, _ source: String
  ) throws(ParseError) -> [Glossary.Term] {
    all(["termEntry", "conceptEntry"], in: try ElementTree.root(of: bytes)).flatMap { entry in
      var words: [String: [String]] = [:]
      for section in all(["langSet", "langSec"], in: entry) {
        guard let language = section["xml:lang"] ?? section["lang"] else { continue }
        words[language, default: []] += all(["term"], in: section).map { clean($0.text) }.filter { !$0.isEmpty }
      }
      let own = words.removeValue(forKey: source) ?? []
      return own.map { Glossary.Term($0, words) }
    }
  }

  /// Returns a text with single spaces and without spaces at its ends.
  private static func clean(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the elements with one of these names, at any depth, in order.
  private static func all(_ names: Set<String>, in root: TreeElement) -> [TreeElement] {
    var found: [TreeElement] = []
    var open = [root]
    while let element = open.popLast() {
      if names.contains(element.name) { found.append(element) } else { open += element.children.reversed() }
    }
    return found
  }
}
