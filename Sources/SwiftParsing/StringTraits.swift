/// The traits of a string that decide whether a target extracts it from one of its sources.
public struct StringTraits: Sendable, Hashable {
  /// The platforms that compile the string, according to `#if` conditions.
  public var platforms: Platforms
  /// The project's own conditions that have to be set to compile the string: `BETA` of `#if BETA`.
  public var conditions: [String]
  /// Whether the string was found by the name of a function, such as `NSLocalizedString`, so that the compiler does not
  /// matter.
  public var isOfRoutine: Bool
  /// Whether Xcode finds the string by text, as `Text("…")`, in targets that do not extract by types: each
  /// interpolation is `%@`.
  public var isOfTextScan: Bool
  /// Whether its type is SwiftUI's `LocalizedStringKey`.
  public var isSwiftUIKey: Bool
  /// Whether an overload takes a plain `String`. Code that has to run on systems without `LocalizedStringResource` then
  /// calls that overload, and the literal is not a key.
  public var hasStringOverload: Bool

  public init(
    platforms: Platforms = .all, conditions: [String] = [], isOfRoutine: Bool = false, isOfTextScan: Bool = false,
    isSwiftUIKey: Bool = false, hasStringOverload: Bool = false
  ) {
    self.platforms = platforms
    self.conditions = conditions
    self.isOfRoutine = isOfRoutine
    self.isOfTextScan = isOfTextScan
    self.isSwiftUIKey = isSwiftUIKey
    self.hasStringOverload = hasStringOverload
  }

  /// A string that was found by its type, compiled everywhere.
  public static let ofType = StringTraits()

  /// A string that was found by a function's name: every target with its source extracts it.
  public static let ofRoutine = StringTraits(isOfRoutine: true)
}
