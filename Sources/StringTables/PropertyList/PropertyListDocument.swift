import TextBasics

/// The outermost dictionary of a file in any property list format.
struct PropertyListDocument: Sendable {
  let format: PropertyListFormat
  /// The text, or `nil` for a binary file.
  let text: TableText?
  let bytes: ContiguousArray<UInt8>
  let members: [PropertyListMember]
  /// The bytes of the dictionary, with its braces or tags if it has any.
  let range: Range<Int>
  let comments: [PropertyListComment]
  /// The questionable parts that were read nevertheless.
  let warnings: [StringsError]

  /// - Throws: an error at the first place where the bytes are not a property list whose root is a dictionary.
  init(_ bytes: ContiguousArray<UInt8>) throws(StringsError) {
    self.bytes = bytes
    if bytes.isEmpty { throw StringsError("the file is empty") }
    if BinaryReader.isBinary(bytes) {
      var reader = BinaryReader(bytes)
      let root = try reader.read()
      (format, text, comments, warnings) = (.binary, nil, [], reader.warnings)
      (members, range) = (try Self.members(of: root, nil), root.range)
      return
    }
    let text = try TableText(bytes)
    self.text = text
    let root: PropertyListNode
    if XMLScanner.isXML(text.text) {
      var scanner = XMLScanner(text)
      root = try scanner.scan()
      (format, comments, warnings) = (.xml, scanner.comments, [])
    } else {
      var scanner = OldStyleScanner(text)
      root = try scanner.scan()
      (format, comments, warnings) = (.oldStyle, scanner.comments, scanner.warnings)
    }
    (members, range) = (try Self.members(of: root, text), root.range)
  }

  private static func members(
    of root: PropertyListNode, _ text: TableText?
  ) throws(StringsError) -> [PropertyListMember] {
    if let members = root.members { return members }
    let message = "expected a dictionary, found \(root.kind)"
    throw text?.problem(message, at: root.range.lowerBound) ?? StringsError(message)
  }

  /// Returns a problem at a position of the text. At the beginning of a binary file.
  func problem(_ message: String, at offset: Int) -> StringsError {
    text?.problem(message, at: offset) ?? StringsError(message)
  }

  /// Returns the warning about a key that an earlier line has as well. The last value of a key is effective.
  func duplicate(_ member: PropertyListMember, ofLine line: Int, isEqual: Bool) -> StringsError {
    let end = isEqual ? "line \(line) has the same value" : "this value replaces the one on line \(line)"
    var problem = problem(
      "duplicate key \(TerminalSafeText.quoted(member.key)); \(end)", at: member.keyRange.lowerBound)
    (problem.duplicate, problem.isHarmless) = (member.key, isEqual)
    return problem
  }

  /// Returns the comments between the value before a member and its key.
  func comments(before position: Int, in members: [PropertyListMember]) -> ArraySlice<PropertyListComment> {
    let end = members[position].commentCount
    let before = position == 0 ? range.lowerBound : members[position - 1].range.upperBound
    let first = comments[..<end].lastIndex { $0.range.lowerBound < before }.map { $0 + 1 }
    return comments[(position == 0 && format == .oldStyle ? 0 : first ?? 0)..<end]
  }
}

/// The format of a table.
public enum PropertyListFormat: Sendable, Equatable {
  /// The NeXTSTEP property list format: `"key" = "value";`.
  case oldStyle
  case xml
  /// The format that builds produce. It is read and never changed.
  case binary
}
