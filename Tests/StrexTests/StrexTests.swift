import Testing

@testable import strex
