/// Phrases for counts in messages.
public enum Quantity {
  /// The count with its noun: `1 source`, `2 sources`, `0 sources`.
  public static func of(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
