import TextBasics

/// Formats the contents of a `.stringsdict` key with the indentation of the file.
struct StringsDictSpelling {
  private let spelling: TableSpelling
  private let text: TableText
  /// The additional indentation for each nesting level.
  private let step: String

  init(_ spelling: TableSpelling, _ document: PropertyListDocument, _ text: TableText) {
    (self.spelling, self.text) = (spelling, text)
    let steps = document.members.lazy.compactMap { Self.step(of: $0, text) }
    step = steps.first ?? (spelling.isXML ? "\t" : "  ")
  }

  /// Returns the indentation of the members of a dictionary relative to its key, or `nil` if it cannot be determined.
  private static func step(of member: PropertyListMember, _ text: TableText) -> String? {
    guard let inner = member.value.members?.first else { return nil }
    let outside = TableSpelling.indentation(of: member.keyRange.lowerBound, text)
    let inside = TableSpelling.indentation(of: inner.keyRange.lowerBound, text)
    return inside.hasPrefix(outside) && inside != outside ? String(inside.dropFirst(outside.count)) : nil
  }

  /// Returns the lines of a form next to or below a key, without a final line break.
  func value(_ form: StringsDictForm) -> String { value(StringsDictValue(form), below: spelling.indentation) }

  private func value(_ value: StringsDictValue, below outside: String) -> String {
    switch value {
    case .text(let key): return spelling.value(key.text)
    case .members(let members):
      let lines = members.map { outside + step + member($0, at: outside + step) }
      let (open, close) = spelling.isXML ? ("<dict>", "</dict>") : ("{", "}")
      return ([open] + lines + [outside + close]).joined(separator: spelling.newline)
    }
  }

  /// Returns a member without the white space before it on its line.
  private func member(_ member: StringsDictValue.Member, at indentation: String) -> String {
    let (separator, end) = spelling.isXML ? (spelling.newline + indentation, "") : (" = ", ";")
    return spelling.key(member.name) + separator + value(member.value, below: indentation) + end
  }

  /// Returns the edit of the text for a step.
  func edit(_ step: StringsDictRevision.Step) -> TableText.Edit {
    switch step {
    case .replace(let member, let new):
      let value = value(new, below: TableSpelling.indentation(of: member.keyRange.lowerBound, text))
      let isShort = !spelling.isXML && member.value.range == member.keyRange
      if !isShort { return .init(range: member.value.range, text: value) }
      let end = member.keyRange.upperBound
      return .init(range: end..<end, text: " = " + value)
    case .insert(let news, let member, let position):
      let start = member.keyRange.lowerBound
      let indentation = TableSpelling.indentation(of: start, text)
      let isFirst = text.lines.place(of: start).column == indentation.utf8.count + 1
      let hasComment = position > member.range.upperBound
      let gap = isFirst || hasComment ? spelling.newline + indentation : spelling.isXML ? "" : " "
      let lines = news.map { gap + self.member($0, at: indentation) }
      return .init(range: position..<position, text: lines.joined())
    }
  }
}
