import Testing

@testable import AppleSDK
