/// The SDK's routines that look a key up in a table, as `NSLocalizedString` does.
public enum LocalizationRoutines {
  /// The names that count without being set, each the beginning of those of its longer forms (facts G).
  public static let customary = ["NSLocalizedString", "CFCopyLocalizedString", "NSLocalizedAttributedString"]
}
