/// A description of a key for translators, made from the code.
public struct GeneratedComment: Sendable, Equatable {
  public let text: String
  /// Returns whether a generated comment was made by strex, not by Xcode.
  let isOwn: @Sendable (String) -> Bool

  /// - Parameter isOwn: returns whether a comment that is marked as generated has the form of this one.
  public init(_ text: String, isOwn: @escaping @Sendable (String) -> Bool) { (self.text, self.isOwn) = (text, isOwn) }

  public static func == (a: Self, b: Self) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }
}
