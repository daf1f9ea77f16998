import Testing

@testable import SwiftTypes
