/// A localizable literal, and the code around it that a generated symbol replaces.
package struct ConvertibleLiteral: Sendable {
  /// A value that the literal inserts into its text.
  package struct Value: Sendable, Equatable {
    /// The expression as written.
    package let text: String
    /// The name of its type, or `nil` for types that no symbol takes and for unknown types.
    package let type: String?

    package init(text: String, type: String?) { (self.text, self.type) = (text, type) }

    /// Returns the value as an argument of another type, or `nil` if that may change the value.
    package func converted(to wanted: String) -> String? {
      guard let type else { return nil }
      if type == wanted { return text }
      return Self.exact[wanted]?.contains(type) ?? false ? "\(wanted)(\(text))" : nil
    }

    /// The types whose values all have an equal value of another type, and the same format specifier.
    private static let exact: [String: Set<String>] = [
      "String": ["Substring"], "Int": ["Int64"], "Int32": ["Int16", "Int8"], "UInt": ["UInt64"],
      "UInt32": ["UInt16", "UInt8"], "Double": ["CGFloat", "Float"],
    ]
  }

  /// The code that a symbol replaces.
  enum Form: Sendable {
    /// The literal, and further arguments of its call that describe the key. Each of their ranges starts after the
    /// argument before.
    case literal(Range<Int>, removing: [Range<Int>])
    /// A call, with the code before and after the symbol.
    case call(Range<Int>, before: String, after: String)
  }

  /// The values in the order of the key's format specifiers.
  package let values: [Value]
  /// Why the code may not accept a symbol, if the literal's parameter is known.
  package let taker: String?
  private let form: Form

  init(_ form: Form, _ values: [Value], taker: String?) {
    (self.form, self.values, self.taker) = (form, values, taker)
  }

  /// Returns the edits that replace the literal.
  ///
  /// - Parameter symbol: the symbol as a member of `LocalizedStringResource`, with its arguments: `Shop.total(count)`.
  package func edits(to symbol: String) -> [CodeEdit] {
    switch form {
    case .literal(let range, let removed):
      [CodeEdit(range: range, text: "." + symbol)] + removed.map { CodeEdit(range: $0, text: "") }
    case .call(let range, let before, let after): [CodeEdit(range: range, text: before + symbol + after)]
    }
  }
}

/// A replacement of bytes of a source.
package struct CodeEdit: Sendable, Equatable {
  package let range: Range<Int>
  package let text: String

  package init(range: Range<Int>, text: String) { (self.range, self.text) = (range, text) }

  /// Returns a text after edits, or `nil` if two of them overlap.
  package static func apply(_ edits: [CodeEdit], to bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    var (result, end) = (ContiguousArray<UInt8>(), 0)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}

/// The reason why a literal or a symbol cannot be converted, as a sentence without a full stop.
package struct ConversionRefusal: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
