import TextBasics

extension StringsTable {
  /// Makes many changes at once, in the spelling and the encoding of the file; all other bytes stay.
  ///
  /// Of a key that occurs twice, the value that counts is changed.
  ///
  /// - Throws: for a binary table, for a key that is to be removed and occurs twice, that is missing, or that is to be added
  ///   and is there already. Nothing is changed then.
  public mutating func apply(_ changes: [StringsChange]) throws(StringsProblem) {
    for change in changes { if let problem = refusal(of: change) { throw problem } }
    // What is added is placed among what stays.
    self = try editing(edits(changes)).adding(changes.compactMap(\.newEntry))
  }

  /// Why a change cannot be made; `nil` when it can.
  public func refusal(of change: StringsChange) -> StringsProblem? {
    let name = TerminalSafeText.quoted(change.key)
    guard document.text != nil else { return .binary }
    if document.format == .xml, !change.texts.allSatisfy(\.fitsXML) { return .control(change.key) }
    let entry = self[change.key]
    if change.newEntry != nil {
      return entry.map { document.problem("the key \(name) is there already", at: $0.keyRange.lowerBound) }
    }
    guard let entry else { return StringsProblem("the table has no key \(name)") }
    if case .set = change { return nil }
    return duplicates.contains(UTF8Key(change.key))
      ? document.problem("the key \(name) stands in the table twice", at: entry.keyRange.lowerBound) : nil
  }

  private func editing(_ edits: [TableText.Edit]) throws(StringsProblem) -> StringsTable {
    guard let text = document.text, !edits.isEmpty else { return self }
    let bytes = text.applying(edits)
    // A file without a single byte is no table.
    return try StringsTable(bytes.isEmpty ? [.lineFeed] : bytes)
  }

  /// `nil` for a binary table.
  var editor: TableEditor? { document.text.map { TableEditor(document, $0, entries.map(\.place)) } }

  /// What changes of entries that are there do to the text.
  private func edits(_ changes: [StringsChange]) -> [TableText.Edit] {
    guard let editor else { return [] }
    return changes.compactMap { change in
      guard let entry = self[change.key] else { return nil }
      switch change {
      case .set(_, let value) where entry.isShort:
        let end = entry.keyRange.upperBound
        return .init(range: end..<end, text: editor.spelling.separator + editor.spelling.value(value))
      case .set(_, let value): return .init(range: entry.valueRange, text: editor.spelling.value(value))
      case .remove: return editor.removal(of: entry.place)
      case .add: return nil
      }
    }
  }

  private func adding(_ news: [NewStringsEntry]) throws(StringsProblem) -> StringsTable {
    guard let editor, !news.isEmpty else { return self }
    return try editing(
      editor.insertions(
        of: news.map {
          .init(key: $0.key, value: editor.spelling.value($0.value), comment: $0.comment, section: $0.section)
        }))
  }
}

extension StringsChange {
  /// The texts to be written into the table.
  fileprivate var texts: [String] {
    switch self {
    case .set(_, let value): [value]
    case .add(let entry): [entry.key, entry.value, entry.comment ?? ""]
    case .remove: []
    }
  }

  fileprivate var newEntry: NewStringsEntry? { if case .add(let entry) = self { entry } else { nil } }
}
