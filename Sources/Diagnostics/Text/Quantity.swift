/// Phrases for counts in messages.
public enum Quantity {
  /// Returns the count with its noun: `1 source`, `2 sources`, `0 sources`.
  public static func of(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// Returns the count with a noun whose plural needs more than an s: `1 entry`, `2 entries`.
  public static func of(_ count: Int, _ noun: String, plural: String) -> String {
    "\(count) \(count == 1 ? noun : plural)"
  }

  /// Returns the first names and the number of the others: `ar, az, be and 53 more`. Returns all of them if only one
  /// would be left out.
  public static func first(_ few: Int, of names: [String]) -> String {
    if names.count <= few + 1 { return names.joined(separator: ", ") }
    return names.prefix(few).joined(separator: ", ") + " and \(names.count - few) more"
  }
}
