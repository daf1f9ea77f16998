import Foundation

/// The output of a benchmark, as text or JSON.
protocol PrintedReport: Encodable {
  func text() -> String
}

extension PrintedReport {
  /// Returns the report as JSON. Its members are the properties of the type, which may change with any measurement.
  /// Unlike for the output of `JSONWriter`, no format is documented.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
