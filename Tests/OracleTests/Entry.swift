/// An extracted literal, as strex or the oracle reports it.
struct Entry: Hashable, Comparable {
  var line: Int
  var key: String
  var table: String
  var comment: String
  var value: String

  var description: String {
    var text = "line \(line): \(key.debugDescription)"
    if table != "Localizable" { text += " table \(table.debugDescription)" }
    if !comment.isEmpty { text += " comment \(comment.debugDescription)" }
    if !value.isEmpty { text += " value \(value.debugDescription)" }
    return text
  }

  static func < (a: Entry, b: Entry) -> Bool {
    (a.line, a.key, a.table, a.comment, a.value) < (b.line, b.key, b.table, b.comment, b.value)
  }
}

/// The two sets of entries for one program, with lines relative to its first line.
struct Verdict {
  var strex: [Entry] = []
  var oracle: [Entry] = []

  var agrees: Bool { strex.sorted() == oracle.sorted() }

  /// The entries that only one side reports.
  var differences: (missing: [Entry], unexpected: [Entry]) {
    var missing: [Entry] = []
    var rest = strex
    for entry in oracle {
      if let position = rest.firstIndex(of: entry) { rest.remove(at: position) } else { missing.append(entry) }
    }
    return (missing.sorted(), rest.sorted())
  }
}
