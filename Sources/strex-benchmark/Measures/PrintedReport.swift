import Foundation

/// The output of a benchmark, for people or for programs.
protocol PrintedReport: Encodable {
  func text() -> String
}

extension PrintedReport {
  /// The report as JSON. Its members are those of the type, which changes with what is measured: unlike the output of
  /// `JSONWriter`, no shape is promised.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
