import SDKInterfaces

extension XcodeVersion {
  /// The supported version numbers, the default first.
  package static let choices = ([standard] + allCases.reversed().filter { $0 != standard }).map { "\($0.rawValue)" }
}
