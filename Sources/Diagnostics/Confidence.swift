/// The certainty of a finding, the most certain first.
public enum Confidence: String, CaseIterable, Comparable, Sendable {
  case high, low

  /// Orders confidences: low is less than high.
  public static func < (a: Confidence, b: Confidence) -> Bool { a == .low && b == .high }
}
