import Testing

@testable import SwiftLexing
