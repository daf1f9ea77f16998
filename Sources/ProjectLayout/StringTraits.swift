import SwiftOutline

/// What decides whether a target takes a string of one of its sources.
public struct StringTraits: Sendable, Hashable {
  /// The platforms that compile the string.
  public var platforms: Platforms
  /// The project's own conditions that compile the string.
  public var conditions: [String]
  /// Whether a routine's name makes it one, `NSLocalizedString` say, so that the compiler's part does not matter.
  public var isOfRoutine: Bool
  /// Whether it is one of those that Xcode finds by text in targets that do not extract by types: `Text("…")`.
  public var isOfTextScan: Bool
  /// Whether its type is SwiftUI's `LocalizedStringKey`.
  public var isSwiftUIKey: Bool
  /// Whether it is none on systems without `LocalizedStringResource`, because a `String` is taken there.
  public var hasStringOverload: Bool

  public init(
    platforms: Platforms = .all, conditions: [String] = [], isOfRoutine: Bool = true, isOfTextScan: Bool = false,
    isSwiftUIKey: Bool = false,
    hasStringOverload: Bool = false
  ) {
    self.platforms = platforms
    self.conditions = conditions
    self.isOfRoutine = isOfRoutine
    self.isOfTextScan = isOfTextScan
    self.isSwiftUIKey = isSwiftUIKey
    self.hasStringOverload = hasStringOverload
  }
}
