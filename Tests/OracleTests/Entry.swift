/// A literal that is extracted, as either side answers it.
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

/// What the two say of one program, lines counted from its first.
struct Verdict {
  var strex: [Entry] = []
  var oracle: [Entry] = []

  var agrees: Bool { strex.sorted() == oracle.sorted() }

  /// What only one side has.
  var differences: (missing: [Entry], unexpected: [Entry]) {
    var missing: [Entry] = []
    var rest = strex
    for entry in oracle {
      if let position = rest.firstIndex(of: entry) { rest.remove(at: position) } else { missing.append(entry) }
    }
    return (missing.sorted(), rest.sorted())
  }
}
