import AppleSDK

extension XcodeVersion {
  /// The possible numbers, the default first.
  package static let choices = allCases.reversed().map { "\($0.rawValue)" }
}
