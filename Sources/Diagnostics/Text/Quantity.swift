/// Phrases for counts in messages.
public enum Quantity {
  /// The count with its noun: `1 source`, `2 sources`, `0 sources`.
  public static func of(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The count with a noun whose plural needs more than an s: `1 entry`, `2 entries`.
  public static func of(_ count: Int, _ noun: String, plural: String) -> String {
    "\(count) \(count == 1 ? noun : plural)"
  }

  /// The first names, and how many there are besides: `ar, az, be and 53 more`. All of them where one alone would be
  /// left.
  public static func first(_ few: Int, of names: [String]) -> String {
    if names.count <= few + 1 { return names.joined(separator: ", ") }
    return names.prefix(few).joined(separator: ", ") + " and \(names.count - few) more"
  }
}
