import AppleSDK

extension XcodeVersion {
  /// The numbers to choose from, the default first.
  package static let choices = allCases.reversed().map { "\($0.rawValue)" }
}
