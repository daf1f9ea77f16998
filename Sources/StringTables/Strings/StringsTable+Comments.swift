import TextBasics

extension StringsTable {
  /// Gives entries other comments, in the spelling and the encoding of the file; all other bytes stay.
  ///
  /// A comment that an empty line parts from its key, as the header of a file, stays: the key gets one of its own below.
  /// - Parameter comments: by key; `nil` for none. Keys that are not there are passed over, and binary tables have no comments.
  public mutating func setComments(_ comments: [UTF8Key: String?]) throws(StringsProblem) {
    guard let text = document.text else { return }
    let spelling = StringsSpelling(of: self, text)
    let edits = effectiveEntries.compactMap { entry -> TableText.Edit? in
      let old = entry.isCommentApart ? nil : entry.comment
      let oldRange = entry.isCommentApart ? nil : entry.commentRange
      guard let comment = comments[UTF8Key(entry.key)], comment != old else { return nil }
      let start = entry.keyRange.lowerBound
      switch (oldRange, comment) {
      case (let range?, let comment?): return .init(range: range, text: spelling.comment(comment))
      case (nil, let comment?): return .init(range: start..<start, text: spelling.comment(comment) + spelling.newline)
      case (let range?, nil): return .init(range: range.lowerBound..<start, text: "")
      case (nil, nil): return nil
      }
    }
    if !edits.isEmpty { self = try StringsTable(text.applying(edits)) }
  }
}
