/// The origin of an entry. Absent for a key from the code without a default value.
public struct ExtractionState: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the code, with a default value.
  public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")
  /// Maintained by hand.
  public static let manual = ExtractionState(rawValue: "manual")
  /// From a `.strings` file.
  public static let migrated = ExtractionState(rawValue: "migrated")
  /// No longer in the code.
  public static let stale = ExtractionState(rawValue: "stale")
}
