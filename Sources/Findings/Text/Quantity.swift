/// Numbers of things in messages.
public enum Quantity {
  /// `1 source`, `2 sources`, `0 sources`.
  public static func of(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
