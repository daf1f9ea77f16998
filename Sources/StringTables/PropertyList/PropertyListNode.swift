/// One value of a property list, and where it stands in the text.
struct PropertyListNode: Sendable {
  enum Content: Sendable {
    case string(String)
    case dictionary([PropertyListMember])
    case array([PropertyListNode])
    /// A value of another kind, under the name that messages give it.
    case other(String)
  }

  var content: Content
  /// Its bytes in the text, quotes or tags included; empty in binary files.
  var range: Range<Int>

  /// The deepest nesting that is read; that of real tables is four.
  static let depthLimit = 64

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var members: [PropertyListMember]? { if case .dictionary(let members) = content { members } else { nil } }

  /// What it is, for messages.
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
  /// From the key to the end of the semicolon or of the value's tag.
  var range: Range<Int>
  /// How many comments of the text stand before the key.
  var commentCount: Int
}

/// A comment of a text.
struct PropertyListComment: Sendable {
  /// Its bytes, with what begins and ends it, but without the line break behind `//`.
  var range: Range<Int>
  /// What it says, without white space around.
  var text: String
  var isLine: Bool
}
