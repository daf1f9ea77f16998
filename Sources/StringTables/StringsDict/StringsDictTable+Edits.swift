import TextBasics

extension StringsDictTable {
  /// Makes many changes together, in the style and encoding of the file. All other bytes stay.
  ///
  /// - Throws: for a binary table, for a key that occurs twice or is missing, and for an added key that already exists.
  ///   The table then stays unchanged.
  public mutating func apply(_ changes: [StringsDictChange]) throws(StringsError) {
    for change in changes { if let problem = refusal(of: change) { throw problem } }
    // New entries are placed after the other changes, among the remaining entries.
    self = try editing(try edits(changes)).adding(changes)
  }

  /// Returns the reason why a change cannot be made, or `nil` if it can.
  public func refusal(of change: StringsDictChange) -> StringsError? {
    guard document.text != nil else { return .binary }
    if document.format == .xml, !change.texts.allSatisfy(\.fitsXML) { return .control(change.key) }
    switch change {
    case .add(let key, _, _): return refusal(ofNew: key)
    case .set(let key, let form): return refusal(ofOld: key) ?? refusal(of: form, for: key)
    case .remove(let key): return refusal(ofOld: key)
    case .rename(let key, let new): return refusal(ofOld: key) ?? refusal(ofNew: new)
    }
  }

  private func refusal(ofNew key: String) -> StringsError? {
    self[key].map { problem($0, "the table already contains the key \(TerminalSafeText.quoted(key))") }
  }

  private func refusal(ofOld key: String) -> StringsError? {
    let name = TerminalSafeText.quoted(key)
    guard let entry = self[key] else { return StringsError("the table has no key \(name)") }
    return duplicates.contains(UTF8Key(key)) ? problem(entry, "the table contains the key \(name) twice") : nil
  }

  private func refusal(of form: StringsDictForm, for key: String) -> StringsError? {
    do throws(StringsError) {
      _ = try steps(of: key, to: form)
      return nil
    } catch { return error }
  }

  private func steps(of key: String, to form: StringsDictForm) throws(StringsError) -> [StringsDictRevision.Step] {
    guard let member = member(key) else { return [] }
    return try StringsDictRevision(document, of: member, from: self[key]?.form, to: form).steps
  }

  private func problem(_ entry: StringsDictEntry, _ message: String) -> StringsError {
    StringsError(message, line: entry.line, column: entry.column)
  }

  /// Changes the comments of entries. All other bytes stay.
  /// - Parameter comments: the comments by key, or `nil` for none. Unknown keys are ignored, and binary tables have no
  ///   comments.
  public mutating func setComments(_ comments: [UTF8Key: String?]) throws(StringsError) {
    guard let editor else { return }
    self = try editing(
      effectiveEntries.compactMap { entry in
        comments[UTF8Key(entry.key)].flatMap { editor.edit(ofCommentOf: entry.place, to: $0) }
      })
  }

  /// `nil` for a binary table.
  private var editor: TableEditor? { document.text.map { TableEditor(document, $0, entries.map(\.place)) } }

  private func editing(_ edits: [TableText.Edit]) throws(StringsError) -> StringsDictTable {
    guard let text = document.text, !edits.isEmpty else { return self }
    let bytes = text.applying(edits)
    // An empty file is not a valid table.
    return try StringsDictTable(bytes.isEmpty ? [.lineFeed] : bytes)
  }

  /// Returns the edits of the text that change existing entries.
  private func edits(_ changes: [StringsDictChange]) throws(StringsError) -> [TableText.Edit] {
    guard let text = document.text, let editor else { return [] }
    let spelling = StringsDictSpelling(editor.spelling, document, text)
    var edits: [TableText.Edit] = []
    for change in changes {
      guard let place = self[change.key]?.place else { continue }
      switch change {
      case .set(let key, let form): edits += try steps(of: key, to: form).map(spelling.edit)
      case .rename(_, let new): edits.append(.init(range: place.keyRange, text: editor.spelling.key(new)))
      case .remove: edits.append(editor.removal(of: place))
      case .add: break
      }
    }
    return edits
  }

  private func adding(_ changes: [StringsDictChange]) throws(StringsError) -> StringsDictTable {
    guard let text = document.text, let editor else { return self }
    let spelling = StringsDictSpelling(editor.spelling, document, text)
    let news = changes.compactMap { change -> TableEditor.NewEntry? in
      guard case .add(let key, let form, let comment) = change else { return nil }
      return .init(key: key, value: spelling.value(form), comment: comment, section: nil)
    }
    return news.isEmpty ? self : try editing(editor.insertions(of: news))
  }
}
