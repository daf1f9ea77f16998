import SwiftLexing
import TextBasics

/// An argument that begins with a name, in a call of something that is named like a type: `Row(title: name)`. The type
/// of the value determines the type of the parameter.
public struct ValuePlace: Sendable {
  /// The offset of the value's first byte.
  public let start: UInt32
  public let callee: Name
  /// The argument's label, or `_` for a first argument without one.
  public let label: Name

  /// - Parameters:
  ///   - position: the parenthesis or comma before the argument.
  ///   - callee: the position of the callee's name.
  init?(behind position: Int, callee: Int, _ tokens: borrowing ContiguousArray<Token>, _ source: borrowing SourceText) {
    guard position + 2 < tokens.count, tokens[position + 1].kind == .identifier,
      source.bytes[Int(tokens[callee].start)].isUppercaseLetter,
      callee == 0 || tokens[callee - 1].kind != .period && tokens[callee - 1].kind != .prefixPeriod
    else { return nil }
    let isLabelled = tokens[position + 2].kind == .colon
    guard isLabelled || tokens[position].kind == .leftParen else { return nil }
    let value = tokens[min(position + (isLabelled ? 3 : 1), tokens.count - 1)]
    guard value.kind == .identifier || value.kind == .`self` else { return nil }
    start = value.start
    self.callee = Name(tokens[callee], in: source)
    label = isLabelled ? Name(tokens[position + 1], in: source) : .underscore
  }
}
