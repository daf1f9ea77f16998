import TextBasics

extension StringsTable {
  /// Gives entries other comments, in the spelling and the encoding of the file; all other bytes stay.
  ///
  /// A comment that an empty line parts from its key, as the header of a file, is not taken away.
  /// - Parameter comments: by key; `nil` for none. Keys that are not there are passed over, and binary tables have no comments.
  public mutating func setComments(_ comments: [UTF8Key: String?]) throws(StringsProblem) {
    guard let text = document.text else { return }
    let spelling = StringsSpelling(of: self, text)
    let edits = effectiveEntries.compactMap { entry -> TableText.Edit? in
      guard let comment = comments[UTF8Key(entry.key)], comment != entry.comment else { return nil }
      let start = entry.keyRange.lowerBound
      switch (entry.commentRange, comment) {
      case (let range?, let comment?): return .init(range: range, text: spelling.comment(comment))
      case (nil, let comment?): return .init(range: start..<start, text: spelling.comment(comment) + spelling.newline)
      case (let range?, nil): return entry.isCommentApart ? nil : .init(range: range.lowerBound..<start, text: "")
      case (nil, nil): return nil
      }
    }
    if !edits.isEmpty { self = try StringsTable(text.applying(edits)) }
  }
}
