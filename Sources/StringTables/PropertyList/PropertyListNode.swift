/// One value of a property list, with its position in the text.
struct PropertyListNode: Sendable {
  enum Content: Sendable {
    case string(String)
    case dictionary([PropertyListMember])
    case array([PropertyListNode])
    /// A value of another type, with its name for messages.
    case other(String)
  }

  var content: Content
  /// Its bytes in the text, including quotes or tags. Empty in binary files.
  var range: Range<Int>

  /// The maximum nesting depth; real tables are at most four levels deep.
  static let depthLimit = 64

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var members: [PropertyListMember]? { if case .dictionary(let members) = content { members } else { nil } }

  /// The name of its type for messages.
  var kind: String {
    switch content {
    case .string: "a string"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .other(let name): name
    }
  }
}

/// A key of a dictionary and its value.
struct PropertyListMember: Sendable {
  var key: String
  var keyRange: Range<Int>
  var value: PropertyListNode
  /// From the key up to and including the semicolon or the end tag of the value.
  var range: Range<Int>
  /// The number of comments in the text before the key.
  var commentCount: Int
}

/// A comment of a string.
struct PropertyListComment: Sendable {
  /// Its bytes, including the delimiters but not the line break after `//`.
  var range: Range<Int>
  /// Its text without surrounding white space.
  var text: String
  var isLine: Bool
}
