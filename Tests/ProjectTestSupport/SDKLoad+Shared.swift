import StringExtraction

extension SDKLoad {
  /// The SDK that all tests of this process share. It is loaded once.
  package static let shared = SDKLoad()
}
