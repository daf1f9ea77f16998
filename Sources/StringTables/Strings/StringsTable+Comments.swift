import TextBasics

extension StringsTable {
  /// Gives entries other comments, in the spelling and the encoding of the file; all other bytes stay.
  ///
  /// A comment that an empty line parts from its key, as the header of a file, stays: the key gets one of its own below.
  /// - Parameter comments: by key; `nil` for none. Keys that are not there are passed over, and binary tables have no comments.
  public mutating func setComments(_ comments: [UTF8Key: String?]) throws(StringsProblem) {
    guard let text = document.text, let editor else { return }
    let edits = effectiveEntries.compactMap { entry in
      comments[UTF8Key(entry.key)].flatMap { editor.edit(ofCommentOf: entry.place, to: $0) }
    }
    if !edits.isEmpty { self = try StringsTable(text.applying(edits)) }
  }
}
