import Testing

@testable import StringExtraction
