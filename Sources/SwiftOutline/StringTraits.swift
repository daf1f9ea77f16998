/// What decides whether a target takes a string of one of its sources.
public struct StringTraits: Sendable, Hashable {
  /// The platforms that compile the string, as far as `#if` tells.
  public var platforms: Platforms
  /// The project's own conditions without which the string is not compiled: `BETA` of `#if BETA`.
  public var conditions: [String]
  /// Whether a routine's name makes it one, `NSLocalizedString` say, so that the compiler's part does not matter.
  public var isOfRoutine: Bool
  /// Whether it is one of those that Xcode finds by text in targets that do not extract by types, `Text("…")`: each
  /// interpolation is `%@`.
  public var isOfTextScan: Bool
  /// Whether its type is SwiftUI's `LocalizedStringKey`.
  public var isSwiftUIKey: Bool
  /// Whether it is none where the code has to run on systems without `LocalizedStringResource`: the call takes a plain
  /// `String` as well.
  public var hasStringOverload: Bool

  public init(
    platforms: Platforms, conditions: [String], isOfRoutine: Bool, isOfTextScan: Bool, isSwiftUIKey: Bool,
    hasStringOverload: Bool
  ) {
    self.platforms = platforms
    self.conditions = conditions
    self.isOfRoutine = isOfRoutine
    self.isOfTextScan = isOfTextScan
    self.isSwiftUIKey = isSwiftUIKey
    self.hasStringOverload = hasStringOverload
  }

  /// A string that counts because of its type, compiled everywhere.
  public static let ofType = StringTraits(
    platforms: .all, conditions: [], isOfRoutine: false, isOfTextScan: false, isSwiftUIKey: false,
    hasStringOverload: false)

  /// A string that counts because of a routine's name: every target that has its source takes it.
  public static let ofRoutine = StringTraits(
    platforms: .all, conditions: [], isOfRoutine: true, isOfTextScan: false, isSwiftUIKey: false,
    hasStringOverload: false)
}
