import TextBasics

extension StringsTable {
  /// Makes many changes together, in the style and encoding of the file. All other bytes stay.
  ///
  /// If a key occurs twice, the effective value is changed.
  ///
  /// - Throws: for a binary table, for a removed key that is missing or occurs twice, and for an added key that already
  ///   exists. The table then stays unchanged.
  public mutating func apply(_ changes: [StringsChange]) throws(StringsError) {
    for change in changes { if let problem = refusal(of: change) { throw problem } }
    // New entries are placed after the other changes, among the remaining entries.
    self = try editing(edits(changes)).adding(changes.compactMap(\.newEntry))
  }

  /// Changes the comments of entries in the style and encoding of the file. All other bytes stay.
  ///
  /// A comment that an empty line separates from its key, such as a file header, stays. The key then gets a comment of
  /// its own below it.
  /// - Parameter comments: the comments by key, or `nil` for none. Unknown keys are ignored, and binary tables have no
  ///   comments.
  public mutating func setComments(_ comments: [UTF8Key: String?]) throws(StringsError) {
    guard let editor else { return }
    self = try editing(
      effectiveEntries.compactMap { entry in
        comments[UTF8Key(entry.key)].flatMap { editor.edit(ofCommentOf: entry.place, to: $0) }
      })
  }

  /// Returns the reason why a change cannot be made, or `nil` if it can.
  public func refusal(of change: StringsChange) -> StringsError? {
    let name = TerminalSafeText.quoted(change.key)
    guard document.text != nil else { return .binary }
    if document.format == .xml, !change.texts.allSatisfy(\.fitsXML) { return .control(change.key) }
    let entry = self[change.key]
    if change.newEntry != nil {
      return entry.map { document.problem("the table already contains the key \(name)", at: $0.keyRange.lowerBound) }
    }
    guard let entry else { return StringsError("the table has no key \(name)") }
    if case .set = change { return nil }
    return duplicates.contains(UTF8Key(change.key))
      ? document.problem("the table contains the key \(name) twice", at: entry.keyRange.lowerBound) : nil
  }

  private func editing(_ edits: [TableText.Edit]) throws(StringsError) -> StringsTable {
    guard let text = document.text, !edits.isEmpty else { return self }
    let bytes = text.applying(edits)
    // An empty file is not a valid table.
    return try StringsTable(bytes.isEmpty ? [.lineFeed] : bytes)
  }

  /// `nil` for a binary table.
  var editor: TableEditor? { document.text.map { TableEditor(document, $0, entries.map(\.place)) } }

  /// Returns the edits of the text that change existing entries.
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

  private func adding(_ news: [NewStringsEntry]) throws(StringsError) -> StringsTable {
    guard let editor, !news.isEmpty else { return self }
    return try editing(
      editor.insertions(
        of: news.map {
          .init(key: $0.key, value: editor.spelling.value($0.value), comment: $0.comment, section: $0.section)
        }))
  }
}

extension StringsChange {
  /// The strings that the change writes into the table.
  fileprivate var texts: [String] {
    switch self {
    case .set(_, let value): [value]
    case .add(let entry): [entry.key, entry.value, entry.comment ?? ""]
    case .remove: []
    }
  }

  fileprivate var newEntry: NewStringsEntry? { if case .add(let entry) = self { entry } else { nil } }
}
