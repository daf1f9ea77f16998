import StringDataFlow

/// The roles of the texts in property lists, which the system shows.
enum InformationRole {
  /// The name of property lists among the callees of texts.
  static let api = "Info.plist"

  private static let known: [String: String] = [
    "CFBundleDisplayName": "App name", "CFBundleName": "Short app name",
    "CFBundleSpokenName": "Spoken app name", "NSHumanReadableCopyright": "Copyright notice",
    "CFBundleGetInfoString": "App version string",
  ]

  /// Returns the beginning of the line for a key: `Reason for access to camera, in the permission alert`.
  static func phrase(ofKey key: String) -> String? {
    if let phrase = known[key] { return phrase }
    let end = "UsageDescription"
    guard key.hasSuffix(end), key.hasPrefix("NS") else { return nil }
    let words = NameWords.of(key.dropFirst(2).dropLast(end.count))
    return words.isEmpty ? nil : "Reason for access to \(words.joined(separator: " ")), in the permission alert"
  }
}
