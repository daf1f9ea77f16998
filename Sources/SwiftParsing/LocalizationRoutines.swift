/// The functions of the SDK that look up a key in a table, as `NSLocalizedString` does.
public enum LocalizationRoutines {
  static let main = Name("NSLocalizedString")

  /// The functions that are recognized by default. The names of their longer forms begin with these (facts G).
  public static let customary = ["NSLocalizedString", "CFCopyLocalizedString", "NSLocalizedAttributedString"]
}
