/// A text compared by its code units: a key in composed characters differs from the same key in decomposed ones,
/// although `String` treats them as equal.
public struct UTF8Key: Hashable, Sendable {
  public let text: String

  @inlinable public init(_ text: String) { self.text = text }

  @inlinable public static func == (a: Self, b: Self) -> Bool {
    let length = a.text.utf8.count
    return length == b.text.utf8.count && a.text.hasBytes(of: b.text, endingAt: length)
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
