import TextBasics

extension StringsTable {
  /// Changes the comments of entries in the style and encoding of the file. All other bytes stay.
  ///
  /// A comment that an empty line separates from its key, such as a file header, stays. The key then gets a comment of
  /// its own below it.
  /// - Parameter comments: the comments by key, or `nil` for none. Unknown keys are ignored, and binary tables have no
  ///   comments.
  public mutating func setComments(_ comments: [UTF8Key: String?]) throws(StringsError) {
    guard let text = document.text, let editor else { return }
    let edits = effectiveEntries.compactMap { entry in
      comments[UTF8Key(entry.key)].flatMap { editor.edit(ofCommentOf: entry.place, to: $0) }
    }
    if !edits.isEmpty { self = try StringsTable(text.applying(edits)) }
  }
}
